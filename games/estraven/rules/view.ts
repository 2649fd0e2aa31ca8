import type { RefusalCode } from '@turnwright/actions'
import type { CardId, Seat } from '@turnwright/kernel'
import type { Lead } from '../cards/card.ts'
import type { Faction, LinkSort, PlainKeyword } from '../cards/words-of-the-game.ts'
import type { PassUntil, Phase } from './state.ts'

/**
 * What a seat is shown. Cards stand here by their ids; `cardCalled` of this package tells everything that is printed on
 * them, and `cardText` says it in words.
 */
export interface EstravenView {
  readonly phase: Phase
  /** Counted from 1; 0 until the first turn. */
  readonly round: number
  /** Who begins every round. */
  readonly first: Seat
  readonly turn: Seat
  readonly players: readonly PlayerView[]
  readonly market: MarketView
  readonly chain: ChainView
  readonly combat: CombatView | null
  /** Abilities that wait for the chain to be empty, in the order in which they take effect. */
  readonly triggers: readonly TriggerView[]
  /** What the turn player has done this turn. */
  readonly attacked: boolean
  readonly traded: boolean
}

/** A card that the viewer knows. `id` is its printed identity. */
export interface CardView {
  readonly card: CardId
  readonly id: string
}

/** Why something cannot be done now: the code, and a sentence. */
export interface RefusalView {
  readonly code: RefusalCode
  readonly reason: string
}

export interface PlayerView {
  readonly seat: Seat
  readonly isPresent: boolean
  readonly life: number
  readonly pool: number
  readonly decks: readonly Faction[]
  readonly handSize: number
  /** The viewer's own hand, and what everybody saw go into another one. */
  readonly hand: readonly HandCardView[]
  readonly library: number
  /** Whether the graveyard has become the library already; it does so once. */
  readonly hasNewLibrary: boolean
  readonly battlefield: readonly PermanentView[]
  /** Each in the order in which the cards came there. */
  readonly pitched: readonly CardView[]
  readonly graveyard: readonly CardView[]
  readonly exile: readonly CardView[]
  /** Told to the player alone; null to others. */
  readonly passUntil: PassUntil | null
}

export interface HandCardView extends CardView {
  /** Mana it costs now, with everything that changes it. */
  readonly cost: number
  /** Why the viewer cannot play it now; null where they can, and in other hands. */
  readonly refusal: RefusalView | null
  /** Whether the viewer may play it now. False for everything in other hands. */
  readonly playable: boolean
  /** The mana it would add; null where it cannot be pitched now. */
  readonly pitch: number | null
}

export interface PermanentView extends CardView {
  readonly owner: Seat
  readonly tapped: boolean
  readonly isLent: boolean
  /** After everything that changes them. Resources have zeros. */
  readonly power: number
  readonly resistance: number
  readonly health: number
  readonly damage: number
  /** Health that is left. */
  readonly left: number
  readonly lead: Lead | null
  readonly ward: number
  readonly keywords: readonly PlainKeyword[]
  readonly attacking: boolean
  /** The attacker it blocks. */
  readonly blocking: CardId | null
  /** Why the viewer cannot attack with it now; null where they can, where it is not theirs, and for resources. */
  readonly attackRefusal: RefusalView | null
  readonly mayAttack: boolean
  readonly abilities: readonly AbilityView[]
}

export interface AbilityView {
  /** Its place among the abilities of the card. */
  readonly ability: number
  readonly text: string
  readonly kind: 'activated' | 'triggered' | 'static'
  /** Whether the viewer may activate it now, and why not. */
  readonly usable: boolean
  readonly refusal: RefusalView | null
}

export interface MarketView {
  /** By slot. */
  readonly row: readonly MarketCardView[]
  readonly deck: number
}

export interface MarketCardView extends CardView {
  /** 0 for the newest card of the row. */
  readonly age: number
  /** It goes back into the market deck when the next round begins. */
  readonly leavesNext: boolean
}

export interface ChainView {
  /** In the order in which they were added: the last resolves first. */
  readonly links: readonly LinkView[]
  /** Who may add to it. */
  readonly priority: Seat | null
  readonly passes: number
  readonly passesToLock: number
  readonly locked: boolean
}

export interface LinkView extends CardView {
  /** Its number in the whole game, by which logs and targets name it. */
  readonly link: number
  readonly sort: LinkSort
  readonly by: Seat
  /** What it will do, in words. */
  readonly text: string
  readonly targets: readonly TargetView[]
  /** Who attacks, the leading unit first; for a trade what is taken. */
  readonly others: readonly CardView[]
  readonly swift: boolean
  readonly countered: boolean
  /** The number of the link that countered it. */
  readonly counteredBy: number | null
}

export type TargetView =
  | { readonly kind: 'card'; readonly card: CardId; readonly id: string }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'link'; readonly link: number }

export interface CombatView {
  readonly attacker: Seat
  readonly attackers: readonly CardView[]
  readonly blocks: readonly BlockView[]
  /** Damage that goes through to the defender if nothing more is blocked. */
  readonly unblocked: number
}

export interface BlockView {
  readonly attacker: CardId
  readonly blocker: CardId
  /** What each of them would take. */
  readonly attackerTakes: number
  readonly blockerTakes: number
}

export interface TriggerView extends CardView {
  readonly by: Seat
  readonly text: string
}
