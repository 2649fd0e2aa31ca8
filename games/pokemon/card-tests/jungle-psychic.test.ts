import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Mr. Mime', () => {
  test('Meditate does 10 to an unhurt Pokémon', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Mr. Mime', energy: 'PF' }, 'Charizard'))
    ana.attacks('Meditate')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

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

  test('Meditate cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Mr. Mime', energy: 'FF' }, 'Charizard'))
    ana.isNotOffered('Meditate')
    ana.isToldWhyNot('Meditate', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })
})
