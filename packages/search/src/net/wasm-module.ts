/** As much of the WebAssembly binary format as a module of a few functions over imported memory needs. */

export type Code = readonly number[]

export interface WasmFunction {
  readonly name: string
  readonly params: readonly ValueType[]
  readonly results: readonly ValueType[]
  readonly locals: readonly ValueType[]
  readonly body: Code
}

export type ValueType = keyof typeof VALUE_TYPES

const VALUE_TYPES = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const
const MAGIC_AND_VERSION: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const FUNCTION_TYPE = 0x60
const FUNCTION_EXPORT = 0x00
const MEMORY_IMPORT = 0x02
const END = 0x0b
const SECTION = { type: 1, import: 2, function: 3, export: 7, code: 10 } as const

/** A module with these functions, which import their memory as `host.memory`. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...MAGIC_AND_VERSION,
    ...section(SECTION.type, functions.map(typeOf)),
    ...section(SECTION.import, [[...text('host'), ...text('memory'), MEMORY_IMPORT, 0, ...unsigned(1)]]),
    ...section(
      SECTION.function,
      functions.map((_, at) => unsigned(at)),
    ),
    ...section(
      SECTION.export,
      functions.map(({ name }, at) => [...text(name), FUNCTION_EXPORT, ...unsigned(at)]),
    ),
    ...section(SECTION.code, functions.map(codeOf)),
  ])
}

/** LEB128, as every count and index is written. */
export function unsigned(value: number): Code {
  const low = value & 0x7f
  const rest = value >>> 7
  return rest === 0 ? [low] : [low | 0x80, ...unsigned(rest)]
}

export function signed(value: number): Code {
  const low = value & 0x7f
  const rest = value >> 7
  const isWhole = rest === (low & 0x40 ? -1 : 0)
  return isWhole ? [low] : [low | 0x80, ...signed(rest)]
}

function section(id: number, items: readonly Code[]): Code {
  const content = [...unsigned(items.length), ...items.flat()]
  return [id, ...unsigned(content.length), ...content]
}

function typeOf({ params, results }: WasmFunction): Code {
  return [FUNCTION_TYPE, ...valueTypes(params), ...valueTypes(results)]
}

function valueTypes(types: readonly ValueType[]): Code {
  return [...unsigned(types.length), ...types.map((type) => VALUE_TYPES[type])]
}

function codeOf({ locals, body }: WasmFunction): Code {
  const declared = locals.flatMap((type) => [1, VALUE_TYPES[type]])
  const content = [...unsigned(locals.length), ...declared, ...body, END]
  return [...unsigned(content.length), ...content]
}

function text(name: string): Code {
  return [...unsigned(name.length), ...Array.from(name, (letter) => letter.charCodeAt(0))]
}
