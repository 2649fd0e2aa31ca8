import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptPlain } from '../data/plain-data.ts'
import { clonePlain, findImpurity, samePlain } from '../host.ts'

const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

/** What a state may hold: any JSON whose lists do not mix words or numbers with structures. */
const { state } = fc.letrec<{ state: unknown; structure: unknown; scalar: unknown }>((tie) => ({
  scalar: fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n || 0),
    fc.string(),
    fc.boolean(),
  ),
  structure: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.array(tie('scalar')),
    fc.array(tie('structure')),
    fc.dictionary(fc.string(), tie('state'), { noNullPrototype: true }),
  ),
  state: fc.oneof(tie('scalar'), tie('structure')),
}))

/** Every list and object inside a value, itself included. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

describe('clonePlain', () => {
  test('K49: a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(state, (value) => {
        const copy = clonePlain(value)
        expect(copy).toEqual(value)
        const originals = new Set(parts(value))
        expect(parts(copy).some((part) => originals.has(part))).toBe(false)
      }),
    )
  })
})

describe('findImpurity', () => {
  test('K49: finds nothing in plain data', () => {
    fc.assert(
      fc.property(state, (value) => {
        expect(findImpurity(value)).toBeNull()
      }),
    )
  })

  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const holes = new Array<number>(2)
  holes[1] = 2

  test.each<[string, unknown, string]>([
    ['undefined', { a: undefined }, 'state.a is undefined'],
    ['a Map', { zones: new Map() }, 'state.zones is a Map, not a plain object'],
    ['a Set', [new Set()], 'state[0] is a Set, not a plain object'],
    ['a date', { at: new Date(0) }, 'state.at is a Date, not a plain object'],
    ['a function', { a: [{ b: () => 1 }] }, 'state.a[0].b is a function'],
    ['NaN', { n: Number.NaN }, 'state.n is NaN'],
    ['infinity', { n: Number.POSITIVE_INFINITY }, 'state.n is Infinity'],
    ['minus zero', { n: -0 }, 'state.n is -0, which JSON does not keep: write `0 - x` in place of `-x`'],
    ['a big integer', { n: 1n }, 'state.n is a bigint'],
    ['a circle', circle, 'state.self contains itself'],
    ['a hole', { list: holes }, 'state.list is an array with holes or named properties'],
    ['a symbol key', { [Symbol('x')]: 1 }, 'state has a symbol as a key'],
    ['no prototype', Object.create(null), 'state is a object without prototype, not a plain object'],
    ['a list of two minds', { a: [1, [2]] }, 'state.a begins with a number but holds a structure at [1]'],
    ['undefined itself', undefined, 'state is undefined'],
  ])('K49: names the place of %s', (_, value, found) => expect(findImpurity(value)).toBe(found))

  test('K49: the same thing twice is no circle', () => {
    const shared = { n: 1 }
    expect(findImpurity({ a: shared, b: shared })).toBeNull()
  })
})

describe('samePlain', () => {
  test('K113: agrees with JSON up to the order of keys', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(samePlain(one, clonePlain(one))).toBe(true)
        expect(samePlain(one, other)).toBe(samePlain(other, one))
        expect(samePlain(one, other) || JSON.stringify(one) !== JSON.stringify(other)).toBe(true)
      }),
    )
    expect(samePlain({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(samePlain({ a: 1 }, { b: 1 })).toBe(false)
    expect(samePlain([], {})).toBe(false)
  })
})

describe('acceptPlain', () => {
  test('K31: what is plain and small comes through as it is', () => {
    fc.assert(
      fc.property(json, (value) => {
        const accepted = acceptPlain(value)
        const poisoned = /"(__proto__|constructor|prototype)":/.test(JSON.stringify(value))
        expect(accepted.ok ? accepted.value : 'poisoned').toEqual(poisoned ? 'poisoned' : value)
      }),
    )
  })

  let deep: unknown = 1
  for (let depth = 0; depth < 10_000; depth++) deep = [deep]
  test.each<[string, unknown, string]>([
    ['nested 10,000 deep', deep, 'nested more than 32 deep'],
    ['many values', new Array(20_000).fill(1), 'more than 10000 values'],
    ['many values in small lists', new Array(2_000).fill([1, 2, 3, 4, 5]), 'more than 10000 values'],
    ['a long text', ['x'.repeat(10_001)], 'a text of 10001 characters'],
    ['a long key', { ['x'.repeat(10_001)]: 1 }, 'a key of 10001 characters'],
    ['a prototype', JSON.parse('{"a":{"__proto__":{"admin":true}}}'), 'the key __proto__'],
    ['a constructor', { constructor: 1 }, 'the key constructor'],
    ['NaN', [Number.NaN], 'the number NaN'],
    ['undefined', { a: undefined }, 'a undefined'],
    ['a function', () => 1, 'a function'],
  ])('K31: %s is refused', (_, value, reason) => expect(acceptPlain(value)).toEqual({ ok: false, reason }))

  test('K31: at the limits it is accepted, and -0 is 0', () => {
    let nested: unknown = -0
    for (let depth = 0; depth < 32; depth++) nested = [nested]
    expect(acceptPlain(nested)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(nested)) })
    expect(acceptPlain('x'.repeat(10_000)).ok).toBe(true)
    expect(acceptPlain(new Array(9_999).fill(0)).ok).toBe(true)
    expect(findImpurity(acceptPlain([-0]))).toBeNull()
  })
})
