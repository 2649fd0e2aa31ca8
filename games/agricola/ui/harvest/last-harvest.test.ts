import { project } from '@turnwright/kernel/host'
import { given, type Scene } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { AgricolaView } from '../../rules/view.ts'
import { farms } from '../../scenario/farms.ts'
import { lastHarvest } from './last-harvest.ts'

/** What a seat reads of the harvest that has passed. */
function toldTo({ game }: Scene, seat: number | null): readonly string[] | null {
  const projection = project(game, seat)
  const harvest = lastHarvest(projection, projection.view as AgricolaView)
  if (harvest === null) return null
  const players = harvest.players.map(({ seat: of, deeds }) => `${of}: ${deeds.map(({ words }) => words).join(', ')}`)
  return [`round ${harvest.round}`, ...players]
}

const begging = { ana: { food: 2 }, bo: { food: 4, fields: ['2,0 grain 3'] } } as const

test('a harvest in which nobody could choose is told to everybody: their own part of it, and who begged', () => {
  const { scene, ana } = given(farms, begging, { at: 'returning-home', round: 4 })
  const fed = 'feeds the family with 2 food, takes 2 begging markers'
  const reaped = '1: harvests 1 grain, feeds the family with 4 food'
  expect(toldTo(scene, 0)).toEqual(['round 4', `0: ${fed}`])
  expect(toldTo(scene, 1)).toEqual(['round 4', '0: takes 2 begging markers', reaped])
  expect(toldTo(scene, null)).toEqual(['round 4', `0: ${fed}`, reaped])
  ana.isOn()
})

test('it is told to each until they work again, and to nobody a round later', () => {
  const { scene, ana, bo } = given(farms, begging, { at: 'returning-home', round: 4 })
  ana.goesTo('day-laborer')
  expect(toldTo(scene, 0)).toBeNull()
  expect(toldTo(scene, null)).toBeNull()
  expect(toldTo(scene, 1)).toHaveLength(3)
  bo.goesTo('forest')
  ana.goesTo('clay-pit')
  bo.goesTo('reed-bank')
  expect(toldTo(scene, 0)).toBeNull()
  ana.isOn()
})

test('what was turned into food is not told again', () => {
  const { scene, ana } = given(
    farms,
    { ana: { food: 3, grain: 1 }, bo: { food: 4 } },
    { at: 'returning-home', round: 4 },
  )
  ana.chooses('Eat: grain → 1 food')
  expect(toldTo(scene, 0)).toEqual(['round 4', '0: feeds the family with 4 food'])
  ana.isOn()
})

test('there is nothing to tell after a round without a harvest, nor while it is under way', () => {
  const calm = given(farms, begging, { at: 'returning-home', round: 3 })
  expect(toldTo(calm.scene, 0)).toBeNull()
  calm.ana.isOn()
  const eating = given(farms, { ana: { food: 2, grain: 1 }, bo: {} }, { at: 'returning-home', round: 4 })
  expect(toldTo(eating.scene, 0)).toBeNull()
  eating.ana.isAsked('Convert goods to food')
})
