//! MEM⁰ beyond the oracle's reach: the appendix's algorithm, the scan of the frontier, and its checkpoints.

use std::sync::LazyLock;

use nimscope::engine::{Engine, Frontier};
use nimscope::game::Cell;
use nimscope::grow::{self, Grow};
use nimscope::paper::memgames::engine::{Appendix, FrontierScan, MemZero};
use proptest::prelude::*;
use serde_json::Value;

fn scan(rows: u64) -> FrontierScan {
    let mut scan = FrontierScan::new();
    scan.aim(rows);
    grow::finish(&mut scan, 10_000).expect("nothing keeps it");
    scan
}

fn save(scan: &FrontierScan) -> Vec<u8> {
    let mut bytes = Vec::new();
    let saved: Result<(), ()> = scan.save(|piece| {
        bytes.extend_from_slice(piece);
        Ok(())
    });
    saved.expect("a list takes everything");
    bytes
}

fn load(bytes: &[u8]) -> Result<FrontierScan, String> {
    let mut rest = bytes;
    FrontierScan::load(|wanted| {
        let (taken, left) = rest.split_at_checked(wanted.len()).ok_or("no more")?;
        wanted.copy_from_slice(taken);
        rest = left;
        Ok(())
    })
}

/// Far enough for the diagonals of 12 and 1270 to follow their rule alone.
#[test]
fn the_map_agrees_with_the_appendix() {
    let rows = 12_500;
    let mut slow = Appendix::default();
    (0..rows).for_each(|_| slow.advance());
    let mut fast = MemZero::new(rows);
    while fast.rows() < rows {
        fast.advance(10_000);
    }
    for n in 0..rows {
        let frontier = slow.frontier()[n as usize];
        assert_eq!(fast.frontier(n), Some(frontier), "row {n}");
        let exceptions = slow.exceptions(n as usize);
        for &(column, value) in exceptions {
            let at = Cell { row: n, column: u64::from(column) };
            assert_eq!(fast.value(at), Some(value), "{at:?}");
        }
        let mut listed: Vec<(u64, u32)> = exceptions.iter().map(|&(k, value)| (u64::from(k), value)).collect();
        listed.sort_unstable();
        assert_eq!(fast.exceptions(n), (frontier, listed), "row {n}");
        let columns = (0..=n + 1).step_by(if n < 1_000 { 1 } else { 97 });
        let plain = columns.filter(|&k| exceptions.iter().all(|&(column, _)| u64::from(column) != k));
        for k in plain {
            assert_eq!(fast.value(Cell { row: n, column: k }), Some(frontier), "{n}_{k}");
        }
    }
}

#[test]
fn the_scan_agrees_with_the_map() {
    let rows = 200_000;
    let mut map = MemZero::new(rows);
    while map.rows() < rows {
        map.advance(1_000_000);
    }
    let scan = scan(rows);
    assert!((0..rows).all(|n| map.frontier(n) == Some(scan.frontier()[n as usize])));
}

#[test]
fn immortal_values_and_their_signatures_are_the_golden_ones() {
    let golden: Value = serde_json::from_str(include_str!("golden/mem_zero_immortal.json")).expect("JSON");
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a number")).collect()
    };
    // Row 4t of the last one is the first that settles its signature.
    let immortals = scan(4 * 230_784 + 1).immortals();
    let expected = golden["immortals"].as_array().expect("a list");
    assert_eq!(immortals.len(), expected.len());
    for (found, expected) in immortals.iter().zip(expected) {
        assert_eq!(
            (u64::from(found.value), found.row),
            (expected["m"].as_u64().unwrap(), expected["t"].as_u64().unwrap())
        );
        let signature = found.signature.as_ref().expect("a settled signature");
        assert_eq!(signature.asymptotic, numbers(&expected["X"]), "{}", found.value);
        assert_eq!(signature.early, numbers(&expected["early"]), "{}", found.value);
    }
    assert_eq!(
        immortals[3].signature.as_ref().map(|found| (found.asymptotic.len(), found.early.len())),
        Some((106, 146))
    );
}

#[test]
fn a_value_is_immortal_from_row_2t_on_and_settled_at_4t() {
    let found = |rows| scan(rows).immortals().last().map(|last| (last.value, last.signature.is_some()));
    assert_eq!(found(44), Some((0, true)));
    assert_eq!(found(45), Some((12, false)));
    assert_eq!(found(88), Some((12, false)));
    assert_eq!(found(89), Some((12, true)));
}

#[test]
fn records_are_the_first_values_so_many_times_on_the_frontier() {
    let scan = scan(20_000);
    let mut seen: Vec<Vec<u64>> = vec![Vec::new(); 20_000];
    let mut records = Vec::new();
    for (n, &value) in (0..).zip(scan.frontier()) {
        let rows = &mut seen[value as usize];
        rows.push(n);
        if rows.len() > records.len() {
            records.push((value, rows.clone()));
        }
    }
    let found: Vec<(u32, Vec<u64>)> = scan.records().iter().map(|record| (record.value, record.rows.clone())).collect();
    assert_eq!(found, records);
    assert_eq!(found[3], (871, vec![1904, 1907, 1911, 1937]));
}

static WHOLE: LazyLock<Vec<u8>> = LazyLock::new(|| save(&scan(20_000)));

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_scan_goes_on_from_a_checkpoint_as_if_nothing_had_happened(
        first in prop_oneof![0u64..20_000, Just(4096), Just(8191), Just(8192)],
        second in 0u64..20_000,
    ) {
        let mut resumed = load(&save(&scan(first))).expect("a checkpoint");
        prop_assert_eq!(resumed.rows(), first);
        resumed.aim(second);
        resumed.advance(u64::MAX);
        let mut resumed = load(&save(&resumed)).expect("a checkpoint");
        resumed.aim(20_000);
        resumed.advance(u64::MAX);
        let whole = load(&WHOLE).expect("a checkpoint");
        prop_assert_eq!(resumed.frontier(), whole.frontier());
        prop_assert_eq!(resumed.immortals(), whole.immortals());
        prop_assert_eq!(resumed.records(), whole.records());
    }

    #[test]
    fn a_damaged_checkpoint_is_refused(place in 0usize..1 << 20, bit in 0u8..8) {
        let mut bytes = WHOLE.clone();
        let place = place % bytes.len();
        bytes[place] ^= 1 << bit;
        prop_assert!(load(&bytes).is_err());
        prop_assert!(load(&WHOLE[..place]).is_err());
    }
}

#[test]
fn what_is_wrong_with_a_checkpoint_is_said() {
    let check = |change: &dyn Fn(&mut Vec<u8>), message: &str| {
        let mut bytes = save(&scan(50));
        change(&mut bytes);
        assert_eq!(load(&bytes).err().as_deref(), Some(message));
    };
    check(&|bytes| bytes[0] = b'N', "it is not a checkpoint of a scan of MEM⁰");
    check(&|bytes| bytes[16] = 7, "it has version 7, and this program reads version 1");
    check(&|bytes| bytes.truncate(100), "no more");
    check(&|bytes| bytes[24] = 9, "it claims 38654705714 rows, and there are at most 4294967295");
    check(&|bytes| bytes[32] = 5, "row 1 has the frontier value 5, but 1 has not been seen");
    let sums = load(&{
        let mut bytes = save(&scan(50));
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        bytes
    });
    assert!(sums.err().is_some_and(|message| message.starts_with("its checksum is ")));
}
