import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const end = { at: 'scoring', round: 14 } as const

describe('the end', () => {
  test('comes after the harvest of the fourteenth round', () => {
    const { ana, scene } = given(farms, { ana: { food: 2, atHome: 1 }, bo: { food: 4, atHome: 0 } }, { round: 14 })
    ana.goesTo('day-laborer')
    ana.has({ food: 0, begging: 0 })
    scene.isOver({ scores: [-14, -14], winners: [0, 1] })
  })

  test('the most points win', () => {
    const { scene } = given(farms, { ana: { sheep: 1 }, bo: { begging: 1 } }, end)
    scene.isOver({ scores: [-12, -17], winners: [0], reason: '-12 points make the best farm.' })
  })

  test('building resources break a tie', () => {
    const { scene } = given(farms, { ana: { wood: 1, clay: 1 }, bo: { reed: 2, stone: 1 } }, end)
    scene.isOver({
      scores: [-14, -14],
      winners: [1],
      reason: '-14 points make the best farm; more building resources break the tie.',
    })
  })

  test('equals share the win', () => {
    const { scene } = given(farms, { ana: { wood: 2 }, bo: { reed: 1, stone: 1 }, cy: { clay: 1 } }, end)
    scene.isOver({ scores: [-14, -14, -14], winners: [0, 1] })
  })

  test('goods that a craft spends break no tie', () => {
    const { scene } = given(farms, { ana: { majors: ['joinery'], wood: 3 }, bo: { majors: ['pottery'], clay: 4 } }, end)
    scene.isOver({ scores: [-11, -11], winners: [1] })
  })

  test('before points are counted something may be converted', () => {
    const cook = { majors: ['fireplace-2'], vegetable: 2 }
    const { ana, scene } = given(farms, { ana: cook, bo: {} }, end)
    ana.isAsked('The game is over')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.chooses('Count points')
    scene.isOver({ scores: [-11, -14], winners: [0] })
  })

  test('who leaves has not won, and the last one at the table has', () => {
    const { ana, scene } = given(farms, { ana: { sheep: 1 }, bo: { begging: 2 } })
    ana.leaves()
    scene.isOver({ winners: [1] })
  })
})
