//! Games as a board tells them: turns, moves, reasons, the answer, and which moves threw a game away.

use nimscope::game::Position;
use nimscope::grow::{self, Grow};
use nimscope::play::{Appraiser, Board, Contest, Did, Made, Mover, Opponent, Playing, Puzzle, Sum};
use proptest::prelude::*;

use super::{Plays, followers, sum, sums};

/// A game as a test writes it: the sum, the moves so far, who answers, and whether the program begins.
fn playing(start: &str, moves: &str, opponent: Opponent, second: bool) -> Playing {
    let made = moves.split(',').filter(|text| !text.is_empty()).map(|text| text.parse().expect("a move"));
    Playing { made: made.collect(), opponent, second, ..Playing::new(sum(start)) }
}

const PERFECT: Opponent = Opponent::Errs(0);

fn board(playing: &Playing, tables: &Appraiser) -> Board {
    let mut contest = Contest::new(playing.clone(), tables).expect("a game that can be looked at");
    grow::finish(&mut contest, 20_000).expect("values that can be had");
    contest.board().expect("rules that have answers")
}

fn shown(start: &str, moves: &str, opponent: Opponent, second: bool) -> Board {
    board(&playing(start, moves, opponent, second), &Appraiser::default())
}

#[test]
fn a_board_tells_heaps_values_and_ways_to_win() {
    let board = shown("mem0 22_2 + imark?S=1&D=2,3 18 + maxnim?d=7/4&pass=1 9", "", PERFECT, false);
    assert_eq!(board.nim_sum.as_deref(), Some("14"));
    let rows: Vec<_> =
        board.heaps.iter().map(|heap| (heap.position.as_str(), heap.value.as_deref(), &*heap.bits)).collect();
    assert_eq!(rows, [("22_2", Some("11"), "1011"), ("18", Some("2"), "0010"), ("9", Some("7"), "0111")]);
    assert_eq!((board.bits.as_str(), board.ways), ("1110", board.winning.len()));
    let takes: Vec<u32> = board.heaps[0].piles[0].moves.iter().map(|by| by.take).collect();
    assert_eq!(takes, (1..=22).filter(|&take| take != 2).collect::<Vec<_>>(), "no 2 after 2");
    let divisions: Vec<_> = board.heaps[1].piles[0].moves.iter().map(|by| (by.take, &*by.by.how, &*by.by.to)).collect();
    assert_eq!(divisions, [(1, "take 1", "17"), (9, "divide by 2", "9"), (12, "divide by 3", "6")]);
    let pass: Vec<_> = board.heaps[2].others.iter().map(|by| (&*by.how, &*by.written)).collect();
    assert_eq!(pass, [("pass", "3:9_0")]);
    let why = board.winning[0].why.as_deref().expect("a reason");
    assert!(why.contains("the nim sum of the others"), "{why}");
    assert_eq!((board.to_move, board.winner, board.answer.is_none()), (Mover::You, None, true));
}

#[test]
fn heaps_in_a_row_are_piles_of_their_own() {
    let board = shown("serial?heaps=3,5,4 [0, 5, 4]", "", PERFECT, false);
    let piles: Vec<_> = board.heaps[0].piles.iter().map(|pile| (&*pile.tokens, pile.moves.len())).collect();
    assert_eq!(piles, [("0", 0), ("5", 5), ("4", 0)]);
    // One that is too large for tokens has its few moves beside it.
    let far = shown("imark?S=1&D=2,3 600000000000000000", "", PERFECT, false);
    assert_eq!((far.heaps[0].piles[0].drawn, far.heaps[0].others.len()), (None, 3));
    assert_eq!(far.heaps[0].how, Some("certified"));
}

