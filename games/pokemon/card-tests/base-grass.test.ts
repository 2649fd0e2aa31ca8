import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Metapod', () => {
  test('Stiffen keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Metapod', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Stiffen keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Metapod', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })
})

describe('Nidoking', () => {
  test('Thrash does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'GFF' }, 'Chansey', 'tails'))
    ana.attacks('Thrash')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })
})

describe('Kakuna', () => {
  test('Stiffen keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kakuna', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Stiffen keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kakuna', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })
})
