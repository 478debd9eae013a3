//! Random rules as trees, written as text with as few brackets as the grammar allows.

use std::fmt;

use proptest::prelude::*;

/// A number.
#[derive(Clone, Debug)]
pub(super) enum Number {
    Constant(u32),
    Half(u32),
    /// The first or second variable.
    Variable(usize),
    Unary(Unary, Box<Number>),
    Binary(Binary, Box<Number>, Box<Number>),
    If(Box<Condition>, Box<Number>, Box<Number>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Unary {
    Negate,
    Abs,
    Floor,
    Ceil,
    Sqrt,
    FloorLog2,
    CeilLog2,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Mod,
    Power,
    Min,
    Max,
    Gcd,
}

/// A condition.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Compare(&'static str, Number, Number),
    Chain(&'static str, &'static str, Number, Number, Number),
    Not(Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
}

/// A set.
#[derive(Clone, Debug)]
pub(super) enum Set {
    Member(Number),
    Range(Number, Number),
    Union(Vec<Set>),
    If(Condition, Box<Set>, Box<Set>),
}

/// Numbers in the first `variables` variables, without a root outside of rounding.
pub(super) fn numbers(variables: usize) -> BoxedStrategy<Number> {
    let leaf = leaf(variables);
    leaf.clone().prop_recursive(5, 24, 3, move |inner| {
        let real = reals(inner.clone());
        let rounding = prop_oneof![Just(Unary::Floor), Just(Unary::Ceil)];
        let log = prop_oneof![Just(Unary::FloorLog2), Just(Unary::CeilLog2)];
        let binary = prop_oneof![
            3 => Just(Binary::Add), 3 => Just(Binary::Subtract), 3 => Just(Binary::Multiply), 2 => Just(Binary::Divide),
            2 => Just(Binary::Mod), 1 => Just(Binary::Min), 1 => Just(Binary::Max), 1 => Just(Binary::Gcd),
        ];
        let exponent = prop_oneof![3 => (0_u32..9).prop_map(Number::Constant), 1 => inner.clone()];
        prop_oneof![
            5 => (binary, inner.clone(), inner.clone()).prop_map(|(binary, a, b)| pair(binary, a, b)),
            3 => (rounding, real).prop_map(|(unary, a)| Number::Unary(unary, Box::new(a))),
            1 => (log, inner.clone()).prop_map(|(unary, a)| Number::Unary(unary, Box::new(a))),
            1 => (prop_oneof![Just(Unary::Negate), Just(Unary::Abs)], inner.clone())
                .prop_map(|(unary, a)| Number::Unary(unary, Box::new(a))),
            1 => (inner.clone(), exponent).prop_map(|(a, b)| pair(Binary::Power, a, b)),
            1 => (conditions_of(inner.clone()), inner.clone(), inner)
                .prop_map(|(c, a, b)| Number::If(Box::new(c), Box::new(a), Box::new(b))),
        ]
    })
    .boxed()
}

pub(super) fn conditions(variables: usize) -> BoxedStrategy<Condition> {
    conditions_of(numbers(variables))
}

pub(super) fn sets() -> BoxedStrategy<Set> {
    let number = || numbers(1);
    let leaf = prop_oneof![
        number().prop_map(Set::Member),
        (number(), number()).prop_map(|(first, last)| Set::Range(first, last)),
    ];
    let set = leaf.prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Set::Union),
            (conditions(1), inner.clone(), inner).prop_map(|(c, a, b)| Set::If(c, Box::new(a), Box::new(b))),
        ]
    });
    // A set with a single number is a set only in brackets.
    set.prop_map(|set| Set::Union(vec![set])).boxed()
}

fn leaf(variables: usize) -> BoxedStrategy<Number> {
    prop_oneof![
        4 => (0..variables).prop_map(Number::Variable),
        4 => (0_u32..12).prop_map(Number::Constant),
        1 => (0_u32..1_000_000_000).prop_map(Number::Constant),
        1 => (0_u32..9).prop_map(Number::Half),
    ]
    .boxed()
}

/// Numbers with roots, as they may stand inside of rounding.
fn reals(number: impl Strategy<Value = Number> + Clone + 'static) -> BoxedStrategy<Number> {
    let root = number.clone().prop_map(|of| Number::Unary(Unary::Sqrt, Box::new(of)));
    let leaf = prop_oneof![3 => number, 2 => root];
    let binary = prop_oneof![
        Just(Binary::Add),
        Just(Binary::Subtract),
        Just(Binary::Multiply),
        Just(Binary::Divide),
        Just(Binary::Min),
        Just(Binary::Max),
    ];
    leaf.prop_recursive(2, 4, 2, move |inner| {
        (binary.clone(), inner.clone(), inner).prop_map(|(binary, a, b)| pair(binary, a, b))
    })
    .boxed()
}

