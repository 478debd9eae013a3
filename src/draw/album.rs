//! The painted tiles of a picture. Those of other zooms stand in until the sharp ones arrive.

use serde::{Serialize, Serializer};

use super::cells::{Shown, StandIn, TilePlace, distance, visible};
use super::side::Side;

/// Tiles with their images, of which the ones used last are kept.
pub struct Album<I> {
    /// Least recently used first. They are few hundred, and looking through them costs less than a hash.
    tiles: Vec<Painted<I>>,
    room: usize,
    colours: String,
}

/// A painted tile: the session says it with its pixels, and the page keeps it with an image of them. Typed arrays and images
/// cross beside the rest, and not by serde.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(bound = "I: ts_rs::TS"))]
#[serde(bound = "")]
pub struct Painted<I> {
    /// Which.
    #[serde(flatten)]
    pub place: TilePlace,
    /// What tells this painting from others of the tile.
    pub version: String,
    /// None where nothing of the tile is known yet.
    #[serde(serialize_with = "beside")]
    pub image: Option<I>,
    /// The values of its texels, and for each 1 where dark letters read better on it, if they are to be written.
    #[serde(serialize_with = "beside")]
    #[cfg_attr(test, ts(type = "[Uint32Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] | null"))]
    pub digits: Option<(Vec<u32>, Vec<u8>)>,
}

/// The tiles for a scene, and the images that they count.
pub struct Laid<'a, I> {
    /// The tiles that cover the plot.
    pub tiles: Vec<Shown<'a>>,
    /// Those that stand in for missing ones.
    pub stand_ins: Vec<StandIn>,
    /// The images of both.
    pub images: Vec<&'a I>,
}

impl<I> Default for Album<I> {
    fn default() -> Album<I> {
        Album { tiles: Vec::new(), room: LEAST_ROOM, colours: String::new() }
    }
}

impl<I> Album<I> {
    /// Takes a tile in. New colours arrive for everything on screen at once; nothing painted before fits to them.
    pub fn add(&mut self, painted: Painted<I>, colours: &str) {
        if colours != self.colours {
            self.tiles.clear();
            colours.clone_into(&mut self.colours);
        }
        self.tiles.retain(|other| other.place != painted.place);
        self.tiles.push(painted);
        self.tiles.drain(..self.tiles.len().saturating_sub(self.room));
    }

    /// The tiles that a view needs, those nearest to the middle first, each with the version that is here. They count as
    /// used, and all of them have room.
    pub fn look(&mut self, columns: &Side, rows: &Side) -> Vec<(Shown<'static>, Option<&str>)> {
        let mut shown: Vec<(f64, Shown<'static>)> = Vec::new();
        for tile in visible(columns, rows) {
            let away = distance(columns, rows, tile.place);
            let place = shown.partition_point(|(other, _)| *other <= away);
            shown.insert(place, (away, tile));
        }
        self.room = LEAST_ROOM.max(3 * shown.len());
        for (_, tile) in &shown {
            if let Some(at) = self.tiles.iter().position(|painted| painted.place == tile.place) {
                self.tiles[at..].rotate_left(1);
            }
        }
        shown.into_iter().map(|(_, tile)| (tile.clone(), self.get(tile.place).map(|it| it.version.as_str()))).collect()
    }

    /// What a view shows of the tiles that are here.
    pub fn lay(&self, columns: &Side, rows: &Side) -> Laid<'_, I> {
        let mut images = Vec::new();
        let mut count = |image| {
            images.push(image);
            images.len() - 1
        };
        let mut tiles: Vec<Shown<'_>> = visible(columns, rows);
        for tile in &mut tiles {
            if let Some(painted) = self.get(tile.place) {
                tile.here = true;
                tile.image = painted.image.as_ref().map(&mut count);
                tile.digits = painted.digits.as_ref().map(|(values, inks)| (&values[..], &inks[..]));
            }
        }
        let missing = tiles.iter().any(|tile| !tile.here);
        let stand_ins = if missing { self.stand_ins((rows.level(), columns.level())) } else { Vec::new() };
        let stand_ins = stand_ins.into_iter().map(|(place, image)| StandIn { place, image: count(image) }).collect();
        Laid { tiles, stand_ins, images }
    }

