import type { AnySelection } from '@turnwright/kernel/host'
import type { Mind, Question, Ranked } from '@turnwright/kernel/search'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { answerFeatures, mindWith, type NetFile, ponder, type Settings, WrongNet } from '../index.ts'
import { asked, type MarketState, marketMind, thrifty } from '../testing/market.ts'

const WANTED = { game: 'market', rules: 1 }
const settings: Settings = {
  budget: { playouts: 60 },
  turns: 1,
  width: 10,
  margin: 0,
  deals: 2,
  kept: 0.5,
  noise: 0,
  sure: null,
}

/** One's own coins, and those of the other. */
const mind: Mind = {
  ...(marketMind as Mind),
  features: {
    count: 2,
    schema: 'coins, coins of the other',
    write({ state }, seat, into) {
      const { coins } = state as MarketState
      into[0] = coins[seat] as number
      into[1] = coins[1 - seat] as number
    },
  },
}

/** Bias first, then the weight of each input. */
function netOf(schema: string, ...weights: readonly number[]): NetFile {
  return {
    format: 1,
    ...WANTED,
    schema,
    unit: 'points',
    layers: [weights.length - 1, 1],
    made: { command: 'by hand', games: 0, rows: 0, seed: '', parent: '' },
    weights: new Uint8Array(Float32Array.from(weights).buffer).toBase64(),
  }
}

const POSITIONS = 'coins, coins of the other'
const ANSWERS = answerFeatures(mind)?.schema ?? ''

function put<Told>(tell: (question: Question) => Told): Told {
  const told: Told[] = []
  asked('table', (question) => void told.push(tell(question)))
  return told[0] as Told
}

const ranked = (made: Mind): readonly Ranked[] =>
  put((question) => made.rank?.(question, Random.fromSeed('luck')) ?? [])

test('with a net for positions a player thinks by what the net says of them', () => {
  const answerWith = (file: NetFile) =>
    put((question) => {
      const chance = Random.fromSeed('luck')
      return ponder(question, chance, { mind: mindWith(mind, file, WANTED), policy: thrifty.create(chance), settings })
    }).answer
  expect(answerWith(netOf(POSITIONS, 0, 1, 0))).toEqual(['card'])
  // To a net that would rather be poor, one coin is best.
  expect(answerWith(netOf(POSITIONS, 0, -1, 0))).toEqual(['one'])
})

test('what a game came to needs no net', () => {
  const made = mindWith(mind, netOf(POSITIONS, 1000, 0, 0), WANTED)
  const worth = put((question) => {
    const world = question.playOut(Random.fromSeed('luck'), ({ players }) => players.map(() => () => ['two']))
    return world === null ? null : made.evaluate(world, 0)
  })
  expect(worth).toBe(8)
})

test('a net for answers orders them by what a look one step ahead shows, behind what the own player would do', () => {
  expect(ranked(mind).map(({ answer }) => answer)).toEqual([['one'], ['two'], ['card']])
  // Inputs: coins before, coins of the other, what the answer adds to both, the judgement, its change, first or not, place.
  const richer = mindWith(mind, netOf(ANSWERS, 0, 0, 0, 1, 0, 0, 0, 0, 0), WANTED)
  const [first, second, third] = ranked(richer)
  expect(first?.answer).toEqual(['one'])
  const gains = [second, third].map((each) => put((question) => gainOf(question, each?.answer ?? [])))
  expect(gains[0]).toBeGreaterThanOrEqual(gains[1] ?? 0)
  const poorer = mindWith(mind, netOf(ANSWERS, 0, 0, 0, -1, 0, 0, 0, 0, 0), WANTED)
  expect(ranked(poorer).map(({ answer }) => answer)).toEqual([first, third, second].map((each) => each?.answer))
  // Priors belong to places: all come to 1 as before.
  expect(ranked(poorer).map(({ prior }) => prior)).toEqual(ranked(mind).map(({ prior }) => prior))
})

test('whatever goes wrong where a net looks ahead, answers are ordered and the real game goes on', () => {
  const file = netOf(ANSWERS, 0, 0, 0, 1, 0, 0, 0, 0, 0)
  const broken = (): never => {
    throw new Error('a bug in the mind')
  }
  for (const parts of [{ evaluate: broken }, { features: { ...mind.features, write: broken } }]) {
    const all = ranked(mindWith({ ...mind, ...parts } as typeof mind, file, WANTED)).map(({ answer }) => answer)
    expect(new Set(all)).toEqual(new Set([['card'], ['one'], ['two']]))
    expect(all[0]).toEqual(['one'])
  }
})

/** Coins that an answer brings, over many games that could be this one. */
function gainOf(question: Question, answer: AnySelection): number {
  let sum = 0
  for (let n = 0; n < 50; n++) {
    let isGiven = false
    const world = question.playOut(Random.fromSeed(`gain ${n}`), ({ players }) =>
      players.map(() => () => {
        if (isGiven) return undefined
        isGiven = true
        return answer
      }),
    )
    const { coins } = (world?.state ?? { coins: [] }) as Pick<MarketState, 'coins'>
    sum += coins[0] ?? Number.NaN
  }
  return sum
}

test('a net for something else is refused', () => {
  expect(() => mindWith(mind, netOf('grain', 0, 1), WANTED)).toThrow(WrongNet)
  expect(() => mindWith(mind, { ...netOf(ANSWERS, 0, 0, 0, 1, 0, 0, 0, 0, 0), rules: 2 }, WANTED)).toThrow(
    /the rules 2/,
  )
})
