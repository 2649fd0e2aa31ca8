import type { CardId, Seat } from '@turnwright/kernel'
import type { EnergyType } from '../cards/energy-type.ts'
import type { Obstacle } from './attacks/obstacles.ts'
import type { CeremonyType } from './ceremony.ts'
import type { Role } from './faces.ts'
import type { PowerObstacle } from './powers/obstacles.ts'
import type { RetreatObstacle } from './retreat.ts'

/**
 * A question that a card asks: `by` is what it is, such as `base1-58`. A Trainer that is played, or the Pokémon that
 * attacks, retreats or uses its power.
 */
type By<Kind extends string> = { readonly kind: Kind; readonly by: string }

/** What a duel can ask. */
export type DuelQuestion =
  | { readonly kind: 'bring-deck' }
  | { readonly kind: 'ceremony'; readonly act: CeremonyType }
  | { readonly kind: 'mulligan-bonus' }
  | { readonly kind: 'opening-active' }
  | { readonly kind: 'opening-bench' }
  | { readonly kind: 'main' }
  | { readonly kind: 'prize' }
  | { readonly kind: 'promote' }
  | CardQuestion

/** What a card can ask. */
export type CardQuestion =
  /** Which cards of the hand pay for a Trainer. */
  | (By<'discard-from-hand'> & { readonly n: number })
  | (By<'hand-into-deck'> & { readonly n: number })
  | By<'trade-away'>
  /** Whether what is found goes to the Bench or to the hand, or is what was traded for. */
  | (By<'search-deck'> & { readonly to: 'bench' | 'hand' | 'trade' })
  | (By<'take-from-discard'> & { readonly what: 'card' | 'cards' | 'energy' })
  | (By<'rearrange'> & { readonly owner: Seat })
  | By<'whose-deck'>
  /** Which energy of one's own goes, or whose. */
  | (By<'own-energy'> & { readonly choose: 'card' | 'cards' | 'pokemon' })
  /** Which energy of the opponent goes, or whose. */
  | (By<'opponent-energy'> & { readonly choose: 'card' | 'cards' | 'pokemon' })
  | By<'how-many-energy'>
  | By<'heal'>
  | By<'heal-self'>
  | By<'how-many-counters'>
  | By<'switch-in'>
  | By<'drag-up'>
  | (By<'bench-target'> & { readonly n: number })
  | By<'attach-to'>
  | By<'move-energy-to'>
  | By<'damage-from'>
  | By<'damage-to'>
  | By<'energy-to-move'>
  | By<'scoop'>
  | By<'shuffle-in'>
  | By<'breed'>
  | By<'breed-onto'>
  | By<'devolve'>
  | By<'devolve-stage'>
  | By<'revive'>
  | By<'flute'>
  | By<'copy-attack'>
  | By<'disable-attack'>
  | (By<'choose-type'> & { readonly as: 'resistance' | 'weakness' | 'own-type' | 'energy' })
  | By<'peek'>

/** What can be chosen, beside cards that stand for themselves, and what cannot be chosen now. */
export type DuelChoice =
  /** An attack of the Active Pokémon: where it stands, and what card it stands on. */
  | { readonly kind: 'attack'; readonly at: number; readonly of: string; readonly because?: Obstacle }
  /** `of` is what the Pokémon is treated as. */
  | { readonly kind: 'use-power'; readonly card: CardId; readonly of: string }
  | { readonly kind: 'idle-power'; readonly card: CardId; readonly of: string; readonly because: PowerObstacle }
  | { readonly kind: 'put-doll-away'; readonly card: CardId }
  | { readonly kind: 'attach'; readonly card: CardId }
  | { readonly kind: 'evolve'; readonly card: CardId; readonly from: string }
  | { readonly kind: 'retreat'; readonly because?: RetreatObstacle }
  | { readonly kind: 'end-turn' }
  /** Whom a card goes on, or who comes up. */
  | { readonly kind: 'pokemon'; readonly card: CardId }
  /** A card of the hand that cannot be played now. */
  | { readonly kind: 'idle-card'; readonly card: CardId; readonly role: Role }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'amount'; readonly n: number }
  | { readonly kind: 'attack-called'; readonly attack: string }
  | { readonly kind: 'type'; readonly type: EnergyType }
  | { readonly kind: 'keep-weakness' }
  | { readonly kind: 'own-deck' }
  | { readonly kind: 'opponents-deck' }
  | { readonly kind: 'top-of-deck'; readonly owner: Seat; readonly isOwn: boolean }
  | { readonly kind: 'prize-at'; readonly owner: Seat; readonly isOwn: boolean; readonly at: number }
  | { readonly kind: 'card-of-hand'; readonly owner: Seat }

/** What may be told as impossible now; `because` says what is in the way. */
export type Refused = Extract<DuelChoice, { readonly kind: 'attack' | 'idle-power' | 'retreat' | 'idle-card' }>

export type Ask = DuelQuestion | DuelChoice
