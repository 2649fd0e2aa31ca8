import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

const pike = 'Cinder Pike'
const unit = { card: pike, stats: [2, 0, 2] } as const

describe('fury', () => {
  test.each([
    [5, '2/0/2'],
    [6, '3/0/2'],
    [7, '4/0/2'],
    [11, '8/0/2'],
  ])(
    'E57: in round %i a unit of 2/0/2 has %s in its turn, and what it had in the turn of the other',
    (round, stats) => {
      const { ana, bo } = given(duel, { ana: { field: [unit] }, bo: { field: [unit] } }, { round })
      ana.has({ stats: { [pike]: stats } })
      bo.has({ stats: { [pike]: '2/0/2' } })
      ana.endsTurn()
      ana.has({ stats: { [pike]: '2/0/2' } })
      bo.has({ stats: { [pike]: stats } })
      bo.isOn()
    },
  )

  test('E57: a player is dealt what the unit has by it', () => {
    const { ana, bo } = given(duel, { ana: { field: [unit] }, bo: { life: 20 } }, { round: 8 })
    ana.attacksWith(pike)
    bo.has({ life: 15 })
    ana.isOn()
  })

  test('E57: whoever blocks has none', () => {
    const wall = { card: 'Sluice Guard', stats: [2, 0, 3] } as const
    const attacker = { card: pike, stats: [2, 0, 3] } as const
    const { ana, bo } = given(duel, { ana: { field: [attacker] }, bo: { field: [wall] } }, { round: 6 })
    ana.attacksWith(pike)
    bo.blocksWith('Sluice Guard')
    ana.has({ damage: { [pike]: 2 } })
    bo.has({ graveyard: ['Sluice Guard'] })
    ana.isOn()
  })

  test('E57: it grows when the round begins, and everybody is told', () => {
    const { ana, bo } = given(duel, { ana: { field: [unit] }, bo: {} }, { round: 6, first: 1 })
    ana.has({ stats: { [pike]: '3/0/2' } })
    ana.endsTurn()
    ana.sees('The war grows fierce: the units of whoever is on have 2 more power this round')
    bo.endsTurn()
    ana.has({ stats: { [pike]: '4/0/2' } })
    ana.isOn()
  })

  test('E31, E57: both players see the power that a unit has by it', () => {
    const { ana, bo } = given(duel, { ana: { field: [unit] }, bo: {} }, { round: 6 })
    const seen = { players: [{ battlefield: [{ power: 3 }] }, {}] as never }
    ana.sees(seen)
    bo.sees(seen)
    ana.isOn()
  })
})
