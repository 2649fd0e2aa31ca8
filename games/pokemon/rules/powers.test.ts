import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Pokémon Powers', () => {
  test('P43: are used from the Bench too, as often as the card says', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Chansey', damage: 20 },
        bench: ['Alakazam', { pokemon: 'Dragonite' }],
      },
      bo: { active: 'Onix' },
    })
    ana.usesPower('Alakazam', 'Damage Swap')
    ana.chooses('Alakazam')
    ana.usesPower('Dragonite', 'Step In')
    ana.has({ active: 'Dragonite', bench: ['Alakazam', 'Chansey'], damage: [0, 10, 10] })
    ana.isToldWhyNot('Step In', 'Already used in this turn.')
    ana.isOn()
  })

  test('P44: do not work under a condition, but under poison', () => {
    const hand = ['Water Energy']
    const asleep = given(duel, {
      ana: { active: { pokemon: 'Blastoise', condition: 'asleep' }, hand },
      bo: { active: 'Onix' },
    })
    asleep.ana.isToldWhyNot('Rain Dance', 'It does not work now.')
    asleep.ana.isOn()
    const poisoned = given(duel, {
      ana: { active: { pokemon: 'Blastoise', poison: 10 }, hand },
      bo: { active: 'Onix' },
    })
    poisoned.ana.usesPower('Blastoise', 'Rain Dance')
    poisoned.ana.has({ energy: ['W'], hand: [] })
    poisoned.ana.isOn()
  })

  test('P45: Toxic Gas stops every other power on both sides', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rhydon', energy: 'FFF' }, bench: ['Muk'] },
      bo: { active: 'Mr. Mime', bench: ['Dodrio'] },
    })
    ana.attacks('Horn Attack')
    bo.has({ damage: [30, 0] })
    bo.isToldWhyNot('Retreat', 'Costs 1 energy, has 0.')
    bo.isOn()
  })

  test('P45: as long as Muk is well', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Muk', energy: 'GGG', condition: 'confused' } },
        bo: { active: 'Mr. Mime' },
      },
      { rolls: coins('heads', 'tails') },
    )
    ana.attacks('Sludge')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('P46: Ditto has what the Defending Pokémon has, for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ditto', energy: 'WWWW', damage: 40 }, 'Machamp'))
    ana.sees({
      players: [{ active: { as: 'base1-8', hp: 100, type: 'Fighting', attacks: [{ available: true }] } }, {}],
    })
    ana.attacks('Seismic Toss')
    ana.has({ damage: [50] })
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('P46: Ditto is nobody else while it sleeps or sits on the Bench, and may die of its own size', () => {
    const asleep = given(duel, ...versus({ pokemon: 'Ditto', condition: 'asleep' }, 'Machamp'))
    asleep.ana.sees({ players: [{ active: { as: 'base3-3', hp: 50, attacks: [] } }, {}] })
    asleep.ana.isOn()
    const small = given(duel, {
      ana: { active: { pokemon: 'Ditto', damage: 40 }, bench: ['Onix'], hand: ['Gust of Wind'] },
      bo: { active: 'Machamp', bench: ['Rattata'] },
    })
    small.ana.plays('Gust of Wind')
    small.bo.chooses('a hidden card')
    small.ana.has({ active: 'Onix', discard: ['Gust of Wind', 'Ditto'] })
    small.bo.has({ active: 'Rattata', prizes: 5 })
    small.ana.isOn()
  })

  test('P47: Machamp strikes back even when it is knocked out', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: { active: { pokemon: 'Machamp', damage: 90 }, bench: ['Onix'] },
    })
    ana.attacks('Bite')
    ana.chooses('a hidden card')
    ana.has({ damage: [10] })
    bo.has({ active: 'Onix' })
    bo.isOn()
  })

  test('P48: Electrode becomes two energy of a type, for a Prize', () => {
    const { ana, bo } = given(duel, {
      ana: {
        active: 'Hitmonchan',
        bench: [{ pokemon: 'Electrode', over: ['Voltorb'], energy: 'L' }],
      },
      bo: { active: 'Chansey' },
    })
    ana.usesPower('Electrode', 'Buzzap')
    ana.chooses('Fighting')
    bo.chooses('a hidden card')
    ana.has({ bench: [], energy: ['[Electrode]'], discard: ['Voltorb', 'Lightning Energy'] })
    bo.has({ prizes: 5 })
    ana.isToldWhyNot('Special Punch', 'Needs 3 energy, has 2.')
    ana.isOn()
  })

  test('P49: Clairvoyance opens the hand of the opponent, new cards too, until it stops', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Omanyte' },
      bo: { active: 'Onix', hand: ['Bill'], deck: ['Potion', 'Abra', 'Jynx', 'Switch'] },
    })
    ana.endsTurn()
    ana.sees({ players: [{}, { hand: [{ id: 'base1-91' }, { id: 'base1-94' }] }] })
    bo.plays('Bill')
    ana.sees({ players: [{}, { hand: [{ id: 'base1-94' }, { id: 'base1-43' }, { id: 'base1-31' }] }] })
    bo.isOn()
  })
})
