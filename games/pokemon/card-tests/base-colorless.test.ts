import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Chansey', () => {
  test('Scrunch keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Chansey', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Scrunch')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Scrunch keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Chansey', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Scrunch')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Double-edge does 80, and 80 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Chansey', energy: 'FFFF' }, 'Chansey'))
    ana.attacks('Double-edge')
    ana.changedOnly({ damage: [80] })
    bo.has({ damage: [80] })
    bo.isOn()
  })
})

describe('Dragonair', () => {
  test("Hyper Beam does 20 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Dragonair', energy: 'FFFF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Hyper Beam')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [20], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Hyper Beam does 20 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFFF' }, 'Chansey'))
    ana.attacks('Hyper Beam')
    ana.changedOnly({})
    bo.has({ damage: [20], discard: [] })
    bo.isOn()
  })
})

describe('Pidgeotto', () => {
  test('Whirlwind does 20, and the opponent brings somebody else up', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgeotto', energy: 'FF' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.isNotAsked()
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 20] })
    bo.isOn()
  })

  test('Whirlwind switches nobody where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'FF' }, 'Chansey'))
    ana.attacks('Whirlwind')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [20] })
    bo.isOn()
  })
})

describe('Pidgey', () => {
  test('Whirlwind does 10, and the opponent brings somebody else up', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgey', energy: 'FF' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.isNotAsked()
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 10] })
    bo.isOn()
  })

  test('Whirlwind switches nobody where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pidgey', energy: 'FF' }, 'Chansey'))
    ana.attacks('Whirlwind')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [10] })
    bo.isOn()
  })
})
