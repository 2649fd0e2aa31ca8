import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('the family', () => {
  const rooms = ['0,0', '1,0', '2,0']

  test('G15: it grows where there is a room for the newborn, which cannot work yet', () => {
    const { ana, bo } = given(farms, { ana: { rooms, atHome: 1 }, bo: {} }, { round: 5 })
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    ana.has({ atHome: 0 })
    bo.goesTo('forest')
    bo.isOn()
  })

  test('G15: without a room there is no basic wish, and with five people no wish at all', () => {
    const full = { people: 5, rooms: [...rooms, '0,1', '1,1', '2,1'] }
    const { ana, bo } = given(farms, { ana: {}, bo: full }, { round: 12 })
    ana.isToldWhyNot('Basic Wish for Children', 'There is no room for another person.')
    ana.isOffered('urgent-wish-for-children')
    ana.goesTo('forest')
    bo.isToldWhyNot('Urgent Wish for Children', 'Your family is complete.')
    bo.isToldWhyNot('Basic Wish for Children', 'Your family is complete.')
    bo.isOn()
  })

  test('G15: an urgent wish needs no room', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} }, { round: 12 })
    ana.goesTo('urgent-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })
})
