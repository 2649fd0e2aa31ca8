import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Pikachu', () => {
  test('Gnaw does 10 for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'F' }, 'Machop'))
    ana.attacks('Gnaw')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null })
    bo.isOn()
  })

  test('Gnaw cannot be used without energy', () => {
    const { ana } = given(duel, ...versus('Pikachu', 'Machop'))
    ana.isNotOffered('Gnaw')
    ana.isToldWhyNot('Gnaw', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Thunder Jolt does 30, and on tails 10 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Machop', 'tails'))
    ana.attacks('Thunder Jolt')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Thunder Jolt does nothing to itself on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Machop', 'heads'))
    ana.attacks('Thunder Jolt')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Thunder Jolt needs Lightning', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'FF' }, 'Machop'))
    ana.isToldWhyNot('Thunder Jolt', 'Needs 1 Lightning, has 0.')
    ana.isNotOffered('Thunder Jolt')
    ana.isOn()
  })
})
