//! Several chunks as one module.
//!
//! A chunk calls what is in another by the table that all of them share: for each function that it
//! wants from elsewhere it has a detour, a function that does nothing but call what is at a place of
//! the table. Of a detour nothing is left where the place is filled by a chunk of the same module,
//! and those that lead to the same place are one.

use std::collections::HashMap;
use std::fmt;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FunctionSection, ImportSection, Module, RawSection,
    SectionId,
};
use wasmparser::{
    DataSectionReader, ElementItems, ElementKind, ElementSectionReader, FunctionBody, Import,
    Operator, Parser, Payload, TypeRef,
};

/// What a chunk is not expected to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unforeseen {
    /// Types of its own: all chunks are cut from one program, which they copy them from.
    Types,
    /// A function, which can only be shared by the table.
    Import,
    /// Something that is not an import, a function, a part of the table or data in its place.
    Section,
    /// A mention of data by its number.
    DataByNumber,
}

impl fmt::Display for Unforeseen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unforeseen::Types => "a chunk has types of its own",
            Unforeseen::Import => "a chunk imports a function",
            Unforeseen::Section => "a chunk has something that cannot be joined",
            Unforeseen::DataByNumber => "a chunk names data by its number",
        })
    }
}

impl std::error::Error for Unforeseen {}

type Fault = reencode::Error<Unforeseen>;

/// One module that does what all these chunks do, without remarks, its numbers as short as they can
/// be.
pub(crate) fn merged(chunks: &[Vec<u8>]) -> Result<Vec<u8>, Fault> {
    let chunks = chunks.iter().map(|bytes| Chunk::read(bytes)).collect::<Result<Vec<_>, _>>()?;
    let Some(first) = chunks.first() else { return Ok(Module::new().finish()) };
    if chunks.iter().any(|chunk| chunk.types != first.types) {
        return Err(user(Unforeseen::Types));
    }
    let mut shared = Shared::default();
    let places = chunks.iter().map(|chunk| shared.take_in(chunk));
    let mut places = places.collect::<Result<Vec<_>, _>>()?;
    number_functions(&chunks, &mut places)?;
    let mut module = Module::new();
    module.section(&RawSection { id: SectionId::Type.into(), data: first.types });
    module.section(&shared.imports()?);
    let mut functions = FunctionSection::new();
    let mut elements = ElementSection::new();
    let mut code = CodeSection::new();
    let mut data = DataSection::new();
    for (chunk, place) in chunks.iter().zip(&mut places) {
        for (index, (&kind, body)) in chunk.functions.iter().zip(&chunk.bodies).enumerate() {
            if place.is_kept[index] {
                functions.function(kind);
                place.parse_function_body(&mut code, body.clone())?;
            }
        }
        if let Some(reader) = &chunk.elements {
            place.parse_element_section(&mut elements, reader.clone())?;
        }
        for part in chunk.data.iter().flat_map(|reader| reader.clone()) {
            let part = part?;
            if !part.data.is_empty() {
                place.parse_data(&mut data, part)?;
            }
        }
    }
    module.section(&functions).section(&elements).section(&code).section(&data);
    Ok(module.finish())
}

/// A list of types without any.
const NO_TYPES: &[u8] = &[0];

/// The parts of a chunk.
#[derive(Default)]
struct Chunk<'a> {
    types: &'a [u8],
    imports: Vec<Import<'a>>,
    /// The type of each function, by its number.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    elements: Option<ElementSectionReader<'a>>,
    data: Option<DataSectionReader<'a>>,
}

impl<'a> Chunk<'a> {
    fn read(bytes: &'a [u8]) -> Result<Chunk<'a>, Fault> {
        let mut chunk = Chunk { types: NO_TYPES, ..Chunk::default() };
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(reader) => {
                    let range = reader.range();
                    chunk.types = &bytes[range.start as usize..range.end as usize];
                }
                Payload::ImportSection(reader) => {
                    chunk.imports = reader.into_imports().collect::<Result<_, _>>()?;
                }
                Payload::FunctionSection(reader) => {
                    chunk.functions = reader.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => chunk.bodies.push(body),
                Payload::ElementSection(reader) => chunk.elements = Some(reader),
                Payload::DataSection(reader) => chunk.data = Some(reader),
                Payload::ExportSection(reader) if reader.count() == 0 => {}
                Payload::Version { .. }
                | Payload::DataCountSection { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                _ => return Err(user(Unforeseen::Section)),
            }
        }
        Ok(chunk)
    }

    /// Which place of the table each of its functions fills that can be called from elsewhere.
    fn filled(&self) -> Result<Vec<(i32, u32)>, Fault> {
        let mut filled = Vec::new();
        for element in self.elements.iter().flat_map(|reader| reader.clone()) {
            let element = element?;
            let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
                (element.kind, element.items)
            else {
                return Err(user(Unforeseen::Section));
            };
            let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
                return Err(user(Unforeseen::Section));
            };
            for (slot, function) in (value..).zip(functions) {
                filled.push((slot, function?));
            }
        }
        Ok(filled)
    }
}

