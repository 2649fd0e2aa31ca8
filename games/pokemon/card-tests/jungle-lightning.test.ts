import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Electrode (Jungle)', () => {
  test('Tackle does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electrode (Jungle)', energy: 'FF' }, 'Chansey'))
    ana.attacks('Tackle')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Tackle cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Electrode (Jungle)', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Tackle')
    ana.isToldWhyNot('Tackle', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Jolteon', () => {
  test('Quick Attack does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Jolteon', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Jolteon', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Jolteon', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Quick Attack')
    ana.isToldWhyNot('Quick Attack', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Pin Missile does 80 for 4 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Jolteon', energy: 'LLF' }, 'Chansey', 'heads', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Pin Missile')
    ana.changedOnly({})
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Pin Missile does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Jolteon', energy: 'LLF' }, 'Chansey', 'heads', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Pin Missile')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Pin Missile does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Jolteon', energy: 'LLF' }, 'Chansey', 'tails', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Pin Missile')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Pikachu (Jungle)', () => {
  test('Spark does 20, and 10 to a Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Spark')
    ana.isAsked('Choose a Benched Pokémon to damage')
    ana.chooses('Onix')
    bo.has({ damage: [20, 10, 0] })
    bo.isOn()
  })

  test('Spark does only 20 where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu (Jungle)', energy: 'LL' }, 'Chansey'))
    ana.attacks('Spark')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Spark cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pikachu (Jungle)', energy: 'LF' }, 'Chansey'))
    ana.isNotOffered('Spark')
    ana.isToldWhyNot('Spark', 'Needs 2 Lightning, has 1.')
    ana.isOn()
  })
})
