import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Flareon', () => {
  test('Flamethrower does 60 and discards one Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'RRFF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RFF'], discard: ['Fire Energy'] })
    bo.has({ damage: [60] })
    bo.isOn()
  })
})

describe('Rapidash', () => {
  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rapidash', energy: 'RRF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [30] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Agility keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rapidash', energy: 'RRF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [30] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })
})
