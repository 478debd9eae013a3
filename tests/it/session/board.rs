//! Boards of games that are played: what a session tells of a link, and what is wrong with a hostile one.

use nimscope::session::{Answer, Question, Said, Session};
use serde_json::Value;

use super::Page;

/// All that is told of a board, to the last.
fn boards(link: &str) -> Vec<Value> {
    let mut page = Page::new();
    page.pace.1 = 200_000;
    let own = page.ask(Question::Board { link: link.to_owned() });
    let told = page.settle().into_iter().filter_map(|said| match said {
        Said::Answer { id, answer } | Said::Part { id, answer } if id == own => Some(answer),
        _ => None,
    });
    told.map(|answer| serde_json::to_value(answer).expect("plain data")).collect()
}

fn board(link: &str) -> Value {
    boards(link).pop().expect("a board")
}

/// What a typed move becomes, or why it does not.
fn typed(link: &str, text: &str) -> Result<String, String> {
    let mut session = Session::default();
    let question = Question::Typed { link: link.to_owned(), text: text.to_owned() };
    session.ask(1, 0, question).map_err(|refusal| refusal.to_string())?;
    match session.step(0.0, 1000).0.pop() {
        Some(Said::Answer { answer: Answer::Text(text), .. }) => Ok(text),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_board_is_told_with_its_game_and_its_maps() {
    let board = board("play?sum=mem0 22_2 + imark?S=1%26D=2,3 18&moves=1:18_4");
    assert_eq!(board["played"]["sum"], "mem0 22_2 + imark?S=1&D=2,3 18");
    assert_eq!(board["problems"], serde_json::json!([]));
    assert_eq!(board["heaps"][0]["map"], "mem0?v=1&n=0-22&k=0-22&cell=18,4");
    assert_eq!(board["heaps"][0]["options"][0], serde_json::json!([0, 18]));
    assert_eq!(board["toMove"], "opponent");
    assert!(board["answer"]["written"].is_string());
}

#[test]
fn a_puzzle_is_made_and_stands_in_its_game() {
    let board = board("play?puzzle=2:20261119");
    assert_eq!(board["played"]["sum"], board["sum"]);
    assert_eq!(board["played"]["puzzle"], serde_json::json!([2.0, 20_261_119.0]));
    assert_eq!(board["ways"], 1);
}

#[test]
fn what_is_wrong_with_a_game_is_said_and_the_nearest_opens() {
    let two = "mem 5_0 + mem 3_0";
    let usual = "mem 5_0 + mem 8_0 + mem 13_0";
    let none = "No heap is left, so mem 5_0 + mem 8_0 + mem 13_0 is played instead.";
    let rows: &[(&str, &str, &[&str])] = &[
        (
            "sum=mem 5 + chess 4 + mem 3",
            two,
            &[
                "“chess 4” cannot be played: no game is called “chess”; known games: mem, memplus, mem0, perturbed, mnem, dudeney, takeaway, memgame, global, mimic, recent, imark, mark, dynamic, maximum, minimum, serial, maxnim; it is left out.",
            ],
        ),
        (
            "sum=mem 5 + mem 3_1_2 + mem 3",
            two,
            &[
                "“mem 3_1_2” cannot be played: a position of mem has 2 numbers, as 12_0 has, and “3_1_2” has 3; it is left out.",
            ],
        ),
        (
            "sum=mem 10^30",
            usual,
            &[
                "“mem 10^30” cannot be played: 1000000000000000000000000000000 is too large to be played; 18446744073709551615 is the largest heap; it is left out.",
                none,
            ],
        ),
        (
            "sum=mem 5 + mem 3&moves=1:1_1,2:0_3",
            two,
            &["Move 1, “1:1_1”, cannot be made in mem 5_0 + mem 3_0; the game is shown as it was before it."],
        ),
        (
            "sum=mem 5 + mem 3&moves=x",
            two,
            &["Move 1, “x”, is no move such as 1:18_4; the game is shown as it was before it."],
        ),
        (
            "sum=mem 5 + mem 3&opponent=errs:101",
            two,
            &["“opponent=errs:101” is not perfect, friend or errs:25, a chance from 0 to 100; perfect is used."],
        ),
        ("puzzle=9:1", usual, &["“puzzle=9:1” has no size from 1 to 5; a game is shown instead."]),
        (
            "sum=dynamic?f=2n %2B mem 3",
            "mem 3_0",
            &[
                "“dynamic?f=2n” cannot be played: dynamic?f=2n&misere=0 needs a heap behind it, as in “dynamic?f=2n&misere=0 12_5”; it is left out.",
            ],
        ),
        (
            "sum=mem 3 %2B dynamic?f=2n%26misere=1 (5, 2)",
            "mem 3_0",
            &[
                "“dynamic?f=2n&misere=1 (5, 2)” cannot be played: a game in which whoever moves last loses has outcomes and no nim values, so it is played alone; it is left out.",
            ],
        ),
    ];
    for (game, sum, problems) in rows {
        let link = format!("play?{game}");
        let board = board(&link);
        assert_eq!((&board["sum"], &board["problems"]), (&Value::from(*sum), &serde_json::json!(problems)), "{game}");
        assert_eq!(typed(&link, ""), Err(problems[0].to_owned()), "{game}");
    }
}

#[test]
fn a_typed_move_is_told_as_links_write_it() {
    let link = "play?sum=mem0 22_2 + imark?S=1%26D=2,3 18";
    assert_eq!(typed(link, "22_2 → 18_4").as_deref(), Ok("1:18_4"));
    assert_eq!(typed(link, "2 divide by 3").as_deref(), Ok("2:6"));
    assert!(typed(link, "1 -2").expect_err("no move").starts_with("from 22_2 one cannot take 2. Remove any number"));
    assert_eq!(typed(link, "").as_deref(), Ok(""));
    assert_eq!(typed("mem0", "1 -2").expect_err("no game"), "the link plays nothing");
}

/// No step is long, while large tables grow for a sum.
#[test]
fn a_large_sum_is_told_while_it_is_worked_out() {
    let told = boards("play?sum=mem0 3000 + dudeney?Y=9 2000 + mem 900&begins=opponent");
    assert!(told.len() > 1, "{} boards", told.len());
    assert_eq!(told[0]["known"], false);
    assert_eq!(told[told.len() - 1]["known"], true);
    assert!(told.iter().all(|board| board["heaps"].as_array().is_some_and(|heaps| heaps.len() == 3)));
}
