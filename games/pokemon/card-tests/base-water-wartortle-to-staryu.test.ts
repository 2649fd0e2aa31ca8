import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Wartortle', () => {
  test('Withdraw keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Wartortle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Withdraw keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Wartortle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Withdraw cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Wartortle', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Withdraw')
    ana.isToldWhyNot('Withdraw', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Bite does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Wartortle', energy: 'WFF' }, 'Chansey'))
    ana.attacks('Bite')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bite cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Wartortle', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Bite')
    ana.isToldWhyNot('Bite', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Poliwag', () => {
  test('Water Gun does 10 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwag', energy: 'W' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Water Gun does 20 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwag', energy: 'WW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Water Gun does 30 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwag', energy: 'WWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Poliwag', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Squirtle', () => {
  test('Bubble does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Squirtle', energy: 'W' }, 'Chansey', 'heads'))
    ana.attacks('Bubble')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Bubble does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Squirtle', energy: 'W' }, 'Chansey', 'tails'))
    ana.attacks('Bubble')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bubble cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Squirtle', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Bubble')
    ana.isToldWhyNot('Bubble', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Withdraw keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Withdraw keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'WF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Withdraw')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Withdraw cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Squirtle', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Withdraw')
    ana.isToldWhyNot('Withdraw', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Starmie', () => {
  test('Star Freeze does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WFF' }, 'Chansey', 'heads'))
    ana.attacks('Star Freeze')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Star Freeze does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WFF' }, 'Chansey', 'tails'))
    ana.attacks('Star Freeze')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Star Freeze cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Star Freeze')
    ana.isToldWhyNot('Star Freeze', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Staryu', () => {
  test('Slap does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Staryu', energy: 'W' }, 'Chansey'))
    ana.attacks('Slap')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Slap cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Staryu', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Slap')
    ana.isToldWhyNot('Slap', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})
