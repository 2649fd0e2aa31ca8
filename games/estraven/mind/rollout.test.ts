import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Imagined, Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greedy } from '../ai/greedy.ts'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { isUnit } from '../cards/card.ts'
import { estraven } from '../rules/estraven.ts'
import { printed } from '../rules/identities.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { EstravenState } from '../rules/state.ts'
import { healthOf, powerOf, resistanceOf } from '../rules/stats.ts'
import { estravenMind } from './mind.ts'
import { Side } from './side.ts'

type World = Imagined<EstravenState, EstravenOptions>
type Options = Partial<EstravenOptions>

/** A whole duel imagined from its first question, played by whoever `seated` gives for it. */
function imagined(seed: string, options: Options, seated: (world: World, seat: number) => Responder): World | null {
  const game = createGame(estraven, { players: ['ana', 'bo'], seed, options })
  let world: World | null = null
  const chance = Random.fromSeed(seed)
  for (const first of [0, 1])
    game.seatResponder(first, (question) => {
      world ??= question.playOut(chance, (one) => one.players.map(({ seat }) => seated(one as World, seat))) as World
      return undefined
    })
  game.run()
  return world
}

const quick = (world: World, seat: number): Responder =>
  estravenMind.rollout(world, seat, Random.fromSeed('')) as Responder

const pairs = fc.record({
  firstDecks: fc.constantFrom(...DECK_PAIRS),
  secondDecks: fc.constantFrom(...DECK_PAIRS),
}) as fc.Arbitrary<Options>

describe('the quick player', () => {
  test('plays duels of any decks to the end, and gives no illegal answer', () => {
    fc.assert(
      fc.property(fc.string(), pairs, (seed, options) => {
        expect(imagined(seed, options, quick)?.result?.scores).toHaveLength(2)
      }),
      { numRuns: soakable(80, 3000) },
    )
  })

  test('is asked every kind of question, and leaves none to others', () => {
    const answered = new Set<string>()
    for (let number = 0; number < 60; number++) {
      const options = number % 10 === 0 ? {} : { firstDecks: DECK_PAIRS[number % DECK_PAIRS.length] as never }
      const world = imagined(`kinds ${number}`, options, (one, seat) => {
        const answer = quick(one, seat)
        return (question) => {
          answered.add(question.about?.kind ?? '')
          return answer(question)
        }
      })
      expect(world?.result?.scores).toHaveLength(2)
    }
    const often = ['decks', 'mulligan', 'main', 'priority', 'target', 'followers', 'take', 'block', 'blocked']
    expect([...answered]).toEqual(expect.arrayContaining([...often, 'discard', 'payment']))
  })

  test('plays about as well as greedy', { timeout: soakable(60_000, 30 * 60_000) }, () => {
    const deals = soakable(150, 2000)
    let won = 0
    for (let number = 0; number < 2 * deals; number++) {
      const deal = number >> 1
      const options = {
        firstDecks: DECK_PAIRS[(7 * deal) % DECK_PAIRS.length],
        secondDecks: DECK_PAIRS[(7 * deal + 4) % DECK_PAIRS.length],
      } as Options
      const world = imagined(`as well ${deal}`, options, (one, seat) =>
        seat === number % 2 ? quick(one, seat) : (greedy.create(Random.fromSeed('')) as Responder),
      )
      if (world?.result?.winners.includes(number % 2) === true) won++
    }
    expect(won / (2 * deals)).toBeGreaterThan(0.4)
  })
})

test('its numbers are those of the rules: E31, whatever stands beside a unit', () => {
  const side = new Side()
  const seen: { readonly numbers: unknown; readonly rules: unknown }[] = []
  let lent = 0
  for (let number = 0; number < 30; number++) {
    const options = { firstDecks: DECK_PAIRS[number % DECK_PAIRS.length] as never }
    const world = imagined(`numbers ${number}`, options, (one, seat) => {
      const answer = quick(one, seat)
      return (question) => {
        const { state } = one
        side.look(state, seat)
        const units = state.players[seat]?.battlefield.filter(({ kind }) => isUnit(printed(kind))) ?? []
        const places = units.map((_, at) => [side.cards[at], side.power[at], side.resistance[at], side.left[at]])
        const rules = units.map((unit) => [
          unit.card,
          powerOf(state, seat, unit),
          resistanceOf(state, seat, unit),
          healthOf(state, seat, unit) - unit.damage,
        ])
        seen.push({ numbers: [side.count, places], rules: [units.length, rules] })
        lent += units.filter(
          (unit) => powerOf(state, seat, unit) > printed(unit.kind).power + unit.power + unit.powerNow,
        ).length
        return answer(question)
      }
    })
    expect(world?.result?.scores).toHaveLength(2)
  }
  expect(seen.length).toBeGreaterThan(1000)
  for (const { numbers, rules } of seen) expect(numbers).toEqual(rules)
  expect(lent).toBeGreaterThan(50)
})
