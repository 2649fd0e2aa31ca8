import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import { FastDraws } from './fast-draws.ts'
import { KeyedDraws } from './keyed-draws.ts'
import { deriveSeed, Random } from './random.ts'
import { RepeatedDraws } from './repeated-draws.ts'

const DRAWS = process.env['SOAK'] ? 5_000_000 : 120_000

/** How far counts are from being equal; its expectation is the number of cells minus one. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Of a million fair sources one is further off (Wilson and Hilferty's approximation): a fixed seed always passes or never. */
const limit = (cells: number): number => {
  const freedom = cells - 1
  const variance = 2 / (9 * freedom)
  return freedom * (1 - variance + 4.75 * Math.sqrt(variance)) ** 3
}

/** Both generators: what a table draws from, and what agents and forks do. */
const SOURCES = [
  ['a table', (seed: string) => Random.keyed(seed)],
  ['agents', (seed: string) => Random.fromSeed(seed)],
] as const

test('K120: the fast generator gives the published numbers', () => {
  const draws = new FastDraws([1, 2, 3, 4])
  expect(Array.from({ length: 10 }, () => draws.next())).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

test('K56: what a table keeps of its chance is how many words were drawn, and it goes on from there', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), fc.nat(50), (seed, before, after) => {
      const draws = new KeyedDraws(seed)
      for (let i = 0; i < before; i++) draws.next()
      expect(draws.save()).toBe(before)
      const again = new KeyedDraws(seed)
      again.load(before)
      const words = (from: KeyedDraws): number[] => Array.from({ length: after }, () => from.next())
      expect(words(again)).toEqual(words(draws))
    }),
  )
})

test('K56: tables that play at the same time do not disturb each other', () => {
  const alone = (seed: string): number[] => {
    const draws = new KeyedDraws(seed)
    return Array.from({ length: 40 }, () => draws.next())
  }
  const [ana, bo] = [new KeyedDraws('ana'), new KeyedDraws('bo')]
  const both = Array.from({ length: 40 }, () => [ana.next(), bo.next()])
  expect(both.map(([word]) => word)).toEqual(alone('ana'))
  expect(both.map(([, word]) => word)).toEqual(alone('bo'))
})

test('K120: a saved state of a fast generator goes on with the same numbers, after JSON too', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, draws) => {
      const random = Random.fromSeed(seed)
      for (let i = 0; i < draws; i++) random.int(6)
      const again = Random.fromSeed('another')
      again.load(JSON.parse(JSON.stringify(random.save())))
      expect([again.int(2), again.int(6), again.int(52)]).toEqual([random.int(2), random.int(6), random.int(52)])
    }),
  )
})

test('K111: a fork repeats results, refuses those that do not fit, and then has chance of its own', () => {
  const draws = new RepeatedDraws([3, 51], [1, 2, 3, 4])
  expect([draws.int(6), draws.int(52)]).toEqual([3, 51])
  const fresh = new FastDraws([1, 2, 3, 4])
  expect([draws.int(100), draws.int(100)]).toEqual([fresh.int(100), fresh.int(100)])
  draws.load(1)
  expect(() => draws.int(6)).toThrow(RangeError)
})

describe.each(SOURCES)('int of %s', (_, from) => {
  test.each([2, 3, 6, 7, 10, 100, 257])('K57: gives every number below %i equally often', (n) => {
    const random = from(`int ${n}`)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < DRAWS; i++) {
      const drawn = random.int(n)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    expect(counts).toHaveLength(n)
    expect(chiSquare(counts)).toBeLessThan(limit(n))
  })

  test.each([3 * 2 ** 30, 3 * 2 ** 20, 2 ** 32])('K57: does not favour small numbers below %i', (n) => {
    const random = from('large')
    const halves = [0, 0, 0]
    for (let i = 0; i < DRAWS; i++) {
      const third = Math.floor((random.int(n) * 3) / n)
      halves[third] = (halves[third] ?? 0) + 1
    }
    expect(halves).toHaveLength(3)
    expect(chiSquare(halves)).toBeLessThan(limit(3))
  })

  test('K57: stays a whole number below n for every n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const drawn = from(seed).int(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
    )
  })

  test.each([0, -1, 0.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1, 2 ** 33])(
    'K57: refuses to choose below %d',
    (n) => expect(() => from('x').int(n)).toThrow(RangeError),
  )

  test('K57: nothing can be picked from nothing', () => {
    expect(() => from('x').pick([])).toThrow(RangeError)
  })
})

