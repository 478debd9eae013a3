//! A page of Markdown as HTML: statements and headings have addresses, formulas are MathML, and links lead to the pages that are
//! built.

use super::formula::formula;
use super::statement::{label, slug};
use anyhow::{Result, ensure};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// A paragraph that begins so belongs to the statement before it, and leads to where that is checked.
const CHECK: &str = "Check:";

/// Of Markdown's extensions; quotation marks become those of print.
const EXTENSIONS: Options = Options::ENABLE_TABLES.union(Options::ENABLE_MATH).union(Options::ENABLE_SMART_PUNCTUATION);

/// What comes of a file.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) title: String,
    /// What stands below the title.
    pub(super) body: String,
    /// The sections, and below each the statements in it.
    pub(super) contents: Vec<Section>,
    /// All addresses on the page.
    pub(super) ids: Vec<String>,
    /// Where its links lead.
    pub(super) links: Vec<String>,
}

/// A line of the contents.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) id: String,
    pub(super) title: String,
    /// Theorems and their like: the address and the name.
    pub(super) statements: Vec<(String, String)>,
}

/// Reads a file; `resolve` says where a link of it leads on the built site.
pub(super) fn page(markdown: &str, resolve: impl Fn(&str) -> Result<String>) -> Result<Page> {
    let events = Parser::new_ext(markdown, EXTENSIONS).collect();
    let mut setter = Setter { events, at: 0, out: Vec::new(), page: Page::default(), resolve };
    setter.set()?;
    let Setter { out, mut page, .. } = setter;
    html::push_html(&mut page.body, out.into_iter());
    ensure!(!page.title.is_empty(), "a page has a title");
    Ok(page)
}

struct Setter<'a, Resolve> {
    events: Vec<Event<'a>>,
    at: usize,
    out: Vec<Event<'a>>,
    page: Page,
    resolve: Resolve,
}

impl<'a, Resolve: Fn(&str) -> Result<String>> Setter<'a, Resolve> {
    fn set(&mut self) -> Result<()> {
        while let Some(event) = self.events.get(self.at) {
            match event {
                Event::Start(Tag::Heading { level, .. }) => self.heading(*level)?,
                Event::Start(Tag::Paragraph) => self.paragraph()?,
                _ => self.block()?,
            }
        }
        Ok(())
    }

    fn heading(&mut self, level: HeadingLevel) -> Result<()> {
        let title = words(&self.events[self.at + 1..]);
        if level == HeadingLevel::H1 {
            self.page.title = title;
            while !matches!(self.events[self.at], Event::End(TagEnd::Heading(_))) {
                self.at += 1;
            }
            self.at += 1;
            return Ok(());
        }
        let id = self.address(slug(&title))?;
        if level == HeadingLevel::H2 {
            self.page.contents.push(Section { id: id.clone(), title, statements: Vec::new() });
        }
        if let Event::Start(Tag::Heading { id: name, .. }) = &mut self.events[self.at] {
            *name = Some(id.into());
        }
        self.block()
    }

    /// A paragraph, which may be a statement with the lists that belong to it, or a proof.
    fn paragraph(&mut self) -> Result<()> {
        let words = words(&self.events[self.at + 2..]);
        match &self.events[self.at + 1] {
            Event::Start(Tag::Strong) => match label(&words) {
                Some(name) => self.statement(name),
                None => self.block(),
            },
            Event::Start(Tag::Emphasis) if words.starts_with("Proof") => {
                self.raw("<div class=\"proof\">\n");
                self.block()?;
                self.raw("</div>\n");
                Ok(())
            }
            _ => self.block(),
        }
    }

    fn statement(&mut self, name: String) -> Result<()> {
        let id = self.address(slug(&name))?;
        if let Some(section) = self.page.contents.last_mut() {
            section.statements.push((id.clone(), name));
        }
        self.raw(&format!("<div class=\"statement\" id=\"{id}\">\n"));
        self.block()?;
        let check = self.check_of_this();
        while check.is_some_and(|check| self.at < check)
            || matches!(self.events.get(self.at), Some(Event::Start(Tag::List(_))))
        {
            self.block()?;
        }
        if check == Some(self.at) {
            self.raw("<div class=\"check\">\n");
            self.block()?;
            self.raw("</div>\n");
        }
        self.raw("</div>\n");
        Ok(())
    }

