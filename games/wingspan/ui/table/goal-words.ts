import type { Goal, GoalCount } from '../../cards/goals.ts'
import { HABITATS } from '../../cards/habitat.ts'
import { GOALS } from '../../cards/goals.ts'
import type { SignName } from '../signs/drawings.tsx'

export function goalCalled(id: string): Goal {
  const goal = GOALS.find((each) => each.id === id)
  if (goal === undefined) throw new RangeError(`there is no goal ${id}`)
  return goal
}

/** What a goal counts, as signs. */
export function goalSigns(counts: GoalCount): readonly SignName[] {
  switch (counts.what) {
    case 'birds':
      return counts.habitat === null ? ['birds'] : ['birds', counts.habitat]
    case 'eggsInHabitat':
      return ['egg', counts.habitat]
    case 'birdsWithEgg':
      return [counts.nest, 'birds', 'egg']
    case 'eggsInNests':
      return ['egg', counts.nest]
    case 'eggSets':
      return ['egg', ...HABITATS]
  }
}
