import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const sheepMarket = { round: 1, roundCards: ['sheep-market'] } as const
const CORNER = [['0,4']]

describe('Drinking Trough', () => {
  const keeper = { pastures: CORNER, sheep: 2, played: ['Drinking Trough'] }

  test('makes room for two animals more in a pasture', () => {
    const { ana, bo } = given(farms, { ana: keeper, bo: {} }, { ...sheepMarket, stock: { 'sheep-market': 3 } })
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 5 })
    bo.isOn()
  })

  test('two, not three', () => {
    const { ana, bo } = given(farms, { ana: keeper, bo: {} }, { ...sheepMarket, stock: { 'sheep-market': 4 } })
    ana.goesTo('sheep-market')
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 5 })
    bo.isOn()
  })

  test('after a stable has doubled it', () => {
    const stabled = { ...keeper, stables: ['0,4'], sheep: 4 }
    const { ana, bo } = given(farms, { ana: stabled, bo: {} }, { ...sheepMarket, stock: { 'sheep-market': 4 } })
    ana.goesTo('sheep-market')
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 7 })
    bo.isOn()
  })

  test('costs a clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, hand: ['Drinking Trough'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Drinking Trough')
    ana.changedOnly({ clay: 0, hand: [], minors: ['Drinking Trough'] })
    bo.isOn()
  })
})

describe("Shepherd's Crook", () => {
  const fencing = { round: 1, roundCards: ['fencing'] } as const
  const FOUR = ['0,3:top', '0,4:top', '0,4:right', '1,4:right', '1,4:bottom', '1,3:bottom', '1,3:left', '0,3:left']

  test('two sheep move into a new pasture of four cells', () => {
    const { ana, bo } = given(farms, { ana: { wood: 8, played: ["Shepherd's Crook"] }, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences(...FOUR)
    ana.changedOnly({ wood: 0, fences: 8, pastures: [['0,3', '0,4', '1,3', '1,4']], sheep: 2 })
    bo.isOn()
  })

  test('not into one of three', () => {
    const { ana, bo } = given(farms, { ana: { wood: 8, played: ["Shepherd's Crook"] }, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences('0,2:top', '0,3:top', '0,4:top', '0,2:bottom', '0,3:bottom', '0,4:bottom', '0,2:left', '0,4:right')
    ana.changedOnly({ wood: 0, fences: 8, pastures: [['0,2', '0,3', '0,4']] })
    bo.isOn()
  })

  test('not into a part of an older one', () => {
    const shepherd = {
      wood: 3,
      pastures: [['0,3', '0,4', '1,3', '1,4', '2,3', '2,4']],
      played: ["Shepherd's Crook"],
    }
    const { ana, bo } = given(farms, { ana: shepherd, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences('2,3:top', '2,4:top')
    ana.has({ wood: 1, sheep: 0 })
    bo.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ["Shepherd's Crook"] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays("Shepherd's Crook")
    ana.changedOnly({ wood: 0, hand: [], minors: ["Shepherd's Crook"] })
    bo.isOn()
  })
})

describe('Animal Tamer', () => {
  test('gives a wood or a grain', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Animal Tamer'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Animal Tamer')
    ana.isNotOffered('1 food', '1 clay')
    ana.chooses('1 grain')
    ana.changedOnly({ grain: 1, hand: [], occupations: ['Animal Tamer'] })
    bo.isOn()
  })

  test('or the wood', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Animal Tamer'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Animal Tamer')
    ana.chooses('1 wood')
    ana.has({ wood: 1, grain: 0 })
    bo.isOn()
  })

  test('keeps an animal in each room, of any kinds', () => {
    const tamer = { rooms: ['0,0', '1,0', '2,0'], boar: 1, cattle: 1, played: ['Animal Tamer'] }
    const { ana, bo } = given(farms, { ana: tamer, bo: {} }, sheepMarket)
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 1 })
    bo.isOn()
  })

  test('not more', () => {
    const tamer = { boar: 1, cattle: 1, played: ['Animal Tamer'] }
    const { ana, bo } = given(farms, { ana: tamer, bo: {} }, sheepMarket)
    ana.goesTo('sheep-market')
    ana.chooses('release-boar')
    ana.changedOnly({ sheep: 1, boar: 0 })
    bo.isOn()
  })
})

