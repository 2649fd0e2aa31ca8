import type { Shape } from './shape.ts'
import { CLIMBING } from './shapes/climbing.ts'
import { FLYING } from './shapes/flying.ts'
import { GROUND_BIRDS } from './shapes/ground-birds.ts'
import { LONG_LEGGED } from './shapes/long-legged.ts'
import { OWLS } from './shapes/owls.ts'
import { PERCHING } from './shapes/perching.ts'
import { RAPTORS } from './shapes/raptors.ts'
import { SEA_BIRDS } from './shapes/sea-birds.ts'
import { SHORE_BIRDS } from './shapes/shore-birds.ts'
import { WATERFOWL } from './shapes/waterfowl.ts'

export type ShapeName =
  | keyof typeof PERCHING
  | keyof typeof CLIMBING
  | keyof typeof OWLS
  | keyof typeof RAPTORS
  | keyof typeof GROUND_BIRDS
  | keyof typeof WATERFOWL
  | keyof typeof SEA_BIRDS
  | keyof typeof SHORE_BIRDS
  | keyof typeof LONG_LEGGED
  | keyof typeof FLYING

/** Every family there is a drawing of. */
export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  ...PERCHING,
  ...CLIMBING,
  ...OWLS,
  ...RAPTORS,
  ...GROUND_BIRDS,
  ...WATERFOWL,
  ...SEA_BIRDS,
  ...SHORE_BIRDS,
  ...LONG_LEGGED,
  ...FLYING,
}
