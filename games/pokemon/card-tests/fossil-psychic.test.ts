import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

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

  test('Dark Mind does only 30 where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gengar', energy: 'PPP' }, 'Charizard'))
    ana.attacks('Dark Mind')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Dark Mind cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gengar', energy: 'PPF' }, 'Charizard'))
    ana.isNotOffered('Dark Mind')
    ana.isToldWhyNot('Dark Mind', 'Needs 3 Psychic, has 2.')
    ana.isOn()
  })
})

describe('Haunter (Fossil)', () => {
  test('Nightmare does 10 and makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Haunter (Fossil)', energy: 'PF' }, 'Charizard', 'tails'))
    ana.attacks('Nightmare')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Nightmare cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Haunter (Fossil)', energy: 'FF' }, 'Charizard'))
    ana.isNotOffered('Nightmare')
    ana.isToldWhyNot('Nightmare', 'Needs 1 Psychic, has 0.')
    ana.isOn()
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

  test('Dark Mind does only 30 where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hypno', energy: 'PPP' }, 'Charizard'))
    ana.attacks('Dark Mind')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Dark Mind cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hypno', energy: 'PPF' }, 'Charizard'))
    ana.isNotOffered('Dark Mind')
    ana.isToldWhyNot('Dark Mind', 'Needs 3 Psychic, has 2.')
    ana.isOn()
  })
})

describe('Gastly (Fossil)', () => {
  test('Lick does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly (Fossil)', energy: 'P' }, 'Charizard', 'heads'))
    ana.attacks('Lick')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Lick does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly (Fossil)', energy: 'P' }, 'Charizard', 'tails'))
    ana.attacks('Lick')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Lick cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gastly (Fossil)', energy: 'F' }, 'Charizard'))
    ana.isNotOffered('Lick')
    ana.isToldWhyNot('Lick', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })
})

describe('Slowbro', () => {
  test('Psyshock does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Slowbro', energy: 'PP' }, 'Charizard', 'heads'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Psyshock does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Slowbro', energy: 'PP' }, 'Charizard', 'tails'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Psyshock cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Slowbro', energy: 'PF' }, 'Charizard'))
    ana.isNotOffered('Psyshock')
    ana.isToldWhyNot('Psyshock', 'Needs 2 Psychic, has 1.')
    ana.isOn()
  })
})
