//! Files that a session makes: pictures, and numbers piece by piece; others go on meanwhile.

use nimscope::figure::link_in;
use nimscope::listing::{Listing, ListingFormat, ListingLine};
use nimscope::session::{Answer, FigureFormat, Question, Said};
use nimscope::{grow, grow::Grow, link};

use super::Page;

fn figure(link: &str, format: &str, unit: &str, amount: f64) -> Question {
    let text = str::to_owned;
    let (layout, dark, dpi, fit) = (text("figure"), false, 300.0, None);
    Question::Figure { link: text(link), format: text(format), layout, dark, unit: text(unit), amount, dpi, fit }
}

#[test]
fn a_picture_is_told_of_while_it_grows_and_comes_as_a_whole() {
    let mut page = Page::new();
    let address = "https://example.org/#mem0?v=1&n=0-3000&k=0-3000";
    let id = page.ask(figure(address, "png", "pixels", 600.0));
    let (mut told, mut made) = (0, None);
    for said in page.settle() {
        match said {
            Said::Part { answer: Answer::Saving(progress), .. } => {
                assert!(progress.done >= told && progress.target == 3000);
                told = progress.done;
            }
            Said::Answer { id: whose, answer: Answer::Figure(figure) } => made = Some((whose, figure)),
            other => panic!("{other:?}"),
        }
    }
    let (whose, made) = made.expect("a picture");
    assert_eq!((whose, made.width, made.mime, made.link.as_str()), (id, 600.0, "image/png", address));
    assert!(told > 0 && made.file.format == FigureFormat::Png && made.file.figure.drawn().images.len() > 3);
}

#[test]
fn a_tikz_picture_is_text_that_carries_its_link() {
    let mut page = Page::new();
    page.ask(figure("mem?v=1&n=0-20&k=0-20", "tikz", "mm", 84.0));
    let said = page.settle();
    let Some(Said::Answer { answer: Answer::Figure(made), .. }) = said.last() else { panic!("{said:?}") };
    let text = made.file.text.as_deref().expect("text");
    assert_eq!(link_in(text.as_bytes()).as_deref(), Ok("mem?v=1&n=0-20&k=0-20"));
    page.ids += 1;
    for (format, unit, words) in [("gif", "mm", "formats: png, svg, tikz"), ("png", "ell", "pixels, cell and mm")] {
        let refused = page.session.ask(page.ids, 0, figure("mem", format, unit, 84.0)).expect_err("a refusal");
        assert!(refused.to_string().contains(words), "{refused}");
    }
}

#[test]
fn the_pieces_of_a_file_are_the_file() {
    let mut page = Page::new();
    let link = "mem0?v=1&n=0-900&k=0-900";
    page.pace = (90.0, 2_000_000);
    let text = str::to_owned;
    page.ask(Question::Listing { link: text(link), format: text("csv"), along: String::new() });
    let (mut file, mut pieces) = (Vec::new(), 0);
    for said in page.settle() {
        let (Said::Part { answer: Answer::Piece(piece), .. } | Said::Answer { answer: Answer::Piece(piece), .. }) =
            said
        else {
            panic!("{said:?}")
        };
        pieces += 1;
        file.extend(piece.bytes);
        assert_eq!(piece.mime, "text/csv");
    }
    let mut whole = Listing::open(&link::parse(link).state, ListingFormat::Csv, ListingLine::Row).expect("a file");
    grow::finish(&mut whole, 1_000_000_000).expect("a file");
    assert!(file == whole.take() && whole.progress().is_over());
    assert!(pieces > 5, "{pieces} pieces");
}

#[test]
fn a_file_of_no_kind_is_refused_with_those_that_there_are() {
    let mut page = Page::new();
    let text = str::to_owned;
    let ask =
        |format: &str, along: &str| Question::Listing { link: text("mem"), format: text(format), along: text(along) };
    for (question, words) in [(ask("pdf", ""), "csv, json, latex, bfile, npy"), (ask("csv", "up"), "“up”")] {
        let refused = page.session.ask(9, 0, question).expect_err("a refusal").to_string();
        assert!(refused.contains(words), "{refused}");
    }
}

#[test]
fn what_nobody_waits_for_is_dropped() {
    let mut page = Page::new();
    let text = str::to_owned;
    let listing =
        Question::Listing { link: text("mem0?v=1&n=0-3000&k=0-3000"), format: text("csv"), along: text("row") };
    let id = page.ask(listing);
    page.step();
    page.session.forget(id);
    assert!(page.session.turn().is_none());
    let id = page.ask(Question::Carried { file: b"% Source: https://example.org/#mem?v=1\n".to_vec() });
    let said = page.settle();
    assert!(
        matches!(&said[..], [Said::Answer { id: whose, answer: Answer::Text(link) }] if *whose == id && link == "mem?v=1")
    );
    let terms = Question::Terms { link: text("mark?S=1&D=2&v=1&n=0-9&k=0-63"), along: String::new() };
    page.ask(terms);
    let said = page.settle();
    let Some(Said::Answer { answer: Answer::Terms(found), .. }) = said.last() else { panic!("{said:?}") };
    assert!(found.address.ends_with("?q=0,1,0,2,1,2,0,1,0,2,0,1,2,1,0,2,1,2,0,1"), "{}", found.address);
}
