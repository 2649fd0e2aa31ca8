import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Ditto is the card it faces', () => {
  test('P46: as a doll it cannot retreat, and may be discarded for no Prize', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Ditto', bench: ['Onix'] },
      bo: { active: 'Clefairy Doll', bench: ['Rattata'] },
    })
    ana.sees({ players: [{ active: { as: 'base1-70', hp: 10, attacks: [] } }, {}] })
    ana.isToldWhyNot('Retreat', 'Ditto cannot retreat.')
    ana.chooses('Discard Ditto')
    ana.has({ active: 'Onix', discard: ['Ditto'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })

  test('P46: with 10 damage it is no longer there when a doll comes up, and gives no Prize', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', bench: ['Mysterious Fossil'] },
      bo: { active: { pokemon: 'Ditto', damage: 10 }, bench: ['Onix'] },
    })
    ana.retreats('Mysterious Fossil')
    ana.has({ prizes: 6 })
    bo.has({ active: 'Onix', bench: [], discard: ['Ditto'] })
    ana.isOn()
  })

  test('P46, P50: what Ditto could bear as somebody who was knocked out, it may not bear as the next', () => {
    const fight = (next: string) => {
      const { ana, bo } = given(duel, {
        ana: { active: { pokemon: 'Ditto', energy: 'FFFF', damage: 50 }, bench: ['Abra'] },
        bo: { active: { pokemon: 'Charizard', damage: 20 }, bench: [next] },
      })
      ana.attacks('Fire Spin')
      ana.chooses('a hidden card')
      bo.has({ active: next, discard: ['Charizard'] })
      return { ana, bo }
    }
    const large = fight('Onix')
    large.ana.has({ active: 'Ditto', damage: [50, 0] })
    large.bo.isOn()
    const small = fight('Rattata')
    small.bo.chooses('a hidden card')
    small.ana.has({ active: 'Abra', bench: [] })
    small.bo.has({ prizes: 5 })
    small.bo.isOn()
  })

  test('P46, P50: that is looked at before the turn goes on', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Ditto', damage: 50 }, bench: ['Gengar', 'Abra'] },
      bo: { active: { pokemon: 'Charizard', damage: 110 }, bench: [{ pokemon: 'Rattata', damage: 10 }] },
    })
    ana.usesPower('Gengar', 'Curse')
    ana.chooses('Rattata')
    ana.chooses('a hidden card')
    bo.has({ active: 'Rattata', damage: [0] })
    bo.chooses('a hidden card')
    ana.chooses('Abra')
    ana.has({ active: 'Abra', bench: ['Gengar'], discard: ['Ditto'], prizes: 5 })
    bo.has({ prizes: 5 })
    ana.isOn()
  })

  test('P46: unhurt it stays', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Rattata', bench: ['Mysterious Fossil'] },
      bo: { active: 'Ditto', bench: ['Onix'] },
    })
    ana.retreats('Mysterious Fossil')
    bo.has({ active: 'Ditto' })
    ana.isOn()
  })

  test('P46: a type that Shift gave ends with the transformation', () => {
    const { ana } = given(duel, {
      ana: { active: 'Ditto', hand: ['Gust of Wind'] },
      bo: { active: 'Venomoth', bench: ['Rattata', 'Staryu', 'Machop'] },
    })
    ana.usesPower('Venomoth', 'Shift')
    ana.chooses('Water')
    ana.sees({ players: [{ active: { as: 'base2-13', type: 'Water' } }, {}] })
    ana.plays('Gust of Wind')
    ana.chooses('Rattata')
    ana.sees({ players: [{ active: { as: 'base1-61', type: 'Colorless' } }, {}] })
    ana.isOn()
  })

  test('P43, P46: a power that comes once in a turn is counted for each card that Ditto has been', () => {
    const { ana, bo } = given(duel, {
      ana: {
        active: { pokemon: 'Ditto', damage: 10 },
        bench: ['Chansey'],
        hand: new Array<string>(3).fill('Gust of Wind'),
      },
      bo: { active: 'Alakazam', bench: ['Gengar', { pokemon: 'Machop', damage: 20 }] },
    })
    const gust = (name: string) => {
      ana.plays('Gust of Wind')
      ana.chooses(name)
    }
    ana.usesPower('Alakazam', 'Damage Swap')
    ana.has({ damage: [0, 10] })
    gust('Gengar')
    ana.usesPower('Gengar', 'Curse')
    ana.chooses('Alakazam')
    bo.has({ active: 'Gengar', bench: ['Alakazam', 'Machop'], damage: [0, 10, 10] })
    ana.isNotOffered('Gengar: Curse')
    gust('Alakazam')
    gust('Gengar')
    ana.isToldWhyNot('Curse', 'Already used in this turn.')
    ana.isOn()
  })

  test('P46: energy that it burned as Charizard counts as any type when it is somebody else', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Ditto', energy: 'GGG' }, hand: ['Gust of Wind'] },
      bo: { active: 'Charizard', bench: ['Blastoise'] },
    })
    ana.usesPower('Charizard', 'Energy Burn')
    ana.plays('Gust of Wind')
    ana.isOffered('Hydro Pump')
    ana.isOn()
  })

  test('P46: as Moltres its owner says which energy goes in a Wildfire', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ditto', energy: 'WG' }, 'Moltres'))
    ana.attacks('Wildfire')
    ana.chooses('Grass Energy')
    ana.has({ energy: ['W'], discard: ['Grass Energy'] })
    bo.has({ discard: ['Grass Energy'] })
    bo.isOn()
  })
})

describe('what a power did ends where powers end', () => {
  test('P45: Toxic Gas takes the type away that Shift gave', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Venomoth', bench: [{ pokemon: 'Grimer' }], hand: ['Muk'] },
        bo: { active: 'Staryu' },
      },
      { rolls: coins() },
    )
    ana.usesPower('Venomoth', 'Shift')
    ana.sees({ players: [{ active: { type: 'Water' } }, {}] })
    ana.evolves('Grimer', 'Muk')
    ana.sees({ players: [{ active: { type: 'Grass' } }, {}] })
    bo.isNotAsked()
    ana.isOn()
  })

  test('P45: Toxic Gas puts Energy Burn out', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Charizard', energy: 'WWWW' }, bench: ['Grimer'], hand: ['Muk'] },
      bo: { active: 'Staryu' },
    })
    ana.usesPower('Charizard', 'Energy Burn')
    ana.isOffered('Fire Spin')
    ana.evolves('Grimer', 'Muk')
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 0.')
    ana.isOn()
  })

  test('P44: sleep does not take it away', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Venomoth' },
        bo: { active: { pokemon: 'Jigglypuff', energy: 'F' }, bench: ['Staryu'] },
      },
      { rolls: coins('tails') },
    )
    ana.usesPower('Venomoth', 'Shift')
    ana.endsTurn()
    bo.attacks('Lullaby')
    ana.has({ condition: 'asleep' })
    ana.sees({ players: [{ active: { type: 'Water' } }, {}] })
    ana.isOn()
  })
})
