import { expect, test } from 'vitest'
import { buildFences, cellAt, startingFarm } from '../../farm/index.ts'
import { farmView } from '../../rules/farm-view.ts'
import type { PlayerState } from '../../rules/state.ts'
import { NO_FENCES, toggleCell } from '../fencing/fence-draft.ts'
import type { PenView } from '../../rules/view.ts'
import { afterPen, answerOf, NOTHING_MOVED } from './herd-draft.ts'
import { moveAnimal } from './move-animal.ts'

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

const heads = (pens: readonly PenView[]) =>
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

test('two clicks move an animal, the same pen twice moves none, and an empty one gives none', () => {
  const player = herder(2, 0)
  const picked = afterPen(player, NOTHING_MOVED, '0,4')
  expect(picked).toEqual({ pens: null, from: '0,4', words: 'Now choose where it goes.' })
  expect(afterPen(player, picked, '0,4')).toEqual(NOTHING_MOVED)
  const put = afterPen(player, picked, '1,4')
  expect(heads(put.pens ?? [])).toMatchObject({ '0,4': '1 sheep 0 boar', '1,4': '1 sheep 0 boar' })
  expect(afterPen(player, NOTHING_MOVED, 'house').words).toBe('Nothing stands there.')
})

test('what was moved is answered place by place', () => {
  const player = herder(2, 0)
  expect(answerOf(player.farm.pens)).toEqual([{ at: '0,4', animal: 'sheep', n: 2 }])
  expect(answerOf(after(player, '0,4', '1,4'))).toEqual([
    { at: '0,4', animal: 'sheep', n: 1 },
    { at: '1,4', animal: 'sheep', n: 1 },
  ])
})
