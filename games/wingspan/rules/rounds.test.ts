import { given } from '@turnwright/testkit'
import type { Seat } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import type { WingspanState } from './state.ts'
import { wingspan } from './wingspan.ts'

/** Who took a turn in each round of a random game, in order. */
function turnsOf(players: number, seed: string): Seat[][] {
  const game = createGame(wingspan, { players: ['ana', 'bo', 'cy', 'dee', 'eli'].slice(0, players), seed })
  const chance = Random.fromSeed(seed)
  const turns: Seat[][] = [[], [], [], []]
  for (const { seat } of game.players)
    game.seatResponder(seat, ({ selector }) => {
      const { round } = game.state as WingspanState
      if (selector.about?.kind === 'turn') turns[round - 1]?.push(seat)
      return randomSelection(selector, chance)
    })
  game.run()
  return turns
}

test.each([2, 3, 4, 5])('W6: %i players take 8, 7, 6 and 5 turns each, by turns', (players) => {
  const rounds = turnsOf(players, `turns of ${players}`)
  expect(rounds.map((turns) => turns.length)).toEqual([8, 7, 6, 5].map((each) => each * players))
  for (const turns of rounds) expect(turns.every((seat, at) => seat === ((turns[0] as Seat) + at) % players)).toBe(true)
})

test('W5: chance decides who begins, and the token moves on every round', () => {
  const firsts = Array.from({ length: 24 }, (_, n) => turnsOf(3, `first ${n}`).map(([first]) => first as Seat))
  expect(new Set(firsts.map(([first]) => first)).size).toBe(3)
  for (const [first = 0, ...later] of firsts) expect(later).toEqual([1, 2, 3].map((moved) => (first + moved) % 3))
})

describe('W50: at the end of a round', () => {
  test('the goal is scored, the tray is discarded and filled, and the next player begins', () => {
    const { ana, bo } = given(
      mats,
      { ana: { forest: ['Wild Turkey'] }, bo: { turnsLeft: 0 } },
      {
        turnsLeft: 1,
        tray: ['Trumpeter Swan', 'Hooded Warbler', 'Killdeer'],
        deck: ['Mallard', 'Osprey', 'Willet', 'Bushtit'],
      },
    )
    ana.uses('grassland')
    ana.isDone()
    bo.isOn()
    bo.sees({
      round: 2,
      first: 1,
      discard: { count: 3, top: 'killdeer' },
      deck: 1,
      goals: {
        0: {
          isScored: true,
          standings: [
            { count: 1, points: 4 },
            { count: 0, points: 0 },
          ],
        },
      },
    })
    bo.sees({ tray: { 0: { bird: 'mallard' }, 1: { bird: 'osprey' }, 2: { bird: 'willet' } } })
    bo.sees({ players: { 0: { turnsLeft: 7 }, 1: { turnsLeft: 7 } } })
  })
})
