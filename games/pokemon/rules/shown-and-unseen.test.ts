import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

describe('what a Trainer shows, and what its questions do not tell', () => {
  test('P38: Lass tells both players every card that was shown, also those that go into the deck', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Lass', 'Bill', 'Onix'] },
      bo: { active: 'Rattata', hand: ['Potion', 'Abra'] },
    })
    ana.plays('Lass')
    ana.sees('bo shows Potion')
    ana.sees('bo shows Abra')
    bo.sees('ana shows Bill')
    bo.sees('ana shows Onix')
    ana.isOn()
  })

  test('P40: cards of one name in a deck are told apart for whoever looks through it, and for nobody else', () => {
    const { ana, bo } = given(duel, {
      ana: {
        active: 'Machop',
        hand: ['Computer Search', 'Potion', 'Bill'],
        deck: ['Pikachu', 'Pikachu (Jungle)', 'Onix'],
      },
      bo: { active: 'Rattata' },
    })
    ana.plays('Computer Search')
    ana.chooses('Potion', 'Bill')
    ana.sees({ players: [{ deck: { top: [{ id: 'base1-58' }, { id: 'base2-60' }, { id: 'base1-56' }] } }, {}] })
    bo.sees({ players: [{ deck: { size: 3, top: [] } }, {}] })
    ana.chooses('Onix')
    ana.isOn()
  })

  test('P40: on tails Poké Ball shuffles nothing', () => {
    const { ana } = given(
      duel,
      {
        ana: { active: 'Machop', hand: ['Pokédex', 'Poké Ball'], deck: ['Onix', 'Abra'] },
        bo: { active: 'Rattata' },
      },
      { rolls: coins('tails') },
    )
    ana.plays('Pokédex')
    ana.chooses('Abra', 'Onix')
    ana.plays('Poké Ball')
    ana.sees({ players: [{ deck: { top: [{ id: 'base1-43' }, { id: 'base1-56' }] } }, {}] })
    ana.isOn()
  })

  test('P40: a card that the opponent knew in the deck is not known in the hand after a search', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: {
          active: 'Machop',
          hand: ['Recycle', 'Computer Search', 'Potion', 'Bill'],
          discard: ['Onix'],
          deck: ['Abra'],
        },
        bo: { active: 'Rattata' },
      },
      { rolls: coins('heads') },
    )
    ana.plays('Recycle')
    bo.sees({ players: [{ deck: { top: [{ id: 'base1-56' }] } }, {}] })
    ana.plays('Computer Search')
    ana.chooses('Potion', 'Bill')
    ana.chooses('Onix')
    ana.has({ hand: ['Onix'] })
    bo.sees({ players: [{ hand: [{ id: null }], deck: { size: 1, top: [] } }, {}] })
    ana.isOn()
  })

  test('P41: nobody else knows any more what lies on top of a deck that was rearranged', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Machop', hand: ['Recycle', 'Pokédex'], discard: ['Onix'], deck: ['Abra'] },
        bo: { active: 'Rattata' },
      },
      { rolls: coins('heads') },
    )
    ana.plays('Recycle')
    ana.plays('Pokédex')
    ana.chooses('Onix', 'Abra')
    ana.sees({ players: [{ deck: { top: [{ id: 'base1-56' }, { id: 'base1-43' }] } }, {}] })
    bo.sees({ players: [{ deck: { size: 2, top: [] } }, {}] })
    ana.isOn()
  })

  test('P38: what goes from a hand into the deck is shuffled, and nobody knows where it lies', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Machop', hand: ['Lass', 'Bill', 'Gambler'], deck: ['Onix', 'Abra'] },
        bo: { active: 'Rattata', hand: ['Potion', 'Switch'], deck: ['Jynx'] },
      },
      {},
    )
    ana.plays('Lass')
    ana.sees({ players: [{ deck: { size: 4, top: [] } }, { deck: { size: 3, top: [] } }] })
    bo.sees({ players: [{ deck: { size: 4, top: [] } }, { deck: { size: 3, top: [] } }] })
    ana.isOn()
  })

  test('P38: nor does whoever gambled', () => {
    const { ana } = given(
      duel,
      { ana: { active: 'Machop', hand: ['Gambler', 'Bill', 'Potion'], deck: ['Onix'] }, bo: { active: 'Rattata' } },
      { rolls: coins('tails') },
    )
    ana.plays('Gambler')
    ana.sees({ players: [{ deck: { size: 2, top: [] } }, {}] })
    ana.isOn()
  })

  test('P57: Pokémon Trader asks also where the only Pokémon card in the hand is one that all have seen', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Machoke', over: ['Machop'] },
        bench: ['Onix'],
        hand: ['Scoop Up', 'Pokémon Trader', 'Potion'],
        deck: ['Abra'],
      },
      bo: { active: 'Rattata' },
    })
    ana.plays('Scoop Up')
    ana.chooses('Onix')
    ana.plays('Pokémon Trader')
    ana.isAsked('Choose a Pokémon card to give')
    ana.chooses('Onix')
    ana.chooses('Abra')
    ana.has({ hand: ['Potion', 'Abra'] })
    ana.isOn()
  })

  test('P57: Pokémon Breeder asks also where the only Stage 2 card that fits is one that all have seen', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', hand: ['Machamp', 'Pokémon Breeder', 'Potion'] },
      bo: { active: 'Omanyte' },
    })
    ana.endsTurn()
    bo.endsTurn()
    ana.plays('Pokémon Breeder')
    ana.isAsked('Choose a Stage 2 card')
    ana.chooses('Machamp')
    ana.has({ active: 'Machamp' })
    ana.isOn()
  })
})
