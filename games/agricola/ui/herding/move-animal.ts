import { ANIMALS, type Animal } from '../../cards/goods.ts'
import { checkArrangement, type Placement } from '../../farm/index.ts'
import type { PenView, PlayerView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { shelterOfView } from './shelter-of-view.ts'

export type Herder = Pick<PlayerView, 'farm' | 'animals' | 'minors' | 'occupations'>

/** One animal, and the pen it stands in. */
export interface PickedUp {
  readonly at: string
  readonly animal: Animal
}

export type Moved = { readonly pens: readonly PenView[]; readonly isSwap: boolean } | { readonly reason: string }

/** One animal from a pen to another; where another kind stands there, the two pens change places. */
export function moveAnimal(player: Herder, pens: readonly PenView[], { at, animal }: PickedUp, to: string): Moved {
  const source = pens.find((pen) => pen.at === at)
  const target = pens.find((pen) => pen.at === to)
  if (source === undefined || target === undefined || source.animals[animal] === 0)
    return { reason: 'Nothing stands there.' }
  const one = replaced(pens, [
    [at, plus(source.animals, animal, -1)],
    [to, plus(target.animals, animal, 1)],
  ])
  const problem = whyNot(player, one)
  if (problem === null) return { pens: one, isSwap: false }
  const both = replaced(pens, [
    [at, target.animals],
    [to, source.animals],
  ])
  const canSwap = ANIMALS.some((each) => each !== animal && target.animals[each] > 0)
  return canSwap && whyNot(player, both) === null ? { pens: both, isSwap: true } : { reason: problem }
}

/** The kinds that stand in a pen. */
export function kindsIn({ animals }: Pick<PenView, 'animals'>): readonly Animal[] {
  return ANIMALS.filter((animal) => animals[animal] > 0)
}

function whyNot(player: Herder, pens: readonly PenView[]): string | null {
  const answer = pens.flatMap((pen): readonly Placement[] =>
    kindsIn(pen).map((animal) => ({ at: pen.at, animal, n: pen.animals[animal] })),
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
