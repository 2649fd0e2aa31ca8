import type { GameModule } from '@turnwright/kernel'
import { type AnySelection, createGame, type Game, type GameRecord, recordOf } from '@turnwright/kernel/host'
import { type Mind, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { searchAgent } from '../search-agent.ts'
import { market, marketMind, thrifty } from '../testing/market.ts'
import {
  costliest,
  type Judgement,
  LEAST_COST,
  NoReview,
  openReview,
  reviewTogether,
  type ReviewProgress,
  sourceWords,
  standingOf,
  type Unit,
} from './index.ts'

const settings = {
  budget: { ms: 10 },
  turns: 3,
  width: 10,
  margin: 0,
  deals: 4,
  kept: 0.5,
  noise: 0,
  sure: null,
}

const module = {
  definition: market,
  agents: { master: searchAgent({ about: 'Thinks.', mind: marketMind as Mind, policy: thrifty, settings }) },
} as unknown as GameModule

const LOOKS = { rough: { playouts: 60, deals: 30 }, fine: { playouts: 200, deals: 200 } }

/** Ana begins; an underscore takes the answer before it back, with everybody's consent. */
function played(...answers: readonly string[]): GameRecord {
  const game = createGame(market, { players: ['ana', 'bo'], seed: 'review' }) as unknown as Game
  game.run()
  for (const answer of answers) {
    const [selector] = game.waiting?.selectors ?? []
    if (answer === '_') game.undoWithConsent(0, game.history.length - 1, [1])
    else if (selector !== undefined)
      game.respondToInputRequest({ actor: selector.actor, title: 'Trade', selection: [answer] })
  }
  return recordOf(game)
}

const WHOLE = ['card', 'one', 'one', 'two', 'two', 'one', 'card', 'card']

/** As many judges as wanted, each with the record for itself, as in threads; some are slow. */
function reviewed(
  record: GameRecord,
  {
    judges = 1,
    seat = 0,
    told = () => {},
  }: { judges?: number; seat?: number; told?: (p: ReviewProgress) => void } = {},
) {
  const opened = () => openReview(module, record, { seat, looks: LOOKS })
  const slow = Random.fromSeed(`pace of ${judges}`)
  const each = Array.from({ length: judges }, () => {
    const own = opened()
    return async (entry: number, look: 'rough' | 'fine') => {
      for (let wait = slow.int(4); wait > 0; wait--) await Promise.resolve()
      return own.judge(entry, look)
    }
  })
  return reviewTogether(each, opened(), told)
}

describe('a review', () => {
  test('says which answers were given after a hint', async () => {
    const record = played(...WHOLE)
    const log = record.log.map((entry, at) => (at === 2 ? { ...entry, hinted: true as const } : entry))
    const { answers } = await reviewed({ ...record, log } as GameRecord)
    expect(answers.map(({ entry, isHinted }) => [entry, isHinted])).toEqual([
      [0, false],
      [2, true],
      [4, false],
      [6, false],
    ])
  })

  test('says by how much an answer was worse, what would have been better, and what is expected to follow', async () => {
    const review = await reviewed(played(...WHOLE))
    const [, one] = review.answers
    expect(one).toMatchObject({ entry: 2, look: 'fine', question: 'Trade' })
    expect(one?.options.map(({ words, isChosen, isPreferred }) => [words, isChosen, isPreferred])).toEqual([
      [['The card'], false, true],
      [['Two coins'], false, false],
      [['One coin'], true, false],
    ])
    // A card is worth 3.5 on average, where nobody has seen any but the first.
    expect(one?.cost?.interval[0]).toBeLessThan(2.7)
    expect(one?.cost?.interval[1]).toBeGreaterThan(2.3)
    expect(one?.options[0]?.chance?.mean).toBeGreaterThan(one?.options[2]?.chance?.mean ?? 1)
    expect(one?.line[0]).toEqual({ seat: 0, words: ['The card'] })
    expect(one?.line[1]).toEqual({ seat: 1, words: ['One coin'] })
    expect(costliest(review, 3).map(({ entry }) => entry)).toEqual([2, 4])
  })

  test('says where the points of the better answer come from, in games that count them by source', () => {
    const mind: Mind = {
      ...(marketMind as Mind),
      sources: ({ state }, seat) => [
        { about: { kind: 'two' }, points: 3 },
        { about: { kind: 'traded' }, points: (state as { readonly coins: readonly number[] }).coins[seat] ?? 0 },
      ],
    }
    const master = searchAgent({ about: 'Thinks.', mind, policy: thrifty, settings })
    const opened = (agents: object) =>
      openReview({ ...module, agents } as GameModule, played(...WHOLE), { seat: 0, looks: LOOKS })
    const judged = opened({ master }).judge(2, 'fine')
    expect(judged.sources.map(({ words, more }) => [words, more.mean])).toEqual([
      ['Somebody traded', judged.cost?.mean],
    ])
    expect(sourceWords(judged.sources)).toMatch(/^Somebody traded \+2\.\d$/)
    // What was chosen is what is preferred.
    expect(opened({ master }).judge(0, 'fine').sources).toEqual([])
    expect(opened(module.agents).judge(2, 'fine').sources).toEqual([])
  })

  test('has an outlook with its uncertainty for each of the answers of the seat, and for no other', async () => {
    for (const seat of [0, 1]) {
      const { answers } = await reviewed(played(...WHOLE), { seat })
      expect(answers.map(({ entry }) => entry)).toEqual([0, 2, 4, 6].map((entry) => entry + seat))
      for (const { outlook } of answers) {
        const { mean, interval } = outlook.chance ?? { mean: -1, interval: [0, 0] as const }
        expect(mean).toBeGreaterThanOrEqual(interval[0])
        expect(mean).toBeLessThanOrEqual(interval[1])
        expect(interval[0]).toBeGreaterThanOrEqual(0)
        expect(interval[1]).toBeLessThanOrEqual(1)
        expect(outlook.points).toHaveLength(2)
      }
    }
  })

  test.each([2, 3])('comes to the same with %i judges as with one, bit for bit', async (judges) => {
    const record = played(...WHOLE)
    expect(await reviewed(record, { judges })).toEqual(await reviewed(record))
  })

  test('does not judge what was taken back', async () => {
    const { answers } = await reviewed(played('one', '_', 'card', 'one', 'one', 'two', 'two', 'one', 'card', 'card'))
    expect(answers.map(({ entry }) => entry)).toEqual([2, 4, 6, 8])
    expect(answers[0]?.options.find(({ isChosen }) => isChosen)?.words).toEqual(['The card'])
  })

  test('is there roughly at first, from the beginning on, and then finer where it matters', async () => {
    const told: ReviewProgress[] = []
    await reviewed(played(...WHOLE), { told: (progress) => told.push(progress) })
    const rough = told.filter(({ look }) => look === 'rough')
    expect(rough.map(({ review }) => review.answers.map(({ entry }) => entry))).toEqual([
      [0],
      [0, 2],
      [0, 2, 4],
      [0, 2, 4, 6],
    ])
    const fine = told.filter(({ look }) => look === 'fine')
    expect(fine[0]?.review.answers).toHaveLength(4)
    const last = fine.at(-1)?.review.answers ?? []
    // To take the card is the best there is: nothing more is to be learned of it.
    expect(last.map(({ look }) => look)).toEqual(['rough', 'fine', 'fine', 'rough'])
    expect(fine.at(-1)).toMatchObject({ done: 2, of: 2 })
  })

  test('is refused where the game is not over, or comes out otherwise than its record says', () => {
    const open = (record: GameRecord) => () => openReview(module, record, { seat: 0 })
    expect(open(played('card', 'one'))).toThrow(new NoReview('its game is not over'))
    const record = played(...WHOLE)
    const edited = record.log.map((entry, at) => (at === 3 ? { ...entry, selection: ['one'] as AnySelection } : entry))
    expect(open({ ...record, log: edited } as GameRecord)).toThrow(NoReview)
    expect(() => openReview({ ...module, agents: {} }, record, { seat: 0 })).toThrow('nobody can judge it')
  })
})

describe('what is called worse', () => {
  const chance = Random.fromSeed('costs')
  const any = (): number => (chance.int(2_001) - 1_000) / 100
  const judgement = (entry: number, mean: number, reach: number, more: Partial<Judgement> = {}): Judgement => ({
    entry,
    isHinted: false,
    look: 'fine',
    round: null,
    question: '',
    options: [
      {
        answer: [`answer ${entry}`],
        words: [],
        refs: [],
        isChosen: false,
        isPreferred: true,
        worth: null,
        chance: null,
      },
    ],
    cost: { mean, interval: [mean - reach, mean + reach] },
    sources: [],
    outlook: { chance: null, points: null },
    line: [],
    deals: 0,
    ...more,
  })

  test('is surely worse, and by something that is worth telling: a difference within its interval never is', () => {
    for (const unit of ['points', 'chance'] as readonly Unit[]) {
      const scale = unit === 'points' ? 1 : 0.02
      const answers = Array.from({ length: 400 }, (_, entry) =>
        judgement(entry, any() * scale, Math.abs(any()) * scale),
      )
      const told = costliest({ answers, unit }, 400)
      expect(told.length).toBeGreaterThan(20)
      for (const { cost } of told) {
        expect(cost?.interval[0]).toBeGreaterThan(0)
        expect(cost?.mean).toBeGreaterThanOrEqual(LEAST_COST[unit])
      }
      const worse = answers.filter((answer) => standingOf(answer, unit) === 'worse')
      expect(new Set(told)).toEqual(new Set(worse))
      expect(told).toEqual(told.toSorted((a, b) => (b.cost?.mean ?? 0) - (a.cost?.mean ?? 0)))
    }
    expect(standingOf(judgement(0, 2, 2), 'points')).toBe('in-doubt')
    expect(standingOf(judgement(0, 1.4, 0.1), 'points')).toBe('as-good')
  })

  test('is told once where the same would have been better twice in a round', () => {
    const again = judgement(1, 3, 1, { round: 4 })
    const answers = [
      { ...again, entry: 5 },
      { ...again, entry: 6, cost: { mean: 4, interval: [3, 5] as const } },
    ]
    expect(costliest({ answers, unit: 'points' }, 3).map(({ entry }) => entry)).toEqual([6])
    const later = answers.map((answer, at) => ({ ...answer, round: at }))
    expect(costliest({ answers: later, unit: 'points' }, 3)).toHaveLength(2)
  })
})
