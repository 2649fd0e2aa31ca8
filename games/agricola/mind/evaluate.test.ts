import type { Responder } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { PRINTED_IDENTITIES } from '../cards/catalogue.ts'
import { evaluate } from './evaluate.ts'
import { mind } from './mind.ts'
import { netFeatures } from './net-features.ts'
import { practise } from './practice.ts'
import { rollout } from './rollout.ts'

const GAMES = 30

interface Guess {
  readonly round: number
  readonly seat: number
  readonly points: number
}

/** What both farms are judged to come to at the beginning of every round, and what they came to. */
function judged(
  judge: typeof evaluate,
  cards: 'base' | 'none',
  seed: string,
): { readonly guesses: Guess[]; readonly scores: readonly number[] } {
  const guesses: Guess[] = []
  const world = practise(seed, { cards }, (one, chance) => {
    let round = 1
    return one.players.map(({ seat }): Responder => {
      const answer = rollout(one, seat, chance) as Responder
      return (question) => {
        if (one.state.round > round) {
          round = one.state.round
          for (const each of one.players) guesses.push({ round, seat: each.seat, points: judge(one, each.seat) })
        }
        return answer(question)
      }
    })
  })
  return { guesses, scores: world?.result?.scores ?? [] }
}

const byNet: typeof evaluate = (world, seat) => mind.evaluate(world, seat)

function errorOf(pairs: readonly (readonly [guess: number, points: number])[]): number {
  return pairs.reduce((sum, [guess, points]) => sum + Math.abs(guess - points), 0) / pairs.length
}

test.each([
  ['none', 'by its fit', evaluate],
  ['base', 'by its fit', evaluate],
  ['none', 'by its net', byNet],
  ['base', 'by its net', byNet],
] as const)('a farm is judged the better the nearer the end is (cards: %s, %s)', (cards, _how, judge) => {
  const early: (readonly [number, number])[] = []
  const late: (readonly [number, number])[] = []
  for (let at = 0; at < GAMES; at++) {
    const { guesses, scores } = judged(judge, cards, `judged ${at}`)
    for (const { round, seat, points } of guesses) {
      if (round === 3) early.push([points, scores[seat] ?? 0])
      if (round === 13) late.push([points, scores[seat] ?? 0])
    }
  }
  expect(errorOf(early)).toBeLessThan(7)
  expect(errorOf(late)).toBeLessThan(3.5)
  expect(errorOf(late)).toBeLessThan(errorOf(early))
})

test('when the game is over, a farm is worth its score', () => {
  const world = practise('over', {}, (one, chance) =>
    one.players.map(({ seat }) => rollout(one, seat, chance) as Responder),
  )
  expect(world?.players.map(({ seat }) => evaluate(world, seat))).toEqual(world?.result?.scores)
  expect(world?.result?.scores).toHaveLength(2)
})

test('a net is shown the round, what lies on the spaces, and every card that is in play', () => {
  const seen = new Float32Array(netFeatures.count)
  let cards = 0
  practise('shown', { cards: 'base' }, (one, chance) =>
    one.players.map(({ seat }): Responder => {
      const answer = rollout(one, seat, chance) as Responder
      return (question) => {
        seen.fill(0)
        netFeatures.write(one, seat, seen)
        const inPlay = one.state.players[seat]?.inPlay.length ?? 0
        cards = Math.max(cards, inPlay)
        expect(seen.subarray(-PRINTED_IDENTITIES.length).reduce((sum, card) => sum + card, 0)).toBe(inPlay)
        expect(seen.every(Number.isFinite)).toBe(true)
        return answer(question)
      }
    }),
  )
  expect(cards).toBeGreaterThan(1)
})

test('where three sit no net judges, and no playout is cut', () => {
  let looked = 0
  practise(
    'three',
    { cards: 'none' },
    (one, chance) =>
      one.players.map(({ seat }): Responder => {
        const answer = rollout(one, seat, chance) as Responder
        return (question) => {
          looked++
          expect(mind.evaluate(one, seat)).toBe(evaluate(one, seat))
          expect(mind.turn(one)).toBe(0)
          return answer(question)
        }
      }),
    3,
  )
  expect(looked).toBeGreaterThan(50)
})

test('what a farm’s points are made of comes to its points, in the order of the score sheet', () => {
  for (const cards of ['base', 'none'] as const) {
    const world = practise('sources', { cards }, (one, chance) =>
      one.players.map(({ seat }): Responder => rollout(one, seat, chance) as Responder),
    )
    if (world === null) throw new Error('the game could not be imagined')
    const sums = world.players.map(({ seat }) =>
      mind.sources?.(world, seat).reduce((sum, { points }) => sum + points, 0),
    )
    expect(sums).toEqual(world.result?.scores)
  }
})
