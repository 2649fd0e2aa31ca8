import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('working', () => {
  test('G7: everybody in turn places one person, clockwise from the starting player', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: {}, cy: {} }, { first: 1, turn: 1 })
    bo.goesTo('forest')
    cy.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    bo.goesTo('fishing')
    cy.isOn()
  })

  test('G7: who has nobody left is passed over, until nobody has', () => {
    const { ana, bo } = given(farms, { ana: { people: 3 }, bo: { atHome: 1 }, cy: { atHome: 0 } })
    ana.goesTo('forest')
    bo.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    ana.has({ atHome: 1 })
    ana.goesTo('fishing')
    ana.has({ atHome: 3 })
    ana.isOn()
  })

  test('G7: a space takes one person a round', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} })
    ana.goesTo('grain-seeds')
    bo.isNotOffered('grain-seeds')
    bo.isOn()
  })
})

describe('something to do', () => {
  test('G8: a person must be able to do something; the reason why not is told', () => {
    const { ana } = given(farms, { ana: {}, bo: {} }, { round: 7, stock: { fishing: 0 } })
    ana.isOffered('meeting-place', 'day-laborer', 'farmland')
    ana.isNotOffered('farm-expansion', 'fishing', 'fencing', 'grain-utilization', 'house-redevelopment')
    ana.isToldWhyNot('Farm Expansion', 'You can pay neither for a room nor for a stable.')
    ana.isToldWhyNot('Fishing', 'Nothing lies there.')
    ana.isToldWhyNot('Fencing', 'You cannot close a pasture with what you have.')
    ana.isToldWhyNot('Grain Utilization', 'You can neither sow nor bake.')
    ana.isToldWhyNot('Lessons', 'You have no occupation to play.')
    ana.isToldWhyNot('Basic Wish for Children', 'There is no room for another person.')
    ana.isOn()
  })

  test('G8: with everything in hand the same spaces are open', () => {
    const rich = { wood: 9, clay: 5, reed: 3, stone: 3, grain: 1, food: 1, majors: ['fireplace-2'], hand: ['Priest'] }
    const { ana } = given(farms, { ana: rich, bo: {} }, { round: 7 })
    ana.isOffered(
      'farm-expansion',
      'fencing',
      'grain-utilization',
      'house-redevelopment',
      'lessons',
      'major-improvement',
    )
    ana.isOn()
  })

  test('G8: who can do nothing at all stays at home', () => {
    const spaces = [
      'forest',
      'clay-pit',
      'reed-bank',
      'fishing',
      'grain-seeds',
      'farmland',
      'day-laborer',
      'meeting-place',
    ]
    const taken = Object.fromEntries(spaces.map((space) => [space, 1]))
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: {} }, { taken })
    ana.chooses('pass')
    ana.has({ atHome: 0 })
    bo.chooses('pass')
    bo.chooses('pass')
    ana.isOn()
  })
})
