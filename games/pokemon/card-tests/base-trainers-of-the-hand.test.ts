import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

const rattata = { active: 'Rattata' }

describe('Bill', () => {
  test('draws two cards and no more', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Bill'], deck: ['Potion', 'Switch', 'Bill'] },
      bo: rattata,
    })
    ana.plays('Bill')
    ana.changedOnly({ hand: ['Potion', 'Switch'], deck: ['Bill'], discard: ['Bill'] })
    ana.isOn()
  })

  test('draws what there is from a deck of one', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Bill'], deck: ['Potion'] }, bo: rattata })
    ana.plays('Bill')
    ana.changedOnly({ hand: ['Potion'], deck: [], discard: ['Bill'] })
    ana.isOn()
  })
})

describe('Professor Oak', () => {
  test('discards the whole hand and draws seven', () => {
    const deck = ['Potion', 'Bill', 'Switch', 'Lass', 'Abra', 'Onix', 'Machop', 'Rattata']
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Professor Oak', 'Pikachu', 'Revive'], deck },
      bo: rattata,
    })
    ana.plays('Professor Oak')
    ana.changedOnly({
      hand: ['Potion', 'Bill', 'Switch', 'Lass', 'Abra', 'Onix', 'Machop'],
      deck: ['Rattata'],
      discard: ['Pikachu', 'Revive', 'Professor Oak'],
    })
    ana.isOn()
  })

  test('may be played alone, and draws what there is', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Professor Oak'], deck: ['Potion', 'Bill'] },
      bo: rattata,
    })
    ana.plays('Professor Oak')
    ana.changedOnly({ hand: ['Potion', 'Bill'], deck: [], discard: ['Professor Oak'] })
    ana.isOn()
  })
})

describe('Computer Search', () => {
  const hand = ['Computer Search', 'Potion', 'Bill', 'Switch']

  test('takes any card of the deck for two others of the hand', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand, deck: ['Onix', 'Water Energy', 'Abra'] },
      bo: rattata,
    })
    ana.plays('Computer Search')
    ana.isAsked('Choose 2 cards to discard')
    ana.chooses('Potion', 'Switch')
    ana.isOffered('Onix')
    ana.isOffered('Abra')
    ana.chooses('Water Energy')
    ana.has({ hand: ['Bill', 'Water Energy'], discard: ['Potion', 'Switch', 'Computer Search'] })
    ana.isOn()
  })

  test('cannot be played with one other card', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Computer Search', 'Potion'] }, bo: rattata })
    ana.isNotOffered('Computer Search')
    ana.isOn()
  })

  test('may find nothing', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: hand.slice(0, 3), deck: ['Onix'] }, bo: rattata })
    ana.plays('Computer Search')
    ana.chooses('Potion', 'Bill')
    ana.chooses('Nothing')
    ana.has({ hand: [], deck: ['Onix'] })
    ana.isOn()
  })
})

describe('Item Finder', () => {
  const discard = ['Bill', 'Pikachu', 'Switch', 'Water Energy']

  test('takes a Trainer back for two other cards', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Item Finder', 'Potion', 'Onix', 'Abra'], discard },
      bo: rattata,
    })
    ana.plays('Item Finder')
    ana.chooses('Onix', 'Abra')
    ana.isNotOffered('Pikachu')
    ana.isNotOffered('Water Energy')
    ana.chooses('Bill')
    ana.has({ hand: ['Potion', 'Bill'] })
    ana.isOn()
  })

  test('cannot be played with one other card, nor without a Trainer to find', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Item Finder', 'Potion'], discard }, bo: rattata })
    ana.isNotOffered('Item Finder')
    ana.isOn()
    const { ana: cy } = given(duel, {
      ana: { active: 'Machop', hand: ['Item Finder', 'Potion', 'Onix'], discard: ['Pikachu'] },
      bo: rattata,
    })
    cy.isNotOffered('Item Finder')
    cy.isOn()
  })
})

describe('Energy Retrieval', () => {
  const discard = ['Water Energy', 'Fire Energy', 'Grass Energy', 'Double Colorless Energy', 'Bill']

  test('takes two basic energies back for another card', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Energy Retrieval', 'Potion', 'Onix'], discard },
      bo: rattata,
    })
    ana.plays('Energy Retrieval')
    ana.chooses('Onix')
    ana.isNotOffered('Double Colorless Energy')
    ana.isNotOffered('Bill')
    ana.chooses('Water Energy', 'Grass Energy')
    ana.has({ hand: ['Potion', 'Water Energy', 'Grass Energy'] })
    ana.isOn()
  })

  test('takes not more than two, and one is enough', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Energy Retrieval', 'Potion', 'Onix'], discard },
      bo: rattata,
    })
    ana.plays('Energy Retrieval')
    ana.chooses('Onix')
    ana.isRefused('wrong-count', 'Water Energy', 'Fire Energy', 'Grass Energy')
    ana.chooses('Fire Energy')
    ana.has({ hand: ['Potion', 'Fire Energy'] })
    ana.isOn()
  })

  test('cannot be played without another card in hand', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Energy Retrieval'], discard }, bo: rattata })
    ana.isNotOffered('Energy Retrieval')
    ana.isOn()
  })
})

