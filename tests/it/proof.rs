//! Proofs about gaps: what is proved is so, what is not is not proved, and a spoiled certificate is refused.

use nimscope::engine::Sequence;
use nimscope::grow::{self, Grow};
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::Divisions;
use nimscope::paper::imark::proof::{Certificate, GapProof, Verification};
use proptest::prelude::*;

fn spec(p: u64, q: u64) -> Spec {
    Spec::parse(&format!("imark?S=1&D={p},{q}")).expect("a spec")
}

/// What is proved, and the values of which nothing is.
fn prove(spec: &Spec, to: u64, spectrum: bool) -> (Certificate, Vec<u8>) {
    let game = spec.rules::<Division>().expect("it divides");
    let mut proof = GapProof::new(game, to, spectrum).expect("two divisors");
    grow::finish(&mut proof, 1_234_567).expect("nothing keeps it");
    (proof.certificate(&spec.to_string()), proof.open().iter().map(|open| open.value).collect())
}

fn verify(certificate: &Certificate) -> Result<(), String> {
    let mut verification = Verification::new(certificate.clone()).map_err(|refusal| refusal.to_string())?;
    grow::finish(&mut verification, 7_654_321).map_err(|refusal| refusal.to_string())
}

fn longest(certificate: &Certificate) -> Vec<(u8, u64)> {
    certificate.values.iter().map(|of| (of.value, of.longest().expect("a gap").0)).collect()
}