test('K57: draws again where a number would favour some results', () => {
  const draws = new FastDraws([1, 2, 3, 4])
  expect(draws.next()).toBe(11520)
  // The next word is 0, which three results cannot share evenly; the one after it decides.
  expect(draws.int(3)).toBe(0)
  expect(draws.next()).toBe(70819200)
})

test('K57: a shuffle gives every order equally often', () => {
  const random = Random.fromSeed('shuffle')
  const counts = new Map<string, number>()
  for (let i = 0; i < DRAWS; i++) {
    const order = random.shuffle(['a', 'b', 'c', 'd']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(limit(24))
})

test('K57: a shuffle loses and doubles nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
      const shuffled = Random.fromSeed(seed).shuffle(items.slice())
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
    }),
  )
})

test('K58: 300 games of a series begin in 300 different states', () => {
  for (const series of ['', 'a', 'tournament 2026']) {
    const seeds = Array.from({ length: 300 }, (_, index) => deriveSeed(series, index))
    expect(new Set(seeds).size).toBe(300)
    for (const [, from] of SOURCES) expect(new Set(seeds.map((seed) => from(seed).int(2 ** 32))).size).toBe(300)
  }
})

test('K56: different seeds give different chance', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one.toWellFormed() !== other.toWellFormed())
      for (const [, from] of SOURCES) {
        const [a, b] = [from(one), from(other)]
        const words = (random: Random): number[] => Array.from({ length: 4 }, () => random.int(2 ** 32))
        expect(words(a)).not.toEqual(words(b))
      }
    }),
  )
})

describe('scripted rolls', () => {
  test('K59: dice and coins fall as written, and what is left over is told', () => {
    const random = Random.fromSeed('x')
    random.script([6, 2, 1, 3])
    expect([random.die(6), random.coin(), random.coin()]).toEqual([6, false, true])
    expect(random.unusedRolls).toEqual([3])
  })

  test('K59: a roll too few, or one that does not fit the die, fails', () => {
    const random = Random.fromSeed('x')
    random.script([5])
    expect(() => random.die(4)).toThrow('scripted roll 5 does not fit a die with 4 sides')
    expect(random.die(6)).toBe(5)
    expect(() => random.die(6)).toThrow('the script holds 1 rolls and all are used up')
  })

  test('K59: a step that runs again rolls the same again, and an undo gives the roll back', () => {
    const rolls = smallGame<{ rolled: number[] }>(() => ({ rolled: [] }), {
      step(game) {
        const roll = game.random.die(6)
        game.requestInputSingle({ actor: 'ana', title: 'Keep?', choices: ['yes', 'no'] })
        game.requestInputSingle({ actor: 'ana', title: 'Sure?', choices: ['yes', 'no'] })
        game.state.rolled.push(roll)
      },
    })
    const game = started(rolls)
    game.random.script([4, 2, 6])
    const keep = () => game.respondToInputRequest({ actor: 'ana', title: 'Keep?', selection: ['yes'] })
    const sure = () => game.respondToInputRequest({ actor: 'ana', title: 'Sure?', selection: ['yes'] })
    keep()
    sure()
    keep()
    expect(game.state.rolled).toEqual([4])
    game.undoWithConsent(0, 0, [1])
    keep()
    sure()
    expect(game.state.rolled).toEqual([4])
    expect(game.random.unusedRolls).toEqual([6])
  })
})
