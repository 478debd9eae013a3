//! Puts functions of a wasm module that look alike side by side, so that compression finds what they share.
//!
//! Gzip looks back over 32 kB, and the compiler leaves the functions in no order that would help. Nothing else changes: the
//! same functions are called from the same places.

use anyhow::{Context, Result, anyhow};
use std::collections::HashMap;
use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef};

/// The module with its functions in another order.
pub(crate) fn order(wasm: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let order = alike(&bodies);
    let mut places: Vec<u32> = (0..imported).collect();
    places.resize(imported as usize + order.len(), 0);
    for (place, &function) in order.iter().enumerate() {
        places[imported as usize + function] = imported + place as u32;
    }
    let mut module = Module::new();
    let mut ordering = Ordering { order, places };
    ordering.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|error| anyhow!("{error}"))?;
    let ordered = module.finish();
    wasmparser::validate(&ordered).context("the functions were put into a wrong order")?;
    Ok(ordered)
}

/// Which function comes at which place, and where each one goes, by its number.
struct Ordering {
    order: Vec<usize>,
    places: Vec<u32>,
}

impl Reencode for Ordering {
    type Error = <RoundtripReencoder as Reencode>::Error;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        Ok(self.places[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let bodies = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.order.clone() {
            utils::parse_function_body(self, code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// An order in which each text is followed by the one, of those that are left, that shares most with it.
fn alike(texts: &[&[u8]]) -> Vec<usize> {
    let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
    let grams: Vec<Vec<&[u8]>> = texts.iter().map(|text| grams(text)).collect();
    for (text, grams) in grams.iter().enumerate() {
        for gram in grams {
            holders.entry(gram).or_default().push(text);
        }
    }
    // What nearly everyone has tells nobody apart.
    holders.retain(|_, holders| holders.len() <= COMMON);
    let mut left: Vec<bool> = vec![true; texts.len()];
    let mut order = Vec::with_capacity(texts.len());
    let mut next = (!texts.is_empty()).then_some(0);
    while let Some(text) = next {
        left[text] = false;
        order.push(text);
        let mut shared = vec![0_u32; texts.len()];
        for holder in grams[text].iter().filter_map(|gram| holders.get(gram)).flatten() {
            shared[*holder] += 1;
        }
        let likeness = |other: usize| f64::from(shared[other]) / (grams[other].len() as f64).sqrt().max(1.0);
        let others = (0..texts.len()).filter(|&other| left[other]);
        next = others.max_by(|&one, &other| likeness(one).total_cmp(&likeness(other)).then(other.cmp(&one)));
    }
    order
}

/// The different runs of so many bytes in a text.
fn grams(text: &[u8]) -> Vec<&[u8]> {
    let mut grams: Vec<&[u8]> = text.windows(GRAM).collect();
    grams.sort_unstable();
    grams.dedup();
    grams
}

const GRAM: usize = 4;

/// A run that more functions have is not looked at.
const COMMON: usize = 250;

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ExportKind, ExportSection, Function, TypeSection, ValType};

    #[test]
    fn texts_that_share_much_become_neighbours() {
        let texts: [&[u8]; 4] =
            [b"one two three four", b"abcdefghijklmnop", b"one two three five", b"abcdefghijklxxxx"];
        assert_eq!(alike(&texts), [0, 2, 1, 3]);
        assert_eq!(alike(&[]), Vec::<usize>::new());
    }

    /// A module of functions that give back a number, each a few times, by which they are exported.
    fn module(numbers: &[i32]) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for (index, number) in (0..).zip(numbers) {
            functions.function(0);
            exports.export(&format!("f{index}"), ExportKind::Func, index);
            let mut body = Function::new([]);
            for _ in 0..4 {
                body.instructions().i32_const(*number).drop();
            }
            body.instructions().i32_const(*number).end();
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn an_export_follows_its_function() {
        let ordered = order(&module(&[70_000, 123_456_789, 70_000])).unwrap();
        assert_eq!(ordered, {
            let mut expected = module(&[70_000, 70_000, 123_456_789]);
            // f1 and f2 have changed places.
            let at = |name: &[u8; 2]| expected.windows(2).position(|two| two == name).unwrap() + 3;
            let (one, two) = (at(b"f1"), at(b"f2"));
            expected.swap(one, two);
            expected
        });
        assert!(order(b"no module").is_err());
    }
}
