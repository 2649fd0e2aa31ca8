import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const renovating = { round: 5, roundCards: ['house-redevelopment'] } as const
const improving = { round: 1, roundCards: ['major-improvement'] } as const
const THREE_ROOMS = ['0,0', '1,0', '2,0']

describe('Conservator', () => {
  const rich = { clay: 2, stone: 2, reed: 1, played: ['Conservator'] }

  test('renovates a wooden house straight to stone, at the price of stone', () => {
    const { ana, bo } = given(farms, { ana: rich, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.chooses('stone')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, house: 'stone' })
    bo.isOn()
  })

  test('or to clay', () => {
    const { ana, bo } = given(farms, { ana: rich, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.chooses('clay')
    ana.skips()
    ana.changedOnly({ clay: 0, reed: 0, house: 'clay' })
    bo.isOn()
  })

  test('not with a stone too few, and not for others', () => {
    const { ana, bo } = given(farms, { ana: { ...rich, clay: 0, stone: 1 }, bo: { stone: 2, reed: 1 } }, renovating)
    ana.isNotOffered('house-redevelopment')
    ana.goesTo('day-laborer')
    bo.isNotOffered('house-redevelopment')
    bo.isOn()
  })
})

describe('Roughcaster', () => {
  test('gets three food for building clay rooms, once however many', () => {
    const caster = { house: 'clay', clay: 10, reed: 4, played: ['Roughcaster'] } as const
    const { ana, bo } = given(farms, { ana: caster, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.chooses('2,1')
    ana.changedOnly({ clay: 0, reed: 0, food: 3, rooms: ['0,0', '1,0', '2,0', '2,1'] })
    bo.isOn()
  })

  test('and for renovating from clay to stone', () => {
    const caster = { house: 'clay', stone: 2, reed: 1, played: ['Roughcaster'] } as const
    const { ana, bo } = given(farms, { ana: caster, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, food: 3, house: 'stone' })
    bo.isOn()
  })

  test('not from wood to clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, played: ['Roughcaster'] }, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ clay: 0, reed: 0, house: 'clay' })
    bo.isOn()
  })

  test('not for wooden rooms', () => {
    const { ana, bo } = given(farms, { ana: { wood: 5, reed: 2, played: ['Roughcaster'] }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 0, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('not from wood straight to stone', () => {
    const both = { stone: 2, reed: 1, played: ['Roughcaster', 'Conservator'] }
    const { ana, bo } = given(farms, { ana: both, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, house: 'stone' })
    bo.isOn()
  })
})

describe('Frame Builder', () => {
  test('pays one wood in place of two clay for a room', () => {
    const framer = { house: 'clay', wood: 1, clay: 3, reed: 2, played: ['Frame Builder'] } as const
    const { ana, bo } = given(farms, { ana: framer, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 0, clay: 0, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('once for a room, not twice', () => {
    const framer = { house: 'clay', wood: 2, clay: 2, reed: 2, played: ['Frame Builder'] } as const
    const { ana, bo } = given(farms, { ana: framer, bo: {} })
    ana.goesTo('farm-expansion')
    ana.isAsked('Build a stable')
    ana.chooses('2,4')
    bo.isOn()
  })

  test('in place of two stone for a renovation', () => {
    const framer = { house: 'clay', wood: 1, reed: 1, played: ['Frame Builder'] } as const
    const { ana, bo } = given(farms, { ana: framer, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ wood: 0, reed: 0, house: 'stone' })
    bo.isOn()
  })

  test('or the usual price', () => {
    const framer = { wood: 1, clay: 3, reed: 1, rooms: THREE_ROOMS, played: ['Frame Builder'] }
    const { ana, bo } = given(farms, { ana: framer, bo: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.isOffered('3 clay, 1 reed', '1 wood, 1 clay, 1 reed')
    ana.chooses('3 clay, 1 reed')
    ana.skips()
    ana.changedOnly({ clay: 0, reed: 0, house: 'clay' })
    bo.isOn()
  })
})

describe('Stonecutter', () => {
  test('takes a stone off a renovation', () => {
    const cutter = { house: 'clay', stone: 1, reed: 1, played: ['Stonecutter'] } as const
    const { ana, bo } = given(farms, { ana: cutter, bo: {}, cy: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, house: 'stone' })
    bo.isOn()
  })

  test('off each room', () => {
    const cutter = { house: 'stone', stone: 8, reed: 4, played: ['Stonecutter'] } as const
    const { ana, bo } = given(farms, { ana: cutter, bo: {}, cy: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.chooses('2,1')
    ana.changedOnly({ stone: 0, reed: 0, rooms: ['0,0', '1,0', '2,0', '2,1'] })
    bo.isOn()
  })

  test('off a major improvement and off a minor one', () => {
    const cutter = { wood: 1, stone: 2, hand: ["Carpenter's Parlor"], played: ['Stonecutter'] }
    const { ana, bo } = given(farms, { ana: cutter, bo: {}, cy: {} }, improving)
    ana.goesTo('major-improvement')
    ana.isOffered("Carpenter's Parlor")
    ana.plays('well')
    ana.has({ wood: 0, stone: 0, majors: ['well'] })
    bo.isOn()
  })

  test('one, not two', () => {
    const cutter = { wood: 1, stone: 1, hand: ["Carpenter's Parlor"], played: ['Stonecutter'] }
    const { ana, bo } = given(farms, { ana: cutter, bo: {}, cy: {} }, improving)
    ana.goesTo('major-improvement')
    ana.isNotOffered('well')
    ana.plays("Carpenter's Parlor")
    ana.changedOnly({ wood: 0, hand: [], minors: ["Carpenter's Parlor"] })
    bo.isOn()
  })
})

describe('Master Bricklayer', () => {
  test('takes a stone off a major improvement for each room beyond two', () => {
    const layer = { wood: 1, stone: 2, rooms: THREE_ROOMS, played: ['Master Bricklayer'] }
    const { ana, bo } = given(farms, { ana: layer, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('well')
    ana.has({ wood: 0, stone: 0, majors: ['well'] })
    bo.isOn()
  })

  test('two with four rooms', () => {
    const layer = { wood: 1, stone: 1, rooms: [...THREE_ROOMS, '2,1'], played: ['Master Bricklayer'] }
    const { ana, bo } = given(farms, { ana: layer, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('well')
    ana.has({ wood: 0, stone: 0, majors: ['well'] })
    bo.isOn()
  })

  test('nothing is left of a single stone', () => {
    const layer = { clay: 3, rooms: THREE_ROOMS, played: ['Master Bricklayer'] }
    const { ana, bo } = given(farms, { ana: layer, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('clay-oven')
    ana.changedOnly({ clay: 0, majors: ['clay-oven'] })
    bo.isOn()
  })

  test('none with two, and never off a minor improvement', () => {
    const layer = { wood: 1, stone: 2, hand: ['Lumber Mill'], played: ['Master Bricklayer'] }
    const { ana, bo } = given(farms, { ana: layer, bo: { ...layer, rooms: THREE_ROOMS, stone: 1 } }, improving)
    ana.goesTo('major-improvement')
    ana.isNotOffered('well')
    ana.plays('Lumber Mill')
    ana.changedOnly({ stone: 0, hand: [], minors: ['Lumber Mill'] })
    bo.goesTo('meeting-place')
    bo.isNotOffered('Lumber Mill')
    bo.skips()
    ana.isOn()
  })
})

describe('Carpenter', () => {
  test('builds rooms for three of their material and two reed', () => {
    const { ana, bo } = given(farms, { ana: { wood: 3, reed: 2, played: ['Carpenter'] }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 0, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('of stone, too', () => {
    const carpenter = { house: 'stone', stone: 3, reed: 2, played: ['Carpenter'] } as const
    const { ana, bo } = given(farms, { ana: carpenter, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.changedOnly({ stone: 0, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('and of clay', () => {
    const carpenter = { reed: 2, played: ['Carpenter'] }
    const clay = { ...carpenter, house: 'clay', clay: 3 } as const
    const { ana, bo } = given(farms, { ana: clay, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.changedOnly({ clay: 0, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('not for two', () => {
    const { ana } = given(farms, { ana: { house: 'stone', stone: 2, reed: 2, played: ['Carpenter'] }, bo: {} })
    ana.isNotOffered('farm-expansion')
    ana.isOn()
  })

  test('not for one reed', () => {
    const { ana } = given(farms, { ana: { house: 'stone', stone: 3, reed: 1, played: ['Carpenter'] }, bo: {} })
    ana.isNotOffered('farm-expansion')
    ana.isOn()
  })
})

describe('Brushwood Collector', () => {
  test('pays a wood in place of the reed of a room', () => {
    const { ana, bo } = given(farms, { ana: { wood: 6, played: ['Brushwood Collector'] }, bo: {}, cy: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('and of a renovation', () => {
    const collector = { wood: 1, clay: 2, played: ['Brushwood Collector'] }
    const { ana, bo } = given(farms, { ana: collector, bo: {}, cy: {} }, renovating)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ wood: 0, clay: 0, house: 'clay' })
    bo.isOn()
  })

  test('or the reed', () => {
    const collector = { wood: 6, reed: 2, played: ['Brushwood Collector'] }
    const { ana, bo } = given(farms, { ana: collector, bo: {}, cy: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.chooses('5 wood, 2 reed')
    ana.changedOnly({ wood: 1, reed: 0, rooms: THREE_ROOMS })
    bo.isOn()
  })

  test('not without that wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 5, reed: 1, played: ['Brushwood Collector'] }, bo: {}, cy: {} })
    ana.goesTo('farm-expansion')
    ana.isAsked('Build a stable')
    ana.chooses('2,4')
    ana.isDone()
    bo.isOn()
  })
})
