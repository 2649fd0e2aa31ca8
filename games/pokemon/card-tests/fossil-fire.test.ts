import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Moltres', () => {
  test('Dive Bomb does 80 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Moltres', energy: 'RRRR' }, 'Chansey', 'heads'))
    ana.attacks('Dive Bomb')
    ana.changedOnly({})
    bo.has({ damage: [80], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Dive Bomb does nothing on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Moltres', energy: 'RRRR' }, 'Chansey', 'tails'))
    ana.attacks('Dive Bomb')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Dive Bomb cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Moltres', energy: 'RRRF' }, 'Chansey'))
    ana.isNotOffered('Dive Bomb')
    ana.isToldWhyNot('Dive Bomb', 'Needs 4 Fire, has 3.')
    ana.isOn()
  })
})

describe('Magmar (Fossil)', () => {
  test('Smokescreen does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Magmar (Fossil)', energy: 'R' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Smokescreen lets it happen on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Magmar (Fossil)', energy: 'R' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })

  test('Smokescreen cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magmar (Fossil)', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Smokescreen')
    ana.isToldWhyNot('Smokescreen', 'Needs 1 Fire, has 0.')
    ana.isOn()
  })

  test('Smog does 20, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magmar (Fossil)', energy: 'RR' }, 'Chansey', 'heads'))
    ana.attacks('Smog')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Smog does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magmar (Fossil)', energy: 'RR' }, 'Chansey', 'tails'))
    ana.attacks('Smog')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Smog cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magmar (Fossil)', energy: 'RF' }, 'Chansey'))
    ana.isNotOffered('Smog')
    ana.isToldWhyNot('Smog', 'Needs 2 Fire, has 1.')
    ana.isOn()
  })
})
