import { expect, test } from 'vitest'
import { buildFences, cellAt, startingFarm } from '../../farm/index.ts'
import { farmView } from '../../rules/farm-view.ts'
import type { PlayerState } from '../../rules/state.ts'
import { NO_FENCES, toggleCell } from '../fencing/fence-draft.ts'
import { arrangedPens, moveAnimal } from './move-animal.ts'

/** Two pastures of one cell each, and a pet in the house. */
function herder(sheep: number, boar: number) {
  const farm = startingFarm()
  buildFences(farm, toggleCell(farm, NO_FENCES, cellAt(0, 4)))
  buildFences(farm, toggleCell(farm, NO_FENCES, cellAt(1, 4)))
  farm.sheep = sheep
  farm.boar = boar
  const view = farmView({ farm, skills: 0, inPlay: [] } as unknown as PlayerState)
  return { farm: view, animals: { sheep, boar, cattle: 0 }, minors: [], occupations: [] }
}

const heads = (pens: ReturnType<typeof arrangedPens>) =>
  Object.fromEntries(pens.map(({ at, animals }) => [at, `${animals.sheep} sheep ${animals.boar} boar`]))

function after(player: ReturnType<typeof herder>, from: string, to: string) {
  const moved = moveAnimal(player, player.farm.pens, from, to)
  if ('reason' in moved) throw new Error(moved.reason)
  return moved.pens
}

test('one animal moves where there is room for it', () => {
  const player = herder(2, 0)
  expect(heads(after(player, '0,4', '1,4'))).toMatchObject({ '0,4': '1 sheep 0 boar', '1,4': '1 sheep 0 boar' })
})

test('pastures with different kinds change places', () => {
  const player = herder(2, 2)
  const before = heads(player.farm.pens)
  expect(before['0,4']).not.toBe(before['1,4'])
  expect(heads(after(player, '0,4', '1,4'))).toMatchObject({ '0,4': before['1,4'], '1,4': before['0,4'] })
})

test('a full pen says so', () => {
  const player = herder(4, 0)
  expect(moveAnimal(player, player.farm.pens, '0,4', '1,4')).toEqual({ reason: 'There is no more room.' })
  expect(moveAnimal(player, player.farm.pens, 'house', '1,4')).toEqual({ reason: 'Nothing stands there.' })
})

test('an own arrangement holds while the herd is the same, and is forgotten when it is not', () => {
  const player = herder(2, 0)
  const own = after(player, '0,4', '1,4')
  expect(arrangedPens(player, own)).toEqual(own)
  const later = herder(3, 0)
  expect(arrangedPens(later, own)).toEqual(later.farm.pens)
})
