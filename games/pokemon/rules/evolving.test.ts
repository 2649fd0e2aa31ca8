import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('evolving', () => {
  test("P13: not in a player's own first turn, whoever begins", () => {
    const table = { ana: { active: 'Pikachu', hand: ['Raichu'] }, bo: { active: 'Machop', hand: ['Machoke'] } }
    const { ana, bo } = given(duel, table, { turnNumber: 1 })
    ana.isNotOffered('Raichu')
    ana.endsTurn()
    bo.isNotOffered('Machoke')
    bo.endsTurn()
    ana.evolves('Pikachu', 'Raichu')
    ana.has({ active: 'Raichu' })
    ana.isOn()
  })

  test('P13: not on a Pokémon that came into play in this turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', bench: [{ pokemon: 'Pikachu', since: 5 }], hand: ['Raichu'] },
      bo: { active: 'Machop' },
    })
    ana.isToldWhyNot('Raichu', 'There is no Pikachu that can evolve in this turn.')
    ana.endsTurn()
    bo.endsTurn()
    ana.isOffered('Raichu')
    ana.isOn()
  })

  test('P13: not twice in a turn on the same Pokémon, but on another', () => {
    const { ana } = given(duel, {
      ana: { active: 'Weedle', bench: ['Weedle'], hand: ['Kakuna', 'Kakuna', 'Beedrill'] },
      bo: { active: 'Machop' },
    })
    ana.evolves('Weedle', 'Kakuna')
    ana.isNotOffered('Beedrill')
    ana.evolves('Weedle', 'Kakuna')
    ana.has({ active: 'Kakuna', bench: ['Kakuna'] })
    ana.isOn()
  })

  test('P14, P15: damage, energy and cards stay; conditions and poison go', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Pikachu', energy: 'LL', damage: 30, condition: 'confused', poison: 20 },
        hand: ['Raichu'],
      },
      bo: { active: 'Machop' },
    })
    ana.evolves('Pikachu', 'Raichu')
    ana.changedOnly({ active: 'Raichu', damage: [30], energy: ['LL'], condition: null, poison: 0, hand: [] })
    ana.sees({ players: [{ active: { cards: [{ id: 'base1-58' }, { id: 'base1-14' }], hp: 80 } }, {}] })
    ana.isNotOffered('Gnaw')
    ana.isOn()
  })

  test('P15, P34: evolving ends what an attack has left on a Pokémon', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Sandshrew', energy: 'F' } },
      bo: { active: { pokemon: 'Pikachu', energy: 'LF' }, hand: ['Raichu', 'Lightning Energy'] },
    })
    ana.attacks('Sand-attack')
    bo.sees({ players: [{}, { active: { effects: [{ kind: 'must-flip', turn: 6 }] } }] })
    bo.evolves('Pikachu', 'Raichu')
    bo.sees({ players: [{}, { active: { effects: [] } }] })
    bo.isOn()
  })

  test('P58: what was turned back evolves in a later turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Raichu', over: ['Pikachu'] }, hand: ['Devolution Spray', 'Raichu'] },
      bo: { active: 'Machop' },
    })
    ana.plays('Devolution Spray')
    ana.has({ active: 'Pikachu' })
    ana.isToldWhyNot('Raichu', 'There is no Pikachu that can evolve in this turn.')
    ana.endsTurn()
    bo.endsTurn()
    ana.evolves('Pikachu', 'Raichu')
    ana.has({ active: 'Raichu' })
    ana.isOn()
  })

  test('P58: a type that Shift gave is gone for good', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Venomoth', over: ['Venonat'] }, hand: ['Devolution Spray', 'Venomoth'] },
      bo: { active: 'Machop' },
    })
    ana.usesPower('Venomoth', 'Shift')
    ana.sees({ players: [{ active: { type: 'Fighting' } }, {}] })
    ana.plays('Devolution Spray')
    ana.endsTurn()
    bo.endsTurn()
    ana.evolves('Venonat', 'Venomoth')
    ana.sees({ players: [{ active: { type: 'Grass' } }, {}] })
    ana.isOn()
  })

  test('P15: leaving the Active place ends conditions', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Pikachu', condition: 'asleep', poison: 10 }, bench: ['Machop'], hand: ['Switch'] },
      bo: { active: 'Machop' },
    })
    ana.plays('Switch')
    ana.has({ active: 'Machop', bench: ['Pikachu'], condition: null, poison: 0 })
    ana.sees({ players: [{ bench: [{ statusEffects: [], poison: 0 }] }, {}] })
    ana.isOn()
  })
})
