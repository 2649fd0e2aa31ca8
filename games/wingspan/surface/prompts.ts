import type {
  BirdCardId,
  BirdInstanceId,
  BonusCardId,
  EggsByBird,
  FoodByDice,
  FoodByType,
  FoodType,
  Habitat,
  PlayerId,
} from './core.ts'
import type { PlayerView } from './view-builder.ts'

/** Why a choice was refused: it is asked again. */
export interface ValidationError {
  readonly code: string
  readonly message: string
}

export interface PromptContext {
  readonly round: number
  readonly activePlayerId: PlayerId
  /** The bird whose power asks, or null where the turn itself does. */
  readonly trigger: { readonly type: 'POWER' | 'TURN'; readonly sourceBirdId: BirdInstanceId | null }
}

interface PromptBase<Kind extends string> {
  readonly promptId: string
  readonly playerId: PlayerId
  readonly kind: Kind
  readonly view: PlayerView
  readonly context: PromptContext
  /** The refusal of the choice before this one. */
  readonly previousError?: ValidationError
}

export interface StartingHandPrompt extends PromptBase<'startingHand'> {
  readonly eligibleBirds: ReadonlySet<BirdCardId>
  readonly eligibleBonusCards: ReadonlySet<BonusCardId>
}

export type TurnActionKind = 'PLAY_BIRD' | 'GAIN_FOOD' | 'LAY_EGGS' | 'DRAW_CARDS'
type Resource = 'FOOD' | 'EGGS' | 'CARDS'

export interface ActionReward {
  readonly reward: { readonly type: Resource; readonly count: number } | null
  readonly bonus?: {
    readonly cost: { readonly type: Resource; readonly count: number }
    readonly reward: { readonly type: Resource; readonly count: number }
  }
}

export interface TurnActionPrompt extends PromptBase<'turnAction'> {
  /** The actions that can be taken, with what they bring; a bonus only where it can be paid. */
  readonly rewardsByAction: Readonly<Partial<Record<TurnActionKind, ActionReward>>>
}

export interface ActivatePowerPrompt extends PromptBase<'activatePower'> {
  readonly birdInstanceId: BirdInstanceId | null
  readonly description: string
}

/** One die after the other; an empty choice refuses the rest. */
export interface SelectFoodFromFeederPrompt extends PromptBase<'selectFoodFromFeeder'> {
  readonly availableDice: FoodByDice
  readonly allowedFoods: readonly FoodType[]
  readonly count: number
  readonly mayReroll: boolean
}

export interface SelectFoodFromSupplyPrompt extends PromptBase<'selectFoodFromSupply'> {
  readonly count: number
  readonly allowedFoods: readonly FoodType[]
}

export type FoodDestination = 'PLAYER_SUPPLY' | 'CACHE_ON_SOURCE_BIRD'

export interface SelectFoodDestinationPrompt extends PromptBase<'selectFoodDestination'> {
  readonly destinationOptions: readonly FoodDestination[]
}

/** An empty choice refuses, where `mayDecline` says so. */
export interface DiscardEggsPrompt extends PromptBase<'discardEggs'> {
  readonly count: number
  readonly eggsByEligibleBird: EggsByBird
  readonly mayDecline: boolean
}

/** Up to `count` eggs; what is not placed is lost. */
export interface PlaceEggsPrompt extends PromptBase<'placeEggs'> {
  readonly count: number
  readonly remainingCapacitiesByEligibleBird: EggsByBird
}

export interface SelectCardsPrompt extends PromptBase<'selectCards'> {
  readonly mode: 'TUCK' | 'DISCARD' | 'KEEP'
  readonly source: 'HAND' | 'REVEALED_SET'
  readonly count: number
  readonly eligibleCards: readonly BirdCardId[]
  readonly mayDecline: boolean
}

export interface DrawCardsPrompt extends PromptBase<'drawCards'> {
  readonly remaining: number
  readonly trayCards: readonly BirdCardId[]
  /** Whether a card can come from the deck. */
  readonly deckAvailable: boolean
  readonly mayDecline: boolean
}

export interface SelectBonusCardsPrompt extends PromptBase<'selectBonusCards'> {
  readonly count: number
  readonly eligibleCards: readonly BonusCardId[]
}

