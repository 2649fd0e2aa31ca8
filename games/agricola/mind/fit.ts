import { writeFileSync } from 'node:fs'
import { LeastSquares } from '@turnwright/search/fitting'
import { cardAt, PRINTED_IDENTITIES } from '../cards/catalogue.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { FEATURE_COUNT, writeFeatures } from './features.ts'
import { practise } from './practice.ts'
import { QuickFarmer } from './quick-farmer.ts'
import type { World } from './world.ts'

/**
 * Fits what a farm will come to on games of the quick player with itself, in half of which chance makes some decisions:
 * `node games/agricola/mind/fit.ts 6000 farm` writes weights.json, after six thousand games of each kind of the series "farm".
 */
const [, , count = '6000', series = 'farm'] = process.argv
/** Of a thousand places chosen, so many are left to chance. */
const STRAY = 40
const FREE = 1e-6
const FARM_PULL = 30
const CARD_PULL = 200

/** A farm when a round begins, and what it came to. */
interface Row {
  readonly seat: number
  readonly round: number
  readonly features: Float32Array
  /** The kinds of the cards in play. */
  readonly cards: readonly number[]
  /** At the end, without those printed on these cards. */
  points: number
}

function rowOf(world: World, seat: number): Row {
  const { state } = world
  const features = new Float32Array(FEATURE_COUNT)
  writeFeatures(world, seat, features)
  return {
    seat,
    round: state.round,
    features,
    cards: (state.players[seat]?.inPlay ?? []).map(({ kind }) => kind),
    points: 0,
  }
}

/** Both farms at the beginning of every round of one game. */
function rowsOf(cards: 'base' | 'none', at: number): readonly Row[] {
  const rows: Row[] = []
  const stray = at % 2 === 0 ? STRAY : 0
  const world = practise(`${series} ${cards} ${at}`, { cards }, (one, chance) => {
    let round = 1
    return [0, 1].map((seat) => {
      const farmer = new QuickFarmer(one, seat, chance)
      return (question) => {
        if (one.state.round > round) {
          round = one.state.round
          rows.push(rowOf(one, 0), rowOf(one, 1))
        }
        const strays = question.about?.kind === 'place-person' && chance.int(1000) < stray
        return strays ? question.randomAnswer(chance) : farmer.answer(question as never)
      }
    })
  })
  for (const row of rows) {
    row.points = world?.result?.scores?.[row.seat] ?? 0
    for (const kind of row.cards) row.points -= cardAt(kind).points
  }
  return rows
}

function fitted(cards: 'base' | 'none'): { readonly farm: readonly number[][]; readonly cards: readonly number[] } {
  const byRound: Row[][] = Array.from({ length: TOTAL_ROUNDS + 1 }, () => [])
  for (let at = 0; at < Number(count); at++) for (const row of rowsOf(cards, at)) byRound[row.round]?.push(row)
  const rests: { readonly row: Row; readonly rest: number }[] = []
  const farm = byRound.map((rows, round) => {
    if (rows.length === 0) return []
    const squares = new LeastSquares(FEATURE_COUNT)
    const everywhere = Array.from({ length: FEATURE_COUNT }, (_, place) => place)
    // The first is a constant, and free.
    for (const place of everywhere) squares.pull(place, 0, place === 0 ? FREE : FARM_PULL)
    for (const { features, points } of rows) squares.add(everywhere, [...features], points)
    const weights = [...squares.solve()]
    let error = 0
    for (const row of rows) {
      const rest = row.points - weights.reduce((sum, weight, at) => sum + weight * (row.features[at] ?? 0), 0)
      rests.push({ row, rest })
      error += rest ** 2
    }
    console.log(`${cards}, round ${round}: off by ${Math.sqrt(error / rows.length).toFixed(2)} points`)
    return weights.map(rounded)
  })
  return { farm, cards: cards === 'none' ? [] : ofCards(rests) }
}

/** What each card in play brings beyond all that: at any time, and then by the share of the game still to come. */
function ofCards(rests: readonly { readonly row: Row; readonly rest: number }[]): readonly number[] {
  const kinds = PRINTED_IDENTITIES.length
  const squares = new LeastSquares(2 * kinds)
  for (let place = 0; place < 2 * kinds; place++) squares.pull(place, 0, CARD_PULL)
  for (const { row, rest } of rests) {
    const inPlay = row.cards.toSorted((a, b) => a - b)
    const toCome = (TOTAL_ROUNDS - row.round) / TOTAL_ROUNDS
    squares.add(
      [...inPlay, ...inPlay.map((kind) => kinds + kind)],
      [...inPlay.map(() => 1), ...inPlay.map(() => toCome)],
      rest,
    )
  }
  return [...squares.solve()].map(rounded)
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000
}

const weights = {
  'made by': `node games/agricola/mind/fit.ts ${count} ${series}`,
  none: fitted('none'),
  base: fitted('base'),
}
writeFileSync(new URL('weights.json', import.meta.url), `${JSON.stringify(weights)}\n`)