/// The place of the table to which a function leads, if it is a detour.
fn detour(body: &FunctionBody<'_>) -> wasmparser::Result<Option<i32>> {
    let mut steps = body.get_operators_reader()?;
    let mut n_handed_on = 0;
    let slot = loop {
        match steps.read()? {
            Operator::LocalGet { local_index } if local_index == n_handed_on => n_handed_on += 1,
            Operator::I32Const { value } => break value,
            _ => return Ok(None),
        }
    };
    let leads_on = matches!(steps.read()?, Operator::CallIndirect { table_index: 0, .. });
    Ok((leads_on && matches!(steps.read()?, Operator::End) && steps.eof()).then_some(slot))
}

/// What all chunks share, each thing once, in the order of its numbers.
#[derive(Default)]
struct Shared<'a> {
    tables: Vec<Import<'a>>,
    memories: Vec<Import<'a>>,
    globals: Vec<Import<'a>>,
}

/// The numbers that the things of a chunk have in the module, by those that they had.
#[derive(Default)]
struct Place {
    tables: Vec<u32>,
    memories: Vec<u32>,
    globals: Vec<u32>,
    functions: Vec<u32>,
    /// Whether each function is still needed.
    is_kept: Vec<bool>,
}

impl<'a> Shared<'a> {
    /// Takes in what a chunk shares.
    fn take_in(&mut self, chunk: &Chunk<'a>) -> Result<Place, Fault> {
        let mut place = Place::default();
        for import in &chunk.imports {
            let (known, numbers) = match import.ty {
                TypeRef::Table(_) => (&mut self.tables, &mut place.tables),
                TypeRef::Memory(_) => (&mut self.memories, &mut place.memories),
                TypeRef::Global(_) => (&mut self.globals, &mut place.globals),
                _ => return Err(user(Unforeseen::Import)),
            };
            let number = known.iter().position(|other| other.name == import.name);
            numbers.push(number.unwrap_or(known.len()) as u32);
            if number.is_none() {
                known.push(*import);
            }
        }
        Ok(place)
    }

    fn imports(&self) -> Result<ImportSection, Fault> {
        let mut imports = ImportSection::new();
        for import in self.tables.iter().chain(&self.memories).chain(&self.globals) {
            Place::default().parse_import(&mut imports, *import)?;
        }
        Ok(imports)
    }
}

