import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const others = { bo: {}, cy: {}, di: {} }

describe('Harpooner', () => {
  const harpooner = { people: 3, wood: 1, played: ['Harpooner'] }

  test('pays a wood on Fishing for a reed and a food for each person', () => {
    const { ana, bo } = given(farms, { ana: harpooner, bo: {}, cy: {} }, { stock: { fishing: 2 } })
    ana.goesTo('fishing')
    ana.accepts()
    ana.changedOnly({ wood: 0, reed: 1, food: 5 })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: harpooner, bo: {}, cy: {} }, { stock: { fishing: 2 } })
    ana.goesTo('fishing')
    ana.declines()
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('is not asked without wood', () => {
    const { ana, bo } = given(farms, { ana: { ...harpooner, wood: 0 }, bo: {}, cy: {} })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 1 })
    bo.isOn()
  })

  test('not even whoever could cook, which brings no wood', () => {
    const cook = { ...harpooner, wood: 0, sheep: 1, majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: cook, bo: {}, cy: {} })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 1 })
    bo.isOn()
  })

  test('and not elsewhere', () => {
    const { ana, bo } = given(farms, { ana: harpooner, bo: {}, cy: {} })
    ana.goesTo('reed-bank')
    ana.changedOnly({ reed: 1 })
    bo.isOn()
  })
})

describe('Animal Dealer', () => {
  const dealer = {
    food: 3,
    pastures: [
      ['0,3', '0,4'],
      ['1,3', '1,4'],
      ['2,3', '2,4'],
    ],
    played: ['Animal Dealer'],
  }

  test('buys one more of the kind that a market has, for a food', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...dealer, people: 3 }, bo: { people: 3 }, cy: { people: 0 } },
      { round: 10 },
    )
    ana.goesTo('sheep-market')
    ana.accepts()
    ana.changedOnly({ food: 2, sheep: 2 })
    bo.goesTo('forest')
    ana.goesTo('pig-market')
    ana.accepts()
    ana.changedOnly({ food: 1, sheep: 2, boar: 2 })
    bo.goesTo('fishing')
    ana.goesTo('cattle-market')
    ana.accepts()
    ana.changedOnly({ food: 0, sheep: 2, boar: 2, cattle: 2 })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: dealer, bo: {}, cy: {} }, { round: 10 })
    ana.goesTo('pig-market')
    ana.declines()
    ana.changedOnly({ boar: 1 })
    bo.isOn()
  })

  test('is not asked without food', () => {
    const { ana, bo } = given(farms, { ana: { ...dealer, food: 0 }, bo: {}, cy: {} }, { round: 10 })
    ana.goesTo('cattle-market')
    ana.changedOnly({ cattle: 1 })
    bo.isOn()
  })

  test('and not on other spaces', () => {
    const { ana, bo } = given(farms, { ana: dealer, bo: {}, cy: {} }, { round: 10 })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })
})

describe('Conjurer', () => {
  test('brings one wood and one grain more from Traveling Players', () => {
    const { ana, bo } = given(
      farms,
      { ana: { played: ['Conjurer'] }, ...others },
      { stock: { 'traveling-players': 2 } },
    )
    ana.goesTo('traveling-players')
    ana.changedOnly({ food: 2, wood: 1, grain: 1 })
    bo.isOn()
  })

  test('nothing from Fishing, and nothing for others', () => {
    const { ana, bo, cy } = given(farms, { ana: { played: ['Conjurer'] }, ...others })
    ana.goesTo('fishing')
    bo.goesTo('traveling-players')
    ana.changedOnly({ food: 1 })
    bo.changedOnly({ food: 1 })
    cy.isOn()
  })
})

describe('Lutenist', () => {
  const lutenist = { food: 1, played: ['Lutenist'] }

  test('gets a food and a wood when another uses Traveling Players, and may buy a vegetable for two food', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: lutenist, cy: {}, di: {} })
    ana.goesTo('traveling-players')
    bo.isAsked('Use Lutenist?')
    bo.accepts()
    bo.changedOnly({ food: 0, wood: 1, vegetable: 1 })
    ana.changedOnly({ food: 1 })
    cy.changedOnly({})
    bo.isOn()
  })

  test('one, however much food there is', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: { ...lutenist, food: 9 }, cy: {}, di: {} })
    ana.goesTo('traveling-players')
    bo.accepts()
    bo.changedOnly({ food: 8, wood: 1, vegetable: 1 })
    bo.isOn()
  })

  test('or keep them', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: lutenist, cy: {}, di: {} })
    ana.goesTo('traveling-players')
    bo.declines()
    bo.changedOnly({ food: 2, wood: 1 })
    bo.isOn()
  })

  test('is not asked with one food', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: { ...lutenist, food: 0 }, cy: {}, di: {} })
    ana.goesTo('traveling-players')
    bo.changedOnly({ food: 1, wood: 1 })
    bo.isOn()
  })

  test('gets nothing for going there alone', () => {
    const { ana, bo } = given(farms, { ana: lutenist, ...others })
    ana.goesTo('traveling-players')
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })
})

