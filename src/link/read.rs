//! The keys of a link, one by one. Each reader returns the nearest valid value and notes what was wrong.

use super::text::quote;
use super::{
    ASPECT_LIMIT, AUTOMATIC, NO_MARKS, Show, State, VERSION, Windows, can_show, fit_aspect, fit_window, has_scale,
    heaps_at, is_claim, is_in_table, table_size, window,
};
use crate::game::decimal::decimal;
use crate::paint::{Palette, Scale, UNKNOWN};
use crate::paper::{Entry, Spec};
use crate::table::{Axis, Reduction, WIDTHS};

/// The pairs that are still to be read, and the problems so far.
pub(super) struct LinkReader {
    pairs: Vec<(String, String)>,
    problems: Vec<String>,
}

impl LinkReader {
    pub(super) fn new(pairs: Vec<(String, String)>, problems: Vec<String>) -> LinkReader {
        LinkReader { pairs, problems }
    }

    /// All problems, including the keys that nobody asked for.
    pub(super) fn finish(self) -> Vec<String> {
        self.finish_with(KEYS)
    }

    /// The same for a link that knows these keys.
    pub(super) fn finish_with(mut self, known: &str) -> Vec<String> {
        for (key, value) in &self.pairs {
            let pair = quote(&format!("{key}={value}"));
            self.problems.push(format!("{pair} is not understood; links know {known}. It is ignored."));
        }
        self.problems
    }

