import type { CardId, Seat } from '@turnwright/kernel'
import type { NestShape } from '../cards/nest.ts'

/** What happens next, one small step each. */
export type Task =
  | { readonly do: 'starting-hands' }
  | { readonly do: 'begin-round' }
  | { readonly do: 'turn'; readonly seat: Seat }
  /** W37: a card to give up at the end of the turn. */
  | { readonly do: 'discard-duty'; readonly seat: Seat }
  | { readonly do: 'end-turn'; readonly seat: Seat }
  | { readonly do: 'end-round' }
  | { readonly do: 'automa-turn' }
  /** Dice of the forest action. */
  | { readonly do: 'gain-food'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'lay-eggs'; readonly seat: Seat; readonly left: number }
  /** One card after the other; `must` where somebody else hands them out. */
  | { readonly do: 'draw'; readonly seat: Seat; readonly left: number; readonly must: boolean }
  | { readonly do: 'trade'; readonly seat: Seat; readonly row: number }
  /** Opens the window for pink powers. `seat` is who set it off. */
  | { readonly do: 'react'; readonly seat: Seat; readonly to: Deed }
  | { readonly do: 'pink'; readonly seat: Seat; readonly card: CardId }
  /** The brown powers of a row, from right to left. */
  | { readonly do: 'activate'; readonly seat: Seat; readonly row: number }
  /** `chain` holds the birds through which this power is repeated. */
  | { readonly do: 'power'; readonly seat: Seat; readonly card: CardId; readonly chain: readonly CardId[] }
  /** A die for somebody through the power of a bird. */
  | { readonly do: 'take-die'; readonly seat: Seat; readonly left: number }
  | {
      readonly do: 'lay-on-nest'
      readonly seat: Seat
      readonly nest: NestShape
      readonly n: number
      readonly extra: number
    }
  | { readonly do: 'pick-draft'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'keep-bonus'; readonly seat: Seat; readonly keep: number }

/** What a player did that others may react to. */
export type Deed =
  | { readonly did: 'lay-eggs' }
  | { readonly did: 'play-bird'; readonly row: number }
  | { readonly did: 'hunt' }
  /** The foods as bits, in the order of FOODS. */
  | { readonly did: 'gain-food'; readonly foods: number }
  /** The solo opponent wakes every pink power. */
  | { readonly did: 'automa' }
