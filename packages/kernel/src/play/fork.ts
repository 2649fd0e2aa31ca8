import type { CardTable } from '../cards/card-table.ts'
import type { ChanceState } from '../chance/draws.ts'
import type { RandomPlayer } from '../questions/random-selection.ts'
import type { Selector } from '../questions/selector.ts'

/** What a fork does differently from the game it was imagined from. */
export interface Fork {
  /** From the question after so many answers on chance is fresh. */
  readonly at: number
  readonly random: ChanceState
  /** A table that begins from a moment of another: chance becomes its own there once, however it goes on. */
  readonly ofTable: boolean
  /** Gives anew the answers that the imagining seat may not know; null where all were given. */
  readonly forgetful: RandomPlayer | null
  /** Deals once more, at the question, what was shuffled away in this step; null where nothing was. */
  readonly lost: ((cards: CardTable) => CardTable) | null
  /** The question that the fork must reach to be of use, if somebody is asked. */
  readonly expected: Selector | null
}
