import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('Trainers', () => {
  test('P38: a Trainer is discarded when it is done, and cannot pay for itself', () => {
    const { ana } = given(duel, {
      ana: { active: 'Rattata', hand: ['Computer Search', 'Bill', 'Potion'], deck: ['Onix', 'Machop'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Computer Search')
    ana.chooses('Bill', 'Potion')
    ana.isOffered('Onix', 'Machop', 'Nothing')
    ana.chooses('Machop')
    ana.has({ hand: ['Machop'], deck: ['Onix'], discard: ['Bill', 'Potion', 'Computer Search'] })
    ana.isOn()
  })

  test('P38: what it must do has to be possible', () => {
    const { ana } = given(duel, {
      ana: { active: 'Rattata', hand: ['Computer Search', 'Bill'], deck: [] },
      bo: { active: 'Onix' },
    })
    ana.isToldWhyNot('Computer Search', 'There are too few other cards in your hand.')
    ana.isToldWhyNot('Bill', 'Your deck is empty.')
    ana.isOn()
  })

  test('P39: Breeder leaves Stage 1 out, but not the time that evolving takes', () => {
    const { ana } = given(duel, {
      ana: {
        active: 'Charmander',
        bench: [{ pokemon: 'Charmander', since: 5 }],
        hand: ['Pokémon Breeder', 'Charizard'],
      },
      bo: { active: 'Onix' },
    })
    ana.plays('Pokémon Breeder')
    ana.chooses('Charizard')
    ana.has({ active: 'Charizard', bench: ['Charmander'], hand: [] })
    ana.isOn()
  })

  test('P39: Breeder waits like any evolution', () => {
    const { ana } = given(
      duel,
      {
        ana: { active: 'Charmander', hand: ['Pokémon Breeder', 'Charizard', 'Venusaur'] },
        bo: { active: 'Onix' },
      },
      { turnNumber: 1 },
    )
    ana.isToldWhyNot(
      'Pokémon Breeder',
      'No Stage 2 card in your hand fits a Basic Pokémon of yours that may evolve now.',
    )
    ana.isOn()
  })

  test('P40: a search may find nothing, and others do not learn what it found', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', hand: ['Energy Search', 'Energy Search'], deck: ['Onix', 'Fire Energy'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Energy Search')
    ana.isOffered('Fire Energy', 'Nothing')
    ana.isNotOffered('Onix')
    ana.chooses('Nothing')
    ana.has({ hand: ['Energy Search'] })
    ana.plays('Energy Search')
    ana.chooses('Fire Energy')
    ana.has({ hand: ['Fire Energy'], deck: ['Onix'] })
    bo.sees({ players: [{ hand: [{ id: null }], deck: { size: 1, top: [] } }, {}] })
    ana.isOn()
  })

  test('P41: the top of the deck in any order, known to whoever looked', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', hand: ['Pokédex'], deck: ['Bill', 'Onix', 'Potion', 'Abra', 'Jynx', 'Machop'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Pokédex')
    ana.chooses('Jynx', 'Bill', 'Abra', 'Onix', 'Potion')
    ana.has({ deck: ['Jynx', 'Bill', 'Abra', 'Onix', 'Potion', 'Machop'] })
    const top = ['base1-31', 'base1-91', 'base1-43', 'base1-56', 'base1-94'].map((id) => ({ id }))
    ana.sees({ players: [{ deck: { top } }, {}] })
    bo.sees({ players: [{ deck: { size: 6, top: [] } }, {}] })
    ana.isOn()
  })

  test('P42: a doll stands on the Bench, cannot retreat and gives no Prize', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', bench: ['Machop'], hand: ['Clefairy Doll'] },
      bo: { active: { pokemon: 'Rattata', energy: 'F' } },
    })
    ana.plays('Clefairy Doll')
    ana.has({ bench: ['Machop', 'Clefairy Doll'], discard: [] })
    ana.retreats('Clefairy Doll')
    ana.isToldWhyNot('Retreat', 'Clefairy Doll cannot retreat.')
    ana.endsTurn()
    bo.attacks('Bite')
    ana.chooses('Machop')
    ana.has({ active: 'Machop', bench: ['Rattata'], discard: ['Clefairy Doll'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })

  test('P42: its owner may discard it, but not the last Pokémon, and it gets no condition', () => {
    const { ana } = given(duel, {
      ana: { active: 'Mysterious Fossil', bench: ['Machop'] },
      bo: { active: 'Onix' },
    })
    ana.chooses('Discard Mysterious Fossil')
    ana.has({ active: 'Machop', discard: ['Mysterious Fossil'] })
    ana.isOn()
    const alone = given(duel, {
      ana: { active: 'Clefairy Doll' },
      bo: { active: { pokemon: 'Jigglypuff', energy: 'F' } },
    })
    alone.ana.isNotOffered('Discard Clefairy Doll')
    alone.ana.endsTurn()
    alone.bo.attacks('Lullaby')
    alone.ana.has({ condition: null })
    alone.ana.isOn()
  })

  test('P61: a Trainer that was discarded for Item Finder stays in the discard pile', () => {
    const hand = ['Item Finder', 'Potion', 'Switch', 'Abra']
    const { ana } = given(duel, { ana: { active: 'Machop', hand, discard: ['Bill', 'Lass'] }, bo: { active: 'Onix' } })
    ana.plays('Item Finder')
    ana.chooses('Potion', 'Switch')
    ana.isOffered('Bill', 'Lass')
    ana.isNotOffered('Potion')
    ana.isNotOffered('Switch')
    ana.isNotOffered('Item Finder')
    ana.chooses('Lass')
    ana.has({ hand: ['Abra', 'Lass'], discard: ['Bill', 'Potion', 'Switch', 'Item Finder'] })
    ana.isOn()
  })

  test('P61: neither does Energy Retrieval bring back what was discarded for it', () => {
    const hand = ['Energy Retrieval', 'Water Energy', 'Abra']
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand, discard: ['Fire Energy', 'Grass Energy'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Energy Retrieval')
    ana.chooses('Water Energy')
    ana.isNotOffered('Water Energy')
    ana.chooses('Fire Energy', 'Grass Energy')
    ana.has({ hand: ['Abra', 'Fire Energy', 'Grass Energy'], discard: ['Water Energy', 'Energy Retrieval'] })
    ana.isOn()
  })

  test('P57: what somebody has seen of a hand is gone when cards are slipped out of it', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Rattata', hand: ['Onix', 'Abra', 'Jynx'], deck: ['Maintenance', 'Machop'] },
        bo: { active: 'Onix', hand: ['Lass'] },
      },
      { turn: 1 },
    )
    bo.plays('Lass')
    bo.sees({ players: [{ hand: [{ id: 'base1-56' }, { id: 'base1-43' }, { id: 'base1-31' }] }, {}] })
    bo.endsTurn()
    ana.plays('Maintenance')
    ana.chooses('Onix', 'Jynx')
    ana.sees({ players: [{ hand: [{ id: 'base1-43' }, {}] }, {}] })
    bo.sees({ players: [{ hand: [{ id: null }, { id: null }], deck: { size: 2, top: [] } }, {}] })
    ana.isOn()
  })
})