describe('Pig Breeder', () => {
  const others = { bo: { atHome: 0 }, cy: { atHome: 0 }, di: { atHome: 0 } }

  test('gives a boar', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Pig Breeder'] }, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons')
    ana.plays('Pig Breeder')
    ana.changedOnly({ boar: 1, hand: [], occupations: ['Pig Breeder'] })
    bo.isOn()
  })

  test('lets boar breed when the twelfth round ends', () => {
    const breeder = { atHome: 1, boar: 2, pastures: [['0,3', '0,4']], played: ['Pig Breeder'] }
    const { ana } = given(farms, { ana: breeder, ...others }, { round: 12 })
    ana.goesTo('day-laborer')
    ana.has({ boar: 3 })
    ana.isOn()
  })

  test('a young one without room is not cooked', () => {
    const breeder = { atHome: 1, boar: 3, pastures: CORNER, majors: ['fireplace-2'], played: ['Pig Breeder'] }
    const { ana } = given(farms, { ana: breeder, ...others }, { round: 12 })
    ana.goesTo('day-laborer')
    ana.isNotOffered('Fireplace: boar → 2 food')
    ana.chooses('release-boar')
    ana.has({ boar: 3, food: 2 })
    ana.isOn()
  })

  test('not one alone', () => {
    const breeder = { atHome: 1, boar: 1, pastures: [['0,3', '0,4']], played: ['Pig Breeder'] }
    const { ana } = given(farms, { ana: breeder, ...others }, { round: 12 })
    ana.goesTo('day-laborer')
    ana.has({ boar: 1 })
    ana.isOn()
  })

  test('not in another round, and no other animals', () => {
    const breeder = { atHome: 1, boar: 2, pastures: [['0,3', '0,4']], played: ['Pig Breeder'] }
    const { ana } = given(farms, { ana: breeder, ...others }, { round: 10 })
    ana.goesTo('day-laborer')
    ana.has({ boar: 2 })
    ana.isOn()
  })

  test('sheep wait for the harvest', () => {
    const breeder = { atHome: 1, sheep: 2, pastures: [['0,3', '0,4']], played: ['Pig Breeder'] }
    const { ana } = given(farms, { ana: breeder, ...others }, { round: 12 })
    ana.goesTo('day-laborer')
    ana.has({ sheep: 2 })
    ana.isOn()
  })
})

describe('Sheep Walker', () => {
  const walker = { sheep: 3, pastures: [['0,3', '0,4']], played: ['Sheep Walker'] }

  test('trades a sheep for a boar, a vegetable or a stone at any time', () => {
    const { ana } = given(farms, { ana: walker, bo: {} })
    ana.converts('Sheep Walker: 1 sheep → 1 boar')
    ana.converts('Sheep Walker: 1 sheep → 1 vegetable')
    ana.converts('Sheep Walker: 1 sheep → 1 stone')
    ana.changedOnly({ sheep: 0, boar: 1, vegetable: 1, stone: 1 })
    ana.isNotOffered('card-exchange')
    ana.isOn()
  })

  test('not other animals, and not for something else', () => {
    const { ana } = given(farms, { ana: { ...walker, sheep: 0, boar: 3 }, bo: {} })
    ana.isNotOffered('card-exchange')
    ana.isOn()
  })

  test('the boar needs a place', () => {
    const { ana } = given(farms, { ana: { ...walker, sheep: 5 }, bo: {} })
    ana.converts('Sheep Walker: 1 sheep → 1 boar')
    ana.changedOnly({ sheep: 4, boar: 1 })
    ana.isOn()
  })

  test('and until it has one only sheep that stand there are traded', () => {
    const { ana } = given(farms, { ana: { ...walker, sheep: 4, boar: 1 }, bo: {} })
    ana.converts('Sheep Walker: 1 sheep → 1 boar')
    ana.isAsked('Make room for your animals')
    ana.converts('Sheep Walker: 1 sheep → 1 stone')
    ana.isAsked('Make room for your animals')
    ana.chooses('release-boar')
    ana.changedOnly({ sheep: 2, stone: 1 })
    ana.isOn()
  })
})

describe('Consultant', () => {
  const player = { hand: ['Consultant'] }

  test('gives two grain to a player alone', () => {
    const { ana } = given(farms, { ana: player })
    ana.goesTo('lessons')
    ana.plays('Consultant')
    ana.changedOnly({ grain: 2, hand: [], occupations: ['Consultant'] })
    ana.isOn()
  })

  test('three clay with two players', () => {
    const { ana, bo } = given(farms, { ana: player, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Consultant')
    ana.changedOnly({ clay: 3, hand: [], occupations: ['Consultant'] })
    bo.isOn()
  })

  test('two reed with three', () => {
    const { ana, bo } = given(farms, { ana: player, bo: {}, cy: {} })
    ana.goesTo('lessons')
    ana.plays('Consultant')
    ana.changedOnly({ reed: 2, hand: [], occupations: ['Consultant'] })
    bo.isOn()
  })

  test('two sheep with four', () => {
    const { ana, bo } = given(farms, { ana: { ...player, pastures: CORNER }, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons')
    ana.plays('Consultant')
    ana.changedOnly({ sheep: 2, hand: [], occupations: ['Consultant'] })
    bo.isOn()
  })

  test('of which one is let go where there is a place for one alone', () => {
    const { ana, bo } = given(farms, { ana: player, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons')
    ana.plays('Consultant')
    ana.isAsked('Make room for your animals')
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 1, hand: [], occupations: ['Consultant'] })
    bo.isOn()
  })
})