#[test]
fn moves_are_judged_when_they_are_made() {
    // 3 and 5 as in Nim: take 2 of 5 wins, and whatever else throws that away.
    let nim = "maximum?f=n 3 + maximum?f=n 5";
    let did = |moves: &str| {
        let board = shown(nim, moves, Opponent::Friend, false);
        board.made.iter().map(|made| made.did.expect("judged")).collect::<Vec<_>>()
    };
    assert_eq!(did("2:3,1:1,2:1"), [Did::Kept, Did::Lost, Did::Kept]);
    assert_eq!(did("2:4,2:3,1:2"), [Did::Threw, Did::Kept, Did::Lost]);
    let board = shown(nim, "2:3,1:0,2:0", Opponent::Friend, false);
    assert_eq!((board.winner, board.to_move), (Some(Mover::First), Mover::Second));
    let second = shown(nim, "2:3,1:0,2:0", PERFECT, true);
    assert_eq!(second.winner, Some(Mover::Opponent));
    // In misère play whoever cannot move has won.
    let misere = shown("dynamic?f=2n&misere=1 (1, 1)", "1:0_2", Opponent::Friend, false);
    assert_eq!((misere.winner, misere.made[0].did), (Some(Mover::Second), Some(Did::Lost)));
}

#[test]
fn the_program_answers_when_it_is_its_turn() {
    let after = shown("maximum?f=n 3 + maximum?f=n 5", "2:4", PERFECT, false);
    assert_eq!(after.answer.map(|answer| answer.written).as_deref(), Some("2:3"));
    let begins = shown("maximum?f=n 3 + maximum?f=n 5", "", PERFECT, true);
    assert_eq!(begins.answer.map(|answer| answer.written).as_deref(), Some("2:3"));
    assert!(shown("mem 5", "1:2_3", Opponent::Friend, false).answer.is_none());
    // One who errs takes the same move for the same seed, and not always the same for others.
    let erring = |seed: u64| {
        let playing = Playing { seed, ..playing("mem0 30 + mem0 20", "", Opponent::Errs(100), true) };
        board(&playing, &Appraiser::default()).answer.expect("a move").written
    };
    assert_eq!(erring(3), erring(3));
    assert!((0..20).map(erring).collect::<std::collections::HashSet<_>>().len() > 5);
}

#[test]
fn what_is_not_known_is_said_and_the_game_goes_on() {
    let board = shown("imark?S=2&D=2 1000000000000000000 + mem 5", "2:2_3", PERFECT, false);
    assert!(board.refusal.is_some() && board.answer.is_none() && board.known);
    assert_eq!((board.heaps.len(), board.made.len()), (2, 1));
    assert!(Contest::new(Playing::new(sum("maximum?f=n-5 3")), &Appraiser::default()).is_err());
}

/// A puzzle that is still to be made.
fn puzzle(level: u64, number: u64) -> Playing {
    let start = Sum { components: Vec::new() };
    Playing { puzzle: Some(Puzzle { level, number }), ..Playing::new(start) }
}

#[test]
fn a_puzzle_has_one_winning_move_and_is_the_same_again() {
    let tables = Appraiser::default();
    for level in 1..=Puzzle::LEVELS {
        let mut sums = Vec::new();
        for number in [20_261_119, 20_261_120, 7] {
            let made = |tables: &Appraiser| board(&puzzle(level, number), tables);
            let board = made(&tables);
            assert_eq!((board.ways, board.heaps.len() >= 2), (1, true), "{}", board.sum);
            assert_eq!(made(&Appraiser::default()).sum, board.sum);
            sums.push(board.sum);
        }
        sums.dedup();
        assert_eq!(sums.len(), 3, "level {level}");
    }
    // As far as all plays can be looked at, there is one way to win.
    for number in 0..10 {
        let start: Sum = board(&puzzle(1, number), &tables).sum.parse().expect("a sum");
        let mut plays = Plays::default();
        let ways = followers(&start).into_iter().filter(|next| !plays.won(next)).count();
        assert_eq!(ways, 1, "{start}");
    }
}

