import type { Mind } from '@turnwright/kernel/search'
import { type NetFile, netMind } from '@turnwright/search'
import { cardAt, PRINTED_IDENTITIES } from '../cards/catalogue.ts'
import { agricola } from '../rules/agricola.ts'
import { playerAt } from '../rules/state.ts'
import cards from './nets/cards.json' with { type: 'json' }
import family from './nets/family.json' with { type: 'json' }
import type { World } from './world.ts'

/** For how many the nets were trained: what they learned of shared spaces holds for no other company. */
export const COMPANIES: readonly number[] = [2]

/** Whether there is a net for such a table. */
export function hasNet({ players }: Pick<World, 'players'>): boolean {
  return COMPANIES.includes(players.length)
}

/** What a position is worth, by the net for its table; by the plain mind where there is none. */
export function judgementOf(plain: Mind): Mind['evaluate'] {
  // Made when they are first asked: a page may know this game and never think about it.
  let byFamily: Mind | undefined
  let byCards: Mind | undefined
  const byNet = (net: unknown): Mind => netMind(plain, net as NetFile, { game: agricola.id, rules: agricola.rules })
  return (given, seat) => {
    const world = given as World
    // What a game came to needs no net, nor does a match that tells whether a net still fits.
    if (world.result !== null || !hasNet(world)) return plain.evaluate(world, seat)
    if (world.options.cards === 'none') return (byFamily ??= byNet(family)).evaluate(world, seat)
    const points = (byCards ??= byNet(cards)).evaluate(world, seat)
    return world.options.house ? points + housePoints(world, seat) : points
  }
}

/** What is printed on the cards of the house in play, of which a net knows nothing. */
function housePoints({ state }: World, seat: number): number {
  let points = 0
  for (const { kind } of playerAt(state, seat).inPlay)
    if (kind >= PRINTED_IDENTITIES.length) points += cardAt(kind).points
  return points
}
