import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const improving = { round: 1, roundCards: ['major-improvement'] } as const
const feeding = { at: 'feeding', round: 4 } as const
const fed = { food: 4 }

describe('Joinery', () => {
  test('costs two wood and two stone, and is worth two points', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, stone: 2 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('joinery')
    ana.changedOnly({ wood: 0, stone: 0, majors: ['joinery'] })
    ana.has({ points: -12 })
    bo.isOn()
  })

  test('turns one wood into two food in a harvest, once', () => {
    const { ana } = given(farms, { ana: { ...fed, wood: 2, majors: ['joinery'] }, bo: fed }, feeding)
    ana.chooses('Joinery: wood → 2 food')
    ana.changedOnly({ wood: 1, food: 2 })
    ana.isOn()
  })

  test('three wood are worth a point at the end, two none', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, majors: ['joinery'] }, bo: {} }, { stock: { forest: 1 } })
    ana.has({ points: -12 })
    ana.goesTo('forest')
    ana.has({ points: -12 + 1 })
    bo.isOn()
  })

  test('five wood two, seven three', () => {
    const { ana, bo } = given(farms, { ana: { wood: 5, majors: ['joinery'] }, bo: {} }, { stock: { forest: 2 } })
    ana.has({ points: -12 + 2 })
    ana.goesTo('forest')
    ana.has({ points: -12 + 3 })
    bo.isOn()
  })
})

describe('Pottery', () => {
  test('costs two clay and two stone, and is worth two points', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, stone: 2 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('pottery')
    ana.changedOnly({ clay: 0, stone: 0, majors: ['pottery'] })
    ana.has({ points: -12 })
    bo.isOn()
  })

  test('turns one clay into two food in a harvest, once', () => {
    const { ana } = given(farms, { ana: { ...fed, clay: 2, majors: ['pottery'] }, bo: fed }, feeding)
    ana.chooses('Pottery: clay → 2 food')
    ana.changedOnly({ clay: 1, food: 2 })
    ana.isOn()
  })

  test('three clay are worth a point at the end, two none', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, majors: ['pottery'] }, bo: {} }, { stock: { 'clay-pit': 1 } })
    ana.has({ points: -12 })
    ana.goesTo('clay-pit')
    ana.has({ points: -12 + 1 })
    bo.isOn()
  })

  test('five clay two, seven three', () => {
    const { ana, bo } = given(farms, { ana: { clay: 5, majors: ['pottery'] }, bo: {} }, { stock: { 'clay-pit': 2 } })
    ana.has({ points: -12 + 2 })
    ana.goesTo('clay-pit')
    ana.has({ points: -12 + 3 })
    bo.isOn()
  })
})

describe("Basketmaker's Workshop", () => {
  const workshop = { majors: ['basketmakers-workshop'] }

  test('costs two reed and two stone, and is worth two points', () => {
    const { ana, bo } = given(farms, { ana: { reed: 2, stone: 2 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('basketmakers-workshop')
    ana.changedOnly({ reed: 0, stone: 0, majors: ['basketmakers-workshop'] })
    ana.has({ points: -12 })
    bo.isOn()
  })

  test('turns one reed into three food in a harvest, once', () => {
    const { ana } = given(farms, { ana: { ...fed, ...workshop, reed: 2 }, bo: fed }, feeding)
    ana.chooses("Basketmaker's Workshop: reed → 3 food")
    ana.changedOnly({ reed: 1, food: 3 })
    ana.isOn()
  })

  test('two reed are worth a point at the end, one none', () => {
    const { ana, bo } = given(farms, { ana: { ...workshop, reed: 1 }, bo: {} }, { stock: { 'reed-bank': 1 } })
    ana.has({ points: -12 })
    ana.goesTo('reed-bank')
    ana.has({ points: -12 + 1 })
    bo.isOn()
  })

  test('four reed two, five three', () => {
    const { ana, bo } = given(farms, { ana: { ...workshop, reed: 4 }, bo: {} }, { stock: { 'reed-bank': 1 } })
    ana.has({ points: -12 + 2 })
    ana.goesTo('reed-bank')
    ana.has({ points: -12 + 3 })
    bo.isOn()
  })
})
