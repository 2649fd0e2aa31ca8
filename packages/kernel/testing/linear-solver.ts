import type { FastState } from '../src/chance/draws.ts'
import { FastDraws } from '../src/chance/fast-draws.ts'

const BITS = 32
/** A word of which every bit is a sum, modulo 2, of bits of the unknown first state: bit n of the mask is bit n of it. */
type Linear = readonly bigint[]

/**
 * An attack: the state from which the fast generator gives these words, or null where there is none. Each word tells
 * one word of the state behind it, every step of the generator is linear, so four words are 128 equations for 128 bits.
 */
export function solveFast(shown: readonly number[]): FastState | null {
  let state = [0, 1, 2, 3].map((word) => Array.from({ length: BITS }, (_, bit) => 1n << BigInt(word * BITS + bit)))
  const equations: { mask: bigint; value: boolean }[] = []
  for (const word of shown.slice(0, 4)) {
    const second = unscrambled(word)
    const forms = state[1] as Linear
    forms.forEach((mask, bit) => equations.push({ mask, value: ((second >>> bit) & 1) === 1 }))
    state = stepped(state)
  }
  const solved = solve(equations)
  if (solved === null) return null
  const draws = new FastDraws(solved)
  return shown.every((word) => draws.next() === word) ? solved : null
}

/** What `rotl(word * 5, 7) * 9` was made of: both factors are odd, so both can be divided by. */
function unscrambled(shown: number): number {
  const ninth = Math.imul(shown, 0x38e38e39)
  const turned = (ninth >>> 7) | (ninth << 25)
  return Math.imul(turned, 0xcccccccd)
}

function stepped([a, b, c, d]: readonly Linear[]): bigint[][] {
  const c1 = plus(c as Linear, a as Linear)
  const d1 = plus(d as Linear, b as Linear)
  const b1 = plus(b as Linear, c1)
  const a1 = plus(a as Linear, d1)
  return [a1, b1, plus(c1, shifted(b as Linear, 9)), rotated(d1, 11)]
}

function plus(one: Linear, other: Linear): bigint[] {
  return one.map((mask, bit) => mask ^ (other[bit] as bigint))
}

function shifted(word: Linear, by: number): bigint[] {
  return word.map((_, bit) => word[bit - by] ?? 0n)
}

function rotated(word: Linear, by: number): bigint[] {
  return word.map((_, bit) => word[(bit - by + BITS) % BITS] as bigint)
}

/** Gauss and Jordan over two elements. */
function solve(equations: readonly { readonly mask: bigint; readonly value: boolean }[]): FastState | null {
  const rows = equations.map(({ mask, value }) => ({ mask, value }))
  const pivots: number[] = []
  for (let bit = 0; bit < 4 * BITS; bit++) {
    const at = rows.findIndex(({ mask }, row) => row >= pivots.length && (mask >> BigInt(bit)) % 2n === 1n)
    if (at < 0) return null
    const [row] = rows.splice(at, 1) as [(typeof rows)[0]]
    rows.splice(pivots.length, 0, row)
    for (const other of rows)
      if (other !== row && (other.mask >> BigInt(bit)) % 2n === 1n) {
        other.mask ^= row.mask
        other.value = other.value !== row.value
      }
    pivots.push(bit)
  }
  const words: [number, number, number, number] = [0, 0, 0, 0]
  rows.slice(0, pivots.length).forEach(({ value }, bit) => {
    if (value) words[Math.floor(bit / BITS) as 0 | 1 | 2 | 3] |= 1 << (bit % BITS)
  })
  return words
}