    /// Where the paragraph begins that leads to the check of the statement whose first paragraph was just set: what stands between
    /// belongs to the statement as well.
    fn check_of_this(&self) -> Option<usize> {
        let paragraphs = (self.at..self.events.len()).filter(|&at| match &self.events[at] {
            Event::Start(Tag::Paragraph) => matches!(self.events[at + 1], Event::Start(Tag::Strong | Tag::Emphasis)),
            Event::Start(Tag::Heading { .. }) => true,
            _ => false,
        });
        let mut paragraphs = paragraphs.map(|at| (at, words(&self.events[at + 2..])));
        let (at, begins) = paragraphs
            .find(|(at, begins)| !matches!(self.events[*at], Event::Start(Tag::Paragraph)) || is_apart(begins))?;
        (begins == CHECK).then_some(at)
    }

    /// Takes over a block as it is, but for formulas, links and tables.
    fn block(&mut self) -> Result<()> {
        let mut depth = 0;
        loop {
            let event = self.events[self.at].clone();
            self.at += 1;
            match &event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth -= 1,
                _ => {}
            }
            self.event(event)?;
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn event(&mut self, event: Event<'a>) -> Result<()> {
        match event {
            Event::InlineMath(line) => {
                let (before, behind) = (self.opened(), self.closed());
                self.raw_inline(formula(&before, &line, &behind));
            }
            Event::DisplayMath(line) => {
                self.raw_inline(format!("<span class=\"display\">{}</span>", formula("", &line, "")));
            }
            Event::Start(Tag::List(None)) => {
                let class = if self.counts_itself() { " class=\"counted\"" } else { "" };
                self.raw(&format!("<ul{class}>\n"));
            }
            Event::End(TagEnd::List(false)) => self.raw("</ul>\n"),
            Event::Text(text) if text.contains('∎') => {
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                self.raw_inline(text.replace('∎', "<span class=\"end\">∎</span>"));
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url: CowStr<'a> = (self.resolve)(&dest_url)?.into();
                self.page.links.push(dest_url.to_string());
                self.out.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Table(_)) => {
                // Whoever has no mouse scrolls it by keys.
                self.raw("<div class=\"table\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">\n");
                self.out.push(event);
            }
            Event::Start(Tag::CodeBlock(_)) => {
                self.raw("<div class=\"code\" role=\"group\" aria-label=\"Commands\" tabindex=\"0\">\n");
                self.out.push(event);
            }
            Event::End(TagEnd::Table | TagEnd::CodeBlock) => {
                self.out.push(event);
                self.raw("</div>\n");
            }
            _ => self.out.push(event),
        }
        Ok(())
    }

    /// Whether the items of the list that begins here say themselves which they are, as (a) and (b) do.
    fn counts_itself(&self) -> bool {
        let texts = self.events[self.at..]
            .iter()
            .find_map(|event| if let Event::Text(text) = event { Some(text) } else { None });
        texts.is_some_and(|text| text.starts_with('('))
    }

    /// Brackets that open right before here, taken off what is written.
    fn opened(&mut self) -> String {
        let Some(Event::Text(text)) = self.out.last_mut() else { return String::new() };
        let rest = text.trim_end_matches(['(', '“']).to_owned();
        let opened = text[rest.len()..].to_owned();
        *text = rest.into();
        opened
    }

    /// Brackets that close and signs of a sentence right behind, taken off what comes.
    fn closed(&mut self) -> String {
        let Some(Event::Text(text)) = self.events.get_mut(self.at) else { return String::new() };
        let rest = text.trim_start_matches([')', '.', ',', ';', ':', '?', '!', '”']).to_owned();
        let closed = text[..text.len() - rest.len()].to_owned();
        *text = rest.into();
        closed
    }

    fn raw(&mut self, markup: &str) {
        self.out.push(Event::Html(markup.to_owned().into()));
    }

    fn raw_inline(&mut self, markup: String) {
        self.out.push(Event::InlineHtml(markup.into()));
    }

    /// An address that nothing else on the page has.
    fn address(&mut self, id: String) -> Result<String> {
        ensure!(!self.page.ids.contains(&id), "two things are called {id}; give one another number or title");
        self.page.ids.push(id.clone());
        Ok(id)
    }
}

/// Whether a paragraph that begins with these words in bold or italics belongs to no statement before it, or ends one.
fn is_apart(words: &str) -> bool {
    words == CHECK || words.starts_with("Proof") || label(words).is_some()
}

/// The words up to the end of what they stand in.
fn words(events: &[Event]) -> String {
    let inner = events.iter().take_while(|event| !matches!(event, Event::End(_)));
    let words = inner.map(|event| match event {
        Event::Text(text) | Event::Code(text) | Event::InlineMath(text) => text,
        _ => " ",
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(markdown: &str) -> Result<Page> {
        page(markdown, |link| Ok(link.replace(".md", ".html")))
    }

    #[test]
    fn statements_have_addresses_and_stand_in_the_contents() {
        let page = set("# T\n\n## 1. First\n\n**Theorem 1 (a name).** It is.\n\n- So\n\n*Check:* [c](d)\n\n*Proof.* Clear. ∎\n\n**Not** one.\n").unwrap();
        assert_eq!(page.title, "T");
        assert_eq!(page.ids, ["1-first", "theorem-1"]);
        assert_eq!(page.contents[0].statements, [("theorem-1".to_owned(), "Theorem 1".to_owned())]);
        let statement = "<div class=\"statement\" id=\"theorem-1\">\n<p><strong>Theorem 1 (a name).</strong> It is.</p>\n<ul>\n<li>So</li>\n</ul>\n<div class=\"check\">\n<p><em>Check:</em> <a href=\"d\">c</a></p>\n</div>\n</div>";
        assert!(page.body.contains(statement), "{}", page.body);
        assert!(
            page.body.contains("<div class=\"proof\">\n<p><em>Proof.</em> Clear. <span class=\"end\">∎</span></p>")
        );
        assert!(!page.body.contains("<h1"));
    }

    #[test]
    fn a_statement_goes_on_to_its_check_but_not_beyond_its_proof() {
        let long = "# T\n\n**Lemma 1.** Let\n\n$$x = y$$\n\nThen so.\n\n*Check:* [c](d)\n\nMore.\n";
        let body = set(long).unwrap().body;
        let (inside, after) = body.split_once("</div>\n</div>").unwrap();
        assert!(inside.contains("Then so.") && after.contains("More."), "{body}");
        let proved = "# T\n\n**Lemma 1.** So.\n\n*Proof.* It is. ∎\n\n**Lemma 2.** So.\n\n*Check:* [c](d)\n";
        let body = set(proved).unwrap().body;
        assert!(body.contains("So.</p>\n</div>\n<div class=\"proof\">"), "{body}");
    }

    #[test]
    fn two_statements_never_share_an_address() {
        let error = set("# T\n\n**Lemma 1.** One.\n\n**Lemma 1.** Two.\n").unwrap_err().to_string();
        assert!(error.contains("lemma-1"), "{error}");
        assert!(set("no title").is_err());
    }

    #[test]
    fn formulas_are_mathml_and_code_stays_code() {
        let page = set("# T\n\nLet $n_k$ and `a$b`.\n\n| a |\n|---|\n| $x < 1$ |\n").unwrap();
        assert!(page.body.contains("<msub><mi>n</mi><mi>k</mi></msub>") && page.body.contains("<code>a$b</code>"));
        assert!(page.body.contains("tabindex=\"0\">\n<table>") && page.body.contains("<mo>&lt;</mo>"), "{}", page.body);
    }

    #[test]
    fn links_lead_to_built_pages() {
        let page = set("# T\n\n[one](a.md#b)\n").unwrap();
        assert_eq!(page.links, ["a.html#b"]);
        assert!(page.body.contains("<a href=\"a.html#b\">one</a>"));
        assert!(super::page("# T\n\n[one](a.md)\n", |_| anyhow::bail!("nowhere")).is_err());
    }
}
