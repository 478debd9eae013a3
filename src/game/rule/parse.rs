//! From words to a tree: a Pratt parser, in which every operator knows how tightly it binds.

use super::error::RuleError;
use super::source::{RuleText, Span};
use super::token::{Bracket, Token, tokens};
use super::tree::{Binary, Id, Tree, Unary};

/// Reads a whole rule in the given variables.
pub(super) fn parse(source: &RuleText, variables: &[&str]) -> Result<(Tree, Id), RuleError> {
    let tokens = tokens(source)?;
    if tokens.len() == 1 {
        return Err(Span { at: 0, end: 0 }.error("the rule is empty"));
    }
    let mut parser = Parser { source, variables, tokens, next: 0, depth: 0, tree: Tree::default() };
    let root = parser.expression(LOOSEST)?;
    match parser.peek() {
        (Token::End, _) => Ok((parser.tree, root)),
        (Token::Close(bracket), span) => Err(span.error(format!("this “{}” closes nothing", bracket.closing()))),
        _ => Err(parser.unexpected()),
    }
}

/// How deeply a rule may be nested; an operator's right side counts as nested in it.
const DEEPEST: usize = 64;

/// How tightly operators bind, the loosest first.
type Binding = u8;
const LOOSEST: Binding = 0;
const OR: Binding = 1;
const AND: Binding = 2;
const NOT: Binding = 3;
const COMPARE: Binding = 4;
const RANGE: Binding = 5;
const SUM: Binding = 6;
const PRODUCT: Binding = 7;
/// A product without `*`.
const BESIDE: Binding = 8;
const POWER: Binding = 9;

struct Parser<'a> {
    source: &'a RuleText,
    variables: &'a [&'a str],
    tokens: Vec<(Token, Span)>,
    next: usize,
    depth: usize,
    tree: Tree,
}

