//! What a rule leaves out: E(k), the removals that are not in F(k), where they are few.
//!
//! The rule's form gives F(k) as intervals, so E(k) is known without a look at every j. It is listed three ways: by column k,
//! by removal j, and for two removals in one E(k) by how far they are apart. What every E(k) has stands by itself.

use crate::game::rule::SetRule;

/// The most removals that a column may leave out, and the most columns that may leave out one removal, beside those that
/// all columns do.
const FEW: usize = 6;
const SHARED: usize = 64;

/// E(k) for all columns, for the heaps of one phase of the rule.
pub(super) struct Forbidden {
    /// What all columns leave out.
    always: Vec<u32>,
    /// Where the removals of each column end, and the removals, in increasing order.
    ends: Vec<u32>,
    removals: Vec<u32>,
    /// Where the columns of each removal begin, and the columns.
    starts: Vec<u32>,
    columns: Vec<u32>,
    /// Any two removals of a column: by how much they differ, and the smaller one; in increasing order.
    pairs: Vec<(u32, u32)>,
    most: usize,
}

/// The lists while they are made, column by column.
pub(super) struct Listing {
    rule: SetRule,
    limit: u64,
    always: Option<Vec<u32>>,
    ends: Vec<u32>,
    removals: Vec<u32>,
}

/// The form of the rule does not tell, or it leaves out too much.
pub(super) struct TooMany;

impl Listing {
    /// No column of `rule` yet; in the end 0 to `limit`.
    pub(super) fn new(rule: SetRule, limit: u64) -> Listing {
        Listing { rule, limit, always: None, ends: Vec::new(), removals: Vec::new() }
    }

    /// Whether all columns are listed.
    pub(super) fn is_done(&self) -> bool {
        self.ends.len() as u64 > self.limit
    }

    /// Lists the next column.
    pub(super) fn advance(&mut self) -> Result<(), TooMany> {
        let column = self.ends.len() as u64;
        let allowed = self.rule.intervals(column, self.limit).ok_or(TooMany)?;
        let start = self.removals.len();
        let mut next = 1;
        for (first, last) in allowed.into_iter().chain([(self.limit + 1, self.limit + 1)]) {
            let left_out = next..first;
            if left_out.end.saturating_sub(left_out.start) > 2 * FEW as u64 {
                return Err(TooMany);
            }
            self.removals.extend(left_out.map(|removal| removal as u32));
            next = last + 1;
        }
        let listed = &self.removals[start..];
        let always = self.always.get_or_insert_with(|| listed.to_vec());
        always.retain(|removal| listed.binary_search(removal).is_ok());
        if listed.len() > FEW + always.len() {
            return Err(TooMany);
        }
        self.ends.push(self.removals.len() as u32);
        Ok(())
    }

    /// The lists of all columns.
    pub(super) fn finish(self) -> Result<Forbidden, TooMany> {
        let always = self.always.unwrap_or_default();
        let (mut removals, mut ends, mut pairs) = (Vec::new(), Vec::new(), Vec::new());
        let (mut start, mut most) = (0, 0);
        let mut starts = vec![0; self.limit as usize + 2];
        for end in self.ends {
            let first = removals.len();
            let own =
                self.removals[start..end as usize].iter().filter(|removal| always.binary_search(removal).is_err());
            removals.extend(own);
            start = end as usize;
            let own = &removals[first..];
            most = most.max(own.len());
            for (place, &smaller) in own.iter().enumerate() {
                starts[smaller as usize + 1] += 1;
                pairs.extend(own[place + 1..].iter().map(|larger: &u32| (larger - smaller, smaller)));
            }
            ends.push(removals.len() as u32);
        }
        if most > FEW || starts.iter().any(|&columns| columns as usize > SHARED) {
            return Err(TooMany);
        }
        for removal in 1..starts.len() {
            starts[removal] += starts[removal - 1];
        }
        let (mut next, mut columns) = (starts.clone(), vec![0; removals.len()]);
        let mut start = 0;
        for (column, &end) in (0..).zip(&ends) {
            for &removal in &removals[start..end as usize] {
                let place = &mut next[removal as usize];
                columns[*place as usize] = column;
                *place += 1;
            }
            start = end as usize;
        }
        pairs.sort_unstable();
        pairs.dedup();
        Ok(Forbidden { always, ends, removals, starts, columns, pairs, most })
    }
}

impl Forbidden {
    /// What all columns leave out.
    pub(super) fn always(&self) -> &[u32] {
        &self.always
    }

    /// The most removals that a column leaves out beside those.
    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// The columns that leave out all of these removals, of which there is one at least.
    pub(super) fn columns<'a>(&'a self, removals: &'a [u32]) -> impl Iterator<Item = u32> + use<'a> {
        let first = removals[0] as usize;
        let columns = &self.columns[self.starts[first] as usize..self.starts[first + 1] as usize];
        let all = move |column: &u32| {
            let own = self.of(*column);
            removals[1..].iter().all(|removal| own.contains(removal))
        };
        columns.iter().copied().filter(all)
    }

    /// The smaller ones of two removals that some column leaves out and that differ by so much.
    pub(super) fn apart(&self, difference: u32) -> impl ExactSizeIterator<Item = u32> {
        let start = self.pairs.partition_point(|&(apart, _)| apart < difference);
        let end = self.pairs.partition_point(|&(apart, _)| apart <= difference);
        self.pairs[start..end].iter().map(|&(_, smaller)| smaller)
    }

    fn of(&self, column: u32) -> &[u32] {
        let start = if column == 0 { 0 } else { self.ends[column as usize - 1] };
        &self.removals[start as usize..self.ends[column as usize] as usize]
    }
}
