import type { Seat } from '@turnwright/kernel'
import type { DuelView } from '../../rules/view.ts'
import { nameOf } from '../card/card-words.ts'

/** What happens to an Active Pokémon between turns, as things stand. */
export interface AfterTurn {
  readonly seat: Seat
  readonly words: string
  readonly isDeadly: boolean
}

/** Whoever has the turn is looked at first (P26). */
export function afterTurn({ players, currentPlayer }: DuelView): readonly AfterTurn[] {
  const inOrder = players.toSorted(
    (a, b) => Number(b.identifier === currentPlayer) - Number(a.identifier === currentPlayer),
  )
  return inOrder.flatMap(({ active, seat, identifier }) => {
    if (active === null) return []
    const name = nameOf(active)
    const { statusEffects, poison, hp, damage } = active
    const left = hp - damage - poison
    return [
      ...(poison > 0
        ? [
            {
              seat,
              isDeadly: left <= 0,
              words: `${name}: poison ${poison}, ${left > 0 ? `${left} HP left` : 'knocked out'}`,
            },
          ]
        : []),
      ...(statusEffects.includes('asleep')
        ? [{ seat, isDeadly: false, words: `${name}: sleep flip, heads wakes` }]
        : []),
      ...(statusEffects.includes('paralyzed') && identifier === currentPlayer
        ? [{ seat, isDeadly: false, words: `${name}: no longer Paralyzed` }]
        : []),
    ]
  })
}
