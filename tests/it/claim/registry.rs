//! How claims are written: ids, games, links, formulas; and runs that are cut into slices.

use nimscope::claim::{Run, math};
use nimscope::grow::Grow;
use nimscope::paper;
use nimscope::paper::{Spec, claims};
use std::collections::BTreeSet;

use super::finished;

#[test]
fn every_claim_has_an_id_of_its_own_and_games_that_exist() {
    let ids: BTreeSet<&str> = claims().iter().map(|claim| claim.id).collect();
    assert_eq!(ids.len(), claims().len());
    assert!(ids.len() >= 60);
    for claim in claims() {
        assert!(claim.id.starts_with(&format!("{}/", claim.paper().id)), "{}", claim.id);
        assert!(!claim.games.is_empty() && claim.to <= claim.most, "{}", claim.id);
        assert!(claim.statement.ends_with('.') && !claim.statement.contains("  "), "{}", claim.id);
        for game in claim.games {
            Spec::parse(game).unwrap_or_else(|problem| panic!("{}: {problem}", claim.id));
        }
    }
    for entry in paper::entries() {
        let of_paper = claims().iter().filter(|claim| claim.paper().id == entry.paper.id).count();
        assert!(of_paper >= 10, "{} has {of_paper} claims", entry.paper.id);
    }
}

/// The elements of a formula, in and out, and what stands between them.
fn well_formed(formula: &str) -> Result<(), String> {
    const ALLOWED: [&str; 12] =
        ["math", "mrow", "mi", "mn", "mo", "mspace", "mtext", "mfrac", "msqrt", "msub", "msup", "msubsup"];
    let mut open: Vec<(&str, usize)> = Vec::new();
    for part in formula.split('<').skip(1) {
        let (tag, text) = part.split_once('>').ok_or("a tag without an end")?;
        if let Some(name) = tag.strip_prefix('/') {
            let (last, children) = open.pop().ok_or("an end without a beginning")?;
            let wanted = match name {
                "mfrac" | "msub" | "msup" => Some(2),
                "msubsup" => Some(3),
                "math" => Some(1),
                _ => None,
            };
            if last != name || wanted.is_some_and(|wanted| wanted != children) {
                return Err(format!("{last} with {children} children ends as {name}"));
            }
        } else {
            let (name, attribute) = tag.split_once(' ').unwrap_or((tag, ""));
            if !ALLOWED.contains(&name)
                || ![
                    "",
                    "stretchy=\"false\"",
                    "lspace=\"0\"",
                    "width=\"0.17em\"",
                    "mathvariant=\"normal\"",
                    "lspace=\"0\" rspace=\"0\"",
                ]
                .contains(&attribute)
            {
                return Err(format!("{tag} is no element of a formula"));
            }
            if let Some((_, children)) = open.last_mut() {
                *children += 1;
            }
            open.push((name, 0));
        }
        let leaf = open.last().is_some_and(|(name, _)| ["mi", "mn", "mo", "mtext"].contains(name));
        if text.is_empty() == (leaf && !tag.starts_with('/')) || text.contains(['>', '\'']) {
            return Err(format!("“{text}” in {tag}"));
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("{open:?} is left open")) }
}

