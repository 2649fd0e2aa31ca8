/**
 * Finds the habits of the quick player by games with itself, and writes quick-habits.json:
 *
 *   node games/wingspan/mind/tune.ts [generations, 60]
 *
 * In every generation a dozen players with habits near the best known ones play the same deals; those who score most are what the
 * next generation is drawn to.
 */
import { writeFileSync } from 'node:fs'
import { Random } from '@turnwright/kernel/search'
import { type Habits, plainHabits, quickHabits } from './habits.ts'
import { quickScores } from './quick-positions.ts'

const GENERATIONS = Number(process.argv[2] ?? 60)
const PLAYERS = 12
const DEALS = 80
/** What the best of a generation weigh, and how far one of them moves what is known. */
const BEST = [0.4, 0.3, 0.2, 0.1]
const STEP = 0.6
/** How far habits stray at first and at last, and what is left of that from generation to generation. */
const [WIDEST, NARROWEST, NARROWING] = [0.2, 0.07, 0.985]
/** These may be 0, so they are moved by sums; all others by factors. */
const SUMMED: ReadonlySet<string> = new Set(['birdsLater', 'eggsLater'])

const chance = Random.fromSeed('tune')
const start = numbersOf(plainHabits)
let known = start.map(() => 0)
for (let generation = 0, width = WIDEST; generation < GENERATIONS; generation++) {
  const players = Array.from({ length: PLAYERS }, () => known.map((value) => value + width * bell()))
    .map((moved) => ({ moved, points: pointsOf(moved, `tune/${generation}`) }))
    .sort((a, b) => b.points - a.points)
  known = known.map((value, at) => {
    const drawn = BEST.reduce((sum, share, place) => sum + share * (players[place]?.moved[at] ?? 0), 0)
    return value + STEP * (drawn - value)
  })
  width = Math.max(NARROWEST, width * NARROWING)
  process.stderr.write(`generation ${generation + 1}: ${(players[0]?.points ?? 0).toFixed(1)} points\n`)
}
take(known)
writeFileSync(new URL('quick-habits.json', import.meta.url), `${JSON.stringify(quickHabits, null, 2)}\n`)

/** The mean of both seats, with the same habits. */
function pointsOf(moved: readonly number[], series: string): number {
  take(moved)
  let points = 0
  for (let deal = 0; deal < DEALS; deal++) for (const score of quickScores(`${series}/${deal}`)) points += score
  return points / (2 * DEALS)
}

function numbersOf(
  habits: Habits,
): readonly { readonly name: keyof Habits; readonly at: number; readonly value: number }[] {
  return (Object.keys(habits) as (keyof Habits)[]).flatMap((name) => {
    const value = habits[name]
    return typeof value === 'number' ? [{ name, at: -1, value }] : value.map((each, at) => ({ name, at, value: each }))
  })
}

function take(moved: readonly number[]): void {
  for (const [i, { name, at, value }] of start.entries()) {
    const by = moved[i] ?? 0
    const changed = Math.round(1000 * (SUMMED.has(name) ? value + by : value * Math.exp(by))) / 1000
    const held = quickHabits[name]
    if (typeof held === 'number') Object.assign(quickHabits, { [name]: changed })
    else Object.assign(held, { [at]: changed })
  }
}

/** About normal. */
function bell(): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += chance.int(1_000_000) / 1_000_000
  return sum
}
