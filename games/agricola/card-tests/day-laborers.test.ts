import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Loam Pit', () => {
  const THREE = ['Geologist', 'Greengrocer', 'Tutor']

  test('brings three clay more from Day Laborer', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Loam Pit'] }, bo: {} })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 2, clay: 3 })
    bo.isOn()
  })

  test('nothing elsewhere, and nothing for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Loam Pit'] }, bo: {} })
    ana.goesTo('clay-pit')
    bo.goesTo('day-laborer')
    ana.changedOnly({ clay: 1 })
    bo.changedOnly({ food: 2 })
    ana.isOn()
  })

  test('costs a food, takes three occupations and is worth a point', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Loam Pit'], played: THREE }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Loam Pit')
    ana.changedOnly({ food: 0, hand: [], minors: ['Loam Pit'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('not two', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Loam Pit'], played: THREE.slice(1) }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Loam Pit')
    ana.skips()
    bo.isOn()
  })
})

describe('Seasonal Worker', () => {
  test('brings a grain with Day Laborer', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Seasonal Worker'] }, bo: {} }, { round: 5 })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 2, grain: 1 })
    bo.isOn()
  })

  test('from the sixth round on a vegetable in its place', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Seasonal Worker'] }, bo: {} }, { round: 6 })
    ana.goesTo('day-laborer')
    ana.isNotOffered('1 wood')
    ana.chooses('1 vegetable')
    ana.changedOnly({ food: 2, vegetable: 1 })
    bo.isOn()
  })

  test('or still a grain', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Seasonal Worker'] }, bo: {} }, { round: 6 })
    ana.goesTo('day-laborer')
    ana.chooses('1 grain')
    ana.changedOnly({ food: 2, grain: 1 })
    bo.isOn()
  })

  test('nothing on Grain Seeds, and nothing for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Seasonal Worker'] }, bo: {} })
    ana.goesTo('grain-seeds')
    bo.goesTo('day-laborer')
    ana.changedOnly({ grain: 1 })
    bo.changedOnly({ food: 2 })
    ana.isOn()
  })
})

describe('Cottager', () => {
  const builder = { wood: 5, clay: 2, reed: 3, played: ['Cottager'] }

  test('builds one room with Day Laborer', () => {
    const { ana, bo } = given(farms, { ana: { ...builder, wood: 10, reed: 5 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.accepts()
    ana.chooses('buildRoom')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 5, reed: 3, food: 2, rooms: ['0,0', '1,0', '2,0'] })
    bo.isOn()
  })

  test('or renovates', () => {
    const { ana, bo } = given(farms, { ana: builder, bo: {} })
    ana.goesTo('day-laborer')
    ana.accepts()
    ana.chooses('renovate')
    ana.changedOnly({ clay: 0, reed: 2, food: 2, house: 'clay' })
    bo.isOn()
  })

  test('or does neither', () => {
    const { ana, bo } = given(farms, { ana: builder, bo: {} })
    ana.goesTo('day-laborer')
    ana.declines()
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('is not asked what could not be paid', () => {
    const { ana, bo } = given(farms, { ana: { ...builder, wood: 4, clay: 1 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('and not elsewhere', () => {
    const { ana, bo } = given(farms, { ana: builder, bo: {} })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 1 })
    bo.isOn()
  })
})

describe('Assistant Tiller', () => {
  test('plows one field with Day Laborer', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Assistant Tiller'] }, bo: {} })
    ana.goesTo('day-laborer')
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ food: 2, fields: ['2,2'] })
    bo.isOn()
  })

  test('if one likes', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Assistant Tiller'] }, bo: {} })
    ana.goesTo('day-laborer')
    ana.declines()
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('not elsewhere, and not for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Assistant Tiller'] }, bo: {} })
    ana.goesTo('grain-seeds')
    bo.goesTo('day-laborer')
    ana.changedOnly({ grain: 1 })
    bo.changedOnly({ food: 2 })
    ana.isOn()
  })
})

describe('Firewood Collector', () => {
  const collector = { played: ['Firewood Collector'] }

  test('brings a wood when the turn on Farmland or Grain Seeds ends', () => {
    const { ana, bo } = given(farms, { ana: collector, bo: {} })
    ana.goesTo('farmland')
    ana.has({ wood: 0 })
    ana.chooses('2,2')
    bo.goesTo('day-laborer')
    ana.goesTo('grain-seeds')
    ana.changedOnly({ fields: ['2,2'], grain: 1, wood: 2 })
    bo.isOn()
  })

  test('and on Grain Utilization or Cultivation', () => {
    const sower = { ...collector, grain: 2, fields: ['2,0'] }
    const { ana, bo } = given(farms, { ana: sower, bo: {} }, { round: 13 })
    ana.goesTo('grain-utilization')
    ana.has({ wood: 1, grain: 1 })
    bo.goesTo('day-laborer')
    ana.goesTo('cultivation')
    ana.isDone()
    ana.changedOnly({ wood: 2, grain: 1, fields: ['2,0 grain 3', '2,1'] })
    bo.isOn()
  })

  test('not elsewhere, and not for others', () => {
    const { ana, bo } = given(farms, { ana: collector, bo: {} })
    ana.goesTo('forest')
    bo.goesTo('grain-seeds')
    ana.changedOnly({ wood: 3 })
    bo.changedOnly({ grain: 1 })
    ana.isOn()
  })
})

describe('Geologist', () => {
  test('brings a clay from the Forest and the Reed Bank', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Geologist'] }, bo: {} })
    ana.goesTo('forest')
    bo.goesTo('day-laborer')
    ana.goesTo('reed-bank')
    ana.changedOnly({ wood: 3, reed: 1, clay: 2 })
    bo.isOn()
  })

  test('with three players also from the Clay Pit', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Geologist'] }, bo: {}, cy: {} })
    ana.goesTo('clay-pit')
    ana.changedOnly({ clay: 2 })
    bo.isOn()
  })

  test('with two not, and nothing for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Geologist'] }, bo: {} })
    ana.goesTo('clay-pit')
    bo.goesTo('forest')
    ana.changedOnly({ clay: 1 })
    bo.changedOnly({ wood: 3 })
    ana.isOn()
  })

  test('nothing from the Grove', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Geologist'] }, bo: {}, cy: {} })
    ana.goesTo('grove')
    ana.changedOnly({ wood: 2 })
    bo.isOn()
  })
})
