import { BONUS_BIRDS } from './birds/bonus-birds.ts'
import { CACHING_BIRDS } from './birds/caching-birds.ts'
import { COMPANIONS } from './birds/companions.ts'
import { DECK_HUNTERS } from './birds/deck-hunters.ts'
import { DICE_HUNTERS } from './birds/dice-hunters.ts'
import { DRAWING_BIRDS } from './birds/drawing-birds.ts'
import { EGG_TRADERS } from './birds/egg-traders.ts'
import { FEEDER_BIRDS } from './birds/feeder-birds.ts'
import { FLOCKS_THAT_DRAW } from './birds/flocks-that-draw.ts'
import { FLOCKS } from './birds/flocks.ts'
import { HOUSE_BIRDS } from './birds/house-birds.ts'
import { LAYING_BIRDS } from './birds/laying-birds.ts'
import { MIMICS } from './birds/mimics.ts'
import { QUIET_BIRDS } from './birds/quiet-birds.ts'
import { SUPPLY_BIRDS } from './birds/supply-birds.ts'
import { SWIFT_START_BIRDS } from './birds/swift-start-birds.ts'
import { WANDERERS } from './birds/wanderers.ts'
import type { Bird } from './bird.ts'
import type { BirdPack } from './pack.ts'

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

/** The birds of the box, in the order of their ids. */
export const BASE_BIRDS: readonly Bird[] = [
  ...SUPPLY_BIRDS,
  ...CACHING_BIRDS,
  ...FEEDER_BIRDS,
  ...LAYING_BIRDS,
  ...EGG_TRADERS,
  ...DRAWING_BIRDS,
  ...BONUS_BIRDS,
  ...FLOCKS_THAT_DRAW,
  ...FLOCKS,
  ...DICE_HUNTERS,
  ...DECK_HUNTERS,
  ...COMPANIONS,
  ...WANDERERS,
  ...MIMICS,
  ...QUIET_BIRDS,
].sort(byId)

export const BIRD_PACKS: readonly BirdPack[] = [
  { id: 'base', printed: 170, addedBy: null, cards: BASE_BIRDS },
  { id: 'swift-start', printed: 10, addedBy: 'swiftStart', cards: SWIFT_START_BIRDS.toSorted(byId) },
  { id: 'house', printed: null, addedBy: 'house', cards: HOUSE_BIRDS },
]

/** Every bird there is: those of the boxes first. */
export const BIRDS: readonly Bird[] = BIRD_PACKS.flatMap(({ cards }) => cards)
