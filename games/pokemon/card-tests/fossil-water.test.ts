import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Golduck', () => {
  test("Hyper Beam does 20 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Golduck', energy: 'WWF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Hyper Beam')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [20], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Hyper Beam does 20 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Hyper Beam')
    ana.changedOnly({})
    bo.has({ damage: [20], discard: [] })
    bo.isOn()
  })
})

describe('Kingler', () => {
  test('Flail does 10 for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'W', damage: 20 }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
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
})

describe('Seadra', () => {
  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Seadra', energy: 'WFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Agility keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Seadra', energy: 'WFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })
})

describe('Horsea', () => {
  test('Smokescreen does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Horsea', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
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
      ...versus({ pokemon: 'Horsea', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })
})
