/**
 * A farm drawn on squared paper: 7 lines of 11 signs, with posts at the corners, fences between them and cells inside.
 * What the bit sets of a farm say is held against what can be seen on such a map; nothing here knows of bits.
 */
export interface FarmMap {
  readonly rooms: readonly string[]
  readonly fields: readonly string[]
  readonly stables: readonly string[]
  /** By the name that the cell below or to the right gives them, or the border. */
  readonly fences: readonly string[]
}

/** The paper has a rim of its own around the map, so that water can flow around it. */
const HEIGHT = 9
const WIDTH = 13

export const CELL_NAMES: readonly string[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => `${row},${column}`),
)

/** The edges of a cell, each by the one name it has. */
const EDGES_OF = new Map(
  CELL_NAMES.map((cell) => {
    const [row, column] = numbers(cell)
    const below = row === 2 ? `${row},${column}:bottom` : `${row + 1},${column}:top`
    const right = column === 4 ? `${row},${column}:right` : `${row},${column + 1}:left`
    return [cell, [`${row},${column}:top`, below, `${row},${column}:left`, right]] as const
  }),
)

export function edgesOf(cell: string): readonly string[] {
  return EDGES_OF.get(cell) ?? []
}

export const EDGE_NAMES: readonly string[] = [...new Set(CELL_NAMES.flatMap(edgesOf))]

const NEIGHBOURS = new Map(
  CELL_NAMES.map((cell) => [
    cell,
    CELL_NAMES.filter((other) => other !== cell && edgesOf(other).some((edge) => edgesOf(cell).includes(edge))),
  ]),
)

export function neighbours(cell: string): readonly string[] {
  return NEIGHBOURS.get(cell) ?? []
}

/** The edges with one side in a group of cells and the other outside of it. */
export function edgesAround(cells: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const edge of cells.flatMap(edgesOf)) times.set(edge, (times.get(edge) ?? 0) + 1)
  return [...times].filter(([, n]) => n === 1).map(([edge]) => edge)
}

const SIDES_OF = new Map(EDGE_NAMES.map((edge) => [edge, CELL_NAMES.filter((cell) => edgesOf(cell).includes(edge))]))

/** The cells on both sides of an edge; `outside` is one where the farmyard ends. */
export function sidesOf(edge: string): [string, string] {
  const [one = 'outside', other = 'outside'] = SIDES_OF.get(edge) ?? []
  return [one, other]
}

const POSTS = Array.from({ length: HEIGHT * WIDTH }, (_, at) => at).filter((at) => {
  const x = at % WIDTH
  const y = (at - x) / WIDTH
  return y % 2 === 1 && x % 2 === 1 && y < HEIGHT - 1 && x < WIDTH - 1
})
const PLACE_OF_CELL = new Map(CELL_NAMES.map((cell) => [cell, placeOf(cell)]))
const PLACE_OF_EDGE = new Map(EDGE_NAMES.map((edge) => [edge, placeOfEdge(edge)]))

/** Pours water on the map from its rim: what stays dry is fenced in. Each pasture as the names of its cells. */
export function dryGround(fences: readonly string[]): string[][] {
  const paper = new Array<string>(HEIGHT * WIDTH).fill(' ')
  for (const post of POSTS) paper[post] = '+'
  for (const fence of fences) paper[PLACE_OF_EDGE.get(fence) as number] = '#'
  pour(paper, 0, '~')
  const pastures: string[][] = []
  for (const cell of CELL_NAMES) {
    const place = PLACE_OF_CELL.get(cell) as number
    if (paper[place] !== ' ') continue
    const letter = String.fromCodePoint(65 + pastures.length)
    pour(paper, place, letter)
    pastures.push(CELL_NAMES.filter((each) => paper[PLACE_OF_CELL.get(each) as number] === letter))
  }
  return pastures
}

function pour(paper: string[], from: number, colour: string): void {
  const drops = [from]
  for (let drop = drops.pop(); drop !== undefined; drop = drops.pop()) {
    if (paper[drop] !== ' ') continue
    paper[drop] = colour
    if (drop % WIDTH > 0) drops.push(drop - 1)
    if (drop % WIDTH < WIDTH - 1) drops.push(drop + 1)
    drops.push(drop - WIDTH, drop + WIDTH)
  }
}

function placeOf(cell: string): number {
  const [row, column] = numbers(cell)
  return (row * 2 + 2) * WIDTH + column * 2 + 2
}

function placeOfEdge(edge: string): number {
  const [cell = '', side] = edge.split(':')
  const step = { top: -WIDTH, bottom: WIDTH, left: -1, right: 1 }[side as 'top']
  return placeOf(cell) + step
}

function numbers(cell: string): [number, number] {
  const [row = 0, column = 0] = cell.split(',').map(Number)
  return [row, column]
}
