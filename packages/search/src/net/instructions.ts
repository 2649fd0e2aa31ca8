import { type Code, signed, unsigned } from './wasm-module.ts'

/** The instructions that the kernel of a net is written in. Operands come first, as they are pushed. */

const VOID = 0x40
const ALIGNED = unsigned(2)
const SIMD = 0xfd

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
export const i32 = (value: number): Code => [0x41, ...signed(value)]
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
/** Unsigned, as addresses are. */
export const isBelow = (a: Code, b: Code): Code => [...a, ...b, 0x49]
export const both = (a: Code, b: Code): Code => [...a, ...b, 0x71]
export const loop = (...body: readonly Code[]): Code => [0x03, VOID, ...body.flat(), 0x0b]
export const when = (condition: Code, ...body: readonly Code[]): Code => [
  ...condition,
  0x04,
  VOID,
  ...body.flat(),
  0x0b,
]
/** Begins the loop anew that stands so many levels further out. */
export const againIf = (condition: Code, levels = 0): Code => [...condition, 0x0d, ...unsigned(levels)]

export const loadI32 = (address: Code, offset: number): Code => [...address, 0x28, ...ALIGNED, ...unsigned(offset)]
export const storeI32 = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  0x36,
  ...ALIGNED,
  ...unsigned(offset),
]
export const loadF32 = (address: Code): Code => [...address, 0x2a, ...ALIGNED, ...unsigned(0)]
export const storeF32 = (address: Code, value: Code): Code => [...address, ...value, 0x38, ...ALIGNED, ...unsigned(0)]
export const f32Differs = (a: Code, b: Code): Code => [...a, ...b, 0x5c]
export const f32IsAtLeast = (a: Code, b: Code): Code => [...a, ...b, 0x60]
export const f32Zero: Code = [0x43, 0, 0, 0, 0]

export const loadFour = (address: Code, offset: number): Code => [
  ...address,
  SIMD,
  ...unsigned(0x00),
  ...ALIGNED,
  ...unsigned(offset),
]
/** One number, four times. */
export const loadSame = (address: Code): Code => [...address, SIMD, ...unsigned(0x09), ...ALIGNED, ...unsigned(0)]
export const storeFour = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  SIMD,
  ...unsigned(0x0b),
  ...ALIGNED,
  ...unsigned(offset),
]
export const addFour = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...unsigned(0xe4)]
export const timesFour = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...unsigned(0xe6)]