    fn get(&self, place: TilePlace) -> Option<&Painted<I>> {
        self.tiles.iter().find(|painted| painted.place == place)
    }

    /// What stands in for missing tiles of these levels: coarse ones first, sharper ones over them.
    fn stand_ins(&self, (level_n, level_k): (u32, u32)) -> Vec<(TilePlace, &I)> {
        let others = self.tiles.iter().filter_map(|painted| Some((painted.place, painted.image.as_ref()?)));
        let others = others.filter(|(place, _)| (place.level_n, place.level_k) != (level_n, level_k));
        let coarseness = |place: TilePlace| place.level_n + place.level_k;
        let coarsest = others.clone().map(|(place, _)| coarseness(place)).max().unwrap_or(0);
        let levels = ((level_n + level_k).saturating_sub(FINER)..=coarsest).rev();
        levels.flat_map(|level| others.clone().filter(move |(place, _)| coarseness(*place) == level)).collect()
    }
}

/// What crosses beside an object leaves its place in it empty.
fn beside<T, S: Serializer>(_: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

/// How many tiles are kept at any rate.
const LEAST_ROOM: usize = 192;

/// How much finer a stand-in may be than what it stands for, in levels; finer ones are many, and show little.
const FINER: u32 = 6;

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(place: TilePlace, image: u32) -> Painted<u32> {
        Painted { place, version: image.to_string(), image: Some(image), digits: None }
    }

    fn side(from: f64, scale: f64) -> Side {
        Side::new(0..512, from, scale, 0..1_000_000)
    }

    fn place(level: u32, row: u64, column: u64) -> TilePlace {
        TilePlace { level_n: level, level_k: level, row, column }
    }

    #[test]
    fn what_is_missing_is_stood_in_for_coarse_tiles_first() {
        let mut album = Album::default();
        for (level, image) in [(0, 10), (3, 13), (1, 11), (7, 17)] {
            album.add(painted(place(level, 0, 0), image), "blue");
        }
        let side = side(0.0, 1.0);
        let laid = album.lay(&side, &side);
        assert_eq!(laid.tiles.iter().filter(|tile| tile.here).count(), 1);
        let stand_ins: Vec<u32> = laid.stand_ins.iter().map(|tile| *laid.images[tile.image]).collect();
        assert_eq!(stand_ins, [17, 13, 11]);
        let coarse = Side { scale: 1.0 / 16.0, ..side };
        let laid = album.lay(&coarse, &coarse);
        let stand_ins: Vec<u32> = laid.stand_ins.iter().map(|tile| *laid.images[tile.image]).collect();
        assert_eq!(stand_ins, [17, 13, 11], "a tile eight levels finer shows too little");
    }

    #[test]
    fn new_colours_push_all_others_out() {
        let mut album = Album::default();
        album.add(painted(place(0, 0, 0), 1), "blue");
        album.add(painted(place(0, 0, 1), 2), "blue");
        album.add(painted(place(0, 1, 1), 3), "red");
        let side = side(0.0, 1.0);
        assert_eq!(album.lay(&side, &side).images, [&3]);
    }

    #[test]
    fn what_was_looked_at_last_is_kept() {
        let mut album = Album::default();
        let side = side(0.0, 1.0);
        for row in 0..LEAST_ROOM as u64 {
            album.add(painted(place(0, row, 0), row as u32), "blue");
        }
        album.look(&side, &side);
        album.add(painted(place(0, 999, 0), 999), "blue");
        let versions: Vec<_> = album.look(&side, &side).into_iter().map(|(_, version)| version.is_some()).collect();
        assert_eq!(versions.iter().filter(|&&here| here).count(), 2, "two of the four tiles on screen are here");
        assert_eq!(album.tiles.len(), LEAST_ROOM);
    }
}