/// Gives each function its number in the module.
fn number_functions(chunks: &[Chunk<'_>], places: &mut [Place]) -> Result<(), Fault> {
    // The functions at the places of the table, by their chunk and their number in it.
    let mut filled = HashMap::new();
    for (at, chunk) in chunks.iter().enumerate() {
        filled.extend(chunk.filled()?.into_iter().map(|(slot, index)| (slot, (at, index))));
    }
    let mut n_functions = 0;
    let mut detours = HashMap::new();
    let mut direct = Vec::new();
    for (at, chunk) in chunks.iter().enumerate() {
        for (index, body) in chunk.bodies.iter().enumerate() {
            let slot = detour(body)?;
            let known = slot.and_then(|slot| detours.get(&slot).copied());
            let target = slot.and_then(|slot| filled.get(&slot));
            let is_kept = known.is_none() && target.is_none();
            places[at].is_kept.push(is_kept);
            places[at].functions.push(known.unwrap_or(n_functions));
            if let Some(&target) = target {
                direct.push(((at, index), target));
            }
            if is_kept {
                detours.extend(slot.map(|slot| (slot, n_functions)));
                n_functions += 1;
            }
        }
    }
    for ((at, index), (other, target)) in direct {
        places[at].functions[index] = places[other].functions[target as usize];
    }
    Ok(())
}

fn user(unforeseen: Unforeseen) -> Fault {
    reencode::Error::UserError(unforeseen)
}

fn new_number(numbers: &[u32], old: u32) -> Result<u32, Fault> {
    numbers.get(old as usize).copied().ok_or_else(|| user(Unforeseen::Section))
}

impl Reencode for Place {
    type Error = Unforeseen;

    fn table_index(&mut self, table: u32) -> Result<u32, Fault> {
        new_number(&self.tables, table)
    }

    fn memory_index(&mut self, memory: u32) -> Result<u32, Fault> {
        new_number(&self.memories, memory)
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Fault> {
        new_number(&self.globals, global)
    }

    fn function_index(&mut self, function: u32) -> Result<u32, Fault> {
        new_number(&self.functions, function)
    }

    fn data_index(&mut self, _: u32) -> Result<u32, Fault> {
        Err(user(Unforeseen::DataByNumber))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, DataCountSection, Elements, EntityType, Function, RefType, TableType,
        TypeSection,
    };

    const TABLE: TableType = TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 9,
        maximum: None,
        shared: false,
    };

    /// A chunk of these functions, all of which take and give nothing; the first fills a place of
    /// the table.
    fn chunk(slot: i32, functions: &[Function]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("__wasm_split", "table", EntityType::Table(TABLE));
        let (mut kinds, mut code) = (FunctionSection::new(), CodeSection::new());
        for function in functions {
            kinds.function(0);
            code.function(function);
        }
        let mut elements = ElementSection::new();
        elements.active(Some(0), &ConstExpr::i32_const(slot), Elements::Functions([0][..].into()));
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&kinds).section(&elements).section(&code);
        module.finish()
    }

    /// A function that calls others.
    fn calling(others: &[u32]) -> Function {
        let mut function = Function::new([]);
        for &other in others {
            function.instructions().call(other);
        }
        function.instructions().end();
        function
    }

    fn detour_to(slot: i32) -> Function {
        let mut function = Function::new([]);
        function.instructions().i32_const(slot).call_indirect(0, 0).end();
        function
    }

    /// Whom each function calls, or to which place it leads.
    fn calls(module: &[u8]) -> Vec<Vec<i32>> {
        let chunk = Chunk::read(module).expect("a module");
        let of_body = |body: &FunctionBody<'_>| {
            if let Some(slot) = detour(body).expect("a body") {
                return vec![-slot];
            }
            let steps = body.get_operators_reader().expect("steps").into_iter();
            let called = steps.filter_map(|step| match step.expect("a step") {
                Operator::Call { function_index } => Some(function_index as i32),
                _ => None,
            });
            called.collect()
        };
        chunk.bodies.iter().map(of_body).collect()
    }

    #[test]
    fn what_is_in_the_same_module_is_called_directly() {
        let one = chunk(4, &[calling(&[1]), detour_to(7)]);
        let other = chunk(5, &[calling(&[1, 2, 0]), detour_to(4), detour_to(7)]);
        let module = merged(&[one, other]).expect("a module");
        // The first calls the detour that is left; the other calls the first, the same detour, itself.
        assert_eq!(calls(&module), [vec![1], vec![-7], vec![0, 1, 2]]);
        let read = Chunk::read(&module).expect("a module");
        assert_eq!(read.filled().expect("elements"), [(4, 0), (5, 2)]);
        assert_eq!(read.imports.len(), 1, "what is shared is shared once");
        assert_eq!(read.functions, [0, 0, 0]);
    }

    #[test]
    fn remarks_are_left_out_and_numbers_are_short() {
        let mut module = chunk(1, &[calling(&[0])]);
        let expected = merged(&[module.clone()]).expect("a module");
        // A remark; and the code again, calling number 0 in five bytes instead of one.
        let code = module.split_off(module.len() - 8);
        assert_eq!(code, [10, 6, 1, 4, 0, 0x10, 0, 0x0b]);
        module.extend([0, 3, 1, b'x', 9]);
        module.extend([10, 10, 1, 8, 0, 0x10, 0x80, 0x80, 0x80, 0x80, 0, 0x0b]);
        assert_eq!(merged(&[module.clone()]).expect("a module"), expected);
        module.pop();
        assert!(merged(&[module]).is_err(), "it is cut off");
    }

    #[test]
    fn what_is_not_foreseen_is_an_error() {
        let fault = |chunks: &[Vec<u8>]| match merged(chunks) {
            Err(reencode::Error::UserError(unforeseen)) => Some(unforeseen),
            _ => None,
        };
        let of = |imports: ImportSection| {
            let mut types = TypeSection::new();
            types.ty().function([], []);
            let mut module = Module::new();
            module.section(&types).section(&imports);
            module.finish()
        };
        let mut imports = ImportSection::new();
        imports.import("__wasm_split", "f", EntityType::Function(0));
        assert_eq!(fault(&[of(imports)]), Some(Unforeseen::Import));
        let without_types = Module::new().finish();
        let chunks = [of(ImportSection::new()), without_types];
        assert_eq!(fault(&chunks), Some(Unforeseen::Types));
        let mut starts = Module::new();
        starts.section(&wasm_encoder::StartSection { function_index: 0 });
        assert_eq!(fault(&[starts.finish()]), Some(Unforeseen::Section));
        let mut drops = Function::new([]);
        drops.instructions().data_drop(0).end();
        assert_eq!(fault(&[chunk(1, &[drops])]), Some(Unforeseen::DataByNumber));
        let mut counts = Module::new();
        counts.section(&DataCountSection { count: 0 });
        assert_eq!(fault(&[counts.finish()]), None, "how much data there is says itself");
    }
}
