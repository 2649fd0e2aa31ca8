import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const fencing = { round: 1, roundCards: ['fencing'] } as const
const renovating = { round: 5, roundCards: ['house-redevelopment'] } as const
const improving = { round: 1, roundCards: ['major-improvement'] } as const
const CORNER = ['0,4:top', '0,4:right', '0,4:bottom', '0,4:left'] as const

describe('Rammed Clay', () => {
  test('gives a clay', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Rammed Clay'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Rammed Clay')
    ana.changedOnly({ clay: 1, hand: [], minors: ['Rammed Clay'] })
    bo.isOn()
  })

  test('lets fences be paid with clay, mixed with wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, clay: 3, played: ['Rammed Clay'] }, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences(...CORNER)
    ana.isNotOffered('1', '4')
    ana.chooses(3)
    ana.changedOnly({ wood: 1, clay: 0, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('with clay alone', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, played: ['Rammed Clay'] }, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences(...CORNER)
    ana.changedOnly({ clay: 0, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('not with reed, and not for others', () => {
    const { ana, bo } = given(
      farms,
      { ana: { clay: 3, reed: 9, stone: 9, played: ['Rammed Clay'] }, bo: { clay: 9 } },
      fencing,
    )
    ana.isNotOffered('fencing')
    ana.goesTo('day-laborer')
    bo.isNotOffered('fencing')
    bo.isOn()
  })
})

describe('Hedge Keeper', () => {
  test('builds three fences for nothing', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, played: ['Hedge Keeper'] }, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences(...CORNER)
    ana.changedOnly({ wood: 0, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('not four', () => {
    const { ana } = given(farms, { ana: { played: ['Hedge Keeper'] }, bo: {} }, fencing)
    ana.isNotOffered('fencing')
    ana.isOn()
  })

  test('three of a cut, too, and again each time', () => {
    const keeper = { pastures: [['0,3', '0,4', '1,3', '1,4']], played: ['Hedge Keeper'] }
    const { ana, bo } = given(farms, { ana: keeper, bo: {} }, fencing)
    ana.goesTo('fencing')
    ana.fences('1,3:top', '1,4:top')
    ana.changedOnly({
      fences: 10,
      pastures: [
        ['0,3', '0,4'],
        ['1,3', '1,4'],
      ],
    })
    bo.isOn()
  })
})

describe('Lumber Mill', () => {
  test('takes a wood off every improvement', () => {
    const miller = { wood: 1, stone: 2, hand: ['Corn Scoop', 'Manger'], played: ['Lumber Mill'] }
    const { ana, bo } = given(farms, { ana: miller, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.isOffered('Corn Scoop', 'Manger', 'joinery')
    ana.plays('joinery')
    ana.changedOnly({ wood: 0, stone: 0, majors: ['joinery'] })
    bo.isOn()
  })

  test('of a price of one wood nothing is left', () => {
    const { ana, bo } = given(
      farms,
      { ana: { hand: ['Corn Scoop', 'Manger'], played: ['Lumber Mill'] }, bo: {} },
      improving,
    )
    ana.goesTo('major-improvement')
    ana.isNotOffered('Manger')
    ana.plays('Corn Scoop')
    ana.changedOnly({ hand: ['Manger'], minors: ['Lumber Mill', 'Corn Scoop'] })
    bo.isOn()
  })

  test('rooms and stables cost what they cost', () => {
    const { ana } = given(farms, { ana: { wood: 1, reed: 2, played: ['Lumber Mill'] }, bo: {} })
    ana.isNotOffered('farm-expansion')
    ana.isOn()
  })

  test('costs two stone, takes no more than three occupations and is worth two points', () => {
    const played = ['Geologist', 'Cottager', 'Greengrocer']
    const { ana, bo } = given(farms, { ana: { stone: 2, hand: ['Lumber Mill'], played }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Lumber Mill')
    ana.changedOnly({ stone: 0, hand: [], minors: ['Lumber Mill'] })
    ana.has({ points: -12 })
    bo.isOn()
  })

  test('not four', () => {
    const played = ['Geologist', 'Cottager', 'Greengrocer', 'Tutor']
    const { ana, bo } = given(farms, { ana: { stone: 2, hand: ['Lumber Mill'], played }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Lumber Mill')
    ana.skips()
    bo.isOn()
  })
})

describe("Carpenter's Parlor", () => {
  test('builds wooden rooms for two wood and two reed', () => {
    const { ana, bo } = given(farms, { ana: { wood: 3, reed: 2, played: ["Carpenter's Parlor"] }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 1, reed: 0, rooms: ['0,0', '1,0', '2,0'] })
    bo.isOn()
  })

  test('not for one wood, and no rooms of clay', () => {
    const parlor = { played: ["Carpenter's Parlor"], reed: 2 }
    const { ana, bo } = given(farms, {
      ana: { ...parlor, wood: 1 },
      bo: { ...parlor, house: 'clay', clay: 4, wood: 1 },
    })
    ana.isNotOffered('farm-expansion')
    ana.goesTo('day-laborer')
    bo.isNotOffered('farm-expansion')
    bo.isOn()
  })

  test('costs a wood and a stone', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, stone: 1, hand: ["Carpenter's Parlor"] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays("Carpenter's Parlor")
    ana.changedOnly({ wood: 0, stone: 0, hand: [], minors: ["Carpenter's Parlor"] })
    bo.isOn()
  })
})

describe('Mining Hammer', () => {
  test('gives a food, for a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Mining Hammer'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Mining Hammer')
    ana.changedOnly({ wood: 0, food: 1, hand: [], minors: ['Mining Hammer'] })
    bo.isOn()
  })

  test('builds a stable for nothing with each renovation', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, played: ['Mining Hammer'] }, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.accepts()
    ana.chooses('2,4')
    ana.skips()
    ana.changedOnly({ clay: 0, reed: 0, house: 'clay', stables: ['2,4'] })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, played: ['Mining Hammer'] }, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.declines()
    ana.skips()
    ana.changedOnly({ clay: 0, reed: 0, house: 'clay' })
    bo.isOn()
  })
})

describe('Mantlepiece', () => {
  test('is worth a point for each round to come, and three less', () => {
    const { ana, bo } = given(farms, { ana: { house: 'clay', stone: 1, hand: ['Mantlepiece'] }, bo: {} }, { round: 5 })
    ana.has({ points: -12 })
    ana.goesTo('meeting-place')
    ana.plays('Mantlepiece')
    ana.changedOnly({ stone: 0, hand: [], minors: ['Mantlepiece'], bonus: 9 })
    ana.has({ points: -6 })
    bo.isOn()
  })

  test('its owner does not renovate any more', () => {
    const lord = { house: 'clay', stone: 9, reed: 9, played: ['Mantlepiece'] } as const
    const { ana } = given(farms, { ana: lord, bo: {} }, renovating)
    ana.isNotOffered('house-redevelopment')
    ana.isOn()
  })

  test('is not for a wooden house', () => {
    const { ana, bo } = given(farms, { ana: { stone: 1, hand: ['Mantlepiece'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Mantlepiece')
    ana.skips()
    bo.isOn()
  })

  test('one of stone is fine', () => {
    const { ana, bo } = given(
      farms,
      { ana: { house: 'stone', stone: 1, hand: ['Mantlepiece'] }, bo: {} },
      { round: 14 },
    )
    ana.goesTo('meeting-place')
    ana.plays('Mantlepiece')
    ana.changedOnly({ stone: 0, hand: [], minors: ['Mantlepiece'] })
    bo.isOn()
  })
})
