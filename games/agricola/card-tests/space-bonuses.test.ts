import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Threshing Board', () => {
  const baker = { grain: 1, majors: ['clay-oven'], played: ['Threshing Board'] }

  test('bakes beside Farmland', () => {
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('farmland')
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ grain: 0, food: 5, fields: ['2,2'] })
    bo.isOn()
  })

  test('and beside Cultivation', () => {
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, { round: 12, roundCards: ['cultivation'] })
    ana.goesTo('cultivation')
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ grain: 0, food: 5, fields: ['2,2'] })
    bo.isOn()
  })

  test('if one likes, and nowhere else', () => {
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('farmland')
    ana.declines()
    ana.chooses('2,2')
    bo.goesTo('grain-seeds')
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 2, fields: ['2,2'] })
    bo.isOn()
  })

  test('costs a wood, takes two occupations and is worth a point', () => {
    const joiner = { wood: 1, hand: ['Threshing Board'], played: ['Tutor', 'Geologist'] }
    const { ana, bo } = given(farms, { ana: joiner, bo: {} })
    ana.has({ points: -13 })
    ana.goesTo('meeting-place')
    ana.plays('Threshing Board')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Threshing Board'] })
    ana.has({ points: -12 })
    bo.isOn()
  })

  test('not one', () => {
    const joiner = { wood: 1, hand: ['Threshing Board'], played: ['Tutor'] }
    const { ana, bo } = given(farms, { ana: joiner, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Threshing Board')
    ana.skips()
    bo.isOn()
  })
})

describe('Milk Jug', () => {
  const market = { round: 10, roundCards: ['cattle-market'] } as const

  test('gives its owner three food and everybody else one when anyone uses the Cattle Market', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: { played: ['Milk Jug'] }, cy: {} }, market)
    ana.goesTo('cattle-market')
    ana.changedOnly({ cattle: 1, food: 1 })
    bo.changedOnly({ food: 3 })
    cy.changedOnly({ food: 1 })
    bo.isOn()
  })

  test('its owner included', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Milk Jug'] }, bo: {} }, market)
    ana.goesTo('cattle-market')
    ana.changedOnly({ cattle: 1, food: 3 })
    bo.changedOnly({ food: 1 })
    bo.isOn()
  })

  test('no other market does', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Milk Jug'] }, bo: {} }, market)
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 1 })
    bo.changedOnly({})
    bo.isOn()
  })

  test('costs a clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, hand: ['Milk Jug'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Milk Jug')
    ana.changedOnly({ clay: 0, hand: [], minors: ['Milk Jug'] })
    bo.isOn()
  })
})

describe('Corn Scoop', () => {
  test('brings one grain more from Grain Seeds', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Corn Scoop'] }, bo: {} })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 2 })
    bo.isOn()
  })

  test('not for others, and nowhere else', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Corn Scoop'] }, bo: {} })
    ana.goesTo('day-laborer')
    bo.goesTo('grain-seeds')
    ana.changedOnly({ food: 2 })
    bo.changedOnly({ grain: 1 })
    ana.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Corn Scoop'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Corn Scoop')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Corn Scoop'] })
    bo.isOn()
  })
})

describe('Canoe', () => {
  test('brings one food and one reed more from Fishing', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Canoe'] }, bo: {} }, { stock: { fishing: 3 } })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 4, reed: 1 })
    bo.isOn()
  })

  test('nothing from the Reed Bank, and nothing for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Canoe'] }, bo: {} })
    ana.goesTo('reed-bank')
    bo.goesTo('fishing')
    ana.changedOnly({ reed: 1 })
    bo.changedOnly({ food: 1 })
    ana.isOn()
  })

  test('costs two wood, takes an occupation and is worth a point', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Canoe'], played: ['Geologist'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Canoe')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Canoe'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('not without one', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Canoe'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Canoe')
    ana.skips()
    bo.isOn()
  })
})

describe('Brook', () => {
  const fisher = { played: ['Brook'] }

  test('brings a food from the Forest, the Clay Pit and the Reed Bank', () => {
    const { ana, bo } = given(farms, { ana: { ...fisher, people: 3 }, bo: { people: 3 } })
    ana.goesTo('forest')
    bo.goesTo('grain-seeds')
    ana.goesTo('clay-pit')
    bo.goesTo('day-laborer')
    ana.goesTo('reed-bank')
    ana.changedOnly({ wood: 3, clay: 1, reed: 1, food: 3 })
    bo.isOn()
  })

  test('and from the card of the first round', () => {
    const table = { round: 3, roundCards: ['sheep-market', 'grain-utilization'] } as const
    const { ana, bo } = given(farms, { ana: fisher, bo: {} }, table)
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 1, food: 1 })
    bo.isOn()
  })

  test('not from a later one, and not from Fishing', () => {
    const table = { round: 3, roundCards: ['grain-utilization', 'sheep-market'] } as const
    const { ana, bo } = given(farms, { ana: fisher, bo: {} }, table)
    ana.goesTo('sheep-market')
    bo.goesTo('forest')
    ana.goesTo('fishing')
    ana.changedOnly({ sheep: 1, food: 1 })
    bo.changedOnly({ wood: 3 })
    bo.isOn()
  })

  test('is played while a person of the owner is fishing', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Brook'] }, bo: {} }, { taken: { fishing: 0 } })
    ana.goesTo('meeting-place')
    ana.plays('Brook')
    ana.changedOnly({ hand: [], minors: ['Brook'] })
    bo.isOn()
  })

  test('not while somebody else is', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Brook'] }, bo: {} }, { taken: { fishing: 1 } })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Brook')
    ana.skips()
    bo.isOn()
  })
})

describe('Pitchfork', () => {
  test('brings three food with Grain Seeds while Farmland is occupied', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Pitchfork'] }, bo: {} }, { taken: { farmland: 1 } })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1, food: 3 })
    bo.isOn()
  })

  test('by oneself as well', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Pitchfork'] }, bo: {} }, { taken: { farmland: 0 } })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1, food: 3 })
    bo.isOn()
  })

  test('nothing while it is free', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Pitchfork'] }, bo: {} })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })

  test('nothing on another space, and nothing for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Pitchfork'] }, bo: {} }, { taken: { farmland: 1 } })
    ana.goesTo('day-laborer')
    bo.goesTo('grain-seeds')
    ana.changedOnly({ food: 2 })
    bo.changedOnly({ grain: 1 })
    ana.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Pitchfork'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Pitchfork')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Pitchfork'] })
    bo.isOn()
  })
})
