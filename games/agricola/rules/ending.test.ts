import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

/** A farm that is worth nothing but what its people, crops and cells say: 6 - 7 - 13 points. */
const POOR = -14
const end = { at: 'scoring', round: 14 } as const

describe('counting points', () => {
  test('G43: comes after the harvest of the fourteenth round', () => {
    const { ana, scene } = given(farms, { ana: { food: 2, atHome: 1 }, bo: { food: 4, atHome: 0 } }, { round: 14 })
    ana.goesTo('day-laborer')
    ana.has({ food: 0, begging: 0 })
    scene.isOver({ scores: [POOR, POOR], winners: [0, 1] })
  })

  test('G43: the most points win', () => {
    const players = { ana: { food: 4, vegetable: 1 }, bo: { food: 4 } }
    const { scene } = given(farms, players, { at: 'returning-home', round: 14 })
    scene.isOver({ winners: [0], scores: [POOR + 2, POOR], reason: '-12 points make the best farm.' })
  })

  test('G43: a single point is told as one', () => {
    const ana = { food: 8, people: 4, rooms: ['0,0', '1,0', '0,1', '1,1', '2,0'], vegetable: 1, grain: 1, boar: 1 }
    const { scene } = given(farms, { ana, bo: { food: 4 } }, { at: 'returning-home', round: 14 })
    scene.isOver({ winners: [0], scores: [1, POOR], reason: '1 point makes the best farm.' })
  })

  test('G43: a begging marker takes three points', () => {
    const { scene } = given(farms, { ana: { food: 3 }, bo: { food: 4 } }, { at: 'returning-home', round: 14 })
    scene.isOver({ winners: [1], scores: [POOR - 3, POOR] })
  })

  test('G43: who can still swap something may do so before', () => {
    const walker = { sheep: 2, played: ['Sheep Walker'], stables: ['2,4'] }
    const { ana, scene } = given(farms, { ana: walker, bo: {} }, end)
    ana.isAsked('The game is over')
    ana.converts('Sheep Walker: 1 sheep → 1 boar')
    ana.chooses('Count points')
    scene.isOver({ winners: [0], scores: [POOR + 1 + 2 + 2, POOR] })
  })

  test('G43: who can still cook, too', () => {
    const { ana, scene } = given(farms, { ana: { majors: ['fireplace-2'], vegetable: 2 }, bo: {} }, end)
    ana.isAsked('The game is over')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.chooses('Count points')
    scene.isOver({ scores: [POOR + 1 + 2, POOR], winners: [0] })
  })
})

describe('a tie', () => {
  test('G44: is broken by building resources', () => {
    const { scene } = given(farms, { ana: { wood: 1, clay: 1 }, bo: { reed: 2, stone: 1 } }, end)
    scene.isOver({
      scores: [POOR, POOR],
      winners: [1],
      reason: '-14 points make the best farm; more building resources break the tie.',
    })
  })

  test('G44: without a difference the win is shared', () => {
    const { scene } = given(farms, { ana: { wood: 1, clay: 1 }, bo: { reed: 1, stone: 1 } }, end)
    scene.isOver({ scores: [POOR, POOR], winners: [0, 1], reason: '-14 points make the best farm.' })
  })

  test('G44: by those alone who have the most', () => {
    const { scene } = given(farms, { ana: { wood: 2 }, bo: { reed: 1, stone: 1 }, cy: { clay: 1 } }, end)
    scene.isOver({
      scores: [POOR, POOR, POOR],
      winners: [0, 1],
      reason: '-14 points make the best farm; more building resources break the tie.',
    })
  })

  test('G44: what a craft has spent breaks none', () => {
    const ana = { majors: ['joinery'], wood: 3 }
    const bo = { majors: ['pottery'], stables: ['2,4'], reed: 1 }
    const { scene } = given(farms, { ana, bo }, end)
    scene.isOver({ scores: [POOR + 2 + 1, POOR + 2 + 1], winners: [1] })
  })
})

describe('leaving', () => {
  test('G46: the others go on without who leaves', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: {}, cy: {} })
    ana.goesTo('forest')
    bo.leaves()
    cy.isOn()
    cy.isNotOffered('forest')
  })

  test('G46: the last one at the table has won, whatever the farms are worth', () => {
    const { ana, scene } = given(farms, { ana: { sheep: 1 }, bo: { begging: 2 } })
    ana.leaves()
    scene.isOver({ winners: [1], scores: [POOR + 2, POOR - 6] })
  })
})
