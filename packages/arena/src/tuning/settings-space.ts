import { type Chance, Random } from '@turnwright/kernel/search'
import type { Settings } from '@turnwright/search'
import { fingerprintOf } from '@turnwright/kernel/host'

type Tuned = Required<Omit<Settings, 'budget'>>

/** What is tried of each setting: all that any level was found to play well with, and what lies around it. */
const SPACE: { readonly [Name in keyof Tuned]: readonly Tuned[Name][] } = {
  turns: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 20, null],
  width: [4, 6, 9, 12, 16, 20, 24, 30, 40, 60],
  openings: [24, 60, 150, 300, 504],
  margin: [0, 0.5, 1, 1.5, 2, 3],
  deals: [2, 3, 4, 6, 8, 10, 16],
  kept: [0.3, 0.5, 0.7],
  noise: [0, 0.03, 0.1, 0.25],
  tree: [null, null, { explores: 0.3, depth: 3 }, { explores: 1, depth: 3 }, { explores: 1, depth: 8 }],
  sure: [3, 4, 5, 6, 8, null],
}

/** How many settings an entrant changes at most: near what is known to play well there is more to find. */
const MOST_CHANGES = 3
const MOST_TRIES = 1000

/** So many different settings around the ones that are played now. The same seed gives the same. */
export function settingsAround(current: Settings, count: number, seed: string): readonly Settings[] {
  const chance = Random.fromSeed(seed)
  const seen = new Set([fingerprintOf(current)])
  const found: Settings[] = []
  for (let tries = 0; found.length < count && tries < MOST_TRIES; tries++) {
    const changed = changedBy(current, chance)
    const mark = fingerprintOf(changed)
    if (!seen.has(mark)) found.push(changed)
    seen.add(mark)
  }
  return found
}

function changedBy(current: Settings, chance: Chance): Settings {
  // Openings are counted where they are many, and that is known of the game.
  const names = (Object.keys(SPACE) as (keyof Tuned)[]).filter(
    (name) => name !== 'openings' || current.openings !== undefined,
  )
  const changes = 1 + chance.int(MOST_CHANGES)
  let changed: Settings = current
  for (let change = 0; change < changes; change++) {
    const name = names[chance.int(names.length)] as keyof Tuned
    const values = SPACE[name]
    changed = { ...changed, [name]: values[chance.int(values.length)] }
  }
  return changed
}
