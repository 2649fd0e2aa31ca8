import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

const CONDITIONS = ['asleep', 'confused', 'paralyzed'] as const

describe('Muk', () => {
  test('Toxic Gas stops every other power, of both players', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Persian', energy: 'WWW' }, bench: ['Muk', 'Vileplume'] },
      bo: { active: 'Mr. Mime', bench: ['Dragonite'] },
    })
    ana.sees({ players: [{ bench: [{ power: { works: true } }, { power: { works: false } }] }, {}] })
    ana.attacks('Pounce')
    bo.has({ damage: [30, 0] })
    bo.isToldWhyNot('Step In', 'It does not work now.')
    bo.isOn()
  })

  test('Toxic Gas does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, {
        ana: { active: 'Onix', bench: ['Dragonite'] },
        bo: { active: { pokemon: 'Muk', condition } },
      })
      ana.isOffered('Dragonite: Step In')
      ana.isOn()
    }
    const { ana } = given(duel, {
      ana: { active: 'Onix', bench: ['Dragonite'] },
      bo: { active: { pokemon: 'Muk', poison: 10 } },
    })
    ana.isNotOffered('Dragonite: Step In')
    ana.isOn()
  })
})

describe('Slowbro', () => {
  test('Strange Behavior moves damage to itself, one counter at a time and as often as wanted', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Chansey', damage: 30 }, bench: ['Slowbro', { pokemon: 'Onix', damage: 10 }] },
      bo: { active: { pokemon: 'Machop', damage: 10 } },
    })
    ana.usesPower('Slowbro', 'Strange Behavior')
    ana.isOffered('Chansey', 'Onix')
    ana.isNotOffered('Slowbro', 'Machop')
    ana.chooses('Chansey')
    ana.changedOnly({ damage: [20, 10, 10] })
    ana.usesPower('Slowbro', 'Strange Behavior')
    ana.chooses('Onix')
    ana.has({ damage: [20, 20, 0] })
    ana.isOn()
  })

  test('Strange Behavior never knocks Slowbro out', () => {
    const last = given(duel, {
      ana: { active: { pokemon: 'Chansey', damage: 30 }, bench: [{ pokemon: 'Slowbro', damage: 50 }] },
      bo: { active: 'Machop' },
    })
    last.ana.isToldWhyNot('Strange Behavior', 'It has nothing to work on.')
    last.ana.isOn()
    const one = given(duel, {
      ana: { active: { pokemon: 'Chansey', damage: 30 }, bench: [{ pokemon: 'Slowbro', damage: 40 }] },
      bo: { active: 'Machop' },
    })
    one.ana.usesPower('Slowbro', 'Strange Behavior')
    one.ana.has({ damage: [20, 50] })
    one.ana.isOn()
  })

  test('Strange Behavior does not work under any condition, but under poison', () => {
    const bench = [{ pokemon: 'Chansey', damage: 30 }]
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, {
        ana: { active: { pokemon: 'Slowbro', condition }, bench },
        bo: { active: 'Machop' },
      })
      ana.isToldWhyNot('Strange Behavior', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Slowbro', poison: 10 }, bench },
      bo: { active: 'Machop' },
    })
    ana.isOffered('Slowbro: Strange Behavior')
    ana.isOn()
  })
})

describe('Kabuto', () => {
  test('Kabuto Armor halves damage, rounded down', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Persian', energy: 'WWW' }, 'Kabuto'))
    ana.attacks('Pounce')
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Kabuto Armor halves 20 to 10, and 10 to nothing', () => {
    const twenty = given(duel, ...versus({ pokemon: 'Persian', energy: 'WW' }, 'Kabuto'))
    twenty.ana.attacks('Scratch')
    twenty.bo.has({ damage: [10] })
    twenty.bo.isOn()
    const ten = given(duel, ...versus({ pokemon: 'Spearow', energy: 'W' }, 'Kabuto'))
    ten.ana.attacks('Peck')
    ten.bo.has({ damage: [0] })
    ten.bo.isOn()
  })

  test('Kabuto Armor does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana, bo } = given(
        duel,
        { ana: { active: { pokemon: 'Persian', energy: 'WW' } }, bo: { active: { pokemon: 'Kabuto', condition } } },
        { rolls: condition === 'asleep' ? coins('tails') : [] },
      )
      ana.attacks('Scratch')
      bo.has({ damage: [20] })
      bo.isOn()
    }
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Persian', energy: 'WW' }, { pokemon: 'Kabuto', poison: 10 }))
    ana.attacks('Scratch')
    bo.has({ damage: [20] })
    bo.isOn()
  })
})

describe('Omanyte', () => {
  const hand = [{ id: 'base1-91' }, { id: 'base1-99' }]

  test("Clairvoyance opens the opponent's hand, from the Bench too", () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Onix', bench: ['Omanyte'] },
      bo: { active: 'Machop', hand: ['Bill'] },
    })
    ana.endsTurn()
    ana.sees({ players: [{}, { hand }] })
    bo.sees({ players: [{ hand: [] }, { hand }] })
    bo.isOn()
  })

  test('Clairvoyance does not work under any condition, but under poison', () => {
    const foe = { active: 'Machop', hand: ['Bill'] }
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, { ana: { active: { pokemon: 'Omanyte', condition }, hand: ['Bill'] }, bo: foe })
      ana.plays('Bill')
      ana.sees({ players: [{}, { hand: [{ id: null }] }] })
      ana.isOn()
    }
    const { ana } = given(duel, { ana: { active: { pokemon: 'Omanyte', poison: 10 }, hand: ['Bill'] }, bo: foe })
    ana.plays('Bill')
    ana.sees({ players: [{}, { hand: [{ id: 'base1-91' }] }] })
    ana.isOn()
  })
})

describe('Tentacool', () => {
  test('Cowardice takes it back to the hand and discards what lay on it', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Tentacool', energy: 'WW', damage: 20, tools: ['Defender'] }, bench: ['Onix'] },
      bo: { active: 'Machop' },
    })
    ana.usesPower('Tentacool', 'Cowardice')
    ana.changedOnly({
      active: 'Onix',
      bench: [],
      damage: [0],
      energy: [''],
      tools: [''],
      hand: ['Tentacool'],
      discard: ['Water Energy', 'Water Energy', 'Defender'],
    })
    ana.isOn()
  })

  test('Cowardice does not work in the turn it came into play, nor for the last Pokémon', () => {
    const fresh = given(duel, {
      ana: { active: 'Onix', bench: [{ pokemon: 'Tentacool', since: 5 }] },
      bo: { active: 'Machop' },
    })
    fresh.ana.isToldWhyNot('Cowardice', 'It has nothing to work on.')
    fresh.ana.isOn()
    const alone = given(duel, ...versus('Tentacool', 'Machop'))
    alone.ana.isNotOffered('Tentacool: Cowardice')
    alone.ana.isOn()
  })

  test('Cowardice does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, {
        ana: { active: { pokemon: 'Tentacool', condition }, bench: ['Onix'] },
        bo: { active: 'Machop' },
      })
      ana.isToldWhyNot('Cowardice', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Tentacool', poison: 10 }, bench: ['Onix'] },
      bo: { active: 'Machop' },
    })
    ana.isOffered('Tentacool: Cowardice')
    ana.isOn()
  })
})
