/** Every action space and round card by its id. */
export const SPACE_IDS = [
  'farm-expansion',
  'meeting-place',
  'grain-seeds',
  'farmland',
  'lessons',
  'day-laborer',
  'forest',
  'clay-pit',
  'reed-bank',
  'fishing',
  'grove',
  'hollow',
  'resource-market',
  'lessons-b',
  'copse',
  'traveling-players',
  'side-job',
  'grain-utilization',
  'sheep-market',
  'fencing',
  'major-improvement',
  'basic-wish-for-children',
  'western-quarry',
  'house-redevelopment',
  'vegetable-seeds',
  'pig-market',
  'cattle-market',
  'eastern-quarry',
  'urgent-wish-for-children',
  'cultivation',
  'farm-redevelopment',
] as const
export type SpaceId = (typeof SPACE_IDS)[number]

/** What spaces have in common. Cards that speak of a kind of space name the trait, so no variant is forgotten. */
export type SpaceTrait =
  | 'wood-spaces'
  | 'clay-spaces'
  | 'quarries'
  | 'animal-markets'
  | 'every-lessons'
  | 'wishes-for-children'
  | 'plowing-spaces'

export const SPACE_TRAITS: Readonly<Record<SpaceTrait, readonly SpaceId[]>> = {
  'wood-spaces': ['forest', 'grove', 'copse'],
  'clay-spaces': ['clay-pit', 'hollow'],
  quarries: ['western-quarry', 'eastern-quarry'],
  'animal-markets': ['sheep-market', 'pig-market', 'cattle-market'],
  'every-lessons': ['lessons', 'lessons-b'],
  'wishes-for-children': ['basic-wish-for-children', 'urgent-wish-for-children'],
  'plowing-spaces': ['farmland', 'cultivation'],
}

/** How cards name spaces; the last is whichever round card was turned up in round 1. */
export type SpaceName = SpaceId | SpaceTrait | '@round-space-1'
