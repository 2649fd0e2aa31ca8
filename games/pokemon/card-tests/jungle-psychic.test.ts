import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Mr. Mime', () => {
  test('Meditate does 10 more for each damage counter there', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Mr. Mime', energy: 'PF' }, { pokemon: 'Charizard', damage: 30 }),
    )
    ana.attacks('Meditate')
    ana.changedOnly({})
    bo.has({ damage: [70] })
    bo.isOn()
  })
})
