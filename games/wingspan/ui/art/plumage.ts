import { birdCalled } from '../../rules/identities.ts'
import type { Ink } from './inks.ts'
import { inventedPlumage } from './invented-plumage.ts'
import { CORVIDS_AND_FLYCATCHERS } from './plumage/corvids-and-flycatchers.ts'
import { FINCHES_AND_SPARROWS } from './plumage/finches-and-sparrows.ts'
import { HUNTERS } from './plumage/hunters.ts'
import { SMALL_SONGBIRDS } from './plumage/small-songbirds.ts'
import { SONGBIRDS } from './plumage/songbirds.ts'
import { SWIFT_AND_STURDY } from './plumage/swift-and-sturdy.ts'
import { WADERS } from './plumage/waders.ts'
import { WATER_BIRDS } from './plumage/water-birds.ts'
import type { Part } from './shape.ts'
import type { ShapeName } from './shapes.ts'

/** What a bird looks like: its family's shape, and the ink of each part that is painted. */
export interface Plumage extends Readonly<Partial<Record<Part, Ink>>> {
  readonly shape: ShapeName
  readonly body: Ink
  readonly bill?: Ink
  readonly eye?: Ink
}

export type Plumages = Readonly<Record<string, Plumage>>

const PLUMAGES: Plumages = {
  ...SONGBIRDS,
  ...SMALL_SONGBIRDS,
  ...FINCHES_AND_SPARROWS,
  ...CORVIDS_AND_FLYCATCHERS,
  ...HUNTERS,
  ...SWIFT_AND_STURDY,
  ...WATER_BIRDS,
  ...WADERS,
}

/** Null for what is no bird. */
export function plumageOf(id: string): Plumage | null {
  const bird = birdCalled(id)
  return bird === null ? null : (PLUMAGES[id] ?? inventedPlumage(bird))
}
