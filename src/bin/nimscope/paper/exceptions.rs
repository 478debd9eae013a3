//! `nimscope exceptions`: where the rows of MEM⁰ differ from their frontier values, and which diagonals that makes.

use std::io::{self, Write};

use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::paper::memgames::Memgame;
use nimscope::paper::memgames::engine::{Immortal, MemZero, Signature};
use nimscope::paper::memgames::theorems::IMMORTAL;
use serde::Serialize;

use super::immortals;
use crate::arguments::{Exceptions, ExceptionsFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::range::Range;
use crate::reading::{check_count, grow};
use crate::work::Work;

/// Prints the exceptions of rows.
pub(crate) fn run(arguments: &Exceptions, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    let n = arguments.n;
    let rows = read(&spec, n, work)?;
    print(|out| match arguments.format {
        ExceptionsFormat::Text => text(out, &rows),
        ExceptionsFormat::Csv => csv(out, &rows),
        ExceptionsFormat::Json => {
            serde_json::to_writer(&mut *out, &Document { spec: spec.to_string(), n, rows })?;
            writeln!(out)
        }
    })
}

#[derive(Serialize)]
struct Document {
    spec: String,
    n: Range,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    n: u64,
    frontier: u32,
    exceptions: Vec<Exception>,
}

#[derive(Serialize)]
struct Exception {
    k: u64,
    value: u32,
    /// The immortal value on whose diagonal it stands.
    diagonal: Option<u32>,
    kind: Option<Kind>,
}

/// What an exception is to its diagonal.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// The two-adic valuation of k is even, as the rule wants it.
    Rule,
    /// The odd part of k inverts the rule.
    Asymptotic,
    /// It is not yet as all later ones with the same odd part.
    Early,
}

impl Kind {
    fn of(k: u64, signature: &Signature) -> Kind {
        let listed = |list: &[u64], number: u64| list.binary_search(&number).is_ok();
        if listed(&signature.early, k) {
            Kind::Early
        } else if listed(&signature.asymptotic, k >> k.trailing_zeros()) {
            Kind::Asymptotic
        } else {
            Kind::Rule
        }
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Rule => "rule",
            Kind::Asymptotic => "asymptotic",
            Kind::Early => "early",
        }
    }

    fn remark(self) -> &'static str {
        match self {
            Kind::Rule => "",
            Kind::Asymptotic => ", an asymptotic exception",
            Kind::Early => ", an early exception",
        }
    }
}

fn read(spec: &Spec, n: Range, work: &Work) -> Result<Vec<Row>, Failure> {
    let limit = spec.entry().limit;
    if spec.rules() != Some(&Memgame::MemZero) {
        return Err(Failure::Wrong(format!("{spec} has no exceptions to a frontier; mem0 has")));
    }
    if n.last >= limit {
        return Err(
            Refusal::Beyond(format!("{spec} is computed up to n = {}, so not for n = {}", limit - 1, n.last)).into()
        );
    }
    check_count(&n.count().into(), 20)?;
    let diagonals = diagonals(n.last, work)?;
    let mut engine = MemZero::new(limit);
    grow(spec, &mut engine, n.last + 1, work)?;
    let row = |n: u64| {
        let exception = |(k, value)| {
            let diagonal = diagonals.iter().find(|diagonal| diagonal.row + k == n && diagonal.value == value);
            let kind =
                diagonal.and_then(|diagonal| diagonal.signature.as_ref()).map(|signature| Kind::of(k, signature));
            Exception { k, value, diagonal: diagonal.map(|diagonal| diagonal.value), kind }
        };
        let (frontier, exceptions) = engine.exceptions(n);
        Row { n, frontier, exceptions: exceptions.into_iter().map(exception).collect() }
    };
    Ok(n.into_iter().map(row).collect())
}

/// The diagonals that begin before row `last`, with all that is to be known of them; that is so from row 4t on.
fn diagonals(last: u64, work: &Work) -> Result<Vec<Immortal>, Failure> {
    let rows = IMMORTAL.iter().map(|&(_, row)| row).filter(|&row| row < last);
    let settled = 4 * rows.max().unwrap_or(0);
    Ok(immortals::frontier(settled.into(), work)?.immortals())
}

fn text(out: &mut impl Write, rows: &[Row]) -> io::Result<()> {
    for Row { n, frontier, exceptions } in rows {
        writeln!(out, "n = {n}, frontier {frontier}")?;
        for Exception { k, value, diagonal, kind } in exceptions {
            let of = diagonal.map_or_else(String::new, |value| format!(", on the diagonal of {value}"));
            writeln!(out, "  k = {k}: {value}{of}{}", kind.map_or("", Kind::remark))?;
        }
    }
    Ok(())
}

fn csv(out: &mut impl Write, rows: &[Row]) -> io::Result<()> {
    writeln!(out, "n,k,value,frontier,diagonal,kind")?;
    for Row { n, frontier, exceptions } in rows {
        for Exception { k, value, diagonal, kind } in exceptions {
            let diagonal = diagonal.map_or_else(String::new, |value| value.to_string());
            writeln!(out, "{n},{k},{value},{frontier},{diagonal},{}", kind.map_or("", Kind::name))?;
        }
    }
    Ok(())
}