/// MNEM plays may go on for ever, and whoever follows the hint ends them, whatever the other side does.
#[test]
fn following_the_hint_ends_a_game_that_might_not_end() {
    let tables = Appraiser::default();
    for (start, seed) in ["mnem 9_4", "mnem 12_5 + mem 7_2", "mnem 8_3 + mnem 6_2", "mnem 14_3 + maxnim?d=2&pass=1 6"]
        .into_iter()
        .flat_map(|start| (0..6u64).map(move |seed| (start, seed)))
    {
        let mut playing = Playing { opponent: Opponent::Friend, ..Playing::new(sum(start)) };
        let mut chance = nimscope::play::Chance::new(seed);
        let mut follows = board(&playing, &tables).nim_sum.as_deref() != Some("0");
        for step in 0.. {
            assert!(step < 500, "{start} does not end");
            let board = board(&playing, &tables);
            if board.winner.is_some() {
                assert!(!follows, "{start}: who followed the hint cannot move");
                break;
            }
            let made = if follows {
                board.hint.expect("a winning move").written
            } else {
                // Whatever makes the game longer comes first.
                let all: Vec<_> =
                    board.heaps.iter().flat_map(|heap| heap.others.iter().map(|by| by.written.clone())).collect();
                let less = board.heaps.iter().flat_map(|heap| heap.piles.iter().flat_map(|pile| &pile.moves));
                let less: Vec<_> = less.map(|by| by.by.written.clone()).collect();
                let from = if all.is_empty() || chance.below(4) == 0 && !less.is_empty() { less } else { all };
                from[chance.below(from.len() as u64) as usize].clone()
            };
            playing.made.push(made.parse().expect("a move"));
            follows = !follows;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn slices_make_no_difference_to_a_board(text in sums(), slice in 100u64..30_000) {
        let playing = Playing { second: true, ..Playing::new(sum(&text)) };
        let (mut one, mut other) = (
            Contest::new(playing.clone(), &Appraiser::default()).expect("a game"),
            Contest::new(playing, &Appraiser::default()).expect("a game"),
        );
        while !one.progress().is_over() {
            one.advance(slice);
            prop_assert!(one.board().expect("a board").heaps.len() == sum(&text).components.len());
        }
        other.advance(1 << 40);
        let text = |contest: &Contest| serde_json::to_string(&contest.board().expect("a board")).expect("plain data");
        prop_assert_eq!(text(&one), text(&other));
    }
}

/// Whoever has a won sum and takes the program's answers wins, against all that another player could do.
#[test]
fn the_program_never_loses_a_won_game() {
    for start in [
        "mem0 5_2 + mem 4",
        "imark?S=1&D=2,3 9 + mem0 3",
        "maxnim?d=2&pass=1 6 + memplus 4",
        "dynamic?f=2n&misere=1 (7, 3)",
    ] {
        let mut open = vec![Playing { second: true, ..Playing::new(sum(start)) }];
        let tables = Appraiser::default();
        let mut ended = 0;
        if board(&open[0], &tables).nim_sum.as_deref() == Some("0") {
            open[0].second = false;
            let firsts = continued(&open[0]);
            open = firsts;
        }
        while let Some(mut playing) = open.pop() {
            let now = board(&playing, &tables);
            assert!(matches!(now.winner, None | Some(Mover::Opponent)), "{start}: {:?}", playing.made);
            ended += usize::from(now.winner.is_some());
            if let Some(answer) = now.answer {
                playing.made.push(answer.written.parse().expect("a move"));
                let next = continued(&playing);
                if next.is_empty() {
                    assert_eq!(board(&playing, &tables).winner, Some(Mover::Opponent), "{start}: {:?}", playing.made);
                    ended += 1;
                }
                open.extend(next);
            }
        }
        assert!(ended >= 3, "{start}: {ended} games");
    }
}

/// A game with each move that can follow.
fn continued(playing: &Playing) -> Vec<Playing> {
    let now = playing.now();
    let moves = now.components.iter().enumerate().flat_map(|(component, heap)| {
        heap.moves().expect("rules").into_iter().map(move |by| Made { component, to: by.to })
    });
    moves
        .map(|made| Playing { made: playing.made.iter().cloned().chain([made]).collect(), ..playing.clone() })
        .collect()
}

#[test]
fn of_a_long_game_the_end_is_kept() {
    let made = |heap: u64| Made { component: 0, to: Position::with(heap, 1) };
    let playing = Playing { made: (1..=501).map(|take| made(900 - take)).collect(), ..Playing::new(sum("mem 900")) };
    let now = playing.now();
    let kept = playing.kept();
    assert_eq!((kept.made.len(), kept.start.to_string()), (399, "mem 798_1".to_owned()));
    assert_eq!(kept.now(), now);
}
