import { type AgentKind } from '@turnwright/kernel'
import { createGame, project, type Responder, validateSelection } from '@turnwright/kernel/host'
import { type Imagined, Question, Random, type Ranked } from '@turnwright/kernel/search'
import { planOf, searchAgent } from '@turnwright/search'
import { describe, expect, test } from 'vitest'
import { wingspanModule } from '../index.ts'
import type { Question as Asked } from '../rules/questions.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { WingspanState } from '../rules/state.ts'
import { wingspan } from '../rules/wingspan.ts'
import { wingspanMind } from './mind.ts'

type World = Imagined<WingspanState, WingspanOptions>

/** Plays a game of the quick player with itself, and looks at every turn that begins. */
function quickGame(seed: string, look: (world: World, seat: number) => void): World {
  const game = createGame(wingspan, { players: ['ana', 'bo'], seed })
  let played: World | null = null
  game.seatResponder(0, (question) => {
    played = question.playOut(Random.fromSeed(seed), (one) => {
      const world = one as World
      return world.players.map(({ seat }): Responder => {
        const quick = wingspanMind.rollout(world, seat, Random.fromSeed('')) as Responder
        return (asked) => {
          if ((asked.about as Asked).kind === 'turn') look(world, seat)
          return quick(asked)
        }
      })
    }) as World | null
    return undefined
  })
  game.run()
  if (played === null) throw new Error('the game could not be imagined')
  return played
}

test('turns are counted as they begin, whoever takes them', () => {
  const counted: number[] = []
  quickGame('counted', (world) => counted.push(wingspanMind.turn(world)))
  expect(counted).toEqual(Array.from({ length: 52 }, (_, turn) => turn + 1))
})

test('W54: what the points of a game that is over are made of comes to the points', () => {
  for (const seed of ['one', 'two', 'three']) {
    const world = quickGame(seed, () => {})
    const sums = [0, 1].map((seat) => wingspanMind.sources?.(world, seat).reduce((sum, { points }) => sum + points, 0))
    expect(sums).toEqual(world.result?.scores)
  }
})

describe('the judgement', () => {
  test('knows the points of a game that is over', () => {
    const world = quickGame('over', () => {})
    expect([0, 1].map((seat) => wingspanMind.evaluate(world, seat))).toEqual(world.result?.scores)
  })

  test('comes closer to the end the fewer turns are left', () => {
    const squares = new Map<number, number>()
    for (let game = 0; game < 40; game++) {
      const judged: { readonly at: number; readonly seat: number; readonly points: number }[] = []
      const { result } = quickGame(`judged ${game}`, (world, seat) => {
        const at = wingspanMind.turn(world)
        if (at % 25 === 1) judged.push({ at, seat, points: wingspanMind.evaluate(world, seat) })
      })
      for (const { at, seat, points } of judged)
        squares.set(at, (squares.get(at) ?? 0) + (points - (result?.scores[seat] ?? 0)) ** 2)
    }
    const errors = [1, 26, 51].map((at) => Math.sqrt((squares.get(at) ?? 0) / 40))
    expect(errors.toSorted((a, b) => b - a)).toEqual(errors)
    expect(errors[2]).toBeLessThan(4)
  })
})

describe('what is ranked', () => {
  test("is legal, greedy's own answer first, and shares one whole", () => {
    for (let deal = 0; deal < 3; deal++)
      greedyGame(`ranked ${deal}`, (question, ranked, greedy) => {
        expect(ranked[0]?.answer).toEqual(greedy)
        for (const { answer } of ranked) expect(validateSelection(question.selector, answer)).toEqual(answer)
        expect(ranked.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1)
        expect(new Set(ranked.map(({ answer }) => JSON.stringify(answer))).size).toBe(ranked.length)
      })
  })

  test('holds every opening, all 504 of them', () => {
    const seen: number[] = []
    greedyGame('openings', (question, ranked) => {
      if ((question.about as Asked).kind === 'starting-hand') seen.push(ranked.length)
    })
    expect(seen).toEqual([504, 504])
  })
})

/** A game of greedy with itself; whoever looks is shown what is ranked at every question worth thinking about. */
function greedyGame(
  seed: string,
  look: (question: Question, ranked: readonly Ranked[], greedy: unknown) => void,
): void {
  const game = createGame(wingspan, { players: ['ana', 'bo'], seed })
  const chance = Random.fromSeed(seed)
  const greedy = (wingspanModule.agents['greedy'] as AgentKind).create(chance)
  game.run()
  while (game.waiting !== null) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const seat = game.players.findIndex(({ name }) => name === selector.actor)
    const question = new Question(game, seat, selector)
    const answer = greedy(question) ?? []
    const ranked = wingspanMind.rank?.(question as never, chance) ?? null
    if (ranked !== null) look(question, ranked, answer)
    const title = project(game, seat).prompts[0]?.title ?? ''
    game.respondToInputRequest({ actor: selector.actor, title, selection: answer })
  }
  expect(game.result).not.toBeNull()
}

test('who thinks ahead, if only for a moment, scores more than greedy', () => {
  const agents: Readonly<Record<string, AgentKind>> = wingspanModule.agents
  const plan = planOf(agents['strong'])
  if (plan === null) throw new Error('it does not think ahead')
  const brief = searchAgent({ ...plan, settings: { ...plan.settings, budget: { playouts: 40 }, turns: 6 } })
  let [own, others] = [0, 0]
  for (let deal = 0; deal < 2; deal++)
    for (const seat of [0, 1]) {
      const game = createGame(wingspan, { players: ['ana', 'bo'], seed: `brief ${deal}` })
      game.keepCheckpoints()
      game.seatResponder(seat, brief.create(Random.fromSeed(`brief ${deal}`)))
      game.seatResponder(1 - seat, (agents['greedy'] as AgentKind).create(Random.fromSeed('greedy')))
      game.run()
      own += game.result?.scores[seat] ?? 0
      others += game.result?.scores[1 - seat] ?? 0
    }
  expect(own).toBeGreaterThan(others)
}, 240_000)
