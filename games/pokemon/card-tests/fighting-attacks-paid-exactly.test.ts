import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Marowak', () => {
  test('Bonemerang needs two Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Marowak', energy: 'FW' }, 'Onix'))
    ana.isToldWhyNot('Bonemerang', 'Needs 2 Fighting, has 1.')
    ana.isNotOffered('Bonemerang')
    ana.isOn()
  })
})

describe('Primeape', () => {
  test('Fury Swipes needs two Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Primeape', energy: 'FW' }, 'Onix'))
    ana.isToldWhyNot('Fury Swipes', 'Needs 2 Fighting, has 1.')
    ana.isNotOffered('Fury Swipes')
    ana.isOn()
  })
})

describe('Sandslash', () => {
  test('Fury Swipes needs two Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Sandslash', energy: 'FW' }, 'Onix'))
    ana.isToldWhyNot('Fury Swipes', 'Needs 2 Fighting, has 1.')
    ana.isNotOffered('Fury Swipes')
    ana.isOn()
  })
})
