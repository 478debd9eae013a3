//! The g-base: the paper's bases, the golden least winning bounds, and rules that the theorem is not about.

use nimscope::sheet::{Part, SheetMark};
use serde_json::Value;

use super::{column, count, row, whole};

fn elements(part: &Part) -> Vec<u64> {
    column(part, "b_k").iter().map(|cell| cell.text.parse().expect("a number")).collect()
}

#[test]
fn fibonacci_nim() {
    let sheet = whole("dynamic?f=2n", "base");
    assert_eq!(elements(&sheet.parts[0])[..8], [1, 2, 3, 5, 8, 13, 21, 34]);
    let cells = &row(&sheet.parts[0], "4").cells;
    assert_eq!(cells.iter().map(|cell| cell.text.as_str()).collect::<Vec<_>>(), ["8", "16", "5 + 3", "b_2"]);
    assert_eq!(cells[3].hint, "b_2 = 3 is the least element with f(b) ≥ b_3 = 5");
    let cells = &row(&sheet.parts[1], "33").cells;
    let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(texts, ["21 + 8 + 3 + 1", "1", "if x ≥ 1", "1"]);
    let marked = column(&sheet.parts[1], "N").iter().filter(|cell| cell.mark == SheetMark::Base).count();
    assert_eq!(marked, 9, "1, 2, 3, 5, 8, 13, 21, 34, 55");
}

#[test]
fn the_appendix() {
    let sheet = whole("dynamic?f=if(n <= 7, 8 - n, n)", "base");
    assert_eq!(elements(&sheet.parts[0])[..13], [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256]);
    assert_eq!(row(&sheet.parts[1], "9").cells[0].text, "8 + 1");
    assert_eq!(count(&sheet.parts[1], SheetMark::Differs), 0);
    let sheet = whole("dynamic?f=if(n = 10, 1, n)", "base");
    let differs: Vec<&str> = (sheet.parts[1].rows.iter())
        .filter(|row| row.cells[3].mark == SheetMark::Differs)
        .map(|row| row.label.as_str())
        .collect();
    assert_eq!(differs.first(), Some(&"16"));
    assert_eq!(row(&sheet.parts[1], "16").cells[3].text, "10", "L(16) = 10");
}

#[test]
fn a_finite_base_ends() {
    let sheet = whole("dynamic?f=if(n <= 3, 2, n)", "base");
    assert_eq!(elements(&sheet.parts[0]), [1, 2, 3]);
    assert!(sheet.parts[0].note.ends_with("There are no others: no f(b) reaches the last element."));
    assert_eq!(row(&sheet.parts[1], "11").cells[0].text, "3 + 3 + 3 + 2");
    assert_eq!(count(&sheet.parts[1], SheetMark::Differs), 0);
}

#[test]
fn golden_least_winning_bounds() {
    let golden: Value = serde_json::from_str(include_str!("../golden/dynamic_nim.json")).expect("JSON");
    for game in golden["games"].as_array().expect("games") {
        let rule = match game["f"].as_str().expect("a rule") {
            appendix if appendix.starts_with("appendix") => "if(n <= 7, 8 - n, n)",
            rule => rule,
        };
        let sheet = whole(&format!("dynamic?f={rule}"), "base");
        let least = column(&sheet.parts[1], "least winning x");
        assert_eq!(least.len(), 60);
        for (pile, cell) in (1..).zip(least) {
            assert_eq!(cell.text, game["least_winning_x"][pile].to_string(), "{rule} at {pile}");
            assert_eq!(cell.mark, SheetMark::Agrees, "{rule} at {pile}");
        }
        assert!(sheet.caption.contains("proved, for every pile, because"), "{rule}");
    }
}

#[test]
fn misere_piles_are_one_smaller() {
    let sheet = whole("dynamic?f=2n&misere=1", "base");
    let texts =
        |pile: &str| -> Vec<String> { row(&sheet.parts[1], pile).cells.iter().map(|cell| cell.text.clone()).collect() };
    assert_eq!(texts("1"), ["0", "0", "never", "never"]);
    assert_eq!(texts("6"), ["5", "5", "if x ≥ 5", "5"]);
    assert_eq!(count(&sheet.parts[1], SheetMark::Differs), 0);
}

/// The header says of the rule that is typed whether Theorem 1 holds for it, and how that is known.
#[test]
fn the_header_is_about_the_rule_that_is_typed() {
    let rows = [
        ("2n", "because the form of f shows that f(n + 1) − f(n) ≥ −1 (Theorems 1 and 1′)."),
        ("if(n = 6, 2, 2n)", "because f satisfies the Main Theorem's condition: from some n on its form shows"),
        ("if(n <= 3, 2, n)", "because the base is finite and satisfies the Main Theorem's condition"),
        ("n*n", "proved for N < 5044 by the Main Theorem, whose condition was checked for k ≤ 125."),
        (
            "if(n = 3, 1, 2n)",
            "Theorem 1 fails for this rule. The Main Theorem's condition g(b_k − x) ≤ f(b_θ(k) + x) is violated first at \
             k = 2, x = 1: g(3 − 1) = 2, but f(2 + 1) = 1. So the mover wins (5, 3) by taking 3, less than the least summand \
             5. The mover wins (N, x) exactly if x is at least g(N), the least summand of N, as long as N < 5: proved.",
        ),
        ("if(n = 10, 1, n)", "So the mover wins (16, 10) by taking 10"),
        (
            "if(n = 3, 1, 2n)&misere=1",
            "So the mover wins (6, 3) by taking 3, less than the least summand 5. For N ≥ 2 the mover",
        ),
        ("if(n = 3, 0, 2n)&misere=1", "proved for N < 4. Beyond, plays may end with f(3) = 0, and it need not be so."),
        ("2n&misere=1", "proved, for every pile with f(k) ≥ 1 for all k < N, because the form"),
    ];
    for (rule, words) in rows {
        let sheet = whole(&format!("dynamic?f={rule}"), "base");
        assert!(sheet.caption.contains(words), "{rule}: {}", sheet.caption);
        let differs = count(&sheet.parts[1], SheetMark::Differs);
        assert_eq!(differs > 0, sheet.caption.contains("fails"), "{rule}: {differs} differ");
    }
}

#[test]
fn a_rule_that_lets_nobody_move_is_not_the_papers() {
    let note = |rule: &str| whole(&format!("dynamic?f={rule}"), "base").parts[1].note.clone();
    let zero = "The paper's rules have f ≥ 1, and f(1) = 0: here whoever finds no move";
    assert!(note("n-1").ends_with(&format!("{zero} loses, and the theorems' proofs do not need f ≥ 1.")));
    let misere = "wins. Misère play is then not normal play with one token less, from N = 2 on.";
    assert!(note("n-1&misere=1").ends_with(&format!("{zero} {misere}")));
    assert_eq!(note("2n"), "The last column is computed from the rules.");
    let sheet = whole("dynamic?f=n-1&misere=1", "base");
    assert_eq!(row(&sheet.parts[1], "2").cells[2].text, "", "no theorem tells");
    assert_eq!(row(&sheet.parts[1], "1").cells[2].text, "never");
}
