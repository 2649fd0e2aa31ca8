import type { AgentKind } from '@turnwright/kernel'
import { createGame, type Game, samePlain, validateSelection } from '@turnwright/kernel/host'
import { type Imagined, type Question, Random } from '@turnwright/kernel/search'
import { planOf, searchAgent, winShare } from '@turnwright/search'
import { describe, expect, test } from 'vitest'
import { DECK_PAIRS, type EstravenState, estraven, estravenModule } from '../index.ts'
import type { EstravenOptions } from '../rules/options.ts'
import { evaluate } from './evaluate.ts'

const agents: Readonly<Record<string, AgentKind>> = estravenModule.agents
const { mind } = estravenModule

function duel(number: number): Game {
  const [firstDecks, secondDecks] = [number, number + 4].map((at) => DECK_PAIRS[at % DECK_PAIRS.length])
  const game = createGame(estraven, {
    players: ['ana', 'bo'],
    seed: `mind ${number}`,
    options: { firstDecks, secondDecks },
  }) as Game
  game.keepCheckpoints()
  return game
}

function greedyPlayer(): ReturnType<AgentKind['create']> {
  const kind = agents['greedy']
  if (kind === undefined) throw new Error('nobody is greedy')
  return kind.create(Random.fromSeed('greedy'))
}

describe('the ranking', () => {
  test('begins with what greedy would do, holds nothing twice and nothing illegal', () => {
    const kinds = new Set<string>()
    for (let number = 0; number < 6; number++) {
      const game = duel(number)
      const look = (question: Question): void => {
        kinds.add(question.about?.kind ?? '')
        const ranked = mind?.rank?.(question as never, Random.fromSeed('rank')) ?? []
        expect(ranked[0]?.answer).toEqual(greedyPlayer()(question))
        for (const [at, { answer }] of ranked.entries()) {
          expect(() => validateSelection(question.selector, answer)).not.toThrow()
          expect(ranked.findIndex((other) => samePlain(other.answer, answer))).toBe(at)
        }
        expect(ranked.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1)
      }
      for (const seat of [0, 1]) {
        const policy = greedyPlayer()
        let asked = 0
        game.seatResponder(seat, (question) => {
          if (asked++ % 5 === 0) look(question)
          return policy(question)
        })
      }
      game.run()
      expect(game.fault?.message).toBeUndefined()
    }
    expect(kinds).toContain('main')
    expect(kinds.size).toBeGreaterThan(4)
  })
})

describe('the judgement', () => {
  test('is the share of the win where the duel is over', () => {
    const game = duel(1)
    for (const seat of [0, 1]) game.seatResponder(seat, greedyPlayer())
    game.run()
    for (const seat of [0, 1])
      expect(evaluate(game as unknown as Imagined<EstravenState>, seat)).toBe(
        game.result && winShare(game.result, seat),
      )
  })

  test('likes life and cards, and what one likes the other fears', () => {
    const game = duel(2)
    game.run()
    const state = structuredClone(game.state) as EstravenState
    const worth = (seat: number): number =>
      evaluate({ state, result: null } as unknown as Imagined<EstravenState>, seat)
    const before = [worth(0), worth(1)] as const
    const [ana] = state.players
    if (ana === undefined) throw new Error('nobody sits there')
    ana.life -= 10
    expect(worth(0)).toBeLessThan(before[0])
    expect(worth(1)).toBeGreaterThan(before[1])
    ana.life += 10
    ana.library.length = 3
    expect(worth(0)).toBeLessThan(before[0])
  })
})

test('a net is shown what the judgement is made of, one number for each name, and both seats see the same table', () => {
  const features = mind?.features
  if (features === undefined) throw new Error('a net would be shown nothing')
  const { count, schema } = features
  const names = schema.split(',')
  expect(names).toHaveLength(count)
  const game = duel(2)
  const seen = [0, 1].map(() => new Float32Array(count))
  const policies = [greedyPlayer(), greedyPlayer()]
  let asked = 0
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      if (asked++ === 40) {
        const world = question.playOut(Random.fromSeed('world'), ({ players }) => players.map(() => () => undefined))
        for (const each of [0, 1])
          features.write(world as Imagined<EstravenState, EstravenOptions>, each, seen[each] as Float32Array)
      }
      return policies[seat]?.(question)
    })
  game.run()
  const [first = [], second = []] = seen.map((numbers) => [...numbers])
  const half = (count - 1) / 2
  expect(names[0]).toBe('own life')
  expect(first[0]).toBeGreaterThan(0)
  expect(first.slice(0, half)).toEqual(second.slice(half, -1))
  expect(first.slice(half, -1)).toEqual(second.slice(0, half))
  expect((first.at(-1) ?? 0) + (second.at(-1) ?? 0)).toBe(1)
})

test('who thinks ahead beats greedy', { timeout: 5 * 60_000 }, () => {
  const plan = planOf(agents['strong'])
  if (plan === null) throw new Error('it does not think ahead')
  const quick = searchAgent({ ...plan, settings: { ...plan.settings, budget: { playouts: 24 } } })
  let won = 0
  for (let number = 0; number < 4; number++) {
    const game = duel(number >> 1)
    const seat = number % 2
    game.seatResponder(seat, quick.create(Random.fromSeed(`quick ${number}`)))
    game.seatResponder(1 - seat, greedyPlayer())
    game.run()
    if (game.result === null) throw new Error(game.fault?.message)
    won += winShare(game.result, seat)
  }
  expect(won).toBeGreaterThan(2)
})
