//! `nimscope gaps --prove` and `--verify`: what is known about gaps for all n, and how.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::proof::{Certificate, GapProof, OfValue, Unsettled, Verification};

use crate::arguments::{Gaps, ListFormat};
use crate::failure::Failure;
use crate::target::Target;
use crate::work::Work;

/// Proves what can be proved, prints it, and says what stays open.
pub(super) fn prove(spec: &str, arguments: &Gaps, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(spec)?;
    let Some(game) = spec.rules::<Division>() else {
        return Err(Failure::Wrong(format!("{spec} is not searched for gaps; imark and mark are")));
    };
    let to = arguments.to.map_or(USUAL_HEAPS, |to| to.small().unwrap_or(u64::MAX));
    let named = |refusal: nimscope::grow::Refusal| refusal.said(|why| format!("{spec}: {why}"));
    let mut proof = GapProof::new(game, to, arguments.spectrum).map_err(named)?;
    work.finish("looking for gaps, and for reasons why there are no others", &mut proof)?;
    write(&proof.certificate(&spec.to_string()), arguments, work)?;
    let open: Vec<String> =
        proof.open().iter().map(|Unsettled { value, why }| format!("value {value}: {why}")).collect();
    if open.is_empty() {
        Ok(())
    } else {
        Err(Failure::NotProved(format!("not settled: {}", open.join("\nnot settled: "))))
    }
}

/// Checks a certificate, and prints what it proves.
pub(super) fn verify(file: &Path, arguments: &Gaps, work: &Work) -> Result<(), Failure> {
    let named = |why: &str| format!("{}: {why}", file.display());
    let text = fs::read_to_string(file).map_err(|error| named(&error.to_string()))?;
    let certificate: Certificate = serde_json::from_str(&text)
        .map_err(|error| named(&format!("this is not what nimscope gaps --prove writes: {error}")))?;
    let refused = |refusal: nimscope::grow::Refusal| refusal.said(|why| named(&format!("this is no proof: {why}")));
    let mut verification = Verification::new(certificate).map_err(refused)?;
    work.finish("checking", &mut verification).map_err(refused)?;
    write(verification.certificate(), arguments, work)
}

fn write(certificate: &Certificate, arguments: &Gaps, work: &Work) -> Result<(), Failure> {
    Target::open(&arguments.output, work)?.fill(work, |mut out| match arguments.format {
        ListFormat::Text => Ok(text(&mut out, certificate)?),
        ListFormat::Json => {
            serde_json::to_writer(&mut out, certificate).map_err(io::Error::from)?;
            Ok(writeln!(out)?)
        }
    })
}

/// A line for each value that is settled, and for its other gaps if they are.
fn text(out: &mut impl Write, certificate: &Certificate) -> io::Result<()> {
    if certificate.values.is_empty() {
        return writeln!(out, "Nothing is proved about the gaps of {}.", certificate.spec);
    }
    writeln!(out, "Proved of {}, for all n:", certificate.spec)?;
    writeln!(out, "value  longest gap  modulus  classes  choices  first between")?;
    for of_value in &certificate.values {
        let Some((length, from)) = of_value.longest() else { continue };
        let Some(longer) = of_value.refuted.iter().find(|one| one.longer) else { continue };
        let (modulus, classes, choices) = (longer.modulus(), longer.parts.len(), longer.choices());
        let value = of_value.value;
        writeln!(
            out,
            "{value:>5}  {length:>11}  {modulus:>7}  {classes:>7}  {choices:>7}  {from} and {}",
            from + length
        )?;
    }
    for of_value in certificate.values.iter().filter(|of_value| of_value.is_gone()) {
        writeln!(out, "Only finitely many heaps have the value {}.", of_value.value)?;
    }
    for of_value in certificate.values.iter().filter(|of_value| of_value.gaps.len() > 1) {
        writeln!(out, "The gaps of {} are {}.", of_value.value, spectrum(of_value))?;
    }
    Ok(())
}

/// The lengths that occur, runs of them in short: `2-14, 16-19`, or `6, 12, …` by their common step.
fn spectrum(of_value: &OfValue) -> String {
    let lengths: Vec<u64> = of_value.gaps.iter().map(|&(length, _)| length).collect();
    let step = lengths.windows(2).map(|pair| pair[1] - pair[0]).min().unwrap_or(1);
    let runs = lengths.chunk_by(|one, next| next - one == step);
    let run = |run: &[u64]| match run {
        [first, .., last] if run.len() > 2 && step == 1 => format!("{first} to {last}"),
        [first, .., last] if run.len() > 2 => format!("{first}, {}, …, {last}", first + step),
        _ => run.iter().map(u64::to_string).collect::<Vec<_>>().join(", "),
    };
    runs.map(run).collect::<Vec<_>>().join(", ")
}

/// The heaps that are looked at one by one unless someone wants another number: some seconds, and 64 megabytes.
const USUAL_HEAPS: u64 = 1 << 28;
