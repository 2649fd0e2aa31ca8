import type { CardId, Seat } from '@turnwright/kernel'
import type { Duration, Place } from '../cards/effect.ts'
import type { Faction, PlainKeyword } from '../cards/words-of-the-game.ts'

/** What a deed was aimed at. */
export type ToldTarget =
  | { readonly seat: Seat }
  | { readonly card: CardId }
  | { readonly link: number; readonly card: CardId }

/** Links are told by their number in the whole game; 0 is what took effect at once. */
type DeedLine =
  | {
      readonly kind: 'plays'
      readonly seat: Seat
      readonly card: CardId
      readonly targets: readonly ToldTarget[]
      /** Paid for it. */
      readonly mana: number
      readonly link: number
    }
  | {
      readonly kind: 'uses'
      readonly seat: Seat
      readonly card: CardId
      readonly ability: number
      readonly targets: readonly ToldTarget[]
      readonly mana: number
      /** Whether the card itself taps for it. */
      readonly taps: boolean
      readonly link: number
    }
  | { readonly kind: 'pitches'; readonly seat: Seat; readonly card: CardId; readonly pool: number }
  | {
      readonly kind: 'attacks'
      readonly seat: Seat
      readonly card: CardId
      readonly followers: { readonly cards: readonly CardId[] }
      readonly link: number
    }
  | {
      readonly kind: 'offers-trade'
      readonly seat: Seat
      readonly card: CardId
      readonly taken: { readonly card: CardId }
      readonly link: number
    }
  | {
      readonly kind: 'trades'
      readonly seat: Seat
      readonly card: CardId
      readonly taken: { readonly card: CardId }
    }
  | { readonly kind: 'pays-life'; readonly seat: Seat; readonly amount: number; readonly life: number }
  | { readonly kind: 'sacrifices'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'concedes'; readonly seat: Seat }

type TurnLine =
  | { readonly kind: 'market-opens'; readonly cards: readonly CardId[] }
  | { readonly kind: 'plays-decks'; readonly seat: Seat; readonly decks: readonly Faction[] }
  | { readonly kind: 'starts-with-mana'; readonly seat: Seat; readonly pool: number }
  | { readonly kind: 'exchanges'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'turn-begins'; readonly seat: Seat; readonly round: number; readonly pool: number }
  | { readonly kind: 'turn-ends'; readonly seat: Seat }
  /** E57: in the round that begins, the units of whoever is on have so much more power. */
  | { readonly kind: 'fury'; readonly power: number }
  | { readonly kind: 'draws'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** E8: so many cards of the graveyard became the library. */
  | { readonly kind: 'library-anew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'leaves-market'; readonly card: CardId }
  | { readonly kind: 'comes-to-market'; readonly card: CardId }

type ChainLine =
  | { readonly kind: 'countered'; readonly card: CardId; readonly link: number }
  | { readonly kind: 'takes-effect'; readonly card: CardId; readonly link: number }
  | { readonly kind: 'does-nothing'; readonly card: CardId; readonly link: number }
  | { readonly kind: 'arrives'; readonly seat: Seat; readonly card: CardId; readonly link: number }
  /** To the graveyard of whoever played it. */
  | { readonly kind: 'is-put-away'; readonly seat: Seat; readonly card: CardId; readonly link: number }

type CombatLine =
  | {
      readonly kind: 'blocks'
      readonly card: CardId
      readonly attacker: { readonly card: CardId }
      readonly taps: boolean
    }
  | { readonly kind: 'damage-through'; readonly seat: Seat; readonly damage: number; readonly life: number }

type EffectLine =
  | {
      readonly kind: 'hurts-unit'
      readonly card: CardId
      readonly target: { readonly card: CardId }
      readonly damage: number
    }
  | {
      readonly kind: 'hurts-player'
      readonly card: CardId
      readonly seat: Seat
      readonly damage: number
      readonly life: number
    }
  | { readonly kind: 'is-healed'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'gains-life'; readonly seat: Seat; readonly amount: number; readonly life: number }
  | { readonly kind: 'destroyed'; readonly card: CardId }
  /** To a place of the owner. */
  | { readonly kind: 'moves'; readonly card: CardId; readonly seat: Seat; readonly to: Place }
  | {
      readonly kind: 'comes-back'
      readonly card: CardId
      readonly seat: Seat
      readonly to: 'hand' | 'battlefield'
    }
  | { readonly kind: 'taken-over'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'given-back'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'token'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'tapped'; readonly card: CardId }
  | { readonly kind: 'untapped'; readonly card: CardId }
  | {
      readonly kind: 'changed'
      readonly card: CardId
      readonly power: number
      readonly resistance: number
      readonly health: number
      readonly keyword: PlainKeyword | null
      readonly lasts: Duration
    }
  | { readonly kind: 'adds-mana'; readonly seat: Seat; readonly mana: number; readonly pool: number }
  | { readonly kind: 'finds'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'finds-nothing'; readonly seat: Seat }

/** Why the game ended. */
export type Reason =
  | { readonly kind: 'both-fall' }
  | { readonly kind: 'no-life'; readonly seat: Seat }
  | { readonly kind: 'no-cards'; readonly seat: Seat }
  | { readonly kind: 'conceded'; readonly seat: Seat }

/** What everybody at the table is told. */
export type Line = DeedLine | TurnLine | ChainLine | CombatLine | EffectLine | Reason
