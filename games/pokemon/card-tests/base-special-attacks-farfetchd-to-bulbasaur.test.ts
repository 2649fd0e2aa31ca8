import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe("Farfetch'd", () => {
  test('Leek Slap does 30 on heads, and works but once', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: "Farfetch'd", energy: 'W' }, 'Onix', 'heads'))
    ana.attacks('Leek Slap')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.endsTurn()
    ana.isToldWhyNot('Leek Slap', 'Already used while it is in play.')
    ana.isNotOffered('Leek Slap')
    ana.isOn()
  })

  test('Leek Slap does nothing on tails, and is spent all the same', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: "Farfetch'd", energy: 'W' }, 'Onix', 'tails'))
    ana.attacks('Leek Slap')
    bo.has({ damage: [0] })
    bo.endsTurn()
    ana.isNotOffered('Leek Slap')
    ana.isOn()
  })

  test('Leek Slap needs an energy', () => {
    const { ana } = given(duel, ...versus("Farfetch'd", 'Onix'))
    ana.isToldWhyNot('Leek Slap', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Porygon', () => {
  test('Conversion 1 changes a Weakness', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Porygon', energy: 'W' }, bench: [{ pokemon: 'Staryu', energy: 'W' }] },
      bo: { active: 'Onix' },
    })
    ana.attacks('Conversion 1')
    ana.isOffered('Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Leave it as it is')
    ana.isNotOffered('Grass', 'Colorless')
    ana.chooses('Water')
    bo.sees({ players: [{}, { active: { weakness: 'Water' } }] })
    bo.isOn()
  })

  test('Conversion 1 may leave it, and does nothing to a Pokémon without Weakness', () => {
    const kept = given(duel, ...versus({ pokemon: 'Porygon', energy: 'W' }, 'Onix'))
    kept.ana.attacks('Conversion 1')
    kept.ana.chooses('Leave it as it is')
    kept.bo.sees({ players: [{}, { active: { weakness: 'Grass' } }] })
    kept.bo.isOn()
    const none = given(duel, ...versus({ pokemon: 'Porygon', energy: 'W' }, 'Zapdos'))
    none.ana.attacks('Conversion 1')
    none.bo.sees({ players: [{}, { active: { weakness: null } }] })
    none.bo.isOn()
  })

  test('Conversion 1 needs an energy', () => {
    const { ana } = given(duel, ...versus('Porygon', 'Onix'))
    ana.isToldWhyNot('Conversion 1', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Conversion 2 changes what it resists', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Porygon', energy: 'WL' }, { pokemon: 'Starmie', energy: 'WFF' }, 'tails'),
    )
    ana.attacks('Conversion 2')
    ana.isOffered('Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting')
    ana.chooses('Water')
    ana.sees({ players: [{ active: { resistance: 'Water' } }, {}] })
    bo.attacks('Star Freeze')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Conversion 2 is over when Porygon goes to the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Porygon', energy: 'WL' }, bench: ['Onix'], hand: ['Switch'] },
      bo: { active: 'Onix' },
    })
    ana.attacks('Conversion 2')
    ana.chooses('Water')
    bo.endsTurn()
    ana.plays('Switch')
    ana.sees({ players: [{ bench: [{ resistance: 'Psychic' }] }, {}] })
    ana.isOn()
  })

  test('Conversion 2 needs two energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Porygon', energy: 'W' }, 'Onix'))
    ana.isToldWhyNot('Conversion 2', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Raticate', () => {
  test('Super Fang does half of what is left, rounded up', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raticate', energy: 'WWW' }, { pokemon: 'Onix', damage: 40 }))
    ana.attacks('Super Fang')
    ana.changedOnly({})
    bo.has({ damage: [70] })
    bo.isOn()
  })

  test('Super Fang does exactly half of an even number', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raticate', energy: 'WWW' }, { pokemon: 'Onix', damage: 50 }))
    ana.attacks('Super Fang')
    bo.has({ damage: [70] })
    bo.isOn()
  })

  test('Super Fang needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Raticate', energy: 'WW' }, 'Onix'))
    ana.isToldWhyNot('Super Fang', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Dugtrio', () => {
  test('Earthquake does 70, and 10 to its own Bench alone', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Dugtrio', energy: 'FFFF' }, bench: ['Onix', 'Staryu'] },
      bo: { active: 'Blastoise', bench: ['Staryu'] },
    })
    ana.attacks('Earthquake')
    ana.changedOnly({ damage: [0, 10, 10] })
    bo.has({ damage: [70, 0] })
    bo.isOn()
  })

  test('Earthquake needs four Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dugtrio', energy: 'FFFW' }, 'Blastoise'))
    ana.isToldWhyNot('Earthquake', 'Needs 4 Fighting, has 3.')
    ana.isOn()
  })
})

describe('Zapdos', () => {
  test('Thunderbolt does 100 and discards all energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zapdos', energy: 'LLLLD' }, 'Chansey'))
    ana.attacks('Thunderbolt')
    ana.has({ energy: [''], damage: [0] })
    bo.has({ damage: [100] })
    bo.isOn()
  })
})

describe('Bulbasaur', () => {
  test('Leech Seed does 20 and may heal 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Bulbasaur', energy: 'GG', damage: 20 }, 'Chansey'))
    ana.attacks('Leech Seed')
    ana.chooses('Yes')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Leech Seed need not heal', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Bulbasaur', energy: 'GG', damage: 20 }, 'Chansey'))
    ana.attacks('Leech Seed')
    ana.chooses('No')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Leech Seed heals nothing where all damage is prevented', () => {
    const guarded = { pokemon: 'Chansey', tools: ['Defender'] }
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Bulbasaur', energy: 'GG', damage: 20 }, guarded))
    ana.attacks('Leech Seed')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Leech Seed needs two Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Bulbasaur', energy: 'GW' }, 'Chansey'))
    ana.isToldWhyNot('Leech Seed', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})
