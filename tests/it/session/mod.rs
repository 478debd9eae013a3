//! The order of work, with real engines and a clock that the test moves.

mod board;
mod histogram;
mod looks;
mod memory;
mod pace;
mod questions;
mod saving;
mod together;
mod turns;

use nimscope::draw::{Album, Painted, Side};
use nimscope::grow::Refusal;
use nimscope::paint::{Palette, Scale};
use nimscope::session::{
    Activity, Answer, LookRequest, Pixels, Question, Said, Session, Sheaf, TableProgress, TileWish, Turn, Whose,
};
use nimscope::table::{Axis, SIDE};

/// A page that asks a session, and hears all that it says.
struct Page {
    session: Session,
    now: f64,
    /// How long a step takes, in milliseconds, and how much it does.
    pace: (f64, u64),
    said: Vec<Said>,
    ids: u32,
}

impl Page {
    fn new() -> Page {
        Page::with(Session::default())
    }

    fn with(session: Session) -> Page {
        Page { session, now: 0.0, pace: (4.0, 1_000_000), said: Vec::new(), ids: 0 }
    }

    fn look(&mut self, request: LookRequest) -> u32 {
        self.look_on(0, request)
    }

    fn look_on(&mut self, map: u32, request: LookRequest) -> u32 {
        self.ids += 1;
        self.session.look(self.ids, map, request).expect("a look");
        self.ids
    }

    fn ask(&mut self, question: Question) -> u32 {
        self.ids += 1;
        self.session.ask(self.ids, 0, question).expect("a question");
        self.ids
    }

    /// One step; returns what is said, which is also kept.
    fn step(&mut self) -> &[Said] {
        self.now += self.pace.0;
        let (said, _) = self.session.step(self.now, self.pace.1);
        let before = self.said.len();
        self.said.extend(said);
        &self.said[before..]
    }

    /// Steps until something holds, and returns how many it took.
    fn until(&mut self, mut holds: impl FnMut(&Page) -> bool) -> usize {
        for count in 0..100_000 {
            if holds(self) {
                return count;
            }
            assert!(self.session.turn().is_some(), "nothing is left to do: {:?}", self.said.last());
            self.step();
        }
        panic!("this takes for ever")
    }

    /// Steps until nothing is left to do, and returns what was said on the way.
    fn settle(&mut self) -> Vec<Said> {
        self.said.clear();
        for _ in 0..100_000 {
            if self.session.turn().is_none() {
                return std::mem::take(&mut self.said);
            }
            self.step();
        }
        panic!("this takes for ever")
    }

    fn answer(&mut self, question: Question) -> Result<Answer, Refusal> {
        let id = self.ask(question);
        self.settle().into_iter().find_map(|said| answered(id, said)).expect("an answer")
    }

    fn sheaves(&self) -> Vec<&Sheaf<Pixels>> {
        sheaves(&self.said)
    }
}

fn answered(own: u32, said: Said) -> Option<Result<Answer, Refusal>> {
    match said {
        Said::Answer { id, answer } if id == own => Some(Ok(answer)),
        Said::Refusal { id, refusal } if id == own => Some(Err(refusal)),
        _ => None,
    }
}

fn sheaves(said: &[Said]) -> Vec<&Sheaf<Pixels>> {
    said.iter().filter_map(|said| if let Said::Tiles(sheaf) = said { Some(sheaf) } else { None }).collect()
}

fn tiles(said: &[Said]) -> Vec<&Painted<Pixels>> {
    sheaves(said).into_iter().flat_map(|sheaf| &sheaf.tiles).collect()
}

fn progress(said: &[Said]) -> Vec<&TableProgress> {
    said.iter()
        .filter_map(|said| if let Said::Progress { progress, .. } = said { Some(progress) } else { None })
        .collect()
}

fn is_done(said: &[Said], own: u32) -> bool {
    said.iter().any(|said| matches!(said, Said::Done { id, .. } if *id == own))
}

/// A view of so many tiles down and across, a texel a pixel, whose first row and column are these; a texel is 2^level cells.
fn look(spec: &str, axis: &str, level: i32, from: (u64, u64), size: (u64, u64)) -> LookRequest {
    let side = |from: u64, tiles: u64| {
        let scale = 0.5_f64.powi(level);
        Side::new(0..(tiles * SIDE as u64) as i64, from as f64, scale, 0..1 << 40)
    };
    let (rows, columns) = (side(from.0, size.0), side(from.1, size.1));
    let mut album = Album::<()>::default();
    let wish = |(tile, _): (nimscope::draw::Shown<'_>, Option<&str>)| TileWish {
        level_n: tile.place.level_n,
        level_k: tile.place.level_k,
        row: tile.place.row,
        column: tile.place.column,
        visible: [tile.x.start, tile.y.start, tile.x.end, tile.y.end],
        have: None,
    };
    LookRequest {
        spec: spec.to_owned(),
        axis: Axis::parse(axis).expect("an axis"),
        reduce: "keep".to_owned(),
        palette: Palette::Paper,
        scale: Scale::Sqrt,
        range: None,
        tiles: album.look(&columns, &rows).into_iter().map(wish).collect(),
        target: from.0 + ((size.0 * SIDE as u64) << level),
        digits: false,
        idle: false,
        together: false,
        moving: false,
    }
}

/// The same look from a page that has these tiles.
fn having(request: &LookRequest, said: &[Said]) -> LookRequest {
    let mut request = request.clone();
    for tile in tiles(said) {
        let place = tile.place;
        let own = request.tiles.iter_mut().find(|wish| {
            (wish.level_n, wish.level_k, wish.row, wish.column)
                == (place.level_n, place.level_k, place.row, place.column)
        });
        if let Some(wish) = own {
            wish.have = Some(tile.version.clone());
        }
    }
    request
}
