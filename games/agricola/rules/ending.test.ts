import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

/** A farm that is worth nothing but what its people, crops and cells say: 6 - 7 - 13 points. */
const POOR = -14

describe('the end', () => {
  test('G43: after the harvest of round 14 points are counted, and the most win', () => {
    const players = { ana: { food: 4, vegetable: 1 }, bo: { food: 4 } }
    const { scene } = given(farms, players, { at: 'returning-home', round: 14 })
    scene.isOver({ winners: [0], scores: [POOR + 2, POOR], reason: `${POOR + 2} points make the best farm.` })
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

  test('G43: who can still convert something may do so before', () => {
    const ana = { sheep: 2, played: ['Sheep Walker'], stables: ['2,4'] }
    const { ana: player, scene } = given(farms, { ana, bo: {} }, { at: 'scoring', round: 14 })
    player.isAsked('The game is over')
    player.converts('Sheep Walker: 1 sheep → 1 boar')
    player.chooses('Count points')
    scene.isOver({ winners: [0], scores: [POOR + 1 + 2 + 2, POOR] })
  })

  test('G44: building resources break a tie', () => {
    const { scene } = given(farms, { ana: { wood: 1 }, bo: { stone: 2 } }, { at: 'scoring', round: 14 })
    scene.isOver({
      winners: [1],
      scores: [POOR, POOR],
      reason: `${POOR} points make the best farm; more building resources break the tie.`,
    })
  })

  test('G44: without a difference the win is shared', () => {
    const { scene } = given(farms, { ana: { wood: 2 }, bo: { stone: 2 } }, { at: 'scoring', round: 14 })
    scene.isOver({ winners: [0, 1], scores: [POOR, POOR], reason: `${POOR} points make the best farm.` })
  })

  test('G44: what is spent on a craft breaks no tie', () => {
    const ana = { wood: 3, majors: ['joinery'] }
    const bo = { wood: 1, majors: ['well'] }
    const { scene } = given(farms, { ana, bo, cy: { wood: 3 } }, { at: 'scoring', round: 14 })
    scene.isOver({ winners: [1], scores: [POOR + 2 + 1, POOR + 4, POOR] })
  })

  test('G46: the others go on without who leaves', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: {}, cy: {} })
    ana.goesTo('forest')
    bo.leaves()
    cy.isOn()
    cy.isNotOffered('forest')
  })

  test('G46: the last one at the table has won', () => {
    const { bo, scene } = given(farms, { ana: {}, bo: {} })
    bo.leaves()
    scene.isOver({ winners: [0], scores: [POOR, POOR] })
  })
})

describe('alone', () => {
  test('G45: an adult eats three food', () => {
    const { ana } = given(farms, { ana: { food: 7, people: 3, newborns: 1 } }, { at: 'feeding', round: 4 })
    ana.changedOnly({ food: 0, newborns: 0 })
    ana.isOn()
  })

  test('G45: the Meeting Place is for a minor improvement', () => {
    const { ana } = given(farms, { ana: { hand: ['Corn Scoop'], wood: 1 } })
    ana.goesTo('meeting-place')
    ana.plays('Corn Scoop')
    ana.changedOnly({ hand: [], wood: 0, minors: ['Corn Scoop'] })
    ana.isOn()
  })
})
