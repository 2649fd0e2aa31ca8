import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Flareon', () => {
  test('Quick Attack does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Quick Attack')
    ana.isToldWhyNot('Quick Attack', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Flamethrower does 60 and discards one Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'RRFF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RFF'], discard: ['Fire Energy'] })
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Flamethrower cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Flareon', energy: 'RFFF' }, 'Chansey'))
    ana.isNotOffered('Flamethrower')
    ana.isToldWhyNot('Flamethrower', 'Needs 2 Fire, has 1.')
    ana.isOn()
  })
})

describe('Rapidash', () => {
  test('Stomp does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rapidash', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Stomp')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stomp does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rapidash', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Stomp')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stomp cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Rapidash', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stomp')
    ana.isToldWhyNot('Stomp', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rapidash', energy: 'RRF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [30] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Agility keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rapidash', energy: 'RRF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [30] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })

  test('Agility cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Rapidash', energy: 'RFF' }, 'Chansey'))
    ana.isNotOffered('Agility')
    ana.isToldWhyNot('Agility', 'Needs 2 Fire, has 1.')
    ana.isOn()
  })
})
