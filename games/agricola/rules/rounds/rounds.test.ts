import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('a new round', () => {
  test('G6: brings a card, goods to every space that gathers, and what lies on its space', () => {
    const players = { ana: { promised: [{ round: 2, what: 'food', n: 1 } as const] }, bo: {} }
    const stock = { forest: 3, 'clay-pit': 0, 'reed-bank': 0, fishing: 2 }
    const { ana, bo } = given(farms, players, { at: 'round-start', round: 2, stock })
    ana.changedOnly({ food: 1, promised: [] })
    ana.has({ board: { forest: 6, 'clay-pit': 1, 'reed-bank': 1, fishing: 3, 'sheep-market': 1 } })
    ana.sees('Round 2 brings Sheep Market')
    bo.changedOnly({})
    ana.isOn()
  })

  test('G6: gives all that lies on its space, and leaves what lies on a later one', () => {
    const promised = [
      { round: 2, what: 'food', n: 1 },
      { round: 2, what: 'wood', n: 2 },
      { round: 3, what: 'food', n: 1 },
    ] as const
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.changedOnly({ food: 1, wood: 2, promised: ['3: 1 food'] })
    ana.isOn()
  })

  test('G6: a field that lies on it may be plowed', () => {
    const promised = [{ round: 2, what: 'plow', n: 1 }] as const
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ fields: ['2,2'], promised: [] })
    ana.isOn()
  })
})

describe('the end of a round', () => {
  test('G10: brings everybody home, frees the spaces, and makes adults of newborns', () => {
    const players = { ana: { people: 3, newborns: 1, atHome: 0 }, bo: { atHome: 1 } }
    const { ana, bo } = given(farms, players, { round: 5, taken: { 'day-laborer': 0 } })
    bo.isNotOffered('day-laborer')
    bo.goesTo('grain-seeds')
    ana.changedOnly({ newborns: 0 })
    ana.has({ atHome: 3 })
    bo.has({ atHome: 2 })
    ana.isOffered('grain-seeds', 'day-laborer')
    ana.isOn()
  })

  const farmer = { food: 9, fields: ['2,0 grain 2'], atHome: 1 }
  const last = { ana: farmer, bo: { food: 9, atHome: 0 } }

  test.for([4, 7, 9, 11, 13])('G10: a harvest follows round %i', (round) => {
    const { ana } = given(farms, last, { round })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 7, grain: 1, fields: ['2,0 grain 1'] })
    ana.isOn()
  })

  test.for([1, 2, 3, 5, 6, 8, 10, 12])('G10: none follows round %i', (round) => {
    const { ana } = given(farms, last, { round })
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 11 })
    ana.isOn()
  })
})
