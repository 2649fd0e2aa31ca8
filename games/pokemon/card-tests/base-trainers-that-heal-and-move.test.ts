import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

const rattata = { active: 'Rattata' }

describe('Pokémon Center', () => {
  test('heals every damaged Pokémon and discards its energy', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Machop', damage: 40, energy: 'FF' },
        bench: [
          { pokemon: 'Onix', damage: 10, energy: 'F' },
          { pokemon: 'Abra', energy: 'P' },
        ],
        hand: ['Pokémon Center'],
      },
      bo: rattata,
    })
    ana.plays('Pokémon Center')
    ana.has({ damage: [0, 0, 0], energy: ['', '', 'P'] })
    ana.isOn()
  })

  test('cannot be played where nobody is hurt', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Pokémon Center'] },
      bo: rattata,
    })
    ana.isNotOffered('Pokémon Center')
    ana.isOn()
  })
})

describe('Pokémon Flute', () => {
  const hand = ['Pokémon Flute']

  test('brings a Basic Pokémon of the opponent’s discard to their Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand },
      bo: { active: 'Rattata', discard: ['Abra', 'Kadabra', 'Onix', 'Bill'] },
    })
    ana.plays('Pokémon Flute')
    ana.isNotOffered('Kadabra')
    ana.chooses('Onix')
    bo.has({ bench: ['Onix'], damage: [0, 0], discard: ['Abra', 'Kadabra', 'Bill'] })
    ana.isOn()
  })

  test('cannot be played when their Bench is full, nor without a Basic Pokémon there', () => {
    const bench = ['Abra', 'Abra', 'Abra', 'Abra', 'Abra']
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand },
      bo: { active: 'Rattata', bench, discard: ['Onix'] },
    })
    ana.isNotOffered('Pokémon Flute')
    ana.isOn()
    const { ana: cy } = given(duel, {
      ana: { active: 'Machop', hand },
      bo: { active: 'Rattata', discard: ['Kadabra'] },
    })
    cy.isNotOffered('Pokémon Flute')
    cy.isOn()
  })
})

describe('Revive', () => {
  test('brings a Basic Pokémon back with half its HP, rounded down to 10', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Revive'], discard: ['Onix', 'Abra', 'Bill'] },
      bo: rattata,
    })
    ana.plays('Revive')
    ana.chooses('Onix')
    ana.has({ bench: ['Onix'], damage: [0, 40], hand: [], discard: ['Abra', 'Bill', 'Revive'] })
    ana.isOn()
  })

  test('cannot be played when the Bench is full, nor for an evolved Pokémon', () => {
    const bench = ['Abra', 'Abra', 'Abra', 'Abra', 'Abra']
    const { ana } = given(duel, { ana: { active: 'Machop', bench, hand: ['Revive'], discard: ['Onix'] }, bo: rattata })
    ana.isNotOffered('Revive')
    ana.isOn()
    const { ana: cy } = given(duel, { ana: { active: 'Machop', hand: ['Revive'], discard: ['Kadabra'] }, bo: rattata })
    cy.isNotOffered('Revive')
    cy.isOn()
  })
})

describe('Super Potion', () => {
  test('takes four damage counters off for one energy of that Pokémon', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Onix', damage: 60, energy: 'FF' }, hand: ['Super Potion'] },
      bo: rattata,
    })
    ana.plays('Super Potion')
    ana.isNotOffered('5')
    ana.chooses('4')
    ana.changedOnly({ damage: [20], energy: ['F'], hand: [], discard: ['Fighting Energy', 'Super Potion'] })
    ana.isOn()
  })

  test('needs a hurt Pokémon with energy', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Onix', damage: 60 },
        bench: [{ pokemon: 'Abra', energy: 'P' }],
        hand: ['Super Potion'],
      },
      bo: rattata,
    })
    ana.isNotOffered('Super Potion')
    ana.isOn()
  })
})

describe('Energy Removal', () => {
  test('discards one energy of one of the opponent’s Pokémon', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Energy Removal'] },
      bo: { active: { pokemon: 'Charmander', energy: 'RW' }, bench: [{ pokemon: 'Abra', energy: 'P' }] },
    })
    ana.plays('Energy Removal')
    ana.chooses('Charmander')
    ana.chooses('Water Energy')
    ana.changedOnly({ hand: [], discard: ['Energy Removal'] })
    bo.changedOnly({ energy: ['R', 'P'], discard: ['Water Energy'] })
    ana.isOn()
  })

  test('cannot be played where they have none', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Energy Removal'] },
      bo: rattata,
    })
    ana.isNotOffered('Energy Removal')
    ana.isOn()
  })
})

describe('Gust of Wind', () => {
  test('exchanges the Active Pokémon of the opponent for one of the Bench that ana chooses', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', bench: ['Onix'], hand: ['Gust of Wind'] },
      bo: { active: 'Rattata', bench: ['Abra', 'Squirtle'] },
    })
    ana.plays('Gust of Wind')
    ana.chooses('Squirtle')
    ana.changedOnly({ hand: [], discard: ['Gust of Wind'] })
    bo.has({ active: 'Squirtle' })
    ana.isOn()
  })

  test('needs a Bench over there', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', bench: ['Onix'], hand: ['Gust of Wind'] }, bo: rattata })
    ana.isNotOffered('Gust of Wind')
    ana.isOn()
  })
})

describe('Potion', () => {
  test('takes two damage counters off one Pokémon', () => {
    const { ana } = given(duel, { ana: { active: { pokemon: 'Onix', damage: 50 }, hand: ['Potion'] }, bo: rattata })
    ana.plays('Potion')
    ana.isNotOffered('3')
    ana.chooses('2')
    ana.changedOnly({ damage: [30], hand: [], discard: ['Potion'] })
    ana.isOn()
  })

  test('takes off no more than there is, and cannot be played where nobody is hurt', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Onix', damage: 10, energy: 'F' }, hand: ['Potion', 'Potion'] },
      bo: rattata,
    })
    ana.plays('Potion')
    ana.changedOnly({ damage: [0], hand: ['Potion'], discard: ['Potion'] })
    ana.isNotOffered('Potion')
    ana.isOn()
  })
})

describe('Switch', () => {
  test('exchanges the Active Pokémon for free, and cures it', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Machop', condition: 'asleep', energy: 'F' },
        bench: ['Onix', 'Abra'],
        hand: ['Switch'],
      },
      bo: rattata,
    })
    ana.plays('Switch')
    ana.chooses('Abra')
    ana.has({ active: 'Abra', condition: null, hand: [], discard: ['Switch'] })
    ana.isOn()
  })

  test('needs a Bench', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Switch'] },
      bo: { active: 'Rattata', bench: ['Abra'] },
    })
    ana.isNotOffered('Switch')
    ana.isOn()
  })
})
