import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Pikachu', () => {
  test('Gnaw does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'F' }, 'Chansey'))
    ana.attacks('Gnaw')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Gnaw cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Pikachu', 'Chansey'))
    ana.isNotOffered('Gnaw')
    ana.isToldWhyNot('Gnaw', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Thunder Jolt does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Chansey', 'heads'))
    ana.attacks('Thunder Jolt')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder Jolt does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder Jolt')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder Jolt cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Thunder Jolt')
    ana.isToldWhyNot('Thunder Jolt', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })
})

describe('Voltorb', () => {
  test('Tackle does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Voltorb', energy: 'F' }, 'Chansey'))
    ana.attacks('Tackle')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Tackle cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Voltorb', 'Chansey'))
    ana.isNotOffered('Tackle')
    ana.isToldWhyNot('Tackle', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})