    /// Reads the version, and tells whether there was one: what nimscope prints has it, and hardly anyone types it.
    pub(super) fn version(&mut self) -> bool {
        let Some(text) = self.take("v") else { return false };
        match whole(&text) {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) if version > u64::from(VERSION) => {
                let newer = "says that a newer version of nimscope made this link";
                let shown = format!("version {VERSION} is understood here, and what can be read that way is shown");
                self.note("v", &text, &format!("{newer}; {shown}."));
            }
            _ => self.note("v", &text, &format!("is not a version such as {VERSION}; version {VERSION} is assumed.")),
        }
        true
    }

    /// Whether the link has a key that is still to be read.
    pub(super) fn has(&self, key: &str) -> bool {
        self.pairs.iter().any(|(other, _)| other == key)
    }

    /// The rows and columns that show a range of heaps, whatever the axis makes of heaps; `home` if the link has none. Rows or
    /// columns that are given as well have the last word.
    pub(super) fn heaps(&mut self, spec: &Spec, axis: Axis, home: Windows) -> Windows {
        let Some(text) = self.take("heaps") else { return home };
        let Some([low, high]) = halves(&text, whole) else {
            self.note("heaps", &text, "is not a range of heaps such as 0-40; it is ignored.");
            return home;
        };
        let across = matches!(axis, Axis::Graph | Axis::Sweep(_));
        let (key, (rows, columns)) = (if across { "k" } else { "n" }, axis.extent(spec));
        if self.has(key) {
            self.note(
                "heaps",
                &text,
                &format!("stands beside {key}, which says the same in its own way; {key} is used."),
            );
            return home;
        }
        let last = if across { columns } else { axis.heaps(rows) } - 1;
        let heaps = [low.min(high), low.max(high)].map(|heap| heap.min(last));
        if heaps != [low, high] {
            let [low, high] = heaps;
            self.note(
                "heaps",
                &text,
                &format!("goes beyond the table or runs backwards; heaps {low}-{high} are shown."),
            );
        }
        heaps_at(axis, heaps, home)
    }

    /// A range of rows or columns.
    pub(super) fn window(&mut self, key: &str, what: &str, home: [f64; 2], extent: [f64; 2]) -> [f64; 2] {
        let Some(text) = self.take(key) else { return home };
        let Some(ends) = halves(&text, decimal) else {
            let shown = format!("the {what} {} are shown", window(home));
            self.note(key, &text, &format!("is not a range of {what} such as 0-400 or -2.5-9; {shown}."));
            return home;
        };
        let (ends, changes) = fit_window(ends, extent);
        if !changes.is_empty() {
            let shown = window(ends);
            self.note(key, &text, &format!("{}; the {what} {shown} are shown.", changes.join(" and ")));
        }
        ends
    }

    /// One of a list of names; the first of the list is the default.
    pub(super) fn named<T: Copy>(&mut self, key: &str, all: &[T], name: fn(T) -> &'static str) -> T {
        let Some(text) = self.take(key) else { return all[0] };
        all.iter().copied().find(|&one| name(one) == text).unwrap_or_else(|| {
            let names: Vec<String> = all.iter().map(|&one| name(one).to_owned()).collect();
            self.note_choice(key, &text, "is not known", &names, name(all[0]));
            all[0]
        })
    }

    /// What is shown of the game; tables only of a game that has any.
    pub(super) fn show(&mut self, entry: &Entry) -> Show {
        let all: Vec<Show> = Show::OF_A_GAME.into_iter().filter(|&show| can_show(entry, show)).collect();
        self.named("show", &all, Show::name)
    }

    /// Which of the game's tables is shown.
    pub(super) fn sheet(&mut self, entry: &Entry) -> Option<&'static str> {
        let names: Vec<&'static str> = entry.sheets.iter().map(|sheet| sheet.name).collect();
        if names.is_empty() { None } else { Some(self.named("sheet", &names, |name| name)) }
    }

    /// The first row of a link that was written when rows far out were shown in tables of their own: `axis=rows:3000000`.
    pub(super) fn first_row(&mut self, spec: &Spec) -> Option<u64> {
        let place = self.pairs.iter().position(|(key, text)| key == "axis" && text.starts_with("rows:"))?;
        let first = self.pairs[place].1.strip_prefix("rows:").and_then(whole)?;
        let is_here = Axis::Memory.suits(spec) && first < spec.entry().limit;
        is_here.then(|| {
            self.pairs.remove(place);
            first
        })
    }

    /// What rows and columns stand for: `axis=sqrt`, or the width of a strip.
    pub(super) fn axis(&mut self, spec: &Spec) -> Axis {
        let entry = spec.entry();
        let home = Axis::of(entry);
        let Some(text) = self.take("axis") else {
            return if let Axis::Strip(width) = home { Axis::Strip(self.width(width)) } else { home };
        };
        match Axis::parse(&text) {
            Some(axis) if axis.suits(spec) => axis,
            known => {
                let possible = entry.views.iter().map(|view| view.axis).filter_map(Axis::parse);
                let names: Vec<String> =
                    possible.filter(|axis| axis.suits(spec)).map(|axis| axis.to_string()).collect();
                let problem = match known {
                    Some(Axis::Straight) => format!("straightens nothing in {}", entry.title),
                    Some(_) => format!("does not fit {spec}"),
                    None => "is not known".to_owned(),
                };
                self.note_choice("axis", &text, &problem, &names, &home.to_string());
                home
            }
        }
    }

    /// The claim that is looked at; which claims there are is the page's business.
    pub(super) fn claim(&mut self) -> Option<String> {
        let text = self.take("claim")?;
        if is_claim(&text) {
            return Some(text);
        }
        self.note("claim", &text, "is not the id of a claim such as memgames/thm-3.1; none is looked at.");
        None
    }

    /// What is drawn over the map: `marks=arcs,base`, or `marks=none`.
    pub(super) fn marks(&mut self, entry: &Entry) -> Vec<&'static str> {
        let usual = super::usual_marks(entry);
        let Some(text) = self.take("marks") else { return usual };
        if text == NO_MARKS {
            return Vec::new();
        }
        let mut names: Vec<String> = entry.marks.iter().map(|mark| mark.name.to_owned()).collect();
        let given: Vec<&str> = text.split(',').collect();
        if let Some(unknown) = given.iter().find(|name| names.iter().all(|known| known != *name)) {
            names.push(NO_MARKS.to_owned());
            let problem = format!("names {}, which {} does not have", quote(unknown), entry.title);
            self.note("marks", &text, &format!("{problem}; its marks are {}. The others are drawn.", names.join(", ")));
        }
        entry.marks.iter().map(|mark| mark.name).filter(|name| given.contains(name)).collect()
    }

    fn width(&mut self, home: u64) -> u64 {
        let Some(text) = self.take("w") else { return home };
        match whole(&text) {
            Some(width) if WIDTHS.contains(&width) => width,
            number => {
                let (least, most) = (WIDTHS.start(), WIDTHS.end());
                let nearest = number.map_or(home, |width| width.clamp(*least, *most));
                let problem = format!("is not a width from {least} to {most}; {nearest} is used.");
                self.note("w", &text, &problem);
                nearest
            }
        }
    }

    /// The shape of a cell; `usual` where the link does not say.
    pub(super) fn aspect(&mut self, usual: f64) -> f64 {
        let Some(text) = self.take("aspect") else { return usual };
        match decimal(&text) {
            Some(aspect) if aspect > 0.0 => {
                let least = 1.0 / ASPECT_LIMIT;
                let nearest = fit_aspect(aspect);
                if !(least..=ASPECT_LIMIT).contains(&aspect) {
                    self.note("aspect", &text, &format!("lies outside {least} to {ASPECT_LIMIT}; {nearest} is used."));
                }
                nearest
            }
            _ => {
                self.note("aspect", &text, &format!("is not a positive number such as 4 or 0.25; {usual} is used."));
                usual
            }
        }
    }

    pub(super) fn scale(&mut self, entry: &Entry) -> Scale {
        let Some(text) = self.take("scale") else { return Scale::default() };
        let (name, number) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number)),
            None => (text.as_str(), None),
        };
        let Some(scale) = Scale::named(name).filter(|&scale| has_scale(entry, scale)) else {
            let possible = Scale::ALL.into_iter().filter(|&scale| has_scale(entry, scale));
            let names: Vec<String> = possible.map(|scale| scale.to_string()).collect();
            let problem = match Scale::named(name) {
                Some(_) => format!("needs a frontier, and {} has none", entry.title),
                None => "is not known".to_owned(),
            };
            self.note_choice("scale", &text, &problem, &names, Scale::default().name());
            return Scale::default();
        };
        let (scale, problem) = with_number(scale, number);
        if let Some(problem) = problem {
            self.note("scale", &text, &format!("{problem}; {scale} is used."));
        }
        scale
    }

    pub(super) fn range(&mut self) -> Option<[u32; 2]> {
        let text = self.take("range").filter(|text| text != AUTOMATIC)?;
        let Some([low, high]) = halves(&text, whole) else {
            self.note("range", &text, "is not a range of values such as 0-50; the range is automatic.");
            return None;
        };
        let largest = UNKNOWN - 1;
        let nearest = [low.min(high), low.max(high)].map(|end| u32::try_from(end).unwrap_or(UNKNOWN).min(largest));
        let mut changes = Vec::new();
        if low.max(high) > u64::from(largest) {
            changes.push(format!("reaches beyond the largest value {largest}"));
        }
        if low > high {
            changes.push("runs backwards".to_owned());
        }
        if !changes.is_empty() {
            let [low, high] = nearest;
            self.note("range", &text, &format!("{}; the range {low}-{high} is used.", changes.join(" and ")));
        }
        Some(nearest)
    }

    pub(super) fn cell(&mut self, spec: &Spec, axis: Axis) -> Option<[u64; 2]> {
        let text = self.take("cell")?;
        let cell = text.split_once(',').and_then(|(n, k)| Some([whole(n)?, whole(k)?]));
        match cell {
            None => self.note("cell", &text, "is not a cell n,k such as 22,2; no cell is pinned."),
            Some(cell) if !is_in_table(spec, axis, cell) => {
                let title = spec.entry().title;
                let (rows, columns) = table_size(spec, axis);
                let (row, column) = (rows.saturating_sub(1), columns.saturating_sub(1));
                let table = format!("the table of {title}, which has rows 0-{row} and columns 0-{column}");
                self.note("cell", &text, &format!("lies outside {table}; no cell is pinned."));
            }
            Some(cell) => return Some(cell),
        }
        None
    }

    /// What is drawn over a map, its colours and how blocks of cells become one pixel, where the link says so.
    pub(super) fn colours(&mut self, map: &mut State) {
        let entry = map.spec.entry();
        if self.has("marks") {
            map.marks = self.marks(entry);
        }
        if self.has("palette") {
            map.palette = self.named("palette", &Palette::ALL, Palette::name);
        }
        if self.has("scale") {
            map.scale = self.scale(entry);
        }
        if self.has("range") {
            map.range = self.range();
        }
        if self.has("reduce") {
            map.reduce = self.named("reduce", &Reduction::ALL, Reduction::name);
        }
    }

    /// Passes over some keys, and says why.
    pub(super) fn pass_over(&mut self, keys: &[&str], why: &str) {
        for key in keys {
            if let Some(text) = self.take(key) {
                self.note(key, &text, why);
            }
        }
    }

    /// Says what is not as the link has it.
    pub(super) fn say(&mut self, problem: &str) {
        self.problems.push(problem.to_owned());
    }

    /// Whether the page is a part of another one.
    pub(super) fn embed(&mut self) -> bool {
        self.named("embed", &[false, true], |embed| if embed { "1" } else { "0" })
    }

    // A dozen readers call these two, and copies of them would make the page larger for nothing.
    #[inline(never)]
    pub(super) fn take(&mut self, key: &str) -> Option<String> {
        let place = self.pairs.iter().position(|(other, _)| other == key)?;
        Some(self.pairs.remove(place).1)
    }

    #[inline(never)]
    pub(super) fn note(&mut self, key: &str, text: &str, problem: &str) {
        self.problems.push(format!("{} {problem}", quote(&format!("{key}={text}"))));
    }

    fn note_choice(&mut self, key: &str, text: &str, problem: &str, names: &[String], used: &str) {
        self.note(key, text, &format!("{problem}; {key} is one of {}. {used} is used.", names.join(", ")));
    }
}