impl Parser<'_> {
    /// Reads an operand and all operators after it that bind at least as tightly as `loosest`.
    fn expression(&mut self, loosest: Binding) -> Result<Id, RuleError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.peek().1.error(format!("a rule is nested at most {DEEPEST} deep")));
        }
        let mut left = self.operand(loosest)?;
        while let Some(binding) = binding(self.peek().0).filter(|binding| *binding >= loosest) {
            left = self.operator(left, binding)?;
        }
        self.depth -= 1;
        Ok(left)
    }

    fn operand(&mut self, loosest: Binding) -> Result<Id, RuleError> {
        let (token, span) = self.peek();
        if !matches!(token, Token::Number(_) | Token::Name | Token::Minus | Token::Not | Token::Open(_)) {
            return Err(self.missing());
        }
        self.next += 1;
        match token {
            Token::Number(value) => Ok(self.tree.constant(value, span)),
            Token::Minus => {
                // A sign takes the whole product after it, except where that product would be refused.
                let inner = self.expression(loosest.max(BESIDE))?;
                self.tree.unary(Unary::Negate, inner, self.since(span))
            }
            Token::Not => {
                let inner = self.expression(NOT)?;
                self.tree.not(inner, self.since(span))
            }
            Token::Open(bracket) => self.brackets(bracket, span),
            _ => self.name(span),
        }
    }

    fn operator(&mut self, left: Id, binding: Binding) -> Result<Id, RuleError> {
        let (token, _) = self.peek();
        if binding == COMPARE {
            return self.chain(left);
        }
        if binding != BESIDE {
            self.next += 1;
        }
        let right = match token {
            // Powers group to the right. The right side of a quotient leaves a product without * to be refused.
            Token::Power | Token::Divide => self.expression(POWER)?,
            _ => self.expression(binding + 1)?,
        };
        let function = match token {
            Token::Or => return self.tree.or(left, right),
            Token::And => return self.tree.and(left, right),
            Token::Range => return self.tree.range(left, right),
            Token::Plus => Binary::Add,
            Token::Minus => Binary::Subtract,
            Token::Divide => Binary::Divide,
            Token::Mod => Binary::Mod,
            Token::Power => Binary::Power,
            _ => Binary::Multiply,
        };
        let ambiguous = match function {
            Binary::Divide => Some('/'),
            Binary::Power => Some('^'),
            _ => None,
        };
        if let (Some(sign), (next, span)) = (ambiguous, self.peek())
            && self::binding(next) == Some(BESIDE)
        {
            // People read 1/2n and 2^3n in either way.
            return Err(span.error(format!("a product after “{sign}” needs brackets or “*”")));
        }
        let span = self.tree.node(left).span.to(self.tree.node(right).span);
        self.tree.binary(function, left, right, span)
    }

    /// `a < b <= c` means `a < b and b <= c`.
    fn chain(&mut self, mut left: Id) -> Result<Id, RuleError> {
        let mut all = None;
        while let (Token::Compare(comparison), _) = self.peek() {
            self.next += 1;
            let right = self.expression(COMPARE + 1)?;
            let link = self.tree.compare(comparison, left, right)?;
            all = Some(match all {
                None => link,
                Some(before) => self.tree.and(before, link)?,
            });
            left = right;
        }
        Ok(all.unwrap_or(left))
    }

    fn brackets(&mut self, bracket: Bracket, open: Span) -> Result<Id, RuleError> {
        if bracket == Bracket::Set {
            let members = if self.peek().0 == Token::Close(bracket) { Vec::new() } else { self.list()? };
            self.close(bracket, open)?;
            return self.tree.members(members, self.since(open));
        }
        let inner = self.expression(LOOSEST)?;
        self.close(bracket, open)?;
        let span = self.since(open);
        match bracket {
            Bracket::Floor => self.tree.unary(Unary::Floor, inner, span),
            Bracket::Ceil => self.tree.unary(Unary::Ceil, inner, span),
            Bracket::Round | Bracket::Set => {
                self.tree.widen(inner, span);
                Ok(inner)
            }
        }
    }

    /// A variable, or a function with its arguments.
    fn name(&mut self, span: Span) -> Result<Id, RuleError> {
        let name = self.source.slice(span);
        if let Some(index) = self.variables.iter().position(|variable| *variable == name) {
            return Ok(self.tree.variable(index as u8, span));
        }
        let (next, open) = self.peek();
        let called = next == Token::Open(Bracket::Round);
        let Some(function) = Function::named(&name) else { return Err(self.unknown(&name, span, called)) };
        if !called {
            return Err(span.error(format!("{name} needs brackets: {name}(…)")));
        }
        self.next += 1;
        let arguments = self.list()?;
        self.close(Bracket::Round, open)?;
        let span = self.since(span);
        if let Some(wanted) = function.refuses(arguments.len()) {
            return Err(span.error(format!("{name} takes {wanted}, not {}", arguments.len())));
        }
        match function {
            Function::Unary(function) => self.tree.unary(function, arguments[0], span),
            Function::Binary(function) => {
                let more = &arguments[1..];
                more.iter().try_fold(arguments[0], |all, next| self.tree.binary(function, all, *next, span))
            }
            Function::If => self.tree.choice(arguments[0], arguments[1], arguments[2], span),
        }
    }

    fn list(&mut self) -> Result<Vec<Id>, RuleError> {
        let mut list = vec![self.expression(LOOSEST)?];
        while self.peek().0 == Token::Comma {
            self.next += 1;
            list.push(self.expression(LOOSEST)?);
        }
        Ok(list)
    }

    fn close(&mut self, bracket: Bracket, open: Span) -> Result<(), RuleError> {
        match self.peek() {
            (Token::Close(found), _) if found == bracket => {
                self.next += 1;
                Ok(())
            }
            (Token::End, _) => Err(open.error(format!("this “{}” is not closed", self.source.slice(open)))),
            (Token::Close(_), span) => Err(span.error(format!("expected “{}” here", bracket.closing()))),
            _ => Err(self.unexpected()),
        }
    }

    /// The next word; the last one is never passed.
    fn peek(&self) -> (Token, Span) {
        self.tokens[self.next.min(self.tokens.len() - 1)]
    }

    /// The text from `first` to the last word that was read.
    fn since(&self, first: Span) -> Span {
        first.to(self.tokens[self.next - 1].1)
    }

    /// The error for a word that cannot start an operand.
    fn missing(&self) -> RuleError {
        let here = self.peek().1;
        let Some((before, span)) = self.next.checked_sub(1).map(|place| self.tokens[place]) else {
            return here.error(format!("a rule cannot start with “{}”", self.source.slice(here)));
        };
        let wanted = match before {
            Token::And | Token::Or | Token::Not => "a condition",
            _ => "a number",
        };
        here.error(format!("expected {wanted} after “{}”", self.source.slice(span)))
    }

    /// The error for a word that cannot follow an operand.
    fn unexpected(&self) -> RuleError {
        match self.peek() {
            (Token::Comma, span) => span.error("a comma stands only in {…} or between the arguments of a function"),
            (_, span) => span.error(format!("expected an operator before “{}”", self.source.slice(span))),
        }
    }

    fn unknown(&self, name: &str, span: Span, called: bool) -> RuleError {
        let known = self.variables.join(", ");
        let letters: Vec<String> = name.chars().map(String::from).collect();
        let product = letters.iter().all(|letter| self.variables.contains(&letter.as_str()));
        // The one that a condition is about: j of k, j and n.
        let last = self.variables.get(1).or(self.variables.first()).unwrap_or(&"n");
        span.error(if name == "in" {
            format!("“in” means nothing in a rule; write “=” and “or”, as in {last} = 1 or {last} = 4, or “<=”, as in 1 <= {last} <= 4")
        } else if matches!(name, "AND" | "And" | "OR" | "Or" | "NOT" | "Not" | "MOD" | "Mod") {
            format!("unknown name “{name}”; write “{}”", name.to_ascii_lowercase())
        } else if product {
            format!("unknown name “{name}”; for a product write {}", letters.join("*"))
        } else if called {
            format!("unknown function “{name}”; this rule knows {}", FUNCTIONS.join(", "))
        } else {
            format!("unknown name “{name}”; this rule knows {known}")
        })
    }
}

