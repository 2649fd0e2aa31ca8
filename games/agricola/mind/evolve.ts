import { Random } from '@turnwright/kernel/search'
import type { Habits } from './habits.ts'

const CROWD = 20
const PARENTS = 6
const LAST_STEP = 0.07
const SHRINKING = 0.985

type Name = keyof Habits

/** How well some habits do; the number of the generation stands for its luck. */
export type Trial = (habits: Habits, generation: number) => number

/** Habits are positive: they change by a factor. */
function moved(habits: Habits, names: readonly Name[], by: (name: Name) => number): Habits {
  const next: Record<Name, number> = { ...habits }
  for (const name of names) next[name] = Math.round(habits[name] * Math.exp(by(name)) * 1000) / 1000
  return next
}

/** Better habits by evolution: what the best of a crowd of variants have in common becomes the next parent. */
export function evolve(from: Habits, generations: number, step: number, seed: string, trial: Trial): Habits {
  const chance = Random.fromSeed(seed)
  const uniform = (): number => (chance.int(1 << 20) + 0.5) / (1 << 20)
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  // How much chance there is in playing is no matter of playing well.
  const names = (Object.keys(from) as Name[]).filter((name) => name !== 'noise')
  const weights = Array.from({ length: PARENTS }, (_, at) => Math.log(PARENTS + 1) - Math.log(at + 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let habits = from
  for (let generation = 0; generation < generations; generation++) {
    const reach = Math.max(LAST_STEP, step * SHRINKING ** generation)
    const crowd = Array.from({ length: CROWD }, () => {
      const steps = new Map<Name, number>(names.map((name) => [name, reach * normal()]))
      const variant = moved(habits, names, (name) => steps.get(name) ?? 0)
      return { steps, score: trial(variant, generation) }
    }).toSorted((a, b) => b.score - a.score)
    habits = moved(habits, names, (name) =>
      weights.reduce((sum, weight, at) => sum + (weight / all) * (crowd[at]?.steps.get(name) ?? 0), 0),
    )
    const mean = crowd.reduce((sum, { score }) => sum + score, 0) / CROWD
    console.log(`generation ${generation}: ${mean.toFixed(3)}`)
  }
  return habits
}