/// The gaps of a value among the first heaps, from a list of all values.
fn seen(game: &Division, value: u8, to: u64) -> Vec<u64> {
    let mut values = Divisions::new(game.clone());
    values.grow(u64::MAX, to).expect("nothing is typed");
    let places: Vec<u64> = (0..to).filter(|&n| values.value(n) == u32::from(value)).collect();
    places.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

#[test]
fn pairs_that_are_soon_settled() {
    for (p, q, expected) in [(2, 4, [3, 5, 14, 24]), (2, 8, [3, 7, 14, 24]), (3, 6, [3, 4, 24, 306])] {
        let (certificate, open) = prove(&spec(p, q), 200_000, false);
        let expected: Vec<(u8, u64)> = (0..).zip(expected).collect();
        assert_eq!((longest(&certificate), open), (expected, vec![]), "{p}, {q}");
        assert_eq!(verify(&certificate), Ok(()), "{p}, {q}");
        // In ({1}, {2, 8}) the heaps 8 and 32 have the value 3, and no others.
        let gone: Vec<u8> = certificate.values.iter().filter(|of| of.is_gone()).map(|of| of.value).collect();
        assert_eq!(gone, if q == 8 { vec![3] } else { vec![] }, "{p}, {q}");
    }
}

/// c_3 of the paper: the bound for the value 3 is refuted here for every remainder, which takes no heap farther out. That 240
/// occurs takes 147,707,821 heaps, which the step `gaps` of the soak looks at.
#[test]
fn the_bounds_of_the_papers_game_but_for_the_last() {
    let (certificate, open) = prove(&spec(2, 3), 500_000, true);
    assert_eq!((longest(&certificate), open), (vec![(0, 4), (1, 8), (2, 19)], vec![3]));
    let of_2 = &certificate.values[2];
    let never: Vec<u64> = of_2.refuted.iter().filter(|one| !one.longer).map(|one| one.length).collect();
    assert_eq!(never, [1, 15]);
    assert!(of_2.refuted.iter().any(|one| one.choices() > 0), "{certificate:?}");
    assert_eq!(verify(&certificate), Ok(()));
}

#[test]
fn a_spoiled_certificate_is_refused() {
    let (good, _) = prove(&spec(2, 3), 500_000, true);
    let check = |spoil: &dyn Fn(&mut Certificate), problem: &str| {
        let mut spoiled = good.clone();
        spoil(&mut spoiled);
        assert_ne!(spoiled, good, "{problem}");
        let found = verify(&spoiled).expect_err(problem);
        assert!(found.contains(problem), "{found}, and not {problem}");
    };
    check(&|file| file.version = 2, "version 2, and not");
    check(&|file| file.format.push('x'), "and not “nimscope gaps proof”");
    check(&|file| file.spec = "imark?S=1&D=2,5".into(), "value");
    check(&|file| file.spec = "mem".into(), "mem is not i-Mark");
    check(&|file| file.spec = "imark?S=1&D=2,3,5".into(), "two divisors");
    check(&|file| file.margin = 1 << 20, "numbers that no proof has");
    check(&|file| file.values[0].gaps.last_mut().unwrap().1 = 20, "value 0: there is no gap of 4 from 20 on");
    check(&|file| file.values[0].gaps.clear(), "value 0: no gap is named");
    check(&|file| file.values[2].gaps.push((20, 5)), "value 2: nothing says that no gap is longer than 20");
    check(
        &|file| {
            file.values[2].gaps.pop();
            file.values[2].refuted.iter_mut().filter(|one| one.longer).for_each(|one| one.length = 18);
        },
        "value 2: there is a gap of 19 from 13946 on",
    );
    check(&|file| drop(file.values[1].refuted.pop()), "value 1: nothing says that no gap is longer than 8");
    check(&|file| drop(longer(file, 1).parts.remove(3)), "value 1: nothing is said of gaps that begin at n ≡");
    check(&|file| longer(file, 1).parts[3].residue = 1 << 20, "numbers that no proof has");
    check(&|file| longer(file, 1).parts[0].modulus += 1, "value 1: ");
    check(&|file| longer(file, 2).parts.iter_mut().for_each(|part| part.choices.clear()), "the choices end before");
    check(&|file| longer(file, 2).parts[0].choices.push((1, 0)), "is chosen after the end");
    let chosen =
        |file: &mut Certificate| longer(file, 2).parts.iter().position(|part| !part.choices.is_empty()).unwrap();
    check(
        &|file| {
            let place = chosen(file);
            longer(file, 2).parts[place].choices[0] = (1, 99);
        },
        "(1, 99) leaves nothing to choose",
    );
    check(&|file| longer(file, 0).length = 0, "value 0: gaps from n ≡");
    // A gap that occurs cannot be refuted, whatever is chosen.
    check(
        &|file| {
            let mut never = file.values[2].refuted[1].clone();
            never.length = 14;
            file.values[2].refuted.push(never);
        },
        "value 2: there is a gap of 14",
    );
}

fn longer(file: &mut Certificate, value: usize) -> &mut nimscope::paper::imark::proof::Refuted {
    file.values[value].refuted.iter_mut().find(|one| one.longer).expect("the longest")
}

/// Whoever checks a proof must not repeat its mistakes.
#[test]
fn the_check_shares_no_code_with_the_search() {
    let text = include_str!("../../src/paper/imark/proof/verify.rs");
    for other in ["system", "search", "deepening", "seen::", "Divisions", "engine"] {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        assert!(!code.into_iter().any(|line| line.contains(other)), "verify.rs speaks of {other}");
    }
}

/// Lemma 2 of docs/proofs/imark-gaps.md: all pairs of values that its proof leaves possible.
#[test]
fn lemma_2() {
    let mex = |options: &[usize]| (0..4).find(|value| !options.contains(value)).expect("three options at most");
    let mut pairs = 0;
    for code in 0..4_usize.pow(5) {
        let [a, b, c, x, y] = std::array::from_fn(|place| code / 4_usize.pow(place as u32) % 4);
        if a == b || b == c || x == y || b > 2 || c > 2 || y > 2 || ![a, b, c].contains(&0) {
            continue;
        }
        pairs += 1;
        // 6q, …, 6q + 5: halves at 0, 2, 4 and thirds at 0, 3.
        let last = |before: usize| {
            let options: [&[usize]; 6] = [&[a, x], &[], &[b], &[y], &[c], &[]];
            options.into_iter().fold(before, |before, options| mex(&[options, &[before]].concat()))
        };
        assert_eq!(last(0), last(1), "{:?}", [a, b, c, x, y]);
    }
    assert_eq!(pairs, 126);
}

#[test]
fn other_games_are_refused() {
    for text in ["imark?S=2&D=2,3", "imark?S=1&D=2", "imark?S=1&D=2,3,5", "mark?S=1&D=2,3"] {
        let spec = Spec::parse(text).expect("a spec");
        let game = spec.rules::<Division>().expect("it divides");
        assert!(GapProof::new(game, 10_000, false).is_err(), "{text}");
    }
    assert!(GapProof::new(spec(2, 3).rules().expect("it divides"), 1 << 40, false).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Whatever is proved from few heaps holds among many: gaps that are shorter than those farther out are never proved.
    #[test]
    fn what_is_proved_holds_farther_out(p in 2_u64..9, more in 1_u64..7, to in 1_000_u64..20_000) {
        let spec = spec(p, p + more);
        let (certificate, open) = prove(&spec, to, true);
        prop_assert_eq!(certificate.values.len() + open.len(), 4);
        prop_assert_eq!(verify(&certificate), Ok(()));
        for of_value in &certificate.values {
            let gaps = seen(spec.rules().expect("it divides"), of_value.value, 300_000);
            let found: std::collections::BTreeSet<u64> = gaps.into_iter().collect();
            let told: std::collections::BTreeSet<u64> = of_value.gaps.iter().map(|&(length, _)| length).collect();
            prop_assert!(found.is_subset(&told), "{} value {}: {:?}, {:?}", spec, of_value.value, found, told);
        }
    }

    /// The slices do not matter, and what is done never becomes less.
    #[test]
    fn any_slices_do(slice in 1_000_u64..5_000_000) {
        let spec = spec(2, 4);
        let mut proof = GapProof::new(spec.rules().expect("it divides"), 2_000, false).expect("two divisors");
        let mut done = 0;
        while !proof.progress().is_over() {
            proof.advance(slice);
            prop_assert!(proof.progress().done >= done && proof.progress().done <= proof.progress().target);
            done = proof.progress().done;
        }
        prop_assert_eq!(&proof.certificate(&spec.to_string()), &prove(&spec, 2_000, false).0);
    }
}
