import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Hitmonlee', () => {
  test('Stretch Kick does 20 to a Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hitmonlee', energy: 'FF' } },
      bo: { active: 'Blastoise', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Stretch Kick')
    ana.isAsked('Choose a Benched Pokémon to damage')
    ana.chooses('Onix')
    bo.has({ damage: [0, 20, 0] })
    bo.isOn()
  })
})

describe('Kabutops', () => {
  test('Absorb does 40 and heals 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kabutops', energy: 'FFFF', damage: 30 }, 'Blastoise'))
    ana.attacks('Absorb')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Absorb heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Kabutops', energy: 'FFFF', damage: 30 },
        { pokemon: 'Blastoise', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Absorb')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Golem', () => {
  test('Selfdestruct does 100, 20 to both Benches and 100 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Golem', energy: 'FFFF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Blastoise', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    ana.chooses('a hidden card')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ active: 'Chansey', damage: [20], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [20, 20] })
    bo.isOn()
  })
})

describe('Graveler', () => {
  test('Harden lets 30 damage pass by', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Graveler', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Pounce')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Harden does not stop 40', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Graveler', energy: 'FF' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Special Punch')
    ana.has({ damage: [40] })
    ana.isOn()
  })
})

describe('Sandslash', () => {
  test('Fury Swipes does 60 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Fury Swipes does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})
