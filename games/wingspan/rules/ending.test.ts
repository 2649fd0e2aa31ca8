import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import type { StagedPlayer } from '../scenario/stage.ts'

const SETS = ['egg-sets', 'egg-sets', 'egg-sets', 'egg-sets']
const LAST_TURN = { round: 4, turnsLeft: 1, goals: SETS }

test('W54: points come from birds, bonus cards, goals, eggs, cached food and tucked cards', () => {
  const ana: StagedPlayer = {
    forest: [{ bird: 'Acorn Woodpecker', eggs: 1, cached: 2 }],
    grassland: [
      { bird: 'Barn Owl', cached: 1, eggs: 1 },
      { bird: 'Bushtit', tucked: 3 },
    ],
    wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }],
    bonus: ['Falconer', 'Forester'],
  }
  // Birds 5 + 5 + 2 + 9, Falconer 2, Forester 0, the goal 7, eggs 3, cached 3, tucked 3.
  const { ana: player, ...others } = given(mats, { ana, bo: { turnsLeft: 0 } }, LAST_TURN)
  player.uses('wetland')
  player.isDone()
  player.skips()
  others.scene.isOver({ winners: [0], scores: [39, 0], reason: '39 points.' })
})

describe('W55: a tie', () => {
  const turkey: StagedPlayer = { forest: ['Wild Turkey'] }

  test('goes to whoever has more food left', () => {
    const richer = { ...turkey, food: { seed: 1, fish: 1 }, turnsLeft: 0 }
    const { ana, scene } = given(mats, { ana: { ...turkey, food: { seed: 1 } }, bo: richer }, LAST_TURN)
    ana.uses('wetland')
    ana.isDone()
    scene.isOver({ winners: [1], scores: [8, 8], reason: '8 points; more food left breaks the tie.' })
  })

  test('is shared where the food is equal, and only among the best', () => {
    const fed = { ...turkey, food: { seed: 1 } }
    const others = { bo: { ...fed, turnsLeft: 0 }, cy: { food: { fish: 9 }, turnsLeft: 0 } }
    const { ana, scene } = given(mats, { ana: fed, ...others }, LAST_TURN)
    ana.uses('wetland')
    ana.isDone()
    scene.isOver({ winners: [0, 1], scores: [8, 8, 0], reason: '8 points each, and as much food left.' })
  })
})

describe('W59: who leaves', () => {
  test('takes no further turn, and the others go on', () => {
    const { ana, bo, cy } = given(mats, { ana: {}, bo: {}, cy: {} })
    bo.leaves()
    ana.uses('grassland')
    cy.isOn()
  })

  test('in the middle of their turn ends it', () => {
    const { ana, bo } = given(mats, { ana: { forest: ['Wild Turkey', 'Hooded Warbler'] }, bo: {}, cy: {} })
    ana.uses('forest')
    ana.takes('seed')
    ana.leaves()
    bo.isOn()
  })

  test('leaves the last one at the table the winner', () => {
    const { ana, scene } = given(mats, { ana: { forest: ['Wild Turkey'] }, bo: {} })
    ana.leaves()
    scene.isOver({ winners: [1], scores: [8, 0] })
  })

  test('picks nothing of a draft, and what is left of it is discarded', () => {
    const oystercatcher = { hand: ['American Oystercatcher'], food: { invertebrate: 2 } }
    const { ana, bo, cy } = given(
      mats,
      { ana: oystercatcher, bo: {}, cy: {} },
      { deck: ['Mallard', 'Osprey', 'Willet', 'Killdeer'] },
    )
    ana.plays('American Oystercatcher')
    ana.usesThePower()
    ana.chooses('Mallard')
    bo.leaves()
    cy.chooses('Osprey')
    ana.chooses('Willet')
    ana.has({ hand: ['Mallard', 'Willet'] })
    cy.sees({ drafting: [], discard: { count: 1, top: 'killdeer' } })
    cy.sees('Nobody picks Killdeer')
    cy.isOn()
  })

  test('gets nothing from the powers of others any more', () => {
    const { ana, bo, cy } = given(mats, { ana: { forest: ['Baltimore Oriole'] }, bo: {}, cy: {} })
    bo.leaves()
    ana.uses('forest')
    ana.skips()
    ana.usesThePower()
    cy.has({ food: { fruit: 1 } })
    bo.has({ food: { fruit: 0 } })
    cy.isOn()
  })
})
