import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Vaporeon', () => {
  test('Quick Attack does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Quick Attack')
    ana.isToldWhyNot('Quick Attack', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Water Gun does 30 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun does 40 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'WWFW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Water Gun does 50 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'WWFWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Vaporeon', energy: 'WFF' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Seaking', () => {
  test('Horn Attack does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seaking', energy: 'W' }, 'Chansey'))
    ana.attacks('Horn Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Attack cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Seaking', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Horn Attack')
    ana.isToldWhyNot('Horn Attack', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Waterfall does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seaking', energy: 'WF' }, 'Chansey'))
    ana.attacks('Waterfall')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Waterfall cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Seaking', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Waterfall')
    ana.isToldWhyNot('Waterfall', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Goldeen', () => {
  test('Horn Attack does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Goldeen', energy: 'W' }, 'Chansey'))
    ana.attacks('Horn Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Attack cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Goldeen', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Horn Attack')
    ana.isToldWhyNot('Horn Attack', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})
