//! What is wrong with a link is said precisely, and the nearest valid view opens. One row a flaw.

use nimscope::link::{self, Parsed};

use super::check;

#[test]
fn flaws_of_the_game() {
    let home = "mem?v=1&n=0-400&k=0-400";
    let known = "known games: mem, memplus, mem0, perturbed, mnem, dudeney, takeaway, memgame, global, mimic, recent, imark, mark, dynamic, maximum, minimum, serial, maxnim";
    check("chess", home, &[&format!("No game is called “chess”; {known}. MEM is shown instead.")]);
    check("MEM", home, &[&format!("No game is called “MEM”; {known}. MEM is shown instead.")]);
    check("?n=0-9", "mem?v=1&n=0-9&k=0-400", &["The link names no game; MEM is shown instead."]);
    check(
        "m%e?n=0-9",
        "mem?v=1&n=0-9&k=0-400",
        &["The name of the game, “m%e”, has a broken percent-encoding; MEM is shown instead."],
    );
    check(
        "chess?n=0-9&k=2-30&palette=magma&scale=rank&cell=8,3",
        "mem?v=1&n=0-9&k=2-30&aspect=0.3448&palette=magma&scale=rank&cell=8,3",
        &[&format!("No game is called “chess”; {known}. MEM is shown instead.")],
    );
    let long = "x".repeat(60);
    let short = "x".repeat(48);
    check(&long, home, &[&format!("No game is called “{short}…”; {known}. MEM is shown instead.")]);
}

#[test]
fn flaws_of_the_text() {
    let home = "mem0?v=1&n=0-400&k=0-400";
    let keys = "v, n, k, heaps, show, sheet, aspect, axis, w, palette, scale, range, reduce, marks, claim, cell, embed, pan, colours, wipe, chosen";
    check("mem0?N=1-2", home, &[&format!("“N=1-2” is not understood; links know {keys}. It is ignored.")]);
    check("mem0?n", home, &["“n” has no value; it is ignored."]);
    check("mem0?n=", home, &["“n=” has no value; it is ignored."]);
    check("mem0?=5", home, &["“=5” names no key; it is ignored."]);
    check("mem0?n=%zz", home, &["“n=%zz” has a broken percent-encoding; it is ignored."]);
    check("mem0?n=0-4%", home, &["“n=0-4%” has a broken percent-encoding; it is ignored."]);
    check("mem0?palette=%ff", home, &["“palette=%ff” has a broken percent-encoding; it is ignored."]);
    check(
        "mem0?n=1-2&n=3-4&n=5-6",
        "mem0?v=1&n=1-2&k=0-400",
        &[
            "“n=3-4” comes after “n=1-2”; only the first is used.",
            "“n=5-6” comes after “n=1-2”; only the first is used.",
        ],
    );
    let Parsed { problems, .. } = link::parse(&format!("mem0?{}", "é".repeat(5000)));
    assert!(problems[0].starts_with("The link is 10005 bytes long, and at most 8192 are read;"), "{}", problems[0]);
}

#[test]
fn flaws_of_the_version() {
    let home = "mem0?v=1&n=0-400&k=0-400";
    let newer = "says that a newer version of nimscope made this link; version 1 is understood here, and what can be read that way is shown.";
    check("mem0?v=2", home, &[&format!("“v=2” {newer}")]);
    check("mem0?v=99999999999999999999999", home, &[&format!("“v=99999999999999999999999” {newer}")]);
    for version in ["0", "one", "1.0", "-1"] {
        check(
            &format!("mem0?v={version}"),
            home,
            &[&format!("“v={version}” is not a version such as 1; version 1 is assumed.")],
        );
    }
}

#[test]
fn flaws_of_the_ranges_of_rows_and_columns() {
    for text in
        ["abc", "5", "5-", "-5", "1e3-2e3", "NaN-NaN", "inf-inf", "0-400-", "1-2-3", "0–400", "+1-2", ".5-2", "1.-2"]
    {
        check(
            &format!("mem0?n={text}"),
            "mem0?v=1&n=0-400&k=0-400",
            &[&format!("“n={text}” is not a range of rows such as 0-400 or -2.5-9; the rows 0-400 are shown.")],
        );
    }
    check(
        "mem0?k=x",
        "mem0?v=1&n=0-400&k=0-400",
        &["“k=x” is not a range of columns such as 0-400 or -2.5-9; the columns 0-400 are shown."],
    );
    check("mem0?n=400-0", "mem0?v=1&n=0-400&k=0-400", &["“n=400-0” runs backwards; the rows 0-400 are shown."]);
    check(
        "mem0?k=6-5.24",
        "mem0?v=1&n=0-400&k=5.24-6",
        &["“k=6-5.24” runs backwards; the columns 5.24-6 are shown."], // less than a quarter of a column
    );
    check(
        "mem0?n=0-1099511627777",
        "mem0?v=1&n=0-1099511627776&k=0-400",
        &["“n=0-1099511627777” reaches beyond ±1099511627776; the rows 0-1099511627776 are shown."],
    );
    let endless = "9".repeat(400);
    let quoted = "9".repeat(46);
    check(
        &format!("mem0?n={endless}-0"),
        "mem0?v=1&n=0-1099511627776&k=0-400",
        &[&format!(
            "“n={quoted}…” reaches beyond ±1099511627776 and runs backwards; the rows 0-1099511627776 are shown."
        )],
    );
}

