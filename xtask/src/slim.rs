//! Leaves out of the shipped JavaScript and CSS what only readers of the source need: comments, spaces and empty lines.
//!
//! It is a third of what a first visit costs. Names stay, and every line of code stays a line, so that an error in the
//! browser still tells where to look. The source is read just closely enough to leave literals alone.

/// What the text is written in.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Language {
    /// JavaScript, a module.
    JavaScript,
    /// A style sheet.
    Css,
}

use Language::{Css, JavaScript};

/// The text without comments and needless spaces. A text that is not understood is left as it is.
pub(crate) fn slim(text: &str, language: Language) -> String {
    slimmed(text, language).unwrap_or_else(|| text.to_owned())
}

fn slimmed(text: &str, language: Language) -> Option<String> {
    let mut slim = String::with_capacity(text.len());
    let mut rest = text;
    let mut spaced = false;
    while let Some(character) = rest.chars().next() {
        let length = if let Some(length) = comment(rest, language)? {
            if rest[..length].contains('\n') {
                end_line(&mut slim);
            }
            spaced = true;
            length
        } else if character == '\n' {
            end_line(&mut slim);
            spaced = false;
            1
        } else if character.is_whitespace() {
            spaced = true;
            character.len_utf8()
        } else {
            if spaced && slim.chars().next_back().is_some_and(|last| needs_space(last, character, language)) {
                slim.push(' ');
            }
            spaced = false;
            let length = literal(rest, &slim, language)?.unwrap_or(character.len_utf8());
            slim.push_str(&rest[..length]);
            length
        };
        rest = &rest[length..];
    }
    Some(slim)
}

/// Ends a line unless it is empty.
fn end_line(slim: &mut String) {
    if !slim.is_empty() && !slim.ends_with('\n') {
        slim.push('\n');
    }
}

/// Whether leaving out the space between two characters would change the meaning.
fn needs_space(last: char, next: char, language: Language) -> bool {
    let word = |character: char| character.is_alphanumeric() || "_$#".contains(character);
    match language {
        _ if last == '\n' => false,
        JavaScript => word(last) && word(next) || last == next && "+-/".contains(last),
        // In a style sheet spaces join selectors and stand around operators; only next to these they mean nothing.
        Css => !"{};,:".contains(last) && !"{};,".contains(next),
    }
}

/// The length of the comment that the text begins with. The outer `None` says that it has no end.
fn comment(text: &str, language: Language) -> Option<Option<usize>> {
    if let Some(inside) = text.strip_prefix("/*") {
        Some(Some(inside.find("*/")? + 4))
    } else if text.starts_with("//") && language == JavaScript {
        Some(Some(text.find('\n').unwrap_or(text.len())))
    } else {
        Some(None)
    }
}

/// The length of the literal that the text begins with. The outer `None` says that it has no end.
fn literal(text: &str, before: &str, language: Language) -> Option<Option<usize>> {
    match text.as_bytes()[0] {
        quote @ (b'"' | b'\'') => quoted(text.as_bytes(), quote).map(Some),
        b'`' if language == JavaScript => template(text.as_bytes()).map(Some),
        b'/' if language == JavaScript && expects_value(before) => Some(regular_expression(text.as_bytes())),
        _ => Some(None),
    }
}

fn quoted(text: &[u8], quote: u8) -> Option<usize> {
    let mut at = 1;
    loop {
        match *text.get(at)? {
            b'\\' => at += 2,
            byte if byte == quote => return Some(at + 1),
            _ => at += 1,
        }
    }
}

fn template(text: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match *text.get(at)? {
            b'\\' => at += 2,
            b'`' => return Some(at + 1),
            b'$' if text.get(at + 1) == Some(&b'{') => at += 2 + substitution(&text[at + 2..])?,
            _ => at += 1,
        }
    }
}

