import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Jolteon', () => {
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
})
