import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Primeape', () => {
  test('Fury Swipes does 60 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Fury Swipes does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Cubone', () => {
  test('Rage does 10 more for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cubone', energy: 'FF', damage: 20 }, 'Blastoise'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })
})
