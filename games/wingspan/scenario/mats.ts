import type { Cards, Seat } from '@turnwright/kernel'
import type { Chooser } from '@turnwright/testkit'
import { FOODS, type Food } from '../cards/food.ts'
import type { Habitat } from '../cards/habitat.ts'
import { birdAt, birdOf, bonusOf } from '../rules/identities.ts'
import { type MatBird, playerAt, type WingspanState } from '../rules/state.ts'
import { wingspan } from '../rules/wingspan.ts'
import { stage } from './stage.ts'

export const TURN = 'Play a bird or use a row'

/**
 * Wingspan in the language of scenarios:
 * `given(mats, { ana: { forest: ['Killdeer'], food: { seed: 1 } }, bo: {} }, { deck: ['Mallard'] })`.
 */
export const mats = {
  definition: wingspan,
  scenario: {
    lay: stage,
    arrange: () => {},
    read,
    verbs: (player: Chooser) => ({
      /** Takes the action of a row. */
      uses: (row: Habitat) => player.chooses(row),
      /** Plays a bird from the hand; where it lives and what it costs may be asked. */
      plays: (bird: string) => player.chooses(bird),
      /** Takes a die by its face: a food, `dual-seed` or `dual-invertebrate`. */
      takes: (die: Food | 'dual-seed' | 'dual-invertebrate') => player.chooses(die),
      rerolls: () => player.chooses('reroll'),
      lays: (bird: string) => player.chooses(bird),
      /** A card of the tray by its name, or `deck`. */
      draws: (card: string) => player.chooses(card),
      tucks: (card: string) => player.chooses(card),
      usesThePower: () => player.chooses('use'),
      skips: () => player.chooses('skip'),
      isDone: () => player.chooses('done'),
      /** It is this player's turn, and the scenario may end there. */
      isOn: () => player.isAsked(TURN),
    }),
  },
}

/** What a player has. Eggs, cached food and tucked cards are read by the name of the bird. */
function read(state: WingspanState, seat: Seat, cards: Cards) {
  const player = playerAt(state, seat)
  const [forest = [], grassland = [], wetland = []] = player.rows
  const birds = [...forest, ...grassland, ...wetland]
  return {
    food: Object.fromEntries(FOODS.map((food, index) => [food, player.food[index] as number])) as Partial<
      Record<Food, number>
    >,
    hand: player.hand.map((card) => birdOf(cards, card).name),
    bonus: player.bonus.map((card) => bonusOf(cards, card).name),
    forest: forest.map(nameOf),
    grassland: grassland.map(nameOf),
    wetland: wetland.map(nameOf),
    eggs: byName(birds, ({ eggs }) => eggs),
    cached: byName(birds, ({ cached }) => cached),
    tucked: byName(birds, ({ tucked }) => tucked.length),
  }
}

function nameOf({ kind }: MatBird): string {
  return birdAt(kind).name
}

function byName(birds: readonly MatBird[], value: (bird: MatBird) => number): Record<string, number> {
  return Object.fromEntries(birds.map((bird) => [nameOf(bird), value(bird)]))
}
