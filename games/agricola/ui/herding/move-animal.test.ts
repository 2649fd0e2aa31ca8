import { expect, test } from 'vitest'
import { buildFences, cellAt, startingFarm } from '../../farm/index.ts'
import { farmView } from '../../rules/farm-view.ts'
import type { PlayerState } from '../../rules/state.ts'
import { NO_FENCES, toggleCell } from '../fencing/fence-draft.ts'
import type { PenView } from '../../rules/view.ts'
import { afterDrop, afterPen, answerOf, doneWords, NOTHING_MOVED, readHerd, whyNotPen } from './herd-draft.ts'
import { moveAnimal, type PickedUp } from './move-animal.ts'

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

const sheepAt = (at: string): PickedUp => ({ at, animal: 'sheep' })

const heads = (pens: readonly PenView[]) =>
  Object.fromEntries(pens.map(({ at, animals }) => [at, `${animals.sheep} sheep ${animals.boar} boar`]))

function after(player: ReturnType<typeof herder>, from: PickedUp, to: string) {
  const moved = moveAnimal(player, player.farm.pens, from, to)
  if ('reason' in moved) throw new Error(moved.reason)
  return moved.pens
}

test('one animal moves where there is room for it (G50)', () => {
  const player = herder(2, 0)
  expect(heads(after(player, sheepAt('0,4'), '1,4'))).toMatchObject({
    '0,4': '1 sheep 0 boar',
    '1,4': '1 sheep 0 boar',
  })
})

test('pastures with different kinds change places, and it is told', () => {
  const player = herder(2, 2)
  const before = heads(player.farm.pens)
  const kind = before['0,4'] === '2 sheep 0 boar' ? 'sheep' : 'boar'
  expect(before['0,4']).not.toBe(before['1,4'])
  const picked = { ...NOTHING_MOVED, from: { at: '0,4', animal: kind } } as const
  const swapped = afterPen(player, picked, '1,4')
  expect(heads(swapped.pens ?? [])).toMatchObject({ '0,4': before['1,4'], '1,4': before['0,4'] })
  expect(swapped.words).toBe('The two pens have changed places.')
})

test('a full pen says so before it is chosen, and what was picked up stays picked up', () => {
  const player = herder(4, 0)
  const picked = afterPen(player, NOTHING_MOVED, '0,4')
  expect(whyNotPen(player, picked, '1,4')).toBe('There is no more room.')
  expect(whyNotPen(player, picked, 'house')).toBeNull()
  expect(afterPen(player, picked, '1,4')).toEqual({ ...picked, words: 'There is no more room.' })
  expect(afterDrop(player, picked, '1,4')).toEqual({ ...NOTHING_MOVED, words: 'There is no more room.' })
  expect(moveAnimal(player, player.farm.pens, sheepAt('house'), '1,4')).toEqual({ reason: 'Nothing stands there.' })
})

test('two clicks move an animal, the same pen twice moves none, and an empty one gives none', () => {
  const player = herder(2, 0)
  const picked = afterPen(player, NOTHING_MOVED, '0,4')
  expect(picked).toEqual({ pens: null, from: sheepAt('0,4'), words: 'Choose where 1 sheep goes.' })
  expect(afterPen(player, picked, '0,4')).toEqual(NOTHING_MOVED)
  const put = afterPen(player, picked, '1,4')
  expect(heads(put.pens ?? [])).toMatchObject({ '0,4': '1 sheep 0 boar', '1,4': '1 sheep 0 boar' })
  expect(put.from).toBeNull()
  expect(afterPen(player, NOTHING_MOVED, 'house').words).toBe('Nothing stands there.')
  expect(whyNotPen(player, NOTHING_MOVED, 'house')).toBe('Nothing stands there.')
})

test('where two kinds stand together, a second click takes the other one up, and a third none', () => {
  const player = herder(1, 1)
  const pens = player.farm.pens.map((pen) => ({ ...pen, animals: { sheep: 0, boar: 0, cattle: 0 } }))
  const mixed = pens.map((pen) => (pen.at === 'house' ? { ...pen, animals: { sheep: 1, boar: 1, cattle: 0 } } : pen))
  const start = { ...NOTHING_MOVED, pens: mixed }
  const first = afterPen(player, start, 'house')
  const second = afterPen(player, first, 'house')
  expect([first.from?.animal, second.from?.animal]).toEqual(['sheep', 'boar'])
  expect(afterPen(player, second, 'house').from).toBeNull()
})

test('animals can be let go, which the answer says, and taken back before it is given (G50)', () => {
  const player = herder(2, 0)
  expect(whyNotPen(player, NOTHING_MOVED, 'away')).toBe('Choose an animal first.')
  const gone = afterPen(player, afterPen(player, NOTHING_MOVED, '0,4'), 'away')
  expect(answerOf(gone.pens ?? [])).toEqual([
    { at: '0,4', animal: 'sheep', n: 1 },
    { at: 'away', animal: 'sheep', n: 1 },
  ])
  expect([NOTHING_MOVED, gone].map(doneWords)).toEqual(['Leave as it is', 'Let 1 sheep go'])
  const back = afterPen(player, afterPen(player, gone, 'away'), '0,4')
  expect(heads(back.pens ?? [])).toMatchObject({ '0,4': '2 sheep 0 boar', away: '0 sheep 0 boar' })
  expect(doneWords(back)).toBe('Keep them there')
})

test('what was moved is answered place by place', () => {
  const player = herder(2, 0)
  expect(answerOf(player.farm.pens)).toEqual([{ at: '0,4', animal: 'sheep', n: 2 }])
  expect(answerOf(after(player, sheepAt('0,4'), '1,4'))).toEqual([
    { at: '0,4', animal: 'sheep', n: 1 },
    { at: '1,4', animal: 'sheep', n: 1 },
  ])
})

test('animals on their way are still there when the page is loaded anew; anything else is forgotten', () => {
  const player = herder(1, 0)
  const draft = afterPen(player, afterPen(player, NOTHING_MOVED, '0,4'), '1,4')
  const kept = readHerd(JSON.parse(JSON.stringify(draft)))
  expect(kept?.pens).toEqual(draft.pens)
  expect(kept?.pens).not.toBeNull()
  for (const stored of [null, 7, {}, { pens: null }, { pens: [{ at: '0,4' }] }]) expect(readHerd(stored)).toBeNull()
})
