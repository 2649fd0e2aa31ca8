/**
 * Fits what a position is judged by, and writes weights.json:
 *
 *   node games/wingspan/mind/fit.ts [--games 3000] [--from weights.json] [--out weights.json] [folder of positions …]
 *
 * First on games of the quick player with itself, some of its turns left to chance, unless weights to begin from are named; then, drawn to what came of that, on the
 * positions in the folders, which `npm run train -- wingspan --agents strong,strong` has played.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FEATURE_NAMES, TURNS } from './features.ts'
import type { Weights } from './judgement.ts'
import { placeAmong } from './judgement.ts'
import { LeastSquares } from '@turnwright/search/fitting'
import { quickPositions } from './quick-positions.ts'

const COUNT = FEATURE_NAMES.length
const KNOTS = [0, 1, 3, 6, 10, 15, 20, 26]
/**
 * How strongly a weight is drawn to what it was, and its change to that of the same weight at the next knot. Games of those who
 * think ahead are few: they mend what the quick ones taught, and do not replace it.
 */
const PULL = 30
const PULL_OF_FEW = 2000
const HELD_BACK = 10
/** What a thing that counts a point is worth before anything is known. */
const POINTS: ReadonlySet<string> = new Set(['birds', 'eggs', 'cached', 'tucked', 'goals', 'bonus'])

/** Features, then the points that they came to. */
type Positions = Iterable<Float32Array>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    from: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('weights.json', import.meta.url)) },
  },
})

let weights = values.from === undefined ? fittedToQuickGames(Number(values.games)) : storedWeights(values.from)
for (const folder of positionals) weights = fitted(folder, storedPositions(folder), weights, PULL_OF_FEW)
const stored: Weights = {
  'made by': `node games/wingspan/mind/fit.ts ${process.argv.slice(2).join(' ')}`.trim(),
  knots: KNOTS,
  weights: KNOTS.map((_, knot) => weights.slice(knot * COUNT, (knot + 1) * COUNT).map(rounded)),
}
writeFileSync(values.out, `${JSON.stringify(stored)}\n`)

function fittedToQuickGames(games: number): readonly number[] {
  const plain = KNOTS.flatMap(() => FEATURE_NAMES.map((name) => (POINTS.has(name) ? 1 : 0)))
  return fitted('quick games', quickPositions(games), plain, PULL)
}

function storedWeights(file: string): readonly number[] {
  const { weights: found } = JSON.parse(readFileSync(file, 'utf8')) as Weights
  return found.flat()
}

function fitted(name: string, positions: Positions, before: readonly number[], pull: number): readonly number[] {
  const squares = new LeastSquares(KNOTS.length * COUNT)
  const heldBack: Float32Array[] = []
  let rows = 0
  for (const row of positions) {
    if (rows++ % HELD_BACK === 0) heldBack.push(row)
    else {
      const { places, shares } = spread(row)
      squares.add(places, shares, row[COUNT] as number)
    }
  }
  const force = Math.sqrt(pull)
  for (const [place, weight] of before.entries()) {
    squares.add([place], [force], force * weight)
    const next = before[place + COUNT]
    if (next !== undefined) squares.add([place, place + COUNT], [-force, force], force * (next - weight))
  }
  const found = [...squares.solve()]
  process.stderr.write(`${name}: ${rows} positions, error ${errorOf(heldBack, found).toFixed(2)} points\n`)
  return found
}

/** A row as it lies between two knots. */
function spread(row: Float32Array): { readonly places: number[]; readonly shares: number[] } {
  const { low, share } = placeAmong(KNOTS, row[TURNS] as number)
  const places: number[] = []
  const shares: number[] = []
  for (const [knot, part] of [
    [low, 1 - share],
    [low + 1, share],
  ] as const)
    for (let i = 0; i < COUNT; i++) {
      if (row[i] === 0 || part === 0) continue
      places.push(knot * COUNT + i)
      shares.push(part * (row[i] as number))
    }
  return { places, shares }
}

function errorOf(rows: readonly Float32Array[], found: readonly number[]): number {
  let squares = 0
  for (const row of rows) {
    const { places, shares } = spread(row)
    const guess = places.reduce((sum, place, i) => sum + (found[place] as number) * (shares[i] as number), 0)
    squares += ((row[COUNT] as number) - guess) ** 2
  }
  return Math.sqrt(squares / rows.length)
}

function* storedPositions(folder: string): Generator<Float32Array> {
  const { files, schema } = JSON.parse(readFileSync(join(folder, 'shards.json'), 'utf8')) as {
    files: string[]
    schema: string
  }
  if (schema !== FEATURE_NAMES.join(' ')) throw new Error(`${folder} holds positions that were read in another way`)
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    for (let at = 0; at < numbers.length; at += COUNT + 1) yield numbers.subarray(at, at + COUNT + 1)
  }
}

function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000
}
