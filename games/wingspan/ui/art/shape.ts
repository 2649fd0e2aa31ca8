/**
 * Parts of a bird in the order they are painted. A family's shape says where each lies, a bird's plumage which colour
 * it has; what the plumage leaves out is not painted.
 */
export const PARTS = [
  'far',
  'tail',
  'bill',
  'crest',
  'body',
  'rump',
  'belly',
  'breast',
  'flank',
  'hood',
  'throat',
  'collar',
  'nape',
  'crown',
  'cheek',
  'face',
  'mask',
  'wing',
  'shoulder',
  'tip',
  'brow',
  'bars',
  'streaks',
  'spots',
] as const
export type Part = (typeof PARTS)[number]

/** Parts that make the outline, around which a rim of paper is left. */
const OUTLINE: readonly Part[] = ['far', 'tail', 'bill', 'crest', 'body']

/** Strokes instead of areas, with their width. */
export const STROKES: Partial<Readonly<Record<Part, number>>> = { brow: 2.4, bars: 2.2, streaks: 1.9, spots: 2.6 }

export interface Eye {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A family, drawn on 120 x 86 and looking to the right. */
export interface Shape {
  readonly parts: Readonly<Partial<Record<Part, string>>>
  readonly eyes: readonly Eye[]
  /** Everything inside the rim of paper. */
  readonly outline: string
  readonly legs: string
  /** A trunk or a post to sit at. */
  readonly perch: string
  /** Waves in front of a bird that swims. */
  readonly water: string
  /** Puts the drawing upright, smaller or lower, without its legs. */
  readonly pose: string
}

interface Drawn extends Partial<Pick<Shape, 'legs' | 'perch' | 'water' | 'pose'>> {
  readonly parts: Shape['parts']
  /** x, y and, for large eyes, the size. */
  readonly eyes: readonly (readonly [x: number, y: number, size?: number])[]
  /** Wings that stand out from the body. */
  readonly flies?: true
}

export function shape({ parts, eyes, flies, legs = '', perch = '', water = '', pose = '' }: Drawn): Shape {
  const rim: readonly Part[] = flies === true ? [...OUTLINE, 'wing'] : OUTLINE
  return {
    parts,
    eyes: eyes.map(([x, y, size = 3]) => ({ x, y, size })),
    outline: rim.map((part) => parts[part] ?? '').join(''),
    legs,
    perch,
    water,
    pose,
  }
}

/** The same family with some parts drawn otherwise. */
export function like(family: Shape, other: Partial<Omit<Drawn, 'eyes'>>): Shape {
  const { parts, eyes, ...rest } = family
  return shape({
    ...rest,
    ...other,
    parts: { ...parts, ...other.parts },
    eyes: eyes.map(({ x, y, size }) => [x, y, size]),
  })
}

export const TWIG = 'M34 79.5c20-3.5 40-3 60-1.5l-1 3.5c-20-1.5-39-1.5-58 1.5Z'
export const TRUNK = 'M107 0h13v86h-15c3-28 4-58 2-86Z'
export const WAVES = 'M0 70c8-4 12 4 20 0s12 4 20 0 12 4 20 0 12 4 20 0 12 4 20 0 12 4 20 0'
