import type { AgentKind } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Imagined, Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wingspan } from '../rules/wingspan.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { Question } from '../rules/questions.ts'
import type { WingspanState } from '../rules/state.ts'
import { greedy } from '../ai/greedy.ts'
import { wingspanMind } from './mind.ts'

type World = Imagined<WingspanState, WingspanOptions>

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli']

/** A whole game imagined from the first question of a table, played by whoever `seated` gives for it. */
function imagined(
  players: number,
  seed: string,
  options: Partial<WingspanOptions>,
  seated: (world: World, seat: number) => Responder,
): World | null {
  const game = createGame(wingspan, { players: NAMES.slice(0, players), seed, options })
  let world: World | null = null
  game.seatResponder(0, (question) => {
    world = question.playOut(Random.fromSeed(seed), (one) =>
      one.players.map(({ seat }) => seated(one as World, seat)),
    ) as World | null
    return undefined
  })
  game.run()
  return world
}

const quick = (world: World, seat: number): Responder =>
  wingspanMind.rollout(world, seat, Random.fromSeed('')) as Responder

test('the quick player answers everything legally, at any table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.string(),
      fc.record({
        goalBoard: fc.constantFrom('green', 'blue'),
        swiftStart: fc.boolean(),
        automubonSociety: fc.boolean(),
      }),
      (players, seed, { automubonSociety, ...options }) => {
        const world = imagined(players, seed, players === 1 ? { ...options, automubonSociety } : options, quick)
        expect(world?.result?.scores).toHaveLength(players)
      },
    ),
    { numRuns: soakable(60, 3000) },
  )
})

test('the quick player is asked every kind of question, and leaves none to others', () => {
  const answered = new Set<string>()
  for (let game = 0; game < 60; game++)
    imagined(2 + (game % 3), `kinds ${game}`, {}, (world, seat) => {
      const player = quick(world, seat)
      return (question) => {
        const answer = player(question)
        if (answer !== undefined) answered.add((question.about as Question).kind)
        return answer
      }
    })
  expect([...answered].toSorted()).toEqual(EVERY_KIND)
})

test('the quick player scores about what greedy does', () => {
  let [own, others] = [0, 0]
  for (let game = 0; game < 30; game++)
    for (const seat of [0, 1]) {
      const world = imagined(2, `like greedy ${game}`, {}, (one, each) =>
        each === seat ? quick(one, each) : (greedy as AgentKind).create(Random.fromSeed('')),
      )
      own += world?.result?.scores[seat] ?? 0
      others += world?.result?.scores[1 - seat] ?? 0
    }
  expect(own / others).toBeGreaterThan(0.95)
})

const EVERY_KIND: readonly Question['kind'][] = [
  'draw-card',
  'give-egg',
  'give-food',
  'give-up-card',
  'keep-bonus',
  'keep-or-cache',
  'lay-after-tucking',
  'lay-egg',
  'lay-on-nest',
  'move-bird',
  'pay-egg',
  'pay-food',
  'pick-card',
  'play-another',
  'repeat-power',
  'settle',
  'starting-hand',
  'take-all-dice',
  'take-die',
  'take-food',
  'take-other-food',
  'trade-card',
  'trade-egg',
  'trade-food',
  'tuck-card',
  'turn',
  'use-power',
  'who-takes-first',
]
