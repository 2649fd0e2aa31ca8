import type { Animal } from '../../cards/goods.ts'
import type { PenView } from '../../rules/view.ts'
import { headsOf } from '../farm/cell-words.ts'

export interface Young {
  readonly at: string
  readonly animal: Animal
}

/** Where the young that are expected will find room: beside their kind, or else in an empty pen. */
export function roomForYoung(pens: readonly PenView[], kinds: readonly Animal[]): readonly Young[] {
  const young: Young[] = []
  const taken = (at: string) => young.filter((each) => each.at === at).length
  for (const animal of kinds) {
    const free = pens.filter(({ at, animals, capacity }) => headsOf(animals) + taken(at) < capacity)
    const found =
      free.find(({ at, animals }) => animals[animal] === headsOf(animals) && animals[animal] > 0 && taken(at) === 0) ??
      free.find(({ at, animals }) => headsOf(animals) === 0 && taken(at) === 0)
    if (found !== undefined) young.push({ at: found.at, animal })
  }
  return young
}
