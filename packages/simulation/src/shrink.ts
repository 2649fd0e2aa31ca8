import type { Broken } from './story.ts'
import { World, type WorldSettings } from './world.ts'

const AN_HOUR = 60 * 60_000
/** In hours: the quiet at the end of a world. */
const A_WHILE = 0.1

export interface Shrunk {
  readonly settings: WorldSettings
  readonly broken: Broken
  readonly tries: number
}

/** Whether there is time for another try. */
export type Patience = () => boolean

/**
 * The smallest world found in which the same law is broken: first without what came after, then with fewer people, then
 * with fewer faults. Every part draws its own chance, so that most of what is left happens as before.
 */
export async function shrink(settings: WorldSettings, broken: Broken, patience: Patience): Promise<Shrunk> {
  let best: Shrunk = { settings: upTo(settings, broken), broken, tries: 0 }
  let tries = 0
  const breaks = async (smaller: WorldSettings): Promise<boolean> => {
    tries++
    const outcome = await new World(smaller).run()
    if (outcome.broken?.law !== broken.law) return false
    best = { settings: upTo(smaller, outcome.broken), broken: outcome.broken, tries }
    return true
  }
  const circles = settings.circles ?? Array.from({ length: settings.tables ?? 200 }, (_, n) => n)
  await fewer(circles, patience, (some) => breaks({ ...best.settings, circles: some }))
  const faults = new World(best.settings).faults.map(({ n }) => n)
  await fewer(faults, patience, (some) => breaks({ ...best.settings, faults: some }))
  return { ...best, tries }
}

/** What comes after a law was broken is of no use; what is found in quiet needs it all. */
function upTo(settings: WorldSettings, { at }: Broken): WorldSettings {
  const until = Math.ceil((at / AN_HOUR) * 100 + 1) / 100
  return until < settings.hours - A_WHILE ? { ...settings, until } : settings
}

/** Leaves out half, then a quarter, then less at a time, as long as it still breaks. */
async function fewer(
  all: readonly number[],
  patience: Patience,
  breaks: (some: readonly number[]) => Promise<boolean>,
): Promise<void> {
  let kept = all
  if (kept.length > 0 && patience() && (await breaks([]))) return
  for (let part = Math.ceil(kept.length / 2); part >= 1 && kept.length > 1; part = part === 1 ? 0 : Math.ceil(part / 2))
    for (let from = 0; from < kept.length && patience(); ) {
      const without = [...kept.slice(0, from), ...kept.slice(from + part)]
      if (without.length > 0 && (await breaks(without))) kept = without
      else from += part
    }
}
