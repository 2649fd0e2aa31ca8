import type { CardId, Seat } from '@turnwright/kernel'
import type { Status } from '../cards/attack.ts'
import type { EnergyType } from '../cards/energy-type.ts'
import type { WinCondition } from '../match/vocabulary.ts'
import type { DamageChange } from './attacks/damage-math.ts'
import type { LastingKind } from './pokemon-in-play.ts'

/** A Pokémon that a line speaks of beside the first one, by its top card. */
type Other = { readonly card: CardId }

/** Why a coin is flipped. */
export type FlipReason =
  | { readonly for: 'who-begins' }
  /** What an attack or a power does depends on it. */
  | { readonly for: 'effect'; readonly of: string }
  | { readonly for: 'each'; readonly card: CardId }
  | { readonly for: 'confusion'; readonly card: CardId }
  | { readonly for: 'waking-up'; readonly card: CardId }
  | { readonly for: 'protection'; readonly card: CardId }
  | { readonly for: 'attack-at-all' }
  | { readonly for: 'search' }
  | { readonly for: 'take-back' }
  | { readonly for: 'draw' }

/** What a duel can tell. `by` is who does it, `card` the card or the Pokémon that it happens to. */
export type Line = SetupLine | TurnLine | CardLine | PokemonLine | AttackLine | Ending

type SetupLine =
  | { readonly kind: 'brought-deck'; readonly by: Seat }
  | { readonly kind: 'dealt'; readonly n: number }
  | { readonly kind: 'no-basics'; readonly by: Seat }
  | { readonly kind: 'drew-extra'; readonly by: Seat; readonly n: number }
  | { readonly kind: 'drew-anew'; readonly by: Seat; readonly n: number }
  | { readonly kind: 'prizes-set'; readonly n: number }
  | { readonly kind: 'in-play'; readonly by: Seat; readonly card: CardId; readonly isActive: boolean }
  | { readonly kind: 'sudden-death' }

type TurnLine =
  | { readonly kind: 'turn'; readonly n: number; readonly by: Seat }
  | { readonly kind: 'nothing-to-draw'; readonly n: number; readonly by: Seat }
  | { readonly kind: 'turn-ended'; readonly by: Seat }
  | { readonly kind: 'flipped'; readonly by: Seat; readonly heads: boolean; readonly why: FlipReason }
  | { readonly kind: 'benched'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'attached'; readonly by: Seat; readonly card: CardId; readonly to: Other }
  | { readonly kind: 'evolved'; readonly by: Seat; readonly card: CardId; readonly from: Other }
  | { readonly kind: 'retreated'; readonly card: CardId }
  | { readonly kind: 'too-confused'; readonly card: CardId }
  | { readonly kind: 'brought-up'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'made-bring-up'; readonly by: Seat; readonly owner: Seat; readonly card: CardId }
  | { readonly kind: 'doll-put-away'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'knocked-out'; readonly owner: Seat; readonly card: CardId }
  | { readonly kind: 'prize-taken'; readonly by: Seat }

/** Trainers, powers and what they do with cards. */
type CardLine =
  | { readonly kind: 'played'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'power-used'; readonly by: Seat; readonly card: CardId; readonly power: string }
  | { readonly kind: 'drew'; readonly by: Seat; readonly n: number }
  | { readonly kind: 'discarded'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'milled'; readonly owner: Seat; readonly card: CardId }
  | { readonly kind: 'shows-hand'; readonly by: Seat }
  | { readonly kind: 'shows'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'hand-shuffled-in'; readonly by: Seat; readonly n: number }
  | { readonly kind: 'put-into-deck'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'took'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'took-unseen'; readonly by: Seat }
  | { readonly kind: 'found'; readonly by: Seat; readonly card: CardId; readonly to: 'hand' | 'bench' }
  | { readonly kind: 'took-back'; readonly by: Seat; readonly card: CardId; readonly to: 'hand' | 'deck' }
  | { readonly kind: 'rearranged'; readonly by: Seat; readonly owner: Seat }
  | { readonly kind: 'peeked'; readonly by: Seat; readonly owner: Seat; readonly at: 'deck' | 'hand' }
  | { readonly kind: 'peeked-at-prize'; readonly by: Seat; readonly owner: Seat; readonly at: number }
  | { readonly kind: 'seen'; readonly card: CardId }
  | { readonly kind: 'was-seen'; readonly by: Seat; readonly card: CardId }