/// How tightly a word binds the operand before it; none where it cannot follow an operand.
fn binding(token: Token) -> Option<Binding> {
    match token {
        Token::Or => Some(OR),
        Token::And => Some(AND),
        Token::Compare(_) => Some(COMPARE),
        Token::Range => Some(RANGE),
        Token::Plus | Token::Minus => Some(SUM),
        Token::Times | Token::Divide | Token::Mod => Some(PRODUCT),
        Token::Name | Token::Open(Bracket::Round | Bracket::Floor | Bracket::Ceil) => Some(BESIDE),
        Token::Power => Some(POWER),
        Token::Number(_) | Token::Not | Token::Comma | Token::Open(Bracket::Set) | Token::Close(_) | Token::End => None,
    }
}

#[derive(Clone, Copy)]
enum Function {
    Unary(Unary),
    Binary(Binary),
    If,
}

/// The names of all functions.
pub(super) const FUNCTIONS: [&str; 9] = ["floor", "ceil", "sqrt", "log2", "abs", "min", "max", "gcd", "if"];

impl Function {
    fn named(name: &str) -> Option<Function> {
        Some(match name {
            "floor" => Function::Unary(Unary::Floor),
            "ceil" => Function::Unary(Unary::Ceil),
            "sqrt" => Function::Unary(Unary::Sqrt),
            "log2" => Function::Unary(Unary::Log2),
            "abs" => Function::Unary(Unary::Abs),
            "min" => Function::Binary(Binary::Min),
            "max" => Function::Binary(Binary::Max),
            "gcd" => Function::Binary(Binary::Gcd),
            "if" => Function::If,
            _ => return None,
        })
    }

    /// How many arguments it takes, if it does not take so many.
    fn refuses(self, given: usize) -> Option<&'static str> {
        match self {
            Function::Unary(_) => (given != 1).then_some("1 argument"),
            Function::Binary(_) => (given < 2).then_some("2 or more arguments"),
            Function::If => (given != 3).then_some("3 arguments"),
        }
    }
}
