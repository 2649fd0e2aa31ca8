import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Omanyte', () => {
  test('Water Gun does 10 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omanyte', energy: 'W' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Water Gun does 20 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omanyte', energy: 'WW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Water Gun does 30 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omanyte', energy: 'WWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Omanyte', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Psyduck', () => {
  test('Fury Swipes does 30 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Psyduck', energy: 'W' }, 'Chansey', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Fury Swipes does 10 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Psyduck', energy: 'W' }, 'Chansey', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Psyduck', energy: 'W' }, 'Chansey', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Shellder', () => {
  test('Supersonic does 0, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Shellder', energy: 'W' }, 'Chansey', 'heads'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Supersonic does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Shellder', energy: 'W' }, 'Chansey', 'tails'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Supersonic cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Shellder', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Supersonic')
    ana.isToldWhyNot('Supersonic', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Hide in Shell keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Shellder', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Hide in Shell')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Hide in Shell keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Shellder', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Hide in Shell')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Hide in Shell cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Shellder', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Hide in Shell')
    ana.isToldWhyNot('Hide in Shell', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Tentacool', () => {
  test('Acid does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tentacool', energy: 'W' }, 'Chansey'))
    ana.attacks('Acid')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Acid cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tentacool', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Acid')
    ana.isToldWhyNot('Acid', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})
