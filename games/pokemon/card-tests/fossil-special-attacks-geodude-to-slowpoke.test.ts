import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Geodude', () => {
  test('Stone Barrage does 10 for each heads until tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Geodude', energy: 'FW' }, 'Blastoise', 'heads', 'heads', 'heads', 'tails'),
    )
    ana.attacks('Stone Barrage')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Stone Barrage does nothing for tails at once', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Geodude', energy: 'FW' }, 'Blastoise', 'tails'))
    ana.attacks('Stone Barrage')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Stone Barrage needs Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Geodude', energy: 'WW' }, 'Blastoise'))
    ana.isToldWhyNot('Stone Barrage', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })
})

describe('Articuno', () => {
  const benches = {
    ana: { active: { pokemon: 'Articuno', energy: 'WWWW' }, bench: ['Onix', 'Abra'] },
    bo: { active: 'Chansey', bench: ['Staryu', 'Jynx'] },
  }

  test("Blizzard does 50, and on heads 10 to the opponent's Bench", () => {
    const { ana, bo } = given(duel, benches, { rolls: coins('heads') })
    ana.attacks('Blizzard')
    ana.changedOnly({})
    bo.has({ damage: [50, 10, 10] })
    bo.isOn()
  })

  test('Blizzard does 10 to its own Bench on tails', () => {
    const { ana, bo } = given(duel, benches, { rolls: coins('tails') })
    ana.attacks('Blizzard')
    ana.changedOnly({ damage: [0, 10, 10] })
    bo.has({ damage: [50, 0, 0] })
    bo.isOn()
  })

  test('Blizzard needs four Water', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Articuno', energy: 'WWWF' }, 'Chansey'))
    ana.isToldWhyNot('Blizzard', 'Needs 4 Water, has 3.')
    ana.isOn()
  })
})

describe('Psyduck', () => {
  test('Headache forbids Trainers for a turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Psyduck', energy: 'P' } },
      bo: { active: 'Chansey', hand: ['Bill'] },
    })
    ana.attacks('Headache')
    ana.changedOnly({})
    bo.isToldWhyNot('Bill', 'A Headache forbids Trainers in this turn.')
    bo.isNotOffered('Bill')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Bill')
    bo.isOn()
  })
})

describe('Hypno', () => {
  const decks = {
    ana: { active: { pokemon: 'Hypno', energy: 'P' }, deck: ['Bill', 'Onix', 'Abra', 'Jynx'] },
    bo: { active: 'Chansey', deck: ['Potion', 'Switch', 'Staryu', 'Machop'] },
  }

  test('Prophecy puts the top three of its own deck in any order', () => {
    const { ana, bo } = given(duel, decks)
    ana.attacks('Prophecy')
    ana.chooses('Your deck')
    ana.isNotOffered('Jynx')
    ana.chooses('Abra', 'Bill', 'Onix')
    ana.changedOnly({ deck: ['Abra', 'Bill', 'Onix', 'Jynx'] })
    bo.has({ hand: ['Potion'] })
    bo.isOn()
  })

  test("Prophecy puts the top three of the opponent's deck in any order", () => {
    const { ana, bo } = given(duel, decks)
    ana.attacks('Prophecy')
    ana.chooses("Your opponent's deck")
    ana.chooses('Staryu', 'Switch', 'Potion')
    ana.changedOnly({})
    bo.has({ hand: ['Staryu'], deck: ['Switch', 'Potion', 'Machop'] })
    bo.isOn()
  })

  test('Prophecy needs Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hypno', energy: 'W' }, 'Chansey'))
    ana.isToldWhyNot('Prophecy', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })
})

describe('Gastly (Fossil)', () => {
  const discard = ['Fire Energy', 'Bill', 'Double Colorless Energy', 'Water Energy']

  test('Energy Conversion takes up to two energy cards back and hurts itself for 10', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly (Fossil)', energy: 'PP' }, discard },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Energy Conversion')
    ana.isNotOffered('Bill')
    ana.isRefused('wrong-count', 'Fire Energy', 'Double Colorless Energy', 'Water Energy')
    ana.chooses('Double Colorless Energy', 'Fire Energy')
    ana.changedOnly({
      damage: [10],
      hand: ['Double Colorless Energy', 'Fire Energy'],
      discard: ['Bill', 'Water Energy'],
    })
    bo.isOn()
  })

  test('Energy Conversion may take none', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly (Fossil)', energy: 'PP' }, discard },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Energy Conversion')
    ana.chooses()
    ana.changedOnly({ damage: [10] })
    bo.isOn()
  })

  test('Energy Conversion needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gastly (Fossil)', energy: 'PW' }, 'Chansey'))
    ana.isToldWhyNot('Energy Conversion', 'Needs 2 Psychic, has 1.')
    ana.isOn()
  })
})

describe('Slowpoke', () => {
  test('Spacing Out heals 10 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Slowpoke', energy: 'W', damage: 30 }, 'Chansey', 'heads'))
    ana.attacks('Spacing Out')
    ana.changedOnly({ damage: [20] })
    bo.isOn()
  })

  test('Spacing Out heals nothing on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Slowpoke', energy: 'W', damage: 30 }, 'Chansey', 'tails'))
    ana.attacks('Spacing Out')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Spacing Out is for the hurt, and needs an energy', () => {
    const unhurt = given(duel, ...versus({ pokemon: 'Slowpoke', energy: 'W' }, 'Chansey'))
    unhurt.ana.isToldWhyNot('Spacing Out', 'This Pokémon has no damage.')
    unhurt.ana.isNotOffered('Spacing Out')
    unhurt.ana.isOn()
    const none = given(duel, ...versus({ pokemon: 'Slowpoke', damage: 10 }, 'Chansey'))
    none.ana.isToldWhyNot('Spacing Out', 'Needs 1 energy, has 0.')
    none.ana.isOn()
  })

  test('Scavenge costs a Psychic energy and takes a Trainer back', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Slowpoke', energy: 'PP' }, discard: ['Bill', 'Onix', 'Potion'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Scavenge')
    ana.isNotOffered('Onix', 'Psychic Energy')
    ana.isRefused('wrong-count', 'Bill', 'Potion')
    ana.chooses('Potion')
    ana.changedOnly({ energy: ['P'], hand: ['Potion'], discard: ['Bill', 'Onix', 'Psychic Energy'] })
    bo.isOn()
  })

  test('Scavenge needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Slowpoke', energy: 'PW' }, 'Chansey'))
    ana.isToldWhyNot('Scavenge', 'Needs 2 Psychic, has 1.')
    ana.isOn()
  })
})