export interface SelectPlayerPrompt extends PromptBase<'selectPlayer'> {
  readonly eligiblePlayers: readonly PlayerId[]
}

export interface RepeatPowerPrompt extends PromptBase<'repeatPower'> {
  readonly eligibleBirds: readonly BirdInstanceId[]
}

/** Asked after the turn action that wants it, or by a power, which may allow one habitat alone. */
export interface PlayBirdPrompt extends PromptBase<'playBird'> {
  readonly eligibleBirds: readonly BirdCardId[]
  /** Where a bird may go now, with the eggs that are due there. */
  readonly eggCostByEligibleHabitat: Readonly<Partial<Record<Habitat, number>>>
  readonly mayDecline: boolean
}

export interface DiscardFoodPrompt extends PromptBase<'discardFood'> {
  /** What is due, or one token of any kind where it is empty. */
  readonly foodCost: FoodByType
  readonly mayDecline: boolean
}

export interface SelectHabitatPrompt extends PromptBase<'selectHabitat'> {
  readonly eligibleHabitats: readonly Habitat[]
  readonly mayDecline: boolean
}

export type OptionPrompt =
  | ActivatePowerPrompt
  | SelectFoodFromFeederPrompt
  | SelectFoodFromSupplyPrompt
  | SelectFoodDestinationPrompt
  | DiscardEggsPrompt
  | PlaceEggsPrompt
  | SelectCardsPrompt
  | DrawCardsPrompt
  | SelectBonusCardsPrompt
  | SelectPlayerPrompt
  | RepeatPowerPrompt
  | PlayBirdPrompt
  | DiscardFoodPrompt
  | SelectHabitatPrompt

export type DecisionPrompt = StartingHandPrompt | TurnActionPrompt | OptionPrompt
export type PromptKind = DecisionPrompt['kind']

interface ChoiceBase<Kind extends string> {
  readonly promptId: string
  readonly kind: Kind
}

export interface StartingHandChoice extends ChoiceBase<'startingHand'> {
  readonly birds: Iterable<BirdCardId>
  readonly bonusCard: BonusCardId | undefined
  readonly foodToDiscard: Iterable<FoodType>
}

export interface TurnActionChoice extends ChoiceBase<'turnAction'> {
  readonly action: TurnActionKind
  readonly takeBonus: boolean
}

export type OptionChoice =
  | (ChoiceBase<'activatePower'> & { readonly activate: boolean })
  | (ChoiceBase<'selectFoodFromFeeder'> & { readonly foodOrReroll: FoodByType | 'reroll' })
  | (ChoiceBase<'selectFoodFromSupply'> & { readonly food: FoodByType })
  | (ChoiceBase<'selectFoodDestination'> & { readonly destination: FoodDestination })
  | (ChoiceBase<'discardEggs'> & { readonly sources: EggsByBird })
  | (ChoiceBase<'placeEggs'> & { readonly placements: EggsByBird })
  | (ChoiceBase<'selectCards'> & { readonly cards: readonly BirdCardId[] })
  | (ChoiceBase<'drawCards'> & { readonly trayCards: readonly BirdCardId[]; readonly numDeckCards: number })
  | (ChoiceBase<'selectBonusCards'> & { readonly cards: readonly BonusCardId[] })
  | (ChoiceBase<'selectPlayer'> & { readonly player: PlayerId | null })
  | (ChoiceBase<'repeatPower'> & { readonly bird: BirdInstanceId | null })
  | (ChoiceBase<'playBird'> & {
      /** Null declines, where `mayDecline` says so. */
      readonly bird: BirdCardId | null
      /** Left out, it is asked for where the bird could go to several. */
      readonly habitat?: Habitat
      /** Left out, the suggested payment is made. */
      readonly foodToSpend?: FoodByType
      /** Left out, they are asked for one by one. Where the habitat decides how many are due, it must be named too. */
      readonly eggsToSpend?: EggsByBird
    })
  | (ChoiceBase<'discardFood'> & { readonly food: FoodByType })
  | (ChoiceBase<'selectHabitat'> & { readonly habitat: Habitat | null })

export type DecisionChoice = StartingHandChoice | TurnActionChoice | OptionChoice
