import {
  add,
  addFour,
  againIf,
  both,
  f32Differs,
  f32IsAtLeast,
  f32Zero,
  get,
  i32,
  isBelow,
  loadF32,
  loadFour,
  loadI32,
  loadSame,
  loop,
  set,
  storeF32,
  storeFour,
  storeI32,
  timesFour,
  when,
} from './instructions.ts'
import { type Code, type WasmFunction, wasmModule } from './wasm-module.ts'

/** Widths of layers are rounded up to this many numbers: eight registers of four. */
export const BLOCK = 32
const REGISTERS = BLOCK / 4
const BLOCK_BYTES = BLOCK * 4

/** A pair is a number that is not zero, and where in the weights its row begins. */
export const PAIR_BYTES = 8

/**
 * Collects the inputs that count: not zero, and at least `least`. Rows are `stride` bytes apart. Inputs are mostly zeros,
 * and so are half of what a hidden layer gives: nothing is multiplied by them.
 */
const gather: WasmFunction = {
  name: 'gather',
  params: ['i32', 'i32', 'i32', 'i32', 'f32'],
  results: ['i32'],
  locals: ['i32', 'f32'],
  body: gatherBody(),
}

function gatherBody(): Code {
  const [from, end, into, stride, least, row, value] = [0, 1, 2, 3, 4, 5, 6]
  return [
    ...loop(
      set(value, loadF32(get(from))),
      when(
        both(f32Differs(get(value), f32Zero), f32IsAtLeast(get(value), get(least))),
        storeF32(get(into), get(value)),
        storeI32(get(into), 4, get(row)),
        set(into, add(get(into), i32(PAIR_BYTES))),
      ),
      set(row, add(get(row), get(stride))),
      set(from, add(get(from), i32(4))),
      againIf(isBelow(get(from), get(end))),
    ),
    ...get(into),
  ]
}

/** What a layer gives for gathered inputs: biases, and for each input its row of weights, added in their order. */
const layer: WasmFunction = {
  name: 'layer',
  params: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
  results: [],
  locals: ['i32', 'i32', 'v128', ...Array.from({ length: REGISTERS }, () => 'v128' as const)],
  body: layerBody(),
}

function layerBody(): Code {
  const [pairs, pairsEnd, weights, biases, into, end, pair, row, value, first] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const registers = Array.from({ length: REGISTERS }, (_, at) => ({ sum: first + at, offset: at * 16 }))
  return loop(
    ...registers.map(({ sum, offset }) => set(sum, loadFour(get(biases), offset))),
    set(pair, get(pairs)),
    when(
      isBelow(get(pair), get(pairsEnd)),
      loop(
        set(row, add(get(weights), loadI32(get(pair), 4))),
        set(value, loadSame(get(pair))),
        ...registers.map(({ sum, offset }) =>
          set(sum, addFour(get(sum), timesFour(get(value), loadFour(get(row), offset)))),
        ),
        set(pair, add(get(pair), i32(PAIR_BYTES))),
        againIf(isBelow(get(pair), get(pairsEnd))),
      ),
    ),
    ...registers.map(({ sum, offset }) => storeFour(get(into), offset, get(sum))),
    ...[weights, biases, into].map((address) => set(address, add(get(address), i32(BLOCK_BYTES)))),
    againIf(isBelow(get(into), get(end))),
  )
}

/** The module of both; no relaxed SIMD, so that every machine gives the same bits. */
export const LAYER_KERNEL: Uint8Array<ArrayBuffer> = wasmModule([gather, layer])
