import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Rattata', () => {
  test('Bite does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rattata', energy: 'F' }, 'Chansey'))
    ana.attacks('Bite')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bite cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Rattata', 'Chansey'))
    ana.isNotOffered('Bite')
    ana.isToldWhyNot('Bite', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})
