//! Specs: every game reads and prints, and every way to be wrong has its sentence.

use nimscope::game::numbers::{IntegerSet, Ratio};
use nimscope::paper;
use nimscope::paper::Spec;

#[test]
fn specs_print_in_one_way() {
    let rows = [
        ("mem", "mem"),
        ("imark", "imark?S=1&D=2,3"),
        ("imark?D=3,2&S=4,1-3", "imark?S=1-4&D=2,3"),
        ("imark?t=5&d=6", "imark?t=5&d=6"),
        ("imark?t=5", "imark?t=5&d=4"),
        ("mark?round=ceil&end=1", "mark?S=1&D=2&round=ceil&end=1"),
        ("maxnim?d=1.75", "maxnim?d=7/4&pass=0"),
        ("maxnim?d=14/8&pass=1", "maxnim?d=7/4&pass=1"),
        ("serial?heaps=3, 1,4", "serial?heaps=3,1,4"),
        ("dudeney?Y=007", "dudeney?Y=7"),
        ("takeaway?f= 2k ", "takeaway?f=2k"),
        ("memgame?F=j  >=  k", "memgame?F=j >= k"),
        ("dynamic?f=2n", "dynamic?f=2n&misere=0"),
    ];
    for (given, printed) in rows {
        let spec = Spec::parse(given).expect(given);
        assert_eq!(spec.to_string(), printed);
        assert_eq!(Spec::parse(printed), Ok(spec), "{printed}");
    }
    for entry in paper::entries() {
        let spec = Spec::parse(entry.name).expect("defaults are valid");
        assert_eq!(Spec::parse(&spec.to_string()), Ok(spec));
    }
}

#[test]
fn every_mistake_has_its_sentence() {
    let rows = [
        ("mem?n=1", "mem has no parameter “n”"),
        ("imark?S=1&t=2", "imark has no parameter “t”"),
        ("dudeney?Y=", "dudeney?Y=: “” is not a number"),
        ("dudeney?Y=five", "dudeney?Y=five: “five” is not a number"),
        ("dudeney?Y=-1", "dudeney?Y=-1: “-1” is not a number"),
        ("dudeney?Y=0", "dudeney?Y=0: Y must be from 1 to 1000, not 0"),
        (
            "dudeney?Y=99999999999999999999",
            "dudeney?Y=99999999999999999999: “99999999999999999999” is too large; numbers are at most 1000000000",
        ),
        ("imark?S=0", "imark?S=0: 0 is not allowed: every move must change the heap"),
        ("imark?S=", "imark?S=: S needs a number from 1 to 1000, or a range such as 1-4"),
        ("imark?S=1,", "imark?S=1,: “” is not a number"),
        ("imark?S=4-1", "imark?S=4-1: “4-1” runs backwards; write 1-4"),
        ("imark?S=1-999", "imark?S=1-999: a set has at most 256 members"),
        ("imark?S=5000", "imark?S=5000: the members of S must be at most 1000"),
        ("imark?D=1,2", "imark?D=1,2: the members of D must be at least 2"),
        ("imark?t=1&d=2", "imark?t=1&d=2: t must be from 2 to 100, not 1"),
        ("mark?round=up", "mark?round=up: round must be floor or ceil, not “up”"),
        ("mark?end=2", "mark?end=2: end must be 0 or 1, not “2”"),
        ("maxnim?d=1", "maxnim?d=1: d must be larger than 1"),
        ("maxnim?d=101", "maxnim?d=101: d must be at most 100"),
        ("maxnim?d=7/0", "maxnim?d=7/0: a ratio needs two positive numbers"),
        (
            "maxnim?d=1.123456789",
            "maxnim?d=1.123456789: “1.123456789” has more than 8 decimals; write it as a fraction",
        ),
        ("maxnim?d=e", "maxnim?d=e: “e” is not a number"),
        ("maxnim?pass=yes", "maxnim?pass=yes: pass must be 0 or 1, not “yes”"),
        ("serial?heaps=", "serial?heaps=: “” is not a number"),
        ("serial?heaps=1,-2", "serial?heaps=1,-2: “1,-2” is not a number"),
        ("serial?heaps=1000001", "serial?heaps=1000001: a heap has at most 1000000 tokens"),
    ];
    for (given, sentence) in rows {
        assert_eq!(Spec::parse(given).expect_err(given), sentence);
    }
    let rule = Spec::parse("maximum?f=floor(n/").expect_err("a rule that ends too soon");
    assert!(rule.starts_with("maximum?f=floor(n/: ") && rule.contains("character"), "{rule}");
    let unknown = Spec::parse("chess").expect_err("no such game");
    assert!(unknown.starts_with("no game is called “chess”; known games: mem, "), "{unknown}");
    let heaps = Spec::parse(&format!("serial?heaps={}", vec!["1"; 65].join(","))).expect_err("many heaps");
    assert!(heaps.ends_with("heaps has at most 64 heaps"), "{heaps}");
}

#[test]
fn a_wrong_parameter_leaves_its_default_and_the_others() {
    let mut pairs = vec![("d".to_owned(), "1".to_owned()), ("pass".to_owned(), "1".to_owned())];
    let (spec, problems) = Spec::read("maxnim", &mut pairs).expect("a game");
    assert_eq!(spec.to_string(), "maxnim?d=7/4&pass=1");
    assert_eq!((problems.len(), problems[0].parameter.as_str(), problems[0].given.as_str()), (1, "d", "1"));
    assert!(pairs.is_empty());
}

#[test]
fn a_wrong_rule_says_where_in_the_text_as_it_was_typed() {
    let rows = [
        ("takeaway", "f", "2k + m", Some((5, 1)), "character 6"),
        ("takeaway", "f", "  2k + m ", Some((7, 1)), "character 8"),
        ("takeaway", "f", "⌊k/2⌋ + why", Some((8, 3)), "character 9"),
        ("takeaway", "f", "2k +", Some((4, 0)), "character 5"),
        ("takeaway", "f", "", Some((0, 0)), "empty"),
        ("memgame", "F", "j != q", Some((5, 1)), "character 6"),
        ("dudeney", "Y", "five", None, "not a number"),
    ];
    for (game, name, text, at, words) in rows {
        let (_, problems) = Spec::read(game, &mut vec![(name.into(), text.into())]).expect("a game");
        assert_eq!((problems.len(), problems[0].at), (1, at), "{text}");
        assert!(problems[0].message.contains(words), "{}", problems[0].message);
    }
}

#[test]
fn numbers_are_exact() {
    assert_eq!(Ratio::parse("1.75"), Ratio::parse("7/4"));
    let ratio = Ratio::parse("22/7").expect("a ratio");
    for n in 0..1000 {
        assert_eq!(ratio.divide_up(n), (n * 7).div_ceil(22));
    }
    assert_eq!(IntegerSet::parse("1-3,2,9").expect("a set").to_string(), "1-3,9");
}

/// A parameter that a game was given later is written only where it is not the default, so that links from before stay.
#[test]
fn what_goes_without_saying_is_not_written() {
    let plain = Spec::parse("maximum?f=n&pass=0").expect("a spec");
    assert_eq!(plain.to_string(), "maximum?f=n");
    assert_eq!(plain, Spec::parse("maximum?f=n").expect("a spec"));
    assert_eq!(plain.parameters().last(), Some(&("pass", "0".to_owned())), "the page has a field for it");
    assert_eq!(plain.with("pass", "1").expect("a pass").to_string(), "maximum?f=n&pass=1");
    assert_eq!(Spec::parse("maxnim?d=2").expect("a spec").to_string(), "maxnim?d=2&pass=0");
}
