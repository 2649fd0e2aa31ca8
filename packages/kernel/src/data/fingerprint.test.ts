import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import { fingerprintOf, keptFingerprintOf, samePlain } from '../host.ts'
import type { CardId } from '../index.ts'
import { Random } from '../search.ts'

const VALUES = process.env['SOAK'] ? 3_000_000 : 100_000

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

/** The same data with the keys of every object in the opposite order. */
function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, keysReversed(item)] as const)
      .toReversed(),
  )
}

test('K113: 16 hexadecimal digits', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(fingerprintOf(value)).toMatch(/^[0-9a-f]{16}$/)
    }),
  )
})

test('K113: never changes between versions, since records hold it', () => {
  const state = { turn: 3, hands: [[1, 2], []], names: { ana: 'x', bo: null }, over: false, half: 0.5, far: 1e12 }
  expect(fingerprintOf(state)).toBe(fingerprintOf(JSON.parse(JSON.stringify(state))))
  expect([fingerprintOf(), fingerprintOf(''), fingerprintOf(state)]).toMatchInlineSnapshot(`
    [
      "5c718de14ec7442a",
      "dd1eab71faf5f217",
      "1e147c6078c24174",
    ]
  `)
})

test('K113: the order of keys does not matter', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(fingerprintOf(keysReversed(value))).toBe(fingerprintOf(value))
    }),
  )
})

test('K113: of data that shares parts with what was digested before it is the same', () => {
  const large = fc.dictionary(fc.string(), plain, { minKeys: 33, maxKeys: 40, noNullPrototype: true })
  fc.assert(
    fc.property(large, large, plain, (one, other, added) => {
      const shared = { one, list: [other, one], deep: { other, more: { one } } }
      for (const value of [shared, { ...shared, added }, [shared, one, added], { other: shared.deep }]) {
        expect(keptFingerprintOf(value)).toBe(fingerprintOf(value))
        expect(keptFingerprintOf(value)).toBe(fingerprintOf(value))
      }
    }),
    { numRuns: 100 },
  )
})

test('K113: different data has different fingerprints', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(fingerprintOf(one) === fingerprintOf(other)).toBe(samePlain(one, other))
    }),
    { numRuns: 1000 },
  )
})

test('K113: one changed number, wherever it stands, changes the fingerprint', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer(), { minLength: 1 }), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (lists, i, j) => {
        const changed = lists.map((list) => list.slice())
        const list = changed[i % lists.length] as number[]
        list[j % list.length] = (list[j % list.length] as number) + 1
        expect(fingerprintOf({ lists: changed })).not.toBe(fingerprintOf({ lists }))
      },
    ),
  )
})

test('K113: order in lists, types, and where things stand matter', () => {
  const alike = [
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    [[1, 2]],
    ['1', 2],
    '12',
    12,
    { 0: 1, 1: 2 },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: { b: 2 } },
    { ab: 2 },
    [],
    {},
    null,
    0,
    '',
    false,
    true,
    1,
    'true',
    [null],
    [[]],
    0.1,
    -1,
    4294967295,
    2147483647,
    -2147483648,
    1e300,
  ]
  expect(new Set(alike.map((value) => fingerprintOf(value))).size).toBe(alike.length)
})

test('K113: parts are not run together', () => {
  expect(fingerprintOf('ab', 'c')).not.toBe(fingerprintOf('a', 'bc'))
  expect(fingerprintOf([1], [2])).not.toBe(fingerprintOf([1, 2]))
})

test(`K113: ${VALUES} random values collide nowhere`, () => {
  const random = Random.fromSeed('collisions')
  const values = new Set<string>()
  const fingerprints = new Set<string>()
  for (let i = 0; i < VALUES; i++) {
    const value = [random.int(1000), { a: random.int(1000), b: [random.int(1000)] }, `t${random.int(1000)}`]
    values.add(JSON.stringify(value))
    fingerprints.add(fingerprintOf(value))
  }
  expect(fingerprints.size).toBe(values.size)
})

test('K113: neighbouring values differ in about half of all bits', () => {
  let differing = 0
  for (let i = 0; i < 1000; i++) {
    const [one, other] = [i, i + 1].map((n) => BigInt(`0x${fingerprintOf({ n })}`)) as [bigint, bigint]
    differing += (one ^ other).toString(2).replaceAll('0', '').length
  }
  expect(differing / 1000).toBeGreaterThan(28)
  expect(differing / 1000).toBeLessThan(36)
})

test("K114: a game's fingerprint covers state, cards, chance and result", () => {
  const make = () =>
    started(
      smallGame<{ n: number; deck: CardId[] }>((game) => ({ n: 0, deck: game.cards.create('card', ['oak', 'elm']) }), {
        identities: ['oak', 'elm'],
        step(game) {
          game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
          game.finish({ winners: [], scores: [], reason: 'over' })
        },
      }),
    )
  const original = make().fingerprint()
  expect(make().fingerprint()).toBe(original)
  const changes: ((game: ReturnType<typeof make>) => void)[] = [
    (game) => void game.state.n++,
    (game) => void game.random.int(2),
    (game) => game.cards.show(game.state.deck, 1),
    (game) => game.cards.conceal(game.state.deck, []),
    (game) => game.respondToInputRequest({ actor: 'ana', title: 'Go', selection: ['b'] }),
  ]
  const changed = changes.map((change) => {
    const game = make()
    change(game)
    return game.fingerprint()
  })
  expect(new Set([original, ...changed]).size).toBe(changes.length + 1)
})
