import type { Attack } from './attack.ts'
import type { EnergyType } from './energy-type.ts'
import type { Power } from './power.ts'
import type { TrainerEffect } from './trainer-effect.ts'

/** House are the cards that were never printed. */
export type CardSet = 'Base' | 'Jungle' | 'Fossil' | 'House'
export type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Rare Holo'
export type StageName = 'Basic' | 'Stage1' | 'Stage2'

interface CardFace {
  /** Set and number, as collectors write it: `base1-58`; `house-1` is the first of the house. */
  readonly id: string
  readonly set: CardSet
  readonly number: number
  readonly name: string
  readonly rarity: Rarity | null
}

export interface PokemonCard extends CardFace {
  readonly supertype: 'Pokemon'
  readonly stage: StageName
  readonly evolvesFrom: string | null
  readonly hp: number
  readonly type: EnergyType
  readonly level: number
  /** Twice the damage from attackers of this type. */
  readonly weakness: EnergyType | null
  /** 30 less damage from attackers of this type. */
  readonly resistance: EnergyType | null
  readonly retreat: number
  readonly power: Power | null
  readonly attacks: readonly Attack[]
}

export interface TrainerCard extends CardFace {
  readonly supertype: 'Trainer'
  readonly effects: readonly TrainerEffect[]
}

export interface EnergyCard extends CardFace {
  readonly supertype: 'Energy'
  readonly basic: boolean
  readonly provides: readonly EnergyType[]
}

export type Card = PokemonCard | TrainerCard | EnergyCard