/** What becomes of Pokémon and of what lies on them. */
type PokemonLine =
  | { readonly kind: 'energy-discarded'; readonly card: CardId; readonly from: Other }
  | { readonly kind: 'energy-moved'; readonly card: CardId; readonly from: Other; readonly to: Other }
  | { readonly kind: 'energy-converted'; readonly card: CardId; readonly type: EnergyType }
  | { readonly kind: 'tool-discarded'; readonly card: CardId; readonly from: Other }
  | { readonly kind: 'healed'; readonly card: CardId; readonly n: number }
  | { readonly kind: 'damage-moved'; readonly n: number; readonly from: Other; readonly to: Other }
  | { readonly kind: 'cured'; readonly card: CardId }
  | { readonly kind: 'poison-hurt'; readonly card: CardId; readonly n: number }
  | { readonly kind: 'woke-up'; readonly card: CardId }
  | { readonly kind: 'paralysis-ended'; readonly card: CardId }
  | { readonly kind: 'type-changed'; readonly card: CardId; readonly type: EnergyType }
  /** The Basic card goes to the hand, all else is discarded. */
  | { readonly kind: 'scooped-up'; readonly by: Seat; readonly card: CardId }
  /** All its cards go to the hand; what lies on it does, or is discarded. */
  | { readonly kind: 'returned-to-hand'; readonly owner: Seat; readonly card: CardId; readonly isAttachedLost: boolean }
  | { readonly kind: 'shuffled-in'; readonly by: Seat; readonly card: CardId; readonly isAttachedLost: boolean }
  /** `card` is on top now. */
  | { readonly kind: 'devolved'; readonly by: Seat; readonly card: CardId; readonly lost: { readonly cards: CardId[] } }
  | { readonly kind: 'came-back'; readonly owner: Seat; readonly card: CardId; readonly damage: number }
  | { readonly kind: 'became-energy'; readonly card: CardId; readonly type: EnergyType; readonly to: Other }

type AttackLine =
  | { readonly kind: 'used-attack'; readonly card: CardId; readonly attack: string }
  | { readonly kind: 'copied-attack'; readonly card: CardId; readonly attack: string }
  | { readonly kind: 'mirrored'; readonly card: CardId }
  | { readonly kind: 'attack-failed' }
  | ({ readonly kind: 'damaged'; readonly card: CardId; readonly n: number } & HowDamaged)
  | ({ readonly kind: 'undamaged'; readonly card: CardId } & HowDamaged)
  /** Nothing of an attack reaches it; by a power, or by what an attack of its own has left. */
  | { readonly kind: 'untouched'; readonly card: CardId; readonly power: string | null }
  | { readonly kind: 'struck-back'; readonly card: CardId; readonly n: number; readonly at: Other }
  | { readonly kind: 'took-along'; readonly card: CardId; readonly attacker: Other }
  | { readonly kind: 'afflicted'; readonly card: CardId; readonly status: Status; readonly poison: number }
  | { readonly kind: 'immune'; readonly card: CardId; readonly status: Status }
  /** Something that is felt in turn `turn`; what a kind does not need is 0, empty or null. */
  | {
      readonly kind: 'takes-hold'
      readonly effect: LastingKind
      readonly card: CardId
      readonly turn: number
      readonly n: number
      readonly attack: string
      readonly other: Other | null
    }
  | { readonly kind: 'weakness-changed'; readonly card: CardId; readonly type: EnergyType }
  | { readonly kind: 'resistance-changed'; readonly card: CardId; readonly type: EnergyType }
  | { readonly kind: 'no-trainers'; readonly owner: Seat }

/** What damage began as, and all that changed it on the way. */
export type HowDamaged = {
  readonly base: number
  readonly changes: readonly DamageChange[]
  /** How much of it Defenders took off. */
  readonly shield: number
  /** The power that halved or stopped it. */
  readonly power: string | null
}

type Ending =
  | { readonly kind: 'gave-up'; readonly by: Seat }
  | { readonly kind: 'won'; readonly by: Seat; readonly how: WinCondition }
