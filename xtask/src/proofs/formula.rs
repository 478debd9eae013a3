//! Formulas in running text. Browsers break no lines inside one, so that a long one comes in parts, before its relations and
//! behind its commas.

use super::math::math;

/// A formula of up to so many signs stays in one piece, and a part of more is taken apart at its sums as well.
const SHORT: usize = 26;
const LONG: usize = 34;

const RELATIONS: &str = "=<>≤≥≠≡≈∈∉⊆→↦↔⇒⇔";
const SUMS: &str = "+−∪";
const BRACKETS: &str = "()[]{}⌊⌋⌈⌉|";

/// The MathML of a formula, in parts between which a line may end. What stands right before and behind it stays with it.
pub(super) fn formula(before: &str, line: &str, behind: &str) -> String {
    let mut parts: Vec<String> = parts(line.trim()).into_iter().map(part).collect();
    if !before.is_empty() {
        parts[0] = format!("{before}{}", parts[0]);
    }
    if let Some(last) = parts.last_mut() {
        *last += behind;
    }
    let together = |part: String| {
        let is_bare = part.starts_with("<math>") && part.ends_with("</math>");
        if is_bare { part } else { format!("<span class=\"together\">{part}</span>") }
    };
    parts.into_iter().map(together).collect::<Vec<_>>().join("<wbr>")
}

/// A part; a sign that it begins with stands between what is before and what follows.
fn part(line: &str) -> String {
    // In running text brackets keep to their line.
    let markup = math(line);
    let markup = BRACKETS.chars().fold(markup, |markup, bracket| {
        markup.replace(&format!("<mo>{bracket}</mo>"), &format!("<mo stretchy=\"false\">{bracket}</mo>"))
    });
    let begins = line.starts_with(|sign| RELATIONS.contains(sign) || SUMS.contains(sign));
    if begins { markup.replacen("<mo>", "<mo form=\"infix\">", 1) } else { markup }
}

fn parts(line: &str) -> Vec<&str> {
    if length(line) <= SHORT {
        return vec![line];
    }
    let cut = |piece| if length(piece) > LONG { pieces(piece, SUMS, false) } else { vec![piece] };
    pieces(line, RELATIONS, true).into_iter().flat_map(cut).collect()
}

/// Cuts before these signs, and behind commas if they count, where no bracket is open.
fn pieces<'a>(line: &'a str, signs: &str, commas: bool) -> Vec<&'a str> {
    let (mut cuts, mut depth) = (vec![0], 0);
    let mut before = ' ';
    for (place, sign) in line.char_indices() {
        match sign {
            '(' | '[' | '{' | '⌊' | '⌈' => depth += 1,
            ')' | ']' | '}' | '⌋' | '⌉' => depth -= 1,
            // A minus behind another sign belongs to what follows, and so does one at the beginning.
            _ if depth == 0 && signs.contains(sign) && place > 0 && !is_operator(before) => cuts.push(place),
            ',' | ';' if depth == 0 && commas => cuts.push(place + 1),
            _ => {}
        }
        if sign != ' ' {
            before = sign;
        }
    }
    cuts.push(line.len());
    let between = cuts.windows(2).map(|ends| line[ends[0]..ends[1]].trim());
    between.filter(|piece| !piece.is_empty()).collect()
}

fn is_operator(sign: char) -> bool {
    RELATIONS.contains(sign) || SUMS.contains(sign) || [' ', ',', ';', '(', '[', '{'].contains(&sign)
}

fn length(line: &str) -> usize {
    line.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_formulas_stay_whole() {
        assert_eq!(parts("G(n_k) = m"), ["G(n_k) = m"]);
        assert_eq!(formula("", "n_k", ""), math("n_k"));
        assert!(formula("", "f(n)", "").contains("<mo stretchy=\"false\">(</mo>"));
        assert_eq!(formula("(", "n_k", "),"), format!("<span class=\"together\">({}),</span>", math("n_k")));
    }

    #[test]
    fn long_ones_break_at_relations_and_commas_outside_brackets() {
        assert_eq!(parts("G((m^2+r)_k) = m + t, 0 ≤ r < 2t"), ["G((m^2+r)_k)", "= m + t,", "0", "≤ r", "< 2t"]);
        assert_eq!(parts("f(0, 1, 2, 3, 4, 5, 6) = {a, b, c, d}"), ["f(0, 1, 2, 3, 4, 5, 6)", "= {a, b, c, d}"]);
        assert_eq!(parts("x = −1, y = −2, z = −3, u = −4, v = −5")[..3], ["x", "= −1,", "y"]);
    }

    #[test]
    fn what_follows_a_break_keeps_its_spaces() {
        let markup = formula("", "G((m^2+r)_k) = m + t + u + v", "");
        assert!(markup.contains("<wbr><math><mrow><mo form=\"infix\">=</mo>"), "{markup}");
    }
}
