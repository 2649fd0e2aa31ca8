/**
 * Fits what a farm is judged by on games of the quick player with itself, some of its decisions left to chance, and
 * writes weights.json: `node games/agricola/mind/fit.ts [games]`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { agricola } from '../rules/agricola.ts'
import { FEATURE_COUNT, FIRST_CARD, writeFeatures } from './features.ts'
import { ridge } from './ridge.ts'
import { QuickFarmer } from './quick-farmer.ts'
import type { World } from './world.ts'

const GAMES = Number(process.argv[2] ?? 4000)
const TAG = process.argv[3] ?? 'fit'
/** Of a thousand decisions so many are left to chance. */
const STRAY = 40

interface Row {
  readonly features: Float32Array
  readonly seat: number
  readonly round: number
  points: number
}

/** One game of the quick player with itself: every farm at the beginning of every round, and what it came to. */
function playedRows(cards: 'base' | 'none', seed: string): Row[] {
  const rows: Row[] = []
  const game = createGame(agricola, { players: ['ana', 'bo'], seed, options: { cards } })
  const chance = Random.fromSeed(seed)
  const stray = Number(seed.slice(-1)) < 5 ? STRAY : 0
  game.seatResponder(0, (question) => {
    const world = question.playOut(chance, (one) => {
      const imagined = one as World
      let round = 1
      return [0, 1].map((seat) => {
        const farmer = new QuickFarmer(imagined, seat, chance)
        return (asked) => {
          const { state, cards: table } = imagined
          if (state.round > round) {
            round = state.round
            for (const each of [0, 1]) {
              const features = new Float32Array(FEATURE_COUNT)
              writeFeatures(state, each, (card) => table.kind(card), features)
              rows.push({ features, seat: each, round, points: 0 })
            }
          }
          if (asked.about?.kind === 'place-person' && chance.int(1000) < stray) return asked.randomAnswer(chance)
          return farmer.answer(asked as never)
        }
      })
    })
    for (const row of rows) row.points = world?.result?.scores?.[row.seat] ?? Number.NaN
    return undefined
  })
  game.run()
  return rows.filter(({ points }) => !Number.isNaN(points))
}

function fitted(cards: 'base' | 'none'): object {
  const byRound: Row[][] = Array.from({ length: TOTAL_ROUNDS + 1 }, () => [])
  for (let game = 0; game < GAMES; game++)
    for (const row of playedRows(cards, `${TAG} ${cards} ${game}`)) byRound[row.round]?.push(row)
  const farm: number[][] = []
  const residuals: { row: Row; rest: number }[] = []
  let before = 0
  let after = 0
  for (const [round, rows] of byRound.entries()) {
    if (rows.length === 0) {
      farm[round] = []
      continue
    }
    const weights = ridge(rows, FIRST_CARD, (row, at) => row.features[at] ?? 0, ({ points }) => points, 30)
    farm[round] = weights.map(rounded)
    const mean = rows.reduce((sum, { points }) => sum + points, 0) / rows.length
    let error = 0
    let spread = 0
    for (const row of rows) {
      let sum = 0
      for (let at = 0; at < FIRST_CARD; at++) sum += (weights[at] ?? 0) * (row.features[at] ?? 0)
      residuals.push({ row, rest: row.points - sum })
      error += (row.points - sum) ** 2
      spread += (row.points - mean) ** 2
    }
    before += spread
    after += error
    process.stderr.write(`${cards} round ${round}: mean ${mean.toFixed(2)} R² ${(1 - error / spread).toFixed(3)} error ${Math.sqrt(error / rows.length).toFixed(2)}\n`)
  }
  const kinds = FEATURE_COUNT - FIRST_CARD
  const ofCards =
    cards === 'none'
      ? []
      : ridge(
          residuals,
          2 * kinds,
          ({ row }, at) => (at < kinds ? (row.features[FIRST_CARD + at] ?? 0) : ((row.features[FIRST_CARD + at - kinds] ?? 0) * (TOTAL_ROUNDS - row.round)) / TOTAL_ROUNDS),
          ({ rest }) => rest,
          300,
        ).map(rounded)
  process.stderr.write(`${cards}: ${(1 - after / before).toFixed(3)}\n`)
  return { farm, cards: ofCards }
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000
}

const weights = { none: fitted('none'), base: fitted('base') }
writeFileSync(fileURLToPath(new URL('weights.json', import.meta.url)), `${JSON.stringify(weights)}\n`)