fn conditions_of(number: impl Strategy<Value = Number> + Clone + 'static) -> BoxedStrategy<Condition> {
    let sign = || prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">="]);
    let number = prop_oneof![3 => number.clone(), 1 => reals(number)];
    let leaf = prop_oneof![
        3 => (sign(), number.clone(), number.clone()).prop_map(|(sign, a, b)| Condition::Compare(sign, a, b)),
        1 => (sign(), sign(), number.clone(), number.clone(), number)
            .prop_map(|(first, second, a, b, c)| Condition::Chain(first, second, a, b, c)),
    ];
    leaf.prop_recursive(2, 4, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|a| Condition::Not(Box::new(a))),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Condition::And(Box::new(a), Box::new(b))),
            (inner.clone(), inner).prop_map(|(a, b)| Condition::Or(Box::new(a), Box::new(b))),
        ]
    })
    .boxed()
}

fn pair(binary: Binary, a: Number, b: Number) -> Number {
    Number::Binary(binary, Box::new(a), Box::new(b))
}

impl Number {
    /// The text, in brackets if it binds more loosely than `tightness`: 1 for a sum, 2 for a product, 3 for a sign, 4
    /// for a power, 5 for what needs no brackets. Variables are named by `names`.
    fn text(&self, tightness: u8, names: &[&str]) -> String {
        let (own, text) = match self {
            Number::Constant(value) => (5, value.to_string()),
            Number::Half(value) => (5, format!("{value}.5")),
            Number::Variable(index) => (5, names[*index].to_owned()),
            Number::Unary(Unary::Negate, a) => (3, format!("-{}", a.text(3, names))),
            Number::Unary(unary, a) => {
                let a = a.text(0, names);
                let text = match unary {
                    Unary::Negate | Unary::Abs => format!("abs({a})"),
                    Unary::Floor => format!("⌊{a}⌋"),
                    Unary::Ceil => format!("ceil({a})"),
                    Unary::Sqrt => format!("sqrt({a})"),
                    Unary::FloorLog2 => format!("floor(log2({a}))"),
                    Unary::CeilLog2 => format!("⌈log2({a})⌉"),
                };
                (5, text)
            }
            Number::Binary(binary, a, b) => match infix(*binary) {
                Some((own, left, sign, right)) => {
                    (own, format!("{}{sign}{}", a.text(left, names), b.text(right, names)))
                }
                None => (5, format!("{binary:?}({}, {})", a.text(0, names), b.text(0, names)).to_lowercase()),
            },
            Number::If(c, a, b) => (5, format!("if({}, {}, {})", c.text(0, names), a.text(0, names), b.text(0, names))),
        };
        if own < tightness { format!("({text})") } else { text }
    }
}

/// How tightly an operator binds, and how tightly its left and right sides must.
fn infix(binary: Binary) -> Option<(u8, u8, &'static str, u8)> {
    match binary {
        Binary::Add => Some((1, 1, " + ", 2)),
        Binary::Subtract => Some((1, 1, "−", 2)),
        Binary::Multiply => Some((2, 2, "*", 3)),
        Binary::Divide => Some((2, 2, "/", 3)),
        Binary::Mod => Some((2, 2, " mod ", 3)),
        Binary::Power => Some((4, 5, "^", 3)),
        Binary::Min | Binary::Max | Binary::Gcd => None,
    }
}

impl Condition {
    /// In brackets if it binds more loosely than `tightness`: 1 for `or`, 2 for `and`, 3 for `not`, 4 for the rest.
    fn text(&self, tightness: u8, names: &[&str]) -> String {
        let (own, text) = match self {
            Condition::Compare(sign, a, b) => (4, format!("{}{sign}{}", a.text(0, names), b.text(0, names))),
            Condition::Chain(first, second, a, b, c) => {
                (4, format!("{} {first} {} {second} {}", a.text(0, names), b.text(0, names), c.text(0, names)))
            }
            Condition::Not(a) => (3, format!("not {}", a.text(3, names))),
            Condition::And(a, b) => (2, format!("{} and {}", a.text(2, names), b.text(3, names))),
            Condition::Or(a, b) => (1, format!("{} or {}", a.text(1, names), b.text(2, names))),
        };
        if own < tightness { format!("({text})") } else { text }
    }
}

impl Set {
    fn text(&self, names: &[&str]) -> String {
        match self {
            Set::Member(number) => number.text(0, names),
            Set::Range(first, last) => format!("{}..{}", first.text(0, names), last.text(0, names)),
            Set::Union(sets) => {
                let sets: Vec<String> = sets.iter().map(|set| set.text(names)).collect();
                format!("{{{}}}", sets.join(","))
            }
            // A number chosen against a range would be of another kind.
            Set::If(c, a, b) => format!("if({}, {{{}}}, {{{}}})", c.text(0, names), a.text(names), b.text(names)),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text(0, &["n"]))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text(0, &["k", "j"]))
    }
}

impl fmt::Display for Set {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text(&["k"]))
    }
}