#[test]
fn flaws_of_names() {
    let home = "mem?v=1&n=0-400&k=0-400";
    check("mem?show=table", home, &["“show=table” is not known; show is one of map, numbers. map is used."]);
    check(
        "mem?palette=neon",
        home,
        &[
            "“palette=neon” is not known; palette is one of paper, viridis, cividis, magma, turbo, cyclic, categorical. paper is used.",
        ],
    );
    check(
        "mem?reduce=mean",
        home,
        &["“reduce=mean” is not known; reduce is one of keep, sample, smallest, largest. keep is used."],
    );
    check("mem?embed=yes", "mem?v=1&n=0-400&k=0-400", &["“embed=yes” is not known; embed is one of 0, 1. 0 is used."]);
    check(
        "imark?S=1&D=2,3&w=0",
        "imark?S=1&D=2,3&v=1&n=0-63&k=0-0&w=1",
        &["“w=0” is not a width from 1 to 65536; 1 is used."],
    );
    check("imark?w=x", "imark?S=1&D=2,3&v=1&n=0-63&k=0-63", &["“w=x” is not a width from 1 to 65536; 64 is used."]);
    check(
        "maxnim?d=1&pass=2",
        "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63",
        &["“d=1”: d must be larger than 1; d=7/4 is used.", "“pass=2”: pass must be 0 or 1, not “2”; pass=0 is used."],
    );
    check(
        "mem0?v=1&n=5000000-5000400&k=0-9",
        "mem0?v=1&n=999599-999999&k=0-9",
        &["“n=5000000-5000400” lies beyond the end of the table; the rows 999599-999999 are shown."],
    );
    check(
        "mem?axis=log",
        home,
        &[
            "“axis=log” is not known; axis is one of k, sqrt, above-envelope, above-plateau, above-formula, quarter, halves, copies. k is used.",
        ],
    );
    check(
        "mem0?axis=sqrt&k=0-9",
        "mem0?v=1&n=0-400&k=0-9",
        &["“axis=sqrt” straightens nothing in MEM⁰; axis is one of k. k is used."],
    );
    check("mem0?axis=log", "mem0?v=1&n=0-400&k=0-400", &["“axis=log” is not known; axis is one of k. k is used."]);
}

#[test]
fn flaws_of_the_aspect() {
    for text in ["0", "-1", "wide", "NaN", "1e3", "0.0"] {
        check(
            &format!("mem?aspect={text}"),
            "mem?v=1&n=0-400&k=0-400",
            &[&format!("“aspect={text}” is not a positive number such as 4 or 0.25; 1 is used.")],
        );
    }
    check(
        "mem?aspect=274877906945",
        "mem?v=1&n=0-400&k=0-400&aspect=274877906944",
        &["“aspect=274877906945” lies outside 0.000000000003637978807091713 to 274877906944; 274877906944 is used."],
    );
}

#[test]
fn flaws_of_the_scale() {
    let home = "mem?v=1&n=0-400&k=0-400";
    let possible = "scale is one of linear, sqrt, log, rank, modulo:2, value:12, p. sqrt is used.";
    check("mem?scale=cubic", home, &[&format!("“scale=cubic” is not known; {possible}")]);
    check("mem?scale=frontier", home, &[&format!("“scale=frontier” needs a frontier, and MEM has none; {possible}")]);
    check(
        "mem0?scale=x",
        "mem0?v=1&n=0-400&k=0-400",
        &[
            "“scale=x” is not known; scale is one of linear, sqrt, log, rank, modulo:2, value:12, frontier, p. sqrt is used.",
        ],
    );
    check(
        "mem?scale=log:5",
        "mem?v=1&n=0-400&k=0-400&scale=log",
        &["“scale=log:5” has a number, but the scale log takes none; log is used."],
    );
    for (text, nearest) in
        [("modulo", 2), ("modulo:", 2), ("modulo:x", 2), ("modulo:0", 2), ("modulo:2.5", 2), ("modulo:5000", 4096)]
    {
        check(
            &format!("mem?scale={text}"),
            &format!("mem?v=1&n=0-400&k=0-400&scale=modulo:{nearest}"),
            &[&format!(
                "“scale={text}” needs a whole number from 2 to 4096, as in modulo:2; modulo:{nearest} is used."
            )],
        );
    }
    check(
        "mem?scale=value:4294967295",
        "mem?v=1&n=0-400&k=0-400&scale=value:4294967294",
        &[
            "“scale=value:4294967295” needs a whole number from 0 to 4294967294, as in value:12; value:4294967294 is used.",
        ],
    );
}

