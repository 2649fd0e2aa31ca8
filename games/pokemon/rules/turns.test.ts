import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('a turn', () => {
  test('P8: begins with a card', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Pikachu' },
      bo: { active: 'Machop', deck: ['Bill', 'Potion'] },
    })
    ana.endsTurn()
    bo.changedOnly({ hand: ['Bill'], deck: ['Potion'] })
    bo.isOn()
  })

  test('P8: a player who cannot draw has lost', () => {
    const { ana, scene } = given(duel, { ana: { active: 'Pikachu' }, bo: { active: 'Machop', deck: [] } })
    ana.endsTurn()
    scene.isOver({ winners: [0], reason: 'ana has won: the opponent cannot draw a card.' })
  })

  test('P8: the last card can still be drawn, and an empty deck alone loses nothing', () => {
    const { ana, bo } = given(duel, { ana: { active: 'Pikachu' }, bo: { active: 'Machop', deck: ['Bill'] } })
    ana.endsTurn()
    bo.has({ deck: [], hand: ['Bill'] })
    bo.isOn()
  })

  test('P9: cards are played in any order, and what cannot be done says why', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Pikachu', hand: ['Machop', 'Switch', 'Raichu', 'Potion', 'Kadabra'] },
      bo: { active: 'Machop' },
    })
    ana.isToldWhyNot('Switch', 'Your Bench is empty.')
    ana.isToldWhyNot('Potion', 'None of your Pokémon has damage.')
    ana.isToldWhyNot('Kadabra', 'There is no Abra that can evolve in this turn.')
    ana.isToldWhyNot('Retreat', 'There is nobody on the Bench.')
    ana.plays('Machop')
    ana.evolves('Pikachu', 'Raichu')
    ana.plays('Switch')
    ana.has({ active: 'Machop', bench: ['Raichu'], hand: ['Potion', 'Kadabra'], discard: ['Switch'] })
    ana.endsTurn()
    bo.isOn()
  })

  test('P9: of two equal cards one is played and the other stays', () => {
    const { ana } = given(duel, {
      ana: { active: 'Rattata', hand: ['Bill', 'Machop', 'Bill', 'Machop'], deck: ['Abra', 'Jynx', 'Onix'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Bill')
    ana.plays('Machop')
    ana.has({ bench: ['Machop'], hand: ['Bill', 'Machop', 'Abra', 'Jynx'], discard: ['Bill'] })
    ana.isOn()
  })

  test('P10: an attack ends the turn', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rattata', energy: 'F' }, 'Onix'))
    ana.attacks('Bite')
    ana.isNotAsked()
    bo.isOn()
  })

  test('P11: whoever begins may play a Trainer, attach and attack in the first turn', () => {
    const { ana, bo } = given(
      duel,
      { ana: { active: 'Rattata', hand: ['Fire Energy', 'Bill'] }, bo: { active: 'Onix' } },
      { turnNumber: 1 },
    )
    ana.plays('Bill')
    ana.attaches('Fire Energy', 'Rattata')
    ana.attacks('Bite')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('P12: the Bench holds five', () => {
    const four = ['Machop', 'Staryu', 'Weedle', 'Abra']
    const { ana } = given(duel, {
      ana: { active: 'Rattata', bench: four, hand: ['Onix', 'Jynx', 'Clefairy Doll'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Onix')
    ana.isNotOffered('Jynx', 'Clefairy Doll')
    ana.isToldWhyNot('Jynx', 'Your Bench is full.')
    ana.isToldWhyNot('Clefairy Doll', 'Your Bench is full.')
    ana.isOn()
  })

  test('P10: only the Active Pokémon attacks, and the view says so', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' }, bench: [{ pokemon: 'Rattata', energy: 'F' }] },
      bo: { active: 'Onix' },
    })
    const reason = 'Only the Active Pokémon attacks.'
    ana.sees({
      players: [
        {
          active: { attacks: [{ hasEnergy: true, available: true, reason: null }] },
          bench: [{ attacks: [{ hasEnergy: true, available: false, reason }] }],
        },
        {},
      ],
    })
    ana.isOn()
  })

  test('P16: one energy in each turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', bench: ['Machop'], hand: ['Fire Energy', 'Water Energy'] },
      bo: { active: 'Onix' },
    })
    ana.attaches('Fire Energy', 'Machop')
    ana.has({ energy: ['', 'R'] })
    ana.isNotOffered('Water Energy')
    ana.isToldWhyNot('Water Energy', 'One energy was attached in this turn.')
    ana.endsTurn()
    bo.endsTurn()
    ana.attaches('Water Energy', 'Machop')
    ana.has({ energy: ['', 'RW'] })
    ana.isOn()
  })
})
