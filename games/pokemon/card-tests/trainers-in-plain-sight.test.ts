import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

describe('Poké Ball', () => {
  test('what it finds is shown to the opponent', () => {
    const { ana, bo } = given(
      duel,
      { ana: { active: 'Rattata', hand: ['Poké Ball'], deck: ['Bill', 'Raichu'] }, bo: { active: 'Onix' } },
      { rolls: coins('heads') },
    )
    ana.plays('Poké Ball')
    ana.chooses('Raichu')
    bo.sees({ players: [{ hand: [{ id: 'base1-14' }] }, {}] })
    ana.isOn()
  })
})

describe('Pokémon Trader', () => {
  test('both cards are shown to the opponent', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', hand: ['Pokémon Trader', 'Abra'], deck: ['Raichu'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Pokémon Trader')
    ana.chooses('Abra')
    ana.chooses('Raichu')
    bo.sees('ana puts Abra into the deck')
    bo.sees({ players: [{ hand: [{ id: 'base1-14' }] }, {}] })
    ana.isOn()
  })
})

describe('Mysterious Fossil', () => {
  test('10 damage is all it takes', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Spearow', energy: 'W' } },
      bo: { active: 'Mysterious Fossil', bench: ['Onix'] },
    })
    ana.attacks('Peck')
    ana.has({ prizes: 6 })
    bo.has({ active: 'Onix', discard: ['Mysterious Fossil'] })
    bo.isOn()
  })
})

describe('Devolution Spray', () => {
  test('ends what attacks have left on the Pokémon', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Horsea', energy: 'W' } },
      bo: {
        active: { pokemon: 'Raichu', over: ['Pikachu'], energy: 'F' },
        hand: ['Devolution Spray'],
      },
    })
    ana.attacks('Smokescreen')
    bo.plays('Devolution Spray')
    bo.attacks('Gnaw')
    ana.has({ damage: [20] })
    ana.isOn()
  })
})
