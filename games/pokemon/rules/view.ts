import type { CardId, Seat } from '@turnwright/kernel'
import type { EnergyType } from '../cards/energy-type.ts'
import type {
  MatchState,
  PlayerIdentifier,
  PokemonPosition,
  StatusEffect,
  TurnPhase,
  WinCondition,
} from '../match/vocabulary.ts'
import type { LastingKind } from './pokemon-in-play.ts'

/** What a seat is shown, or a spectator. `id` of a card is `base1-58`, or null where the seat may not know it. */
export interface DuelView {
  readonly matchState: MatchState
  readonly phase: TurnPhase
  readonly turnNumber: number
  /** Whose turn it is; null before the first. */
  readonly currentPlayer: PlayerIdentifier | null
  readonly firstPlayer: PlayerIdentifier | null
  /** Who looks; null for a spectator. */
  readonly you: PlayerIdentifier | null
  readonly prizesToWin: number
  readonly suddenDeaths: number
  readonly energyAttached: boolean
  /** A confused Pokémon failed to retreat this turn. */
  readonly retreatFailed: boolean
  /** By seat. */
  readonly players: readonly PlayerView[]
  /** The Trainer that is being played. */
  readonly playing: CardView | null
  readonly winner: PlayerIdentifier | null
  readonly winCondition: WinCondition | null
}

/** A physical card. */
export interface CardView {
  readonly card: CardId
  readonly id: string | null
}

/** A card that the seat knows. */
export interface KnownCard extends CardView {
  readonly id: string
}

export interface PlayerView {
  readonly seat: Seat
  readonly identifier: PlayerIdentifier
  readonly deck: DeckView
  readonly hand: readonly CardView[]
  /** Face up; the last one is on top. */
  readonly discard: readonly CardView[]
  readonly prizes: readonly CardView[]
  readonly prizesTaken: number
  /** While the duel is set up: the Active first, then the Bench. */
  readonly faceDown: readonly CardView[]
  readonly active: PokemonView | null
  readonly bench: readonly PokemonView[]
  readonly mulligans: number
  /** A Headache: no Trainers in this turn. */
  readonly noTrainers: boolean
  /** P60: the deck that was brought: its id, or its text line by line. Only its owner is shown it. */
  readonly brought?: readonly string[]
}

export interface DeckView {
  readonly size: number
  /** What the seat knows of the top of it, from the top on: all of it while the seat looks through the deck. */
  readonly top: readonly KnownCard[]
}

export interface PokemonView {
  /** The top card, which also names this Pokémon in answers. */
  readonly card: CardId
  readonly id: string
  readonly position: PokemonPosition
  /** The Basic first. */
  readonly cards: readonly CardView[]
  /** What it is treated as: its own card, or the one that it has transformed into. */
  readonly as: string
  readonly hp: number
  readonly damage: number
  readonly type: EnergyType
  readonly weakness: EnergyType | null
  readonly resistance: EnergyType | null
  readonly energy: readonly EnergyView[]
  readonly tools: readonly CardView[]
  /** What PlusPowers add and Defenders take off. */
  readonly damageBonus: number
  readonly damageReduction: number
  readonly statusEffects: readonly StatusEffect[]
  /** What poison does between turns. */
  readonly poison: number
  /** Whether an evolution card could be put on it in this turn. */
  readonly canEvolve: boolean
  readonly power: PowerView | null
  readonly attacks: readonly AttackView[]
  readonly retreat: RetreatView
  readonly effects: readonly EffectView[]
}

export interface EnergyView extends CardView {
  /** As many as it counts for, after powers that change its type; `any` stands for every type. */
  readonly provides: readonly (EnergyType | 'any')[]
}

export interface PowerView {
  readonly name: string
  /** Whether it works now: not stopped by a condition or another power. */
  readonly works: boolean
}

export interface AttackView {
  readonly name: string
  readonly cost: readonly EnergyType[]
  readonly damage: number
  /** Whether the energy on it is enough. */
  readonly hasEnergy: boolean
  /** Whether it could be used if it were its owner's turn to attack with it. */
  readonly available: boolean
  /** Why not, in one sentence. */
  readonly reason: string | null
}

export interface RetreatView {
  readonly cost: number
  readonly allowed: boolean
  readonly reason: string | null
}

export interface EffectView {
  readonly kind: LastingKind
  /** The turn in which it is felt. */
  readonly turn: number
  readonly n: number
  readonly attack: string
}