#[test]
fn formulas_are_well_formed() {
    for claim in claims() {
        let corrected = claim.correction.as_ref().map(|correction| &correction.formula);
        for formula in [&claim.formula].into_iter().chain(corrected) {
            assert_eq!(well_formed(formula), Ok(()), "{}: {formula}", claim.id);
        }
    }
    for wrong in ["<math><mi>x</mo></math>", "<math><b>x</b></math>", "<math><msup><mi>x</mi></msup></math>", "<math>"]
    {
        assert!(well_formed(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn formulas_read_plain_notation() {
    let fraction = "<mfrac><mrow><mi>a</mi></mrow><mrow><mn>12</mn></mrow></mfrac>";
    assert_eq!(math("{a}//{12}"), format!("<math><mrow>{fraction}</mrow></math>"));
    assert_eq!(math("a_1^2"), "<math><mrow><msubsup><mi>a</mi><mn>1</mn><mn>2</mn></msubsup></mrow></math>");
    assert_eq!(math("\\{<\\}"), "<math><mrow><mo>{</mo><mo>&lt;</mo><mo>}</mo></mrow></math>");
    let word = "<mo lspace=\"0\">mod</mo>";
    assert_eq!(math("(mod m)"), format!("<math><mrow><mo>(</mo>{word}<mi>m</mi><mo>)</mo></mrow></math>"));
    let low = "<msub><mo stretchy=\"false\">)</mo><mi>k</mi></msub>";
    assert_eq!(math("(n)_k"), format!("<math><mrow><mo>(</mo><mi>n</mi>{low}</mrow></math>"));
    let prime = "<msubsup><mi>n</mi><mi>j</mi><mo>′</mo></msubsup>";
    assert_eq!(math("n′_j"), format!("<math><mrow>{prime}</mrow></math>"));
    let square = "<msup><mi>n</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>";
    assert_eq!(math("n′^2"), format!("<math><mrow>{square}</mrow></math>"));
    assert_eq!(math("4,000,000"), "<math><mrow><mn>4,000,000</mn></mrow></math>");
    assert_eq!(math("1.5"), "<math><mrow><mn>1.5</mn></mrow></math>");
    assert_eq!(math("0,1"), "<math><mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow></math>");
    let root = "<msqrt><mrow><mn>4</mn><mi>n</mi></mrow></msqrt>";
    assert_eq!(math("√{4n}"), math("\\sqrt{4n}"));
    assert_eq!(math("√(4n)"), math("\\sqrt{4n}"));
    assert_eq!(math("√{4n}"), format!("<math><mrow>{root}</mrow></math>"));
    let log = "<mrow><mi mathvariant=\"normal\">log</mi><mspace width=\"0.17em\"></mspace></mrow>";
    assert_eq!(math("\\log n"), format!("<math><mrow>{log}<mi>n</mi></mrow></math>"));
    let half = "<mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>";
    assert_eq!(math("\\frac{1}{2}"), format!("<math><mrow>{half}</mrow></math>"));
    assert_eq!(math("\\text{if so}"), "<math><mrow><mtext>if\u{a0}so</mtext></mrow></math>");
    assert_eq!(math("'or'"), "<math><mrow><mtext>\u{a0}or\u{a0}</mtext></mrow></math>");
}

/// A run comes to the same whatever its slices are, and its progress never goes back.
#[test]
fn slices_change_nothing() {
    for claim in claims().iter().filter(|claim| claim.id.contains("thm-1") || claim.id.contains("table-1")) {
        let to = claim.to.min(60);
        let whole = finished(claim.check, to);
        let mut run = Run::new(claim.check, to);
        let mut done = 0;
        while !run.progress().is_over() {
            run.advance(1);
            let progress = run.progress();
            assert!(progress.done >= done && progress.done <= progress.target && progress.target == to + 1);
            done = progress.done;
        }
        assert_eq!((run.counterexample(), run.reached()), (whole.counterexample(), whole.reached()), "{}", claim.id);
    }
}

/// What a claim draws on the map is something that one of its games can draw, and every such drawing shows a claim.
#[test]
fn a_drawing_belongs_to_a_game() {
    let marks_of = |game: &str| {
        let spec = Spec::parse(game).expect("a spec");
        spec.entry().marks.iter().map(|mark| mark.name).collect::<Vec<_>>()
    };
    for claim in claims() {
        for mark in &claim.marks {
            let drawn = claim.games.iter().any(|game| marks_of(game).contains(mark));
            assert!(drawn, "{}: none of {:?} draws {mark}", claim.id, claim.games);
        }
    }
    for name in [
        "parabola",
        "fronts",
        "frontier",
        "double",
        "diagonals",
        "rows",
        "stair",
        "inner",
        "blocks",
        "copies",
        "intervals",
        "sequences",
        "boundary",
    ] {
        assert!(claims().iter().any(|claim| claim.marks.contains(&name)), "no claim shows {name}");
    }
}
