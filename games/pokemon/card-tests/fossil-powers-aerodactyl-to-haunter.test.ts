import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

const CONDITIONS = ['asleep', 'confused', 'paralyzed'] as const

describe('Aerodactyl', () => {
  test('Prehistoric Power forbids evolving to both players, Breeder included', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Charmander', bench: ['Aerodactyl'], hand: ['Charmeleon', 'Charizard', 'Pokémon Breeder'] },
      bo: { active: 'Machop', hand: ['Machoke'] },
    })
    ana.isNotOffered('Charmeleon', 'Pokémon Breeder')
    ana.isToldWhyNot('Charmeleon', 'There is no Charmander that can evolve in this turn.')
    ana.endsTurn()
    bo.isNotOffered('Machoke')
    bo.isOn()
  })

  test('Prehistoric Power does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, {
        ana: { active: { pokemon: 'Aerodactyl', condition }, bench: ['Charmander'], hand: ['Charmeleon'] },
        bo: { active: 'Machop' },
      })
      ana.isOffered('Charmeleon')
      ana.isOn()
    }
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Aerodactyl', poison: 10 }, bench: ['Charmander'], hand: ['Charmeleon'] },
      bo: { active: 'Machop' },
    })
    ana.isNotOffered('Charmeleon')
    ana.isOn()
  })
})

describe('Ditto', () => {
  test('Transform makes it the Defending Pokémon, for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ditto', energy: 'RRW' }, 'Blastoise'))
    ana.sees({
      players: [
        {
          active: { id: 'base3-3', as: 'base1-2', hp: 100, type: 'Water', weakness: 'Lightning', retreat: { cost: 3 } },
        },
        {},
      ],
    })
    ana.attacks('Hydro Pump')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Transform counts all energy for what the attack counts', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ditto', energy: 'RRRF' }, 'Blastoise'))
    ana.attacks('Hydro Pump')
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Transform works in the Active place alone, and stops under any condition', () => {
    const benched = given(duel, { ana: { active: 'Onix', bench: ['Ditto'] }, bo: { active: 'Blastoise' } })
    benched.ana.sees({ players: [{ bench: [{ as: 'base3-3', hp: 50, type: 'Colorless', attacks: [] }] }, {}] })
    benched.ana.isOn()
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, ...versus({ pokemon: 'Ditto', condition, energy: 'WWW' }, 'Blastoise'))
      ana.sees({ players: [{ active: { as: 'base3-3', hp: 50, attacks: [] } }, {}] })
      ana.isNotOffered('Hydro Pump')
      ana.isOn()
    }
    const ill = given(duel, ...versus({ pokemon: 'Ditto', poison: 10, energy: 'WWW' }, 'Blastoise'))
    ill.ana.isOffered('Hydro Pump')
    ill.ana.isOn()
  })

  test('Transform does not let it evolve', () => {
    const { ana } = given(duel, {
      ana: { active: 'Ditto', bench: ['Charmander'], hand: ['Charmeleon'] },
      bo: { active: 'Charmander' },
    })
    ana.evolves('Charmander', 'Charmeleon')
    ana.has({ active: 'Ditto', bench: ['Charmeleon'] })
    ana.isOn()
  })

  test('Transform brings the power along: Rain Dance for Ditto', () => {
    const { ana } = given(duel, {
      ana: { active: 'Ditto', hand: ['Water Energy', 'Water Energy'] },
      bo: { active: 'Blastoise' },
    })
    ana.usesPower('Blastoise', 'Rain Dance')
    ana.usesPower('Blastoise', 'Rain Dance')
    ana.has({ active: 'Ditto', energy: ['WW'] })
    ana.isOn()
  })
})

describe('Dragonite', () => {
  test('Step In switches it with the Active Pokémon, once in a turn', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Onix', condition: 'asleep' }, bench: ['Abra', 'Dragonite'] },
      bo: { active: 'Machop' },
    })
    ana.usesPower('Dragonite', 'Step In')
    ana.has({ active: 'Dragonite', bench: ['Abra', 'Onix'], condition: null })
    ana.isToldWhyNot('Step In', 'Already used in this turn.')
    ana.isOn()
  })

  test('Step In has nothing to do in the Active place', () => {
    const { ana } = given(duel, { ana: { active: 'Dragonite', bench: ['Abra'] }, bo: { active: 'Machop' } })
    ana.isToldWhyNot('Step In', 'It has nothing to work on.')
    ana.isNotOffered('Dragonite: Step In')
    ana.isOn()
  })
})

describe('Gengar', () => {
  const foes = { active: { pokemon: 'Chansey', damage: 20 }, bench: [{ pokemon: 'Rattata', damage: 20 }, 'Onix'] }

  test("Curse moves one damage counter among the opponent's Pokémon, once in a turn", () => {
    const { ana, bo } = given(duel, { ana: { active: { pokemon: 'Gengar', damage: 10 } }, bo: foes })
    ana.usesPower('Gengar', 'Curse')
    ana.isOffered('Chansey', 'Rattata')
    ana.isNotOffered('Onix', 'Gengar')
    ana.chooses('Chansey')
    ana.isNotOffered('Chansey')
    ana.chooses('Onix')
    ana.changedOnly({})
    bo.changedOnly({ damage: [10, 20, 10] })
    ana.isToldWhyNot('Curse', 'Already used in this turn.')
    ana.isOn()
  })

  test('Curse may knock out', () => {
    const { ana, bo } = given(duel, { ana: { active: 'Gengar' }, bo: foes })
    ana.usesPower('Gengar', 'Curse')
    ana.chooses('Chansey')
    ana.chooses('Rattata')
    ana.chooses('a hidden card')
    ana.has({ prizes: 5 })
    bo.has({ bench: ['Onix'], damage: [10, 0], discard: ['Rattata'] })
    ana.isOn()
  })

  test('Curse does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, { ana: { active: { pokemon: 'Gengar', condition } }, bo: foes })
      ana.isToldWhyNot('Curse', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, { ana: { active: { pokemon: 'Gengar', poison: 10 } }, bo: foes })
    ana.isOffered('Gengar: Curse')
    ana.isOn()
  })
})

describe('Haunter (Fossil)', () => {
  const biter = { pokemon: 'Persian', energy: 'WW' }

  test('Transparency keeps an attack away on heads', () => {
    const { ana, bo } = given(duel, ...versus(biter, 'Haunter (Fossil)', 'heads'))
    ana.attacks('Scratch')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Transparency lets it happen on tails', () => {
    const { ana, bo } = given(duel, ...versus(biter, 'Haunter (Fossil)', 'tails'))
    ana.attacks('Scratch')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Transparency works on the Bench too', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' } },
        bo: { active: 'Chansey', bench: ['Haunter (Fossil)'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Spark')
    bo.has({ damage: [20, 0] })
    bo.isOn()
  })

  test('Transparency does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana, bo } = given(
        duel,
        { ana: { active: biter }, bo: { active: { pokemon: 'Haunter (Fossil)', condition } } },
        { rolls: condition === 'asleep' ? coins('tails') : [] },
      )
      ana.attacks('Scratch')
      bo.has({ damage: [20] })
      bo.isOn()
    }
    const { ana, bo } = given(duel, ...versus(biter, { pokemon: 'Haunter (Fossil)', poison: 10 }, 'heads'))
    ana.attacks('Scratch')
    bo.has({ damage: [10] })
    bo.isOn()
  })
})
