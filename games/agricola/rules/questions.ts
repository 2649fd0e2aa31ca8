import type { CardId } from '@turnwright/kernel'
import type { Granted } from '../cards/effect.ts'
import type { Animal, BuildingResource, Crop, Good, Goods, Material } from '../cards/goods.ts'
import type { CardType } from '../cards/card.ts'
import type { SpacePart } from '../cards/space.ts'
import type { SpaceId } from '../cards/space-names.ts'

/** A field: a cell by its name, or the card that is one. */
export type FieldPlace = { readonly cell: string } | { readonly card: CardId }

/** Where something comes from. */
export type Source =
  | { readonly card: CardId }
  | { readonly space: SpaceId }
  | { readonly major: string }
  | { readonly round: number }

/** What converts: a major improvement, a card in play by what it is, or nothing but one's teeth. */
export type Converter = { readonly major: string } | { readonly played: string } | { readonly eaten: true }

/** What a player can be asked. */
export type Question =
  | { readonly kind: 'place-person' }
  | { readonly kind: 'place-another' }
  | { readonly kind: 'what-next' }
  | { readonly kind: 'plow' }
  | { readonly kind: 'plow-promised' }
  | { readonly kind: 'sow' }
  | { readonly kind: 'bake' }
  | { readonly kind: 'bake-in'; readonly major: string }
  | { readonly kind: 'build-room'; readonly material: Material }
  | { readonly kind: 'build-stable'; readonly cost: Goods }
  | { readonly kind: 'build-fences' }
  | { readonly kind: 'build-fences-too' }
  | { readonly kind: 'fence-cell'; readonly wood: number }
  | { readonly kind: 'pay-fences'; readonly good: BuildingResource }
  | { readonly kind: 'renovate' }
  | { readonly kind: 'pay-for'; readonly what: 'room' | 'renovation' }
  | { readonly kind: 'pay-for-major'; readonly major: string }
  | { readonly kind: 'pay-for-minor'; readonly card: CardId }
  | { readonly kind: 'build-improvement' }
  | { readonly kind: 'play-minor' }
  | { readonly kind: 'play-occupation' }
  | { readonly kind: 'use-card'; readonly card: CardId }
  | { readonly kind: 'choose-goods'; readonly from: Source }
  | { readonly kind: 'choose-action'; readonly card: CardId }
  | { readonly kind: 'next-effect' }
  | { readonly kind: 'take-more'; readonly crop: Crop }
  | { readonly kind: 'field-phase' }
  | { readonly kind: 'convert-to-food'; readonly need: number }
  | { readonly kind: 'feed-family'; readonly need: number }
  | { readonly kind: 'make-room' }
  | { readonly kind: 'arrange-animals' }
  | { readonly kind: 'move-crop-from'; readonly with: string }
  | { readonly kind: 'move-crop-to'; readonly with: string }
  | { readonly kind: 'after-breeding' }
  | { readonly kind: 'last-conversions' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'keep-occupation' }

/** What can be chosen, also where it cannot be chosen now. Cards of a hand stand for themselves. */
export type Chosen =
  /** `lies` is what whoever goes there takes; null where something else is done. Some spaces do less in the family game. */
  | {
      readonly kind: 'go-to'
      readonly space: SpaceId
      readonly lies: Goods | null
      readonly isFamily: boolean
    }
  | { readonly kind: 'stay-at-home' }
  | { readonly kind: 'let-newborn-rest' }
  | { readonly kind: 'place-nobody' }
  | { readonly kind: 'part'; readonly part: SpacePart }
  | { readonly kind: 'done' }
  | { readonly kind: 'at-cell'; readonly cell: string }
  | { readonly kind: 'sow-at'; readonly crop: Crop; readonly field: FieldPlace }
  | { readonly kind: 'crops-at'; readonly crop: Crop; readonly n: number; readonly field: FieldPlace }
  | { readonly kind: 'empty-field'; readonly field: FieldPlace }
  | { readonly kind: 'bake-with'; readonly with: Converter; readonly food: number }
  | { readonly kind: 'goods'; readonly goods: Goods }
  | { readonly kind: 'give-back'; readonly major: string }
  | { readonly kind: 'so-many'; readonly n: number }
  | { readonly kind: 'renovate-to'; readonly material: Material }
  | { readonly kind: 'major'; readonly major: string }
  | { readonly kind: 'minor'; readonly card: CardId }
  | { readonly kind: 'no-improvement' }
  | { readonly kind: 'grant'; readonly action: Granted['action'] }
  | { readonly kind: 'effect-of'; readonly card: CardId }
  | { readonly kind: 'promised-field' }
  | { readonly kind: 'let-go'; readonly animal: Animal }
  | { readonly kind: 'stop-converting' }
  | { readonly kind: 'feed' }
  | { readonly kind: 'harvest-crops' }
  | { readonly kind: 'go-on' }
  | { readonly kind: 'count-points' }
  | { readonly kind: 'pile'; readonly of: CardType }
  | { readonly kind: 'keep-none' }

/** What can be done beside any question. */
export type Anytime =
  | {
      readonly kind: 'convert'
      readonly with: Converter
      readonly good: Good
      readonly n: number
      readonly food: number
    }
  | { readonly kind: 'swap'; readonly with: Converter; readonly from: Goods; readonly to: Goods }
  | { readonly kind: 'move-crop'; readonly with: string }
  | { readonly kind: 'move-animals' }

/** What may be told as impossible now. */
export type Refused = Extract<Chosen, { readonly kind: 'go-to' | 'major' | 'minor' }>

export type Ask = Question | Chosen | Anytime
