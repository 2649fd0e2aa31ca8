import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Wood Cutter', () => {
  test('brings one wood more from the Forest', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Wood Cutter'] }, bo: {} }, { stock: { forest: 3 } })
    ana.goesTo('forest')
    ana.changedOnly({ wood: 4 })
    ana.has({ board: {} })
    bo.isOn()
  })

  test('knows every space that gathers wood', () => {
    const table = { stock: { grove: 2 } }
    const { ana, bo } = given(farms, { ana: { played: ['Wood Cutter'] }, bo: {}, cy: {} }, table)
    ana.goesTo('grove')
    ana.changedOnly({ wood: 3 })
    bo.isOn()
  })

  test('brings nothing elsewhere, and nothing when somebody else cuts', () => {
    const { ana, bo } = given(
      farms,
      { ana: { played: ['Wood Cutter'] }, bo: {} },
      { stock: { forest: 3, 'clay-pit': 1 } },
    )
    ana.goesTo('clay-pit')
    ana.changedOnly({ clay: 1 })
    bo.goesTo('forest')
    bo.changedOnly({ wood: 3 })
    ana.isOn()
  })
})

describe('Stone Tongs', () => {
  test('bring one stone more from either quarry', () => {
    const players = { ana: { played: ['Stone Tongs'] }, bo: {} }
    const { ana, bo } = given(farms, players, { round: 11, stock: { 'western-quarry': 2, 'eastern-quarry': 1 } })
    ana.goesTo('western-quarry')
    ana.changedOnly({ stone: 3 })
    bo.goesTo('day-laborer')
    ana.goesTo('eastern-quarry')
    ana.changedOnly({ stone: 5 })
    bo.isOn()
  })

  test('bring nothing from the Clay Pit', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Stone Tongs'] }, bo: {} }, { stock: { 'clay-pit': 1 } })
    ana.goesTo('clay-pit')
    ana.changedOnly({ clay: 1 })
    bo.isOn()
  })

  test('bring nothing when somebody else breaks stone', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: { played: ['Stone Tongs'] } }, { round: 6 })
    ana.goesTo('western-quarry')
    ana.changedOnly({ stone: 1 })
    bo.changedOnly({})
    bo.isOn()
  })

  test('cost a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Stone Tongs'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Stone Tongs')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Stone Tongs'] })
    bo.isOn()
  })
})

