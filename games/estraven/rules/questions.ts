import type { RefusalCode } from '@turnwright/actions'
import type { CardId } from '@turnwright/kernel'
import type { EstravenCost } from '../cards/cost.ts'
import type { Effect } from '../cards/effect.ts'
import type { Filter } from '../cards/filter.ts'
import type { Faction } from '../cards/words-of-the-game.ts'
import type { PassUntil } from './state.ts'

/** What players are asked. */
export type Question =
  | { readonly kind: 'decks' }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'main' }
  | { readonly kind: 'priority' }
  /** What an effect of the card is aimed at. */
  | { readonly kind: 'target'; readonly card: CardId; readonly effect: Effect }
  /** What a cost of the card is paid with. */
  | { readonly kind: 'payment'; readonly card: CardId; readonly cost: EstravenCost }
  | { readonly kind: 'which-ability'; readonly card: CardId }
  | { readonly kind: 'followers'; readonly card: CardId }
  | { readonly kind: 'take' }
  | { readonly kind: 'block' }
  /** One more that the blocking leader brings. */
  | { readonly kind: 'block-more'; readonly card: CardId }
  /** Which attacker the card blocks. */
  | { readonly kind: 'blocked'; readonly card: CardId }
  | { readonly kind: 'which-first' }
  | { readonly kind: 'discard'; readonly count: number }
  | { readonly kind: 'search'; readonly like: Filter }

/** What they choose among, where it is neither a card nor a player; and cards that cannot be played. */
export type Offer =
  | { readonly kind: 'deck'; readonly faction: Faction }
  | { readonly kind: 'pitch' }
  | { readonly kind: 'use' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'pass'; readonly until: PassUntil }
  | { readonly kind: 'ability'; readonly ability: number }
  | { readonly kind: 'link'; readonly link: number; readonly card: CardId }
  | { readonly kind: 'set-off'; readonly card: CardId; readonly ability: number }
  | { readonly kind: 'through' }
  | { readonly kind: 'enough' }
  /** A card of the library, which nobody else may know: by what is printed on it. */
  | { readonly kind: 'found'; readonly card: CardId; readonly identity: string }
  | { readonly kind: 'nothing' }
  | Refused

/** What keeps a card in the hand: the refusal, or the cost that cannot be paid. */
export type Hindrance = RefusalCode | EstravenCost['type']

/** A card in hand that cannot be played now. */
export type Refused = { readonly kind: 'in-hand'; readonly card: CardId; readonly because: Hindrance }

export type Ask = Question | Offer
