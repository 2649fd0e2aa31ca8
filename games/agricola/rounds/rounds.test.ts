import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('working', () => {
  test('everybody in turn places one person, clockwise from the starting player', () => {
    const { ana, bo, cy } = given(farms, { ana: {}, bo: {}, cy: {} }, { first: 1, turn: 1 })
    bo.goesTo('forest')
    cy.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    bo.goesTo('fishing')
    cy.isOn()
  })

  test('who has nobody left is passed over', () => {
    const { ana, bo } = given(farms, { ana: { people: 3 }, bo: { atHome: 1 }, cy: { atHome: 0 } })
    ana.goesTo('forest')
    bo.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    ana.goesTo('fishing')
    ana.isOn()
  })

  test('a space takes one person a round', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} })
    ana.goesTo('grain-seeds')
    bo.isNotOffered('grain-seeds')
    bo.isOn()
  })

  test('who can do nothing at all stays at home', () => {
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

describe('a new round', () => {
  test('brings a card, and goods to every space that gathers', () => {
    const { ana } = given(farms, { ana: {}, bo: {} }, { at: 'round-start', round: 2, stock: { forest: 0, fishing: 4 } })
    ana.isOffered('fishing')
    ana.has({ board: { forest: 3, 'clay-pit': 2, 'reed-bank': 2, fishing: 5, 'sheep-market': 1 } })
    ana.isOn()
  })

  test('brings back everybody, newborns as adults', () => {
    const { ana, bo } = given(farms, { ana: { people: 3, newborns: 1, atHome: 0 }, bo: { atHome: 1 } })
    bo.goesTo('forest')
    ana.has({ atHome: 3, newborns: 0 })
    ana.isOn()
  })

  test('frees the spaces', () => {
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 } })
    ana.goesTo('grain-seeds')
    bo.goesTo('day-laborer')
    ana.isOffered('grain-seeds', 'day-laborer')
    ana.isOn()
  })

  test('gives what lies on its space', () => {
    const promised = [
      { round: 2, what: 'food', n: 1 },
      { round: 2, what: 'wood', n: 2 },
      { round: 3, what: 'food', n: 1 },
    ] as const
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.has({ food: 1, wood: 2, promised: ['3: 1 food'] })
    ana.isOn()
  })

  test('animals on it need a place at once', () => {
    const promised = [{ round: 2, what: 'sheep', n: 1 }] as const
    const { ana } = given(farms, { ana: { promised, boar: 1 }, bo: {} }, { at: 'round-start', round: 2 })
    ana.isAsked('Make room for your animals')
    ana.chooses('release-boar')
    ana.has({ sheep: 1, boar: 0 })
    ana.isOn()
  })

  test('a field on it may be plowed', () => {
    const promised = [{ round: 2, what: 'plow', n: 1 }] as const
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.accepts()
    ana.chooses('2,2')
    ana.has({ fields: ['2,2'], promised: [] })
    ana.isOn()
  })
})

describe('the harvest', () => {
  const last = { ana: { food: 9, atHome: 1 }, bo: { food: 9, atHome: 0 } }

  test.for([4, 7, 9, 11, 13])('follows round %i', (round) => {
    const { ana } = given(farms, last, { round })
    ana.goesTo('day-laborer')
    ana.has({ food: 7 })
    ana.isOn()
  })

  test.for([1, 2, 3, 5, 6, 8, 10, 12])('does not follow round %i', (round) => {
    const { ana } = given(farms, last, { round })
    ana.goesTo('day-laborer')
    ana.has({ food: 11 })
    ana.isOn()
  })
})
