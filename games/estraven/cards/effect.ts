import type { Filter, Side } from './filter.ts'
import type { LinkSort, PlainKeyword } from './words-of-the-game.ts'

/** Something that is counted when an effect takes place. */
export type Count =
  | { readonly of: 'battlefield'; readonly whose: Side; readonly like: Filter }
  | { readonly of: 'graveyard'; readonly like: Filter }

/** A number, or so much for each of something. */
export type Amount = number | { readonly each: number; readonly per: Count; readonly atMost: number }

/** What an effect is done to. */
export type Aim =
  /** The card that has the ability, while it is on the battlefield. */
  | { readonly at: 'self' }
  | { readonly at: 'you' }
  | { readonly at: 'opponent' }
  /** One card on the battlefield, chosen when the action is taken. */
  | { readonly at: 'target'; readonly whose: Side; readonly like: Filter; readonly other?: true }
  /** One card of the opponent on the battlefield, or the opponent. */
  | { readonly at: 'foe'; readonly like: Filter }
  /** Whatever the effect before was aimed at. */
  | { readonly at: 'same' }
  /** All of these. */
  | { readonly at: 'each'; readonly whose: Side; readonly like: Filter; readonly other?: true }
  /** A link of the opponent on the chain. */
  | { readonly at: 'link'; readonly sorts: readonly LinkSort[] }
  /** A card of your graveyard. */
  | { readonly at: 'graveyard'; readonly like: Filter }

export const DURATIONS = ['turn', 'game'] as const
export type Duration = (typeof DURATIONS)[number]

/** Everything that cards can do. */
export type Effect =
  | { readonly do: 'damage'; readonly amount: Amount; readonly to: Aim }
  | { readonly do: 'heal'; readonly amount: Amount; readonly to: Aim }
  | { readonly do: 'draw'; readonly count: Amount; readonly who: 'you' | 'opponent' }
  | { readonly do: 'discard'; readonly count: number; readonly who: 'you' | 'opponent' }
  | { readonly do: 'destroy'; readonly what: Aim }
  | { readonly do: 'counter'; readonly what: Aim }
  | { readonly do: 'move'; readonly what: Aim; readonly to: Place }
  | { readonly do: 'tap'; readonly what: Aim }
  | { readonly do: 'untap'; readonly what: Aim }
  | {
      readonly do: 'modify'
      readonly what: Aim
      readonly power?: number
      readonly resistance?: number
      readonly health?: number
      readonly keyword?: PlainKeyword
      /** Until the end of the turn, or for as long as it stands. Keywords are lent for the turn only. */
      readonly lasts: Duration
    }
  | { readonly do: 'token'; readonly token: string; readonly count: Amount }
  | { readonly do: 'mana'; readonly amount: Amount }
  /** The first of the chosen kind goes to the hand, is shown, and the library is shuffled. */
  | { readonly do: 'search'; readonly like: Filter }
  | { readonly do: 'return'; readonly what: Aim; readonly to: 'hand' | 'battlefield' }
  | { readonly do: 'control'; readonly what: Aim }

export const PLACES = ['hand', 'library-top', 'library-bottom', 'exile'] as const
/** Where a card is moved to; always its owner's. */
export type Place = (typeof PLACES)[number]

export type EffectKind = Effect['do']
export const EFFECT_KINDS: readonly EffectKind[] = [
  'damage',
  'heal',
  'draw',
  'discard',
  'destroy',
  'counter',
  'move',
  'tap',
  'untap',
  'modify',
  'token',
  'mana',
  'search',
  'return',
  'control',
]
