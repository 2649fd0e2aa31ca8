import type { CardId, Seat } from '@turnwright/kernel'
import type { Animal, BuildingResource, Crop, Good, Goods, Material } from '../cards/goods.ts'
import type { SpaceId } from '../cards/space-names.ts'
import type { Placement } from '../farm/index.ts'
import type { FieldPlace, Source } from './questions.ts'

/**
 * What can be told. Together the lines tell everything that everybody may know: `paid` stands in the line that says what
 * for, also where people read nothing of it because it is what is printed.
 */
export type Line =
  | { readonly kind: 'all-keep-two' }
  | { readonly kind: 'round-brings'; readonly round: number; readonly space: SpaceId }
  | { readonly kind: 'goes-to'; readonly seat: Seat; readonly space: SpaceId }
  /** Nothing could be done there after all. */
  | { readonly kind: 'comes-back'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: 'finds-nothing'; readonly seat: Seat }
  | { readonly kind: 'newborn-works'; readonly seat: Seat; readonly paid: Goods }
  | { readonly kind: 'newborn-back'; readonly seat: Seat; readonly returned: Goods }
  | { readonly kind: 'newborn-rests'; readonly seat: Seat }
  | { readonly kind: 'takes-marker'; readonly seat: Seat }
  | { readonly kind: 'gets'; readonly seat: Seat; readonly good: Good; readonly n: number; readonly from: Source }
  | { readonly kind: 'gets-points'; readonly seat: Seat; readonly n: number; readonly card: CardId }
  | { readonly kind: 'leaves-goods'; readonly seat: Seat; readonly goods: Goods; readonly space: SpaceId }
  | { readonly kind: 'lays-goods'; readonly seat: Seat; readonly goods: Goods; readonly rounds: readonly number[] }
  | { readonly kind: 'lays-field'; readonly seat: Seat; readonly n: number; readonly round: number }
  | { readonly kind: 'family-grows'; readonly seat: Seat; readonly people: number; readonly space: SpaceId }
  | { readonly kind: 'plows'; readonly seat: Seat; readonly cell: string }
  | { readonly kind: 'sows'; readonly seat: Seat; readonly crop: Crop; readonly field: FieldPlace }
  | {
      readonly kind: 'moves-crop'
      readonly seat: Seat
      readonly crop: Crop
      readonly from: FieldPlace
      readonly to: FieldPlace
    }
  | { readonly kind: 'bakes'; readonly seat: Seat; readonly food: number }
  | {
      readonly kind: 'builds-room'
      readonly seat: Seat
      readonly material: Material
      readonly cell: string
      readonly paid: Goods
    }
  | { readonly kind: 'renovates'; readonly seat: Seat; readonly material: Material; readonly paid: Goods }
  | { readonly kind: 'builds-stable'; readonly seat: Seat; readonly cell: string; readonly paid: Goods }
  | { readonly kind: 'pays-for-fences'; readonly seat: Seat; readonly n: number; readonly good: BuildingResource }
  | { readonly kind: 'builds-fences'; readonly seat: Seat; readonly edges: readonly string[]; readonly paid: Goods }
  | { readonly kind: 'builds-major'; readonly seat: Seat; readonly major: string; readonly paid: Goods }
  | { readonly kind: 'gives-back'; readonly seat: Seat; readonly major: string }
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: CardId; readonly paid: Goods }
  | { readonly kind: 'passed-on'; readonly seat: Seat; readonly card: CardId; readonly to: Seat }
  | { readonly kind: 'leaves-game'; readonly seat: Seat; readonly card: CardId }
  /** Another price than the printed one, which the next line names. */
  | { readonly kind: 'pays'; readonly seat: Seat; readonly goods: Goods }
  | { readonly kind: 'pays-for-card'; readonly seat: Seat; readonly goods: Goods; readonly card: CardId }
  | { readonly kind: 'eats'; readonly seat: Seat; readonly given: Goods; readonly gained: Goods }
  | {
      readonly kind: 'turns'
      readonly seat: Seat
      readonly given: Goods
      readonly gained: Goods
      readonly with: Source
    }
  | { readonly kind: 'moves-animals'; readonly seat: Seat; readonly placements: readonly Placement[] }
  | { readonly kind: 'lets-go'; readonly seat: Seat; readonly n: number; readonly animal: Animal }
  | { readonly kind: 'harvest-comes'; readonly round: number }
  /** A field stands there once for each crop that is taken from it. */
  | { readonly kind: 'harvests'; readonly seat: Seat; readonly crops: Goods; readonly fields: readonly FieldPlace[] }
  | {
      readonly kind: 'harvests-more'
      readonly seat: Seat
      readonly crops: Goods
      readonly fields: readonly FieldPlace[]
    }
  | { readonly kind: 'feeds'; readonly seat: Seat; readonly food: number }
  | { readonly kind: 'begs'; readonly seat: Seat; readonly markers: number }
  | { readonly kind: 'young'; readonly seat: Seat; readonly animal: Animal }
  | { readonly kind: 'leaves-table'; readonly seat: Seat }
  | { readonly kind: 'series-game'; readonly game: number; readonly points: number; readonly goal: number }
  | {
      readonly kind: 'series-begins'
      readonly game: number
      readonly isRetry: boolean
      readonly cards: readonly CardId[]
      readonly hand: number
      readonly food: number
    }
  /** Why a game ended as it did. */
  | { readonly kind: 'best-farm'; readonly points: number; readonly byResources: boolean }
  | { readonly kind: 'everybody-left' }
  | { readonly kind: 'series-over'; readonly won: number; readonly points: number; readonly goal: number }