describe('Maintenance', () => {
  test('shuffles two other cards into the deck and draws one', () => {
    const hand = ['Maintenance', 'Potion', 'Potion', 'Onix']
    const { ana } = given(duel, { ana: { active: 'Machop', hand, deck: [] }, bo: rattata })
    ana.plays('Maintenance')
    ana.isAsked('Choose 2 cards to shuffle into your deck')
    ana.chooses('Potion', 'Potion')
    ana.changedOnly({ hand: ['Onix', 'Potion'], deck: ['Potion'], discard: ['Maintenance'] })
    ana.isOn()
  })

  test('cannot be played with one other card', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Maintenance', 'Potion'] }, bo: rattata })
    ana.isNotOffered('Maintenance')
    ana.isOn()
  })
})

describe('Pokémon Trader', () => {
  test('exchanges a Pokémon of the hand for one of the deck', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Pokémon Trader', 'Onix', 'Bill', 'Abra'], deck: ['Charmander', 'Potion'] },
      bo: rattata,
    })
    ana.plays('Pokémon Trader')
    ana.isNotOffered('Bill')
    ana.chooses('Onix')
    ana.isNotOffered('Potion')
    ana.chooses('Charmander')
    ana.has({ hand: ['Bill', 'Abra', 'Charmander'], discard: ['Pokémon Trader'] })
    ana.isOn()
  })

  test('cannot be played without a Pokémon in hand', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Pokémon Trader', 'Bill'], deck: ['Charmander'] },
      bo: rattata,
    })
    ana.isNotOffered('Pokémon Trader')
    ana.isOn()
  })
})

describe('Impostor Professor Oak', () => {
  test('makes the opponent shuffle the hand away and draw seven', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Impostor Professor Oak', 'Bill'] },
      bo: { active: 'Rattata', hand: ['Potion', 'Potion'], deck: new Array<string>(6).fill('Potion') },
    })
    ana.plays('Impostor Professor Oak')
    ana.changedOnly({ hand: ['Bill'], discard: ['Impostor Professor Oak'] })
    bo.has({ hand: new Array<string>(7).fill('Potion'), deck: ['Potion'], discard: [] })
    ana.isOn()
  })

  test('gives no more than the deck holds then', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Impostor Professor Oak'] },
      bo: { active: 'Rattata', hand: ['Potion'], deck: ['Potion', 'Potion'] },
    })
    ana.plays('Impostor Professor Oak')
    bo.has({ hand: ['Potion', 'Potion', 'Potion'], deck: [] })
    ana.isOn()
  })
})

describe('Lass', () => {
  test('sends the Trainers of both hands into the decks, and shows the hands', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Lass', 'Bill', 'Onix', 'Water Energy'], deck: ['Bill'] },
      bo: { active: 'Rattata', hand: ['Potion', 'Abra', 'Potion'], deck: ['Potion'] },
    })
    ana.plays('Lass')
    ana.changedOnly({ hand: ['Onix', 'Water Energy'], deck: ['Bill', 'Bill'], discard: ['Lass'] })
    bo.changedOnly({ hand: ['Abra'], deck: ['Potion', 'Potion', 'Potion'] })
    ana.isOn()
  })

  test('changes nothing where no other Trainers are held', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Lass', 'Onix'] },
      bo: { active: 'Rattata', hand: ['Abra'] },
    })
    ana.plays('Lass')
    ana.changedOnly({ hand: ['Onix'], discard: ['Lass'] })
    bo.changedOnly({})
    ana.isOn()
  })
})

describe('Pokédex', () => {
  const deck = ['Potion', 'Bill', 'Onix', 'Abra', 'Switch', 'Lass']

  test('puts the top five back in any order', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Pokédex'], deck }, bo: rattata })
    ana.plays('Pokédex')
    ana.isNotOffered('Lass')
    ana.chooses('Switch', 'Abra', 'Potion', 'Onix', 'Bill')
    ana.changedOnly({ hand: [], deck: ['Switch', 'Abra', 'Potion', 'Onix', 'Bill', 'Lass'], discard: ['Pokédex'] })
    ana.isOn()
  })

  test('looks at what there is', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Pokédex'], deck: ['Potion', 'Bill'] }, bo: rattata })
    ana.plays('Pokédex')
    ana.chooses('Bill', 'Potion')
    ana.changedOnly({ hand: [], deck: ['Bill', 'Potion'], discard: ['Pokédex'] })
    ana.isOn()
  })
})
