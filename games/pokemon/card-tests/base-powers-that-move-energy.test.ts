import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Blastoise', () => {
  test('Rain Dance attaches any number of Water energy to Water Pokémon, beside the one of the turn', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Squirtle', energy: 'L' },
        bench: ['Blastoise', 'Rattata', 'Pikachu'],
        hand: ['Water Energy', 'Lightning Energy', 'Water Energy', 'Water Energy'],
      },
      bo: { active: 'Onix' },
    })
    ana.attaches('Water Energy', 'Rattata')
    ana.usesPower('Blastoise', 'Rain Dance')
    ana.isAsked('Attach it to')
    ana.isNotOffered('Rattata')
    ana.isNotOffered('Pikachu')
    ana.chooses('Squirtle')
    ana.usesPower('Blastoise', 'Rain Dance')
    ana.chooses('Blastoise')
    ana.changedOnly({ energy: ['LW', 'W', 'W', ''], hand: ['Lightning Energy'] })
    ana.isToldWhyNot('Rain Dance', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Rain Dance does not use up the energy of the turn', () => {
    const { ana } = given(duel, {
      ana: { active: 'Rattata', bench: ['Blastoise'], hand: ['Water Energy', 'Water Energy'] },
      bo: { active: 'Onix' },
    })
    ana.usesPower('Blastoise', 'Rain Dance')
    ana.attaches('Water Energy', 'Rattata')
    ana.changedOnly({ energy: ['W', 'W'], hand: [] })
    ana.isOn()
  })

  test('Rain Dance gives no other energy', () => {
    const hand = ['Lightning Energy', 'Double Colorless Energy', 'Grass Energy']
    const { ana } = given(duel, { ana: { active: 'Blastoise', hand }, bo: { active: 'Onix' } })
    ana.isToldWhyNot('Rain Dance', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Rain Dance does not work while Blastoise is Asleep, Confused or Paralyzed', () => {
    const hand = ['Water Energy']
    const asleep = given(duel, {
      ana: { active: { pokemon: 'Blastoise', energy: 'G', condition: 'asleep' }, hand },
      bo: { active: 'Onix' },
    })
    asleep.ana.isToldWhyNot('Rain Dance', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, {
      ana: { active: { pokemon: 'Blastoise', energy: 'G', condition: 'confused' }, hand },
      bo: { active: 'Onix' },
    })
    confused.ana.isToldWhyNot('Rain Dance', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, {
      ana: { active: { pokemon: 'Blastoise', energy: 'G', condition: 'paralyzed' }, hand },
      bo: { active: 'Onix' },
    })
    paralyzed.ana.isToldWhyNot('Rain Dance', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})

describe('Venusaur', () => {
  test('Energy Trans moves Grass energy, one card at a time and as often as its owner likes', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Abra', energy: 'PGRG' }, bench: ['Venusaur', 'Rattata'] },
      bo: { active: { pokemon: 'Onix', energy: 'G' } },
    })
    ana.usesPower('Venusaur', 'Energy Trans')
    ana.isAsked('Choose an energy card to move')
    ana.isNotOffered('Psychic Energy')
    ana.isNotOffered('Fire Energy')
    ana.chooses('Grass Energy')
    ana.isAsked('Move it to')
    ana.isNotOffered('Abra')
    ana.isNotOffered('Onix')
    ana.chooses('Rattata')
    ana.changedOnly({ energy: ['PRG', '', 'G'] })
    ana.usesPower('Venusaur', 'Energy Trans')
    ana.chooses('Grass Energy')
    ana.chooses('Venusaur')
    ana.changedOnly({ energy: ['PR', 'G', 'G'] })
    ana.isOn()
  })

  test('Energy Trans moves no other energy', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Abra', energy: 'PRD' }, bench: ['Venusaur'] },
      bo: { active: { pokemon: 'Onix', energy: 'G' } },
    })
    ana.isToldWhyNot('Energy Trans', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Energy Trans has nowhere to move it to where Venusaur is alone', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Venusaur', energy: 'G' }, 'Onix'))
    ana.isToldWhyNot('Energy Trans', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Energy Trans does not work while Venusaur is Asleep, Confused or Paralyzed', () => {
    const bench = ['Rattata']
    const asleep = given(duel, {
      ana: { active: { pokemon: 'Venusaur', energy: 'G', condition: 'asleep' }, bench },
      bo: { active: 'Onix' },
    })
    asleep.ana.isToldWhyNot('Energy Trans', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, {
      ana: { active: { pokemon: 'Venusaur', energy: 'G', condition: 'confused' }, bench },
      bo: { active: 'Onix' },
    })
    confused.ana.isToldWhyNot('Energy Trans', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, {
      ana: { active: { pokemon: 'Venusaur', energy: 'G', condition: 'paralyzed' }, bench },
      bo: { active: 'Onix' },
    })
    paralyzed.ana.isToldWhyNot('Energy Trans', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})
