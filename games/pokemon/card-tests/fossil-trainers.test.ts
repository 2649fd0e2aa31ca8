import { given } from '@turnwright/testkit'
import { describe, expect, test, vi } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

const rattata = { active: 'Rattata' }

describe('Mr. Fuji', () => {
  test('shuffles a Benched Pokémon with everything on it into the deck', () => {
    const { ana } = given(duel, {
      ana: {
        active: 'Machop',
        bench: [{ pokemon: 'Kadabra', over: ['Abra'], energy: 'P', damage: 20 }, 'Onix'],
        hand: ['Mr. Fuji'],
        deck: [],
      },
      bo: rattata,
    })
    ana.plays('Mr. Fuji')
    ana.isNotOffered('Machop')
    ana.chooses('Kadabra')
    ana.has({ active: 'Machop', bench: ['Onix'], discard: ['Mr. Fuji'], hand: [] })
    ana.sees({ players: [{ deck: { size: 3 } }, {}] as never })
    ana.isOn()
  })

  test('P62: shuffles once', () => {
    const { ana, scene } = given(duel, {
      ana: { active: 'Machop', bench: ['Abra', 'Onix'], hand: ['Mr. Fuji'], deck: ['Potion', 'Bill'] },
      bo: rattata,
    })
    const shuffles = vi.spyOn(scene.game.cards, 'shuffle')
    ana.plays('Mr. Fuji')
    ana.chooses('Abra')
    ana.has({ bench: ['Onix'] })
    expect(shuffles).toHaveBeenCalledTimes(1)
    ana.isOn()
  })

  test('needs a Bench', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Mr. Fuji'] }, bo: rattata })
    ana.isNotOffered('Mr. Fuji')
    ana.isOn()
  })
})

describe('Energy Search', () => {
  test('takes a basic energy out of the deck', () => {
    const deck = ['Double Colorless Energy', 'Water Energy', 'Potion', 'Fire Energy']
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Energy Search'], deck }, bo: rattata })
    ana.plays('Energy Search')
    ana.isNotOffered('Double Colorless Energy')
    ana.isNotOffered('Potion')
    ana.chooses('Fire Energy')
    ana.has({ hand: ['Fire Energy'], discard: ['Energy Search'] })
    ana.isOn()
  })

  test('may find nothing', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Energy Search'], deck: ['Potion'] }, bo: rattata })
    ana.plays('Energy Search')
    ana.chooses('Nothing')
    ana.changedOnly({ hand: [], discard: ['Energy Search'] })
    ana.isOn()
  })
})

describe('Gambler', () => {
  const hand = ['Gambler', 'Potion', 'Potion']
  const deck = new Array<string>(8).fill('Potion')

  test('shuffles the hand away and draws eight on heads', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand, deck }, bo: rattata }, { rolls: coins('heads') })
    ana.plays('Gambler')
    ana.changedOnly({ hand: deck, deck: ['Potion', 'Potion'], discard: ['Gambler'] })
    ana.isOn()
  })

  test('draws one on tails', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand, deck }, bo: rattata }, { rolls: coins('tails') })
    ana.plays('Gambler')
    ana.has({ hand: ['Potion'], deck: new Array<string>(9).fill('Potion'), discard: ['Gambler'] })
    ana.isOn()
  })
})

describe('Recycle', () => {
  const own = { active: 'Machop', hand: ['Recycle'], discard: ['Bill', 'Onix', 'Water Energy'], deck: ['Potion'] }

  test('puts any discarded card on top of the deck on heads', () => {
    const { ana } = given(duel, { ana: own, bo: rattata }, { rolls: coins('heads') })
    ana.plays('Recycle')
    ana.isOffered('Bill')
    ana.isOffered('Water Energy')
    ana.chooses('Onix')
    ana.changedOnly({ hand: [], deck: ['Onix', 'Potion'], discard: ['Bill', 'Water Energy', 'Recycle'] })
    ana.isOn()
  })

  test('does nothing on tails', () => {
    const { ana } = given(duel, { ana: own, bo: rattata }, { rolls: coins('tails') })
    ana.plays('Recycle')
    ana.changedOnly({ hand: [], discard: ['Bill', 'Onix', 'Water Energy', 'Recycle'] })
    ana.isOn()
  })
})

describe('Mysterious Fossil', () => {
  test('comes to the Bench like a Basic Pokémon, evolves, and gives no Prize when it falls', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Mysterious Fossil'] },
      bo: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Gust of Wind'] },
    })
    ana.plays('Mysterious Fossil')
    ana.changedOnly({ bench: ['Mysterious Fossil'], damage: [0, 0], energy: ['F', ''], tools: ['', ''], hand: [] })
    ana.endsTurn()
    bo.plays('Gust of Wind')
    bo.attacks('Low Kick')
    ana.has({ active: 'Machop', discard: ['Mysterious Fossil'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })

  test('falls asleep never, cannot retreat, evolves into Omanyte and may be discarded', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Mysterious Fossil', bench: ['Mysterious Fossil', 'Machop'], hand: ['Omanyte'] },
        bo: { active: { pokemon: 'Gastly', energy: 'P' } },
      },
      { turn: 1, rolls: coins('heads') },
    )
    bo.attacks('Sleeping Gas')
    ana.has({ condition: null })
    ana.isNotOffered('Retreat')
    ana.chooses({ Omanyte: ['Mysterious Fossil'] })
    ana.has({ active: 'Omanyte', bench: ['Mysterious Fossil', 'Machop'] })
    ana.chooses('Discard Mysterious Fossil')
    ana.has({ bench: ['Machop'], discard: ['Mysterious Fossil'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })
})

describe('Poké Ball', () => {
  const own = { active: 'Machop', hand: ['Poké Ball'], deck: ['Potion', 'Kadabra', 'Onix'] }

  test('finds a Pokémon of the deck on heads', () => {
    const { ana } = given(duel, { ana: own, bo: rattata }, { rolls: coins('heads') })
    ana.plays('Poké Ball')
    ana.isNotOffered('Potion')
    ana.isOffered('Onix')
    ana.isOffered('Nothing')
    ana.chooses('Kadabra')
    ana.has({ hand: ['Kadabra'], discard: ['Poké Ball'] })
    ana.isOn()
  })

  test('finds nothing on tails', () => {
    const { ana } = given(duel, { ana: own, bo: rattata }, { rolls: coins('tails') })
    ana.plays('Poké Ball')
    ana.has({ hand: [], discard: ['Poké Ball'] })
    ana.isOn()
  })
})

describe('Double Colorless Energy', () => {
  test('pays two Colorless, and is one card', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hitmonchan', energy: 'F' }, hand: ['Double Colorless Energy'] },
      bo: { active: 'Machop' },
    })
    ana.attaches('Double Colorless Energy', 'Hitmonchan')
    ana.changedOnly({ energy: ['FD'], hand: [] })
    ana.isToldWhyNot('Special Punch', 'Needs 2 Fighting, has 1.')
    ana.isOn()
    bo.has({ damage: [0] })
  })

  test('is enough for an attack of two Colorless, and not for one of three', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Chansey', energy: 'D' }, bench: ['Machop'] },
      bo: { active: { pokemon: 'Onix', energy: 'D' } },
    })
    ana.isNotOffered('Double-edge')
    ana.chooses({ Retreat: ['Machop'] })
    ana.has({ active: 'Machop', bench: ['Chansey'] })
    bo.has({ damage: [0] })
    ana.isOn()
  })
})