describe('Basket', () => {
  test('two wood go back to the space for three food', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Basket'] }, bo: {} }, { stock: { forest: 2 } })
    ana.goesTo('forest')
    ana.isAsked('Use Basket?')
    ana.accepts()
    ana.changedOnly({ food: 3 })
    ana.has({ board: { forest: 2 } })
    bo.isOn()
  })

  test('is not asked about with one wood alone', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Basket'] }, bo: {} }, { stock: { forest: 1 } })
    ana.goesTo('forest')
    ana.changedOnly({ wood: 1 })
    bo.isOn()
  })

  test('once for each use, however much wood there is', () => {
    const { ana, bo } = given(farms, { ana: { wood: 4, played: ['Basket'] }, bo: {} }, { stock: { forest: 3 } })
    ana.goesTo('forest')
    ana.accepts()
    ana.changedOnly({ wood: 5, food: 3 })
    bo.isOn()
  })

  test('if one likes', () => {
    const { ana, bo } = given(farms, { ana: { wood: 4, played: ['Basket'] }, bo: {} }, { stock: { forest: 3 } })
    ana.goesTo('forest')
    ana.declines()
    ana.changedOnly({ wood: 7 })
    bo.isOn()
  })

  test('costs a reed', () => {
    const { ana, bo } = given(farms, { ana: { reed: 1, hand: ['Basket'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Basket')
    ana.changedOnly({ reed: 0, hand: [], minors: ['Basket'] })
    bo.isOn()
  })
})

describe('Moldboard Plow', () => {
  test('plows a second field on Farmland, twice in a game', () => {
    const { ana, bo } = given(farms, { ana: { played: [{ card: 'Moldboard Plow', n: 1 }] }, bo: {} })
    ana.goesTo('farmland')
    ana.accepts()
    ana.chooses('1,2')
    ana.chooses('1,3')
    ana.changedOnly({ fields: ['1,2', '1,3'] })
    ana.has({ counts: { 'Moldboard Plow': 2 } })
    bo.isOn()
  })

  test('one field more each time', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Moldboard Plow'] }, bo: {} })
    ana.goesTo('farmland')
    ana.accepts()
    ana.chooses('1,2')
    ana.chooses('1,3')
    ana.changedOnly({ fields: ['1,2', '1,3'] })
    bo.isOn()
  })

  test('is used up after two', () => {
    const { ana, bo } = given(farms, { ana: { played: [{ card: 'Moldboard Plow', n: 2 }] }, bo: {} })
    ana.goesTo('farmland')
    ana.chooses('2,0')
    ana.changedOnly({ fields: ['2,0'] })
    bo.isOn()
  })

  test('stays where it is if one likes, and is of no use elsewhere', () => {
    const plow = { played: ['Moldboard Plow'] }
    const { ana, bo } = given(farms, { ana: plow, bo: plow }, { round: 13 })
    ana.goesTo('farmland')
    ana.declines()
    ana.chooses('2,2')
    bo.goesTo('cultivation')
    bo.chooses('2,2')
    ana.changedOnly({ fields: ['2,2'] })
    bo.changedOnly({ fields: ['2,2'] })
    ana.isOn()
  })

  test('costs two wood and takes an occupation', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Moldboard Plow'], played: ['Tutor'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Moldboard Plow')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Moldboard Plow'] })
    bo.isOn()
  })

  test('not without one', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Moldboard Plow'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Moldboard Plow')
    ana.skips()
    bo.isOn()
  })
})

describe('Oriental Fireplace', () => {
  const majors = ['fireplace-2']

  test('is paid for with a Fireplace, which goes back to the supply', () => {
    const players = { ana: { hand: ['Oriental Fireplace'], majors }, bo: { clay: 2 } }
    const { ana, bo } = given(farms, players, { round: 4 })
    ana.goesTo('meeting-place')
    ana.plays('Oriental Fireplace')
    ana.changedOnly({ majors: [], minors: ['Oriental Fireplace'], hand: [] })
    bo.goesTo('major-improvement')
    bo.plays('fireplace-2')
    bo.changedOnly({ clay: 0, majors })
    ana.isOn()
  })

  test('cooks vegetables for 4, sheep for 3 and cattle for 5, but no boar', () => {
    const ana = { played: ['Oriental Fireplace'], pastures: [['0,4']], vegetable: 1, sheep: 1, cattle: 1, boar: 0 }
    const scene = given(farms, { ana, bo: {} })
    scene.ana.converts('Oriental Fireplace: vegetables → 4 food')
    scene.ana.converts('Oriental Fireplace: sheep → 3 food')
    scene.ana.converts('Oriental Fireplace: cattle → 5 food')
    scene.ana.changedOnly({ food: 12, vegetable: 0, sheep: 0, cattle: 0 })
    scene.ana.isOn()
  })

  test('does not cook boar, and cannot be played without something to give back', () => {
    const scene = given(farms, {
      ana: { played: ['Oriental Fireplace'], boar: 1, hand: ['Oriental Fireplace'] },
      bo: {},
    })
    scene.ana.isNotOffered('card-cook')
    scene.ana.goesTo('meeting-place')
    scene.ana.isNotOffered('Oriental Fireplace')
    scene.ana.skips()
    scene.bo.isOn()
  })

  test('bakes grain for two food, as much as one likes, and is worth a point', () => {
    const baker = { grain: 3, played: ['Oriental Fireplace'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, { round: 1, roundCards: ['grain-utilization'] })
    ana.has({ points: -11 })
    ana.goesTo('grain-utilization')
    ana.chooses('Oriental Fireplace: grain → 2 food')
    ana.chooses('Oriental Fireplace: grain → 2 food')
    ana.changedOnly({ grain: 0, food: 6 })
    bo.isOn()
  })
})
