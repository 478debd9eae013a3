//! Leaves out of the shipped JavaScript and CSS what only readers of the source need: the comments that have lines of
//! their own, and the indentation. Every line stays where it is, so that an error in the browser names the right one.
//!
//! This is a third of what a first visit costs, and needs no parser: outside of a template literal that goes over
//! several lines, a line that begins with `//` or `/*` can be nothing but a comment. A file that may have such a
//! literal is left as it is.

/// The text without comment lines and indentation.
pub(crate) fn slim(text: &str) -> String {
    let mut slim = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines() {
        let line = line.trim();
        let starts_comment = !in_comment && line.starts_with("/*");
        if in_comment || starts_comment {
            // Behind the end of a comment there may be code, and before it nothing that is needed.
            let inside = if starts_comment { &line[2..] } else { line };
            let end = inside.split_once("*/");
            in_comment = end.is_none();
            slim.push_str(end.map_or("", |(_, code)| code.trim_start()));
        } else if !line.starts_with("//") {
            if line.matches('`').count() % 2 == 1 || line.ends_with('\\') {
                return text.to_owned();
            }
            slim.push_str(line);
        }
        slim.push('\n');
    }
    slim
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go_but_lines_stay() {
        let rows = [
            ("// Why.\nlet a = 1;\n", "\nlet a = 1;\n"),
            ("/** Why.\n * @type {number} */\n  let a = 1; // so\n", "\n\nlet a = 1; // so\n"),
            ("/* one */ let a = 1;\n", "let a = 1;\n"),
            ("/* one\n two */ let a = 1;\n", "\nlet a = 1;\n"),
            ("/**/\nlet a = b /* c */ / d;\n", "\nlet a = b /* c */ / d;\n"),
            ("/*/\nstill a comment\n*/\na { b: c }\n", "\n\n\na { b: c }\n"),
            ("let a = `b`;\n// don't\n", "let a = `b`;\n\n"),
        ];
        for (text, expected) in rows {
            assert_eq!(slim(text), expected);
        }
    }

    #[test]
    fn a_literal_over_several_lines_is_not_touched() {
        for text in ["let a = `\n  // b\n`;\n", "let a = \"b \\\n  // c\";\n"] {
            assert_eq!(slim(text), text);
        }
    }

    #[test]
    fn a_lone_backtick_in_a_comment_does_no_harm() {
        assert_eq!(slim("// it`s\n  a();\n"), "\na();\n");
    }
}
