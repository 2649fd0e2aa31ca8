import { ANIMALS, type Animal } from '../../cards/goods.ts'
import { checkArrangement, type Placement } from '../../farm/index.ts'
import type { PenView, PlayerView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { shelterOfView } from './shelter-of-view.ts'

export type Herder = Pick<PlayerView, 'farm' | 'animals' | 'minors' | 'occupations'>

export type Moved = { readonly pens: readonly PenView[] } | { readonly reason: string }

/** One animal from a pen to another; where another kind stands there, the two pens change places. */
export function moveAnimal(player: Herder, pens: readonly PenView[], from: string, to: string): Moved {
  const source = pens.find(({ at }) => at === from)
  const target = pens.find(({ at }) => at === to)
  const animal = source === undefined ? undefined : ANIMALS.find((each) => source.animals[each] > 0)
  if (source === undefined || target === undefined || animal === undefined) return { reason: 'Nothing stands there.' }
  const one = replaced(pens, [
    [from, plus(source.animals, animal, -1)],
    [to, plus(target.animals, animal, 1)],
  ])
  const problem = whyNot(player, one)
  if (problem === null) return { pens: one }
  const both = replaced(pens, [
    [from, target.animals],
    [to, source.animals],
  ])
  const canSwap = ANIMALS.some((each) => each !== animal && target.animals[each] > 0)
  return canSwap && whyNot(player, both) === null ? { pens: both } : { reason: problem }
}

function whyNot(player: Herder, pens: readonly PenView[]): string | null {
  const answer = pens.flatMap(({ at, animals }): readonly Placement[] =>
    ANIMALS.filter((animal) => animals[animal] > 0).map((animal) => ({ at, animal, n: animals[animal] })),
  )
  const checked = checkArrangement(farmOfView(player), answer, player.animals, shelterOfView(player))
  if ('value' in checked) return null
  if (checked.reason === 'mixed-kinds') return 'A pasture holds one kind of animal.'
  return checked.reason === 'too-many' ? 'There is no more room.' : 'Not all of them can stand like this.'
}

type Animals = PenView['animals']

function replaced(pens: readonly PenView[], changes: readonly (readonly [string, Animals])[]): readonly PenView[] {
  return pens.map((pen) => {
    const change = changes.find(([at]) => at === pen.at)
    return change === undefined ? pen : { ...pen, animals: change[1] }
  })
}

function plus(animals: Animals, animal: Animal, n: number): Animals {
  return { ...animals, [animal]: animals[animal] + n }
}