describe('Greengrocer', () => {
  test('brings a vegetable with Grain Seeds', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Greengrocer'] }, bo: {}, cy: {} })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1, vegetable: 1 })
    bo.isOn()
  })

  test('nothing elsewhere, and nothing for others', () => {
    const { ana, bo, cy } = given(farms, { ana: { played: ['Greengrocer'] }, bo: {}, cy: {} })
    ana.goesTo('day-laborer')
    bo.goesTo('grain-seeds')
    ana.changedOnly({ food: 2 })
    bo.changedOnly({ grain: 1 })
    cy.isOn()
  })
})

describe('Storehouse Keeper', () => {
  test('brings a clay more from the Resource Market', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Storehouse Keeper'] }, ...others })
    ana.goesTo('resource-market')
    ana.isNotOffered('1 wood', '1 vegetable')
    ana.chooses('1 clay')
    ana.changedOnly({ food: 1, reed: 1, stone: 1, clay: 1 })
    bo.isOn()
  })

  test('or a grain', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Storehouse Keeper'] }, ...others })
    ana.goesTo('resource-market')
    ana.chooses('1 grain')
    ana.changedOnly({ food: 1, reed: 1, stone: 1, grain: 1 })
    bo.isOn()
  })

  test('nothing elsewhere, and nothing for others', () => {
    const { ana, bo, cy } = given(farms, { ana: { played: ['Storehouse Keeper'] }, ...others })
    ana.goesTo('clay-pit')
    bo.goesTo('resource-market')
    ana.changedOnly({ clay: 1 })
    bo.changedOnly({ food: 1, reed: 1, stone: 1 })
    cy.isOn()
  })
})

describe('Cattle Feeder', () => {
  test('buys a cattle for a food with Grain Seeds', () => {
    const { ana, bo } = given(farms, { ana: { food: 3, played: ['Cattle Feeder'] }, ...others })
    ana.goesTo('grain-seeds')
    ana.accepts()
    ana.changedOnly({ food: 2, cattle: 1, grain: 1 })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { food: 2, played: ['Cattle Feeder'] }, ...others })
    ana.goesTo('grain-seeds')
    ana.declines()
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })

  test('is not asked without food', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Cattle Feeder'] }, ...others })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })

  test('and not elsewhere', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, played: ['Cattle Feeder'] }, ...others })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 3 })
    bo.isOn()
  })
})

describe('Oven Firing Boy', () => {
  const boy = { grain: 1, majors: ['clay-oven'], played: ['Oven Firing Boy'] }

  test('bakes beside the Forest', () => {
    const { ana, bo } = given(farms, { ana: boy, bo: {} })
    ana.goesTo('forest')
    ana.accepts()
    ana.changedOnly({ grain: 0, food: 5, wood: 3 })
    bo.isOn()
  })

  test('and beside the Grove and the Copse', () => {
    const { ana, bo, cy, di } = given(farms, { ana: { ...boy, grain: 2 }, ...others })
    ana.goesTo('grove')
    ana.accepts()
    bo.goesTo('forest')
    cy.goesTo('fishing')
    di.goesTo('grain-seeds')
    ana.goesTo('copse')
    ana.accepts()
    ana.changedOnly({ grain: 0, food: 10, wood: 3 })
    bo.isOn()
  })

  test('if one likes, and not elsewhere', () => {
    const { ana, bo } = given(farms, { ana: boy, bo: {} })
    ana.goesTo('forest')
    ana.declines()
    bo.goesTo('fishing')
    ana.goesTo('clay-pit')
    ana.changedOnly({ wood: 3, clay: 1 })
    bo.isOn()
  })
})

describe('Mushroom Collector', () => {
  test('puts one wood back for two food, right after the Forest was used', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Mushroom Collector'] }, bo: {} }, { stock: { forest: 3 } })
    ana.goesTo('forest')
    ana.accepts()
    ana.changedOnly({ wood: 2, food: 2 })
    ana.has({ board: { forest: 1 } })
    bo.isOn()
  })

  test('after the Grove and the Copse as well', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Mushroom Collector'] }, ...others })
    ana.goesTo('copse')
    ana.accepts()
    ana.changedOnly({ wood: 0, food: 2 })
    ana.has({ board: { copse: 1 } })
    bo.isOn()
  })

  test('or keeps it, and has nothing elsewhere', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Mushroom Collector'], wood: 3 }, bo: {} })
    ana.goesTo('forest')
    ana.declines()
    bo.goesTo('fishing')
    ana.goesTo('clay-pit')
    ana.changedOnly({ wood: 6, clay: 1 })
    bo.isOn()
  })
})
