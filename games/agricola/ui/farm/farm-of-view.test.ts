import { expect, test } from 'vitest'
import {
  addRoom,
  addStable,
  buildFences,
  cellAt,
  checkFencing,
  plow,
  renovateTo,
  sow,
  startingFarm,
} from '../../farm/index.ts'
import { farmView } from '../../rules/farm-view.ts'
import type { PlayerState } from '../../rules/state.ts'
import { cellWords, penWords, placeWords } from './cell-words.ts'
import { farmOfView } from './farm-of-view.ts'

function fullFarm() {
  const farm = startingFarm()
  addRoom(farm, cellAt(2, 0))
  renovateTo(farm, 'clay')
  plow(farm, cellAt(1, 1))
  plow(farm, cellAt(2, 1))
  sow(farm, cellAt(1, 1), 'grain')
  addStable(farm, cellAt(0, 4))
  addStable(farm, cellAt(2, 3))
  const edges = ['0,3:top', '0,4:top', '0,4:right', '0,3:left', '1,3:top', '1,4:top']
  const checked = checkFencing(farm, edges, { affordable: 6, free: 0 })
  if ('value' in checked) buildFences(farm, checked.value)
  farm.sheep = 3
  return farm
}

const shown = (farm: ReturnType<typeof fullFarm>) => farmView({ farm, skills: 0, inPlay: [] } as unknown as PlayerState)

test('a farm can be told from what is shown of it', () => {
  const farm = fullFarm()
  const animals = { sheep: 3, boar: 0, cattle: 0 }
  expect(farmOfView({ farm: shown(farm), animals })).toEqual(farm)
})

test('cells are told in words, counted from one', () => {
  const view = shown(fullFarm())
  const words = (at: number) => {
    const cell = view.cells[at]
    return cell === undefined ? '' : cellWords(cell, view)
  }
  expect(placeWords('2,4')).toBe('row 3, column 5')
  expect(words(cellAt(0, 0))).toBe('row 1, column 1: clay room')
  expect(words(cellAt(1, 1))).toBe('row 2, column 2: field with 3 grain')
  expect(words(cellAt(2, 1))).toBe('row 3, column 2: empty field')
  expect(words(cellAt(0, 4))).toBe('row 1, column 5: pasture with a stable, 3 sheep of 8')
  expect(words(cellAt(2, 3))).toBe('row 3, column 4: stable, no animals of 1')
  expect(words(cellAt(1, 4))).toBe('row 2, column 5: unused')
})

test('pens have names', () => {
  const [pasture, stable, house] = shown(fullFarm()).pens.map(penWords)
  expect([pasture, stable, house]).toEqual([
    'Pasture of 2 cells at row 1, column 4',
    'Stable at row 3, column 4',
    'House',
  ])
})
