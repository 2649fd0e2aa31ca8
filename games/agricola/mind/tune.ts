import { writeFileSync } from 'node:fs'
import { Random } from '@turnwright/kernel/search'
import { type Habits, HABITS } from './habits.ts'
import { practise } from './practice.ts'
import { QuickFarmer } from './quick-farmer.ts'

/**
 * Looks for better habits of the quick player by evolution: a crowd of variants plays with itself, and what the best of
 * them have in common becomes the next parent. `node games/agricola/mind/tune.ts 30 farm` writes habits.json, after
 * thirty generations of each kind of game of the series "farm", starting from the habits that stand there.
 */
const [, , count = '30', series = 'farm'] = process.argv
const CROWD = 20
const PARENTS = 6
const GAMES = 80
const FIRST_STEP = 0.15
const LAST_STEP = 0.07
const SHRINKING = 0.985

type Name = keyof Habits
type Steps = Readonly<Record<Name, number>>

/** What variants with these habits score on average against each other. */
function scoreOf(habits: Habits, cards: 'base' | 'none', generation: number): number {
  let sum = 0
  for (let at = 0; at < GAMES; at++) {
    const world = practise(`${series} ${cards} ${generation}/${at}`, { cards }, (one, chance) =>
      [0, 1].map((seat) => {
        const farmer = new QuickFarmer(one, seat, chance, habits)
        return (question) => farmer.answer(question as never)
      }),
    )
    for (const points of world?.result?.scores ?? []) sum += points
  }
  return sum / (2 * GAMES)
}

/** Habits are positive: they change by a factor. */
function moved(habits: Habits, names: readonly Name[], by: (name: Name) => number): Habits {
  const next: Record<Name, number> = { ...habits }
  for (const name of names) next[name] = Math.round(habits[name] * Math.exp(by(name)) * 1000) / 1000
  return next
}

function tuned(cards: 'base' | 'none'): Habits {
  const chance = Random.fromSeed(`${series} ${cards}`)
  const uniform = (): number => (chance.int(1 << 20) + 0.5) / (1 << 20)
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  let habits = HABITS[cards]
  // How much chance there is in playing is no matter of playing well.
  const names = (Object.keys(habits) as Name[]).filter((name) => name !== 'noise')
  for (let generation = 0; generation < Number(count); generation++) {
    const step = Math.max(LAST_STEP, FIRST_STEP * SHRINKING ** generation)
    const crowd = Array.from({ length: CROWD }, () => {
      const steps = Object.fromEntries(names.map((name) => [name, step * normal()])) as Steps
      return {
        steps,
        score: scoreOf(
          moved(habits, names, (name) => steps[name]),
          cards,
          generation,
        ),
      }
    }).toSorted((a, b) => b.score - a.score)
    const weights = Array.from({ length: PARENTS }, (_, at) => Math.log(PARENTS + 1) - Math.log(at + 1))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    habits = moved(habits, names, (name) =>
      weights.reduce((sum, weight, at) => sum + (weight / all) * (crowd[at]?.steps[name] ?? 0), 0),
    )
    const mean = crowd.reduce((sum, { score }) => sum + score, 0) / CROWD
    console.log(`${cards}, generation ${generation}: ${mean.toFixed(2)} points`)
  }
  return habits
}

const habits = {
  'made by': `node games/agricola/mind/tune.ts ${count} ${series}`,
  none: tuned('none'),
  base: tuned('base'),
}
writeFileSync(new URL('habits.json', import.meta.url), `${JSON.stringify(habits, null, 2)}\n`)
