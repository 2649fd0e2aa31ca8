import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('the course of a round', () => {
  test('G6: a card is turned up, goods gather, and what lies on the round space is handed out', () => {
    const players = { ana: { promised: [{ round: 2, what: 'food', n: 1 } as const] }, bo: {} }
    const table = {
      at: 'round-start',
      round: 2,
      stock: { forest: 3, 'clay-pit': 0, 'reed-bank': 0, fishing: 2 },
    } as const
    const { ana, bo } = given(farms, players, table)
    ana.changedOnly({ food: 1, promised: [] })
    ana.has({ board: { forest: 6, 'clay-pit': 1, 'reed-bank': 1, fishing: 3, 'sheep-market': 1 } })
    ana.sees('Round 2 brings Sheep Market')
    bo.changedOnly({})
    ana.isOn()
  })

  test('G6: what lies on a later round stays there', () => {
    const promised = [{ round: 3, what: 'food', n: 1 } as const]
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.changedOnly({})
    ana.isOn()
  })

  test('G7: people are placed one by one in turn, and who has none left is passed over', () => {
    const { ana, bo } = given(farms, { ana: { people: 3 }, bo: { people: 2, atHome: 1 } })
    ana.goesTo('forest')
    bo.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    ana.isOn()
    ana.has({ atHome: 1 })
  })

  test('G7: a space takes one person in a round', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} })
    ana.goesTo('forest')
    bo.isNotOffered('forest')
    bo.isOn()
  })

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

  test('G9: the start marker changes hands at once, the order of play with the next round', () => {
    const { ana, bo, cy } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 }, cy: { atHome: 1 } })
    ana.goesTo('forest')
    bo.goesTo('meeting-place')
    bo.has({ isStartPlayer: true })
    cy.goesTo('clay-pit')
    bo.isOn()
  })

  test('G10: everybody returns, and offspring works from the next round on', () => {
    const players = { ana: { people: 3, newborns: 1, atHome: 0 }, bo: { atHome: 0 } }
    const { ana } = given(farms, players, { at: 'returning-home', round: 5, taken: { forest: 0 } })
    ana.changedOnly({ newborns: 0 })
    ana.has({ atHome: 3 })
    ana.isOffered('forest')
    ana.isOn()
  })

  test.each([4, 7, 9, 11, 13])('G10: after round %i comes a harvest', (round) => {
    const player = { fields: ['2,0 grain 2'], food: 4 }
    const { ana } = given(farms, { ana: player, bo: { food: 4 } }, { at: 'returning-home', round })
    ana.changedOnly({ fields: ['2,0 grain 1'], grain: 1, food: 0 })
    ana.isOn()
  })

  test.each([3, 5, 6, 8, 10, 12])('G10: after round %i there is none', (round) => {
    const { ana } = given(farms, { ana: { fields: ['2,0 grain 2'], food: 4 }, bo: {} }, { at: 'returning-home', round })
    ana.changedOnly({})
    ana.isOn()
  })
})