/// The length of what is inside `${…}`, with the brace that ends it.
fn substitution(text: &[u8]) -> Option<usize> {
    let (mut at, mut depth) = (0, 0);
    loop {
        match *text.get(at)? {
            quote @ (b'"' | b'\'') => at += quoted(&text[at..], quote)?,
            b'`' => at += template(&text[at..])?,
            b'}' if depth == 0 => return Some(at + 1),
            byte => {
                depth += i32::from(byte == b'{') - i32::from(byte == b'}');
                at += 1;
            }
        }
    }
}

/// The length of a regular expression, or `None` if the slash does not begin one after all.
fn regular_expression(text: &[u8]) -> Option<usize> {
    let (mut at, mut in_class) = (1, false);
    loop {
        match *text.get(at)? {
            b'\n' => return None,
            b'/' if !in_class => return Some(at + 1),
            b'\\' => at += 1,
            b'[' => in_class = true,
            b']' => in_class = false,
            _ => {}
        }
        at += 1;
    }
}

/// Whether a slash after this text begins a regular expression, not a division.
fn expects_value(before: &str) -> bool {
    let before = before.trim_end();
    let word_at = before.rfind(|character: char| !character.is_alphanumeric()).map_or(0, |at| at + 1);
    match before.chars().next_back() {
        None => true,
        Some(last) if "(,=:[!&|?{};+-*%<>~^".contains(last) => true,
        Some(_) => {
            ["return", "typeof", "case", "of", "in", "await", "yield"].contains(&before.get(word_at..).unwrap_or(""))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, rows: &[(&str, &str)]) {
        for (text, expected) in rows {
            assert_eq!(slim(text, language), *expected, "from {text:?}");
        }
    }

    #[test]
    fn comments_and_empty_lines_go_but_lines_stay() {
        check(
            JavaScript,
            &[
                ("// Why.\nlet a = 1; // so\n", "let a=1;\n"),
                ("/** Why.\n * @type {number} */\n  let a;\n", "let a;\n"),
                ("/*/ b */ f(/** @type {any} */ (c));", "f((c));"),
                ("return/* a */b;", "return b;"),
                ("a /* b\n */ c", "a\nc"),
                ("a;\n\n  \nb;\n", "a;\nb;\n"),
            ],
        );
        check(Css, &[("/* Why */\na { b: url(//c) } /* d\n e */ f { g: h }", "a{b:url(//c)}\nf{g:h}")]);
    }

    #[test]
    fn spaces_go_where_they_mean_nothing() {
        check(
            JavaScript,
            &[
                ("import { a } from \"b\";", "import{a}from\"b\";"),
                ("  const a = async (b) => b in c;", "const a=async(b)=>b in c;"),
                ("a + +b - -c + ++d - e", "a+ +b- -c+ ++d-e"),
                ("a / /b/.exec(c)", "a/ /b/.exec(c)"),
            ],
        );
        check(
            Css,
            &[
                (
                    "a :hover, b > c {\n  d: calc(1px + 2px) \"e  f\";\n}",
                    "a :hover,b > c{\nd:calc(1px + 2px) \"e  f\";\n}",
                ),
                ("@media (a) and (b: c) {", "@media (a) and (b:c){"),
            ],
        );
    }

    #[test]
    fn literals_are_left_alone() {
        check(
            JavaScript,
            &[
                ("a = \"// b  \\\" c\" + '/* d */';", "a=\"// b  \\\" c\"+'/* d */';"),
                ("a = `\n  // b ${c({ d: `}  ` })}  e\n`;  f", "a=`\n  // b ${c({ d: `}  ` })}  e\n`;f"),
                ("a.replace(/[/]  \\/ \"/g, b)", "a.replace(/[/]  \\/ \"/g,b)"),
                ("return /'  /;", "return/'  /;"),
                ("a = b / c; d = \"e / f\"", "a=b/c;d=\"e / f\""),
            ],
        );
    }

    #[test]
    fn what_is_not_understood_is_not_touched() {
        for text in ["let  a = `b", "let  a = \"b", "/*  a"] {
            assert_eq!(slim(text, JavaScript), text);
        }
    }
}