#[test]
fn flaws_of_the_range_of_values() {
    for text in ["wide", "5", "-5-9", "0-1.5", "0-"] {
        check(
            &format!("mem?range={text}"),
            "mem?v=1&n=0-400&k=0-400",
            &[&format!("“range={text}” is not a range of values such as 0-50; the range is automatic.")],
        );
    }
    check(
        "mem?range=50-0",
        "mem?v=1&n=0-400&k=0-400&range=0-50",
        &["“range=50-0” runs backwards; the range 0-50 is used."],
    );
    check(
        "mem?range=99999999999999999999-1",
        "mem?v=1&n=0-400&k=0-400&range=1-4294967294",
        &[
            "“range=99999999999999999999-1” reaches beyond the largest value 4294967294 and runs backwards; the range 1-4294967294 is used.",
        ],
    );
    check("mem?range=7-7", "mem?v=1&n=0-400&k=0-400&range=7-7", &[]);
}

#[test]
fn flaws_of_the_cell() {
    let home = "mem?v=1&n=0-400&k=0-400";
    for text in ["22", "22,", "22,2,2", "-1,2", "1.5,2", "22_2"] {
        check(
            &format!("mem?cell={text}"),
            home,
            &[&format!("“cell={text}” is not a cell n,k such as 22,2; no cell is pinned.")],
        );
    }
    let table =
        "lies outside the table of MEM, which has rows 0-1000000000000 and columns 0-1000000000001; no cell is pinned.";
    for text in ["1000000000001,0", "0,1000000000002", "99999999999999999999,0"] {
        check(&format!("mem?cell={text}"), home, &[&format!("“cell={text}” {table}")]);
    }
    let last = "mem?v=1&n=0-400&k=0-400&cell=1000000000000,1000000000001";
    check(last, last, &[]);
}

#[test]
fn all_flaws_of_a_link_are_named() {
    let Parsed { problems, .. } =
        link::parse("x?v=9&n=b&k=c&show=d&aspect=e&axis=f&palette=g&scale=h&range=i&reduce=j&cell=l&m=m&%");
    assert_eq!(problems.len(), 14, "{problems:#?}");
}

/// A link can be wrong in more ways than anyone reads: the first are told, and how many follow.
#[test]
fn a_link_with_thousands_of_problems_is_told_in_brief() {
    let keys: Vec<String> = (0..30_000).map(|key| format!("a{key}=1")).collect();
    let link = format!("mem?{}", keys.join("&"));
    let Parsed { state, problems } = link::parse(&link);
    assert_eq!(state, link::parse("mem").state);
    assert!(problems[0].starts_with(&format!("The link is {} bytes long, and at most 8192", link.len())));
    // The last key is broken off, and those before it are told one by one.
    assert!(problems[2].starts_with("“a0=1” is not understood;"), "{}", problems[2]);
    let all = 1 + link[..8192].split('&').count();
    assert_eq!(problems[16..], [format!("And {} more, which are not listed.", all - 16)]);
    assert!(problems.iter().map(String::len).sum::<usize>() < 4_000, "short enough to be read");
    // Keys that come twice, or are broken, are told in brief as well.
    for pair in ["n=1-2", "%", "x", "=1"] {
        let problems = link::parse(&format!("mem?{}", [pair; 1_000].join("&"))).problems;
        let more = problems.get(16).is_some_and(|last| last.starts_with("And 98"));
        assert!(problems.len() == 17 && more, "{problems:?}");
    }
}

#[test]
fn flaws_of_heaps() {
    let home = "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63";
    check("maxnim?heaps=many", home, &["“heaps=many” is not a range of heaps such as 0-40; it is ignored."]);
    check(
        "maxnim?heaps=200-100",
        "maxnim?d=7/4&pass=0&v=1&n=1-3&k=0-63",
        &["“heaps=200-100” goes beyond the table or runs backwards; heaps 100-200 are shown."],
    );
    check(
        "maxnim?heaps=0-40&n=2-3",
        "maxnim?d=7/4&pass=0&v=1&n=2-3&k=0-63",
        &["“heaps=0-40” stands beside n, which says the same in its own way; n is used."],
    );
}
