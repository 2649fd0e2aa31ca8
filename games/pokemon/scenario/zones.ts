import type { CardId } from '@turnwright/kernel'
import { type DuelState, type PlayerState, pokemonOf } from '../rules/state.ts'

/** Every place that a card can be in. */
export function zonesOf({ players, playing }: DuelState): readonly (readonly CardId[])[] {
  return [playing, ...players.flatMap(zonesOfPlayer)]
}

function zonesOfPlayer(player: PlayerState): readonly (readonly CardId[])[] {
  const { deck, hand, discard, prizes, faceDown } = player
  return [
    deck,
    hand,
    discard,
    prizes,
    faceDown,
    ...pokemonOf(player).flatMap(({ cards, energy, tools }) => [cards, energy, tools]),
  ]
}