const KEYS: &str = "v, n, k, heaps, show, sheet, aspect, axis, w, palette, scale, range, reduce, marks, claim, cell, embed, pan, colours, wipe, chosen";

/// The scale with the number after its colon, or the nearest to it, and what was wrong.
fn with_number(scale: Scale, text: Option<&str>) -> (Scale, Option<String>) {
    match (scale.entry().number, text) {
        (None, None) => (scale, None),
        (None, Some(_)) => (scale, Some(format!("has a number, but the scale {} takes none", scale.name()))),
        (Some(bounds), text) => {
            let number = text.and_then(whole);
            let within = number.filter(|number| (u64::from(bounds.min)..=u64::from(bounds.max)).contains(number));
            let nearest = number.map_or(bounds.default, |number| u32::try_from(number).unwrap_or(u32::MAX));
            let problem = within.is_none().then(|| {
                let example = scale.with_number(bounds.default);
                format!("needs a whole number from {} to {}, as in {example}", bounds.min, bounds.max)
            });
            (scale.with_number(nearest), problem)
        }
    }
}

/// Two numbers with a hyphen between them; either may have a sign of its own.
fn halves<T>(text: &str, number: fn(&str) -> Option<T>) -> Option<[T; 2]> {
    text.match_indices('-').find_map(|(place, _)| Some([number(&text[..place])?, number(&text[place + 1..])?]))
}

/// Digits alone. A number too large for any purpose is as good as the largest one.
pub(super) fn whole(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u64::MAX))
}
