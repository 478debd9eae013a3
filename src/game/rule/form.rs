//! What the form of a rule in one variable proves of it beside its slope, for games that do not ask for f(0).

use super::tree::Tree;

/// What the form of a rule f proves of all n ≥ 1. What it does not prove may hold all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleForm {
    /// Whether n − f′(n) grows without end, or stays below some bound; `None` if the form does not tell. Here f′ is the largest
    /// rule that is nowhere larger than f and n and rises by 0 or 1 from heap to heap.
    pub falls_behind: Option<bool>,
    /// An L such that f(n − i) + i > f(n) for all i > L.
    pub window: Option<u64>,
    /// f(n), if it is the same for all n.
    pub constant: Option<u64>,
    /// Whether f(n) is the greatest power of two that is not larger than n, less one.
    pub is_power_less_one: bool,
}

impl RuleForm {
    pub(super) fn of(tree: &Tree, root: usize) -> RuleForm {
        let band = tree.band(root);
        let is_power_less_one = tree.is_power_less_one(root);
        RuleForm {
            // From 2^k to 2^(k + 1) the rule f′ is at most n − 2^(k − 1).
            falls_behind: if is_power_less_one { Some(true) } else { band.and_then(|band| band.falls_behind()) },
            window: band.and_then(|band| band.window()),
            constant: band.and_then(|band| band.constant()),
            is_power_less_one,
        }
    }
}
