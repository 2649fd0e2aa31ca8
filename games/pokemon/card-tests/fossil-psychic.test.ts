import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('Gengar', () => {
  test('Dark Mind does 30, and 10 to a Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gengar', energy: 'PPP' } },
      bo: { active: 'Charizard', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Dark Mind')
    ana.isAsked('Choose a Benched Pokémon to damage')
    ana.chooses('Onix')
    bo.has({ damage: [30, 10, 0] })
    bo.isOn()
  })
})

describe('Hypno', () => {
  test('Dark Mind does 30, and 10 to a Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hypno', energy: 'PPP' } },
      bo: { active: 'Charizard', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Dark Mind')
    ana.isAsked('Choose a Benched Pokémon to damage')
    ana.chooses('Onix')
    bo.has({ damage: [30, 10, 0] })
    bo.isOn()
  })
})
