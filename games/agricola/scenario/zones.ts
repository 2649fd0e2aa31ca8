import type { CardId } from '@turnwright/kernel'
import type { AgricolaState } from '../rules/state.ts'

/** Every place that a card can be in. */
export function zonesOf({ roundCards, box, players }: AgricolaState): readonly (readonly CardId[])[] {
  return [
    roundCards,
    box,
    ...players.flatMap(({ hand, offered, inPlay }) => [hand, offered, inPlay.map(({ card }) => card)]),
  ]
}
