import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Zubat', () => {
  test('Supersonic does 0, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Supersonic does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Supersonic cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Supersonic')
    ana.isToldWhyNot('Supersonic', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Leech Life does 10 and heals 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'GF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Zubat', energy: 'GF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Leech Life cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Leech Life')
    ana.isToldWhyNot('Leech Life', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
