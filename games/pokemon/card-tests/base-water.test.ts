import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Poliwrath', () => {
  test("Whirlpool does 40 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Poliwrath', energy: 'WWFF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Whirlpool')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [40], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Whirlpool does 40 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WWFF' }, 'Chansey'))
    ana.attacks('Whirlpool')
    ana.changedOnly({})
    bo.has({ damage: [40], discard: [] })
    bo.isOn()
  })
})

describe('Magikarp', () => {
  test('Flail does 10 for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magikarp', energy: 'W', damage: 20 }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })
})

describe('Wartortle', () => {
  test('Withdraw keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Wartortle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Withdraw keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Wartortle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })
})

describe('Squirtle', () => {
  test('Withdraw keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Withdraw keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })
})
