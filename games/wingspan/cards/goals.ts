import type { Habitat } from './habitat.ts'
import type { NestShape } from './nest.ts'

/** What a goal of a round counts on a mat. */
export type GoalCount =
  | { readonly what: 'birds'; readonly habitat: Habitat | null }
  | { readonly what: 'eggsInHabitat'; readonly habitat: Habitat }
  | { readonly what: 'birdsWithEgg'; readonly nest: NestShape }
  | { readonly what: 'eggsInNests'; readonly nest: NestShape }
  | { readonly what: 'eggSets' }

export interface Goal {
  readonly id: string
  /** Which of the eight tiles it is printed on. */
  readonly tile: number
  readonly counts: GoalCount
  /** What the solo opponent counts before its cubes, by round. */
  readonly automaBase: readonly number[]
  readonly text: string
}

type Side = Omit<Goal, 'tile'>

const FEW = [0, 1, 2, 3]
const MANY = [1, 3, 5, 7]

const habitatTile = (habitat: Habitat): readonly Side[] => [
  {
    id: `birds-in-${habitat}`,
    counts: { what: 'birds', habitat },
    automaBase: FEW,
    text: `Birds in ${habitat}`,
  },
  {
    id: `eggs-in-${habitat}`,
    counts: { what: 'eggsInHabitat', habitat },
    automaBase: MANY,
    text: `Eggs in ${habitat}`,
  },
]

const nestTile = (nest: NestShape): readonly Side[] => [
  {
    id: `${nest}-birds-with-egg`,
    counts: { what: 'birdsWithEgg', nest },
    automaBase: FEW,
    text: `${capital(nest)} nests with an egg`,
  },
  { id: `eggs-in-${nest}`, counts: { what: 'eggsInNests', nest }, automaBase: MANY, text: `Eggs in ${nest} nests` },
]

/** The eight tiles, each with two sides. */
export const GOAL_TILES: readonly (readonly Side[])[] = [
  habitatTile('forest'),
  habitatTile('grassland'),
  habitatTile('wetland'),
  nestTile('bowl'),
  nestTile('cavity'),
  nestTile('ground'),
  nestTile('platform'),
  [
    { id: 'total-birds', counts: { what: 'birds', habitat: null }, automaBase: [2, 5, 8, 11], text: 'Birds in all' },
    {
      id: 'egg-sets',
      counts: { what: 'eggSets' },
      automaBase: [-1, 0, 1, 2],
      text: 'Sets of an egg in each habitat',
    },
  ],
]

/** The sixteen goals, in the order of tiles and sides. */
export const GOALS: readonly Goal[] = GOAL_TILES.flatMap((sides, at) =>
  sides.map((side) => ({ ...side, tile: at + 1 })),
)

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
