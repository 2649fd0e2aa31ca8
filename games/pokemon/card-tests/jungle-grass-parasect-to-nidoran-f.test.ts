import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Parasect', () => {
  test('Spore makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Parasect', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Spore')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Spore cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Parasect', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Spore')
    ana.isToldWhyNot('Spore', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })

  test('Slash does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Parasect', energy: 'FFF' }, 'Chansey'))
    ana.attacks('Slash')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Slash cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Parasect', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Slash')
    ana.isToldWhyNot('Slash', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Weepinbell', () => {
  test('Poisonpowder does 10, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weepinbell', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poisonpowder does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weepinbell', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Poisonpowder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Weepinbell', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Poisonpowder')
    ana.isToldWhyNot('Poisonpowder', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Razor Leaf does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weepinbell', energy: 'GG' }, 'Chansey'))
    ana.attacks('Razor Leaf')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Razor Leaf cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Weepinbell', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Razor Leaf')
    ana.isToldWhyNot('Razor Leaf', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Bellsprout', () => {
  test('Vine Whip does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Bellsprout', energy: 'G' }, 'Chansey'))
    ana.attacks('Vine Whip')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Vine Whip cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Bellsprout', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Vine Whip')
    ana.isToldWhyNot('Vine Whip', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Call for Family finds Bellsprout and puts it on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Bellsprout', energy: 'G' }, deck: ['Onix', 'Staryu', 'Bellsprout'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.isNotOffered('Onix', 'Staryu')
    ana.chooses('Bellsprout')
    ana.has({ bench: ['Bellsprout'], hand: [] })
    bo.isOn()
  })

  test('Call for Family may find nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Bellsprout', energy: 'G' }, deck: ['Bellsprout'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.chooses('Nothing')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Call for Family cannot be used with a full Bench', () => {
    const bench = ['Machop', 'Staryu', 'Weedle', 'Abra', 'Jynx']
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Bellsprout', energy: 'G' }, bench },
      bo: { active: 'Chansey' },
    })
    ana.isToldWhyNot('Call for Family', 'Your Bench is full.')
    ana.isNotOffered('Call for Family')
    ana.isOn()
  })

  test('Call for Family cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Bellsprout', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Call for Family')
    ana.isToldWhyNot('Call for Family', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Exeggcute', () => {
  test('Hypnosis makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'P' }, 'Chansey', 'tails'))
    ana.attacks('Hypnosis')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Hypnosis cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Hypnosis')
    ana.isToldWhyNot('Hypnosis', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })
})

describe('Nidoran♀', () => {
  test('Fury Swipes does 30 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Fury Swipes does 10 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Call for Family finds Nidoran♂ and puts it on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Nidoran♀', energy: 'GG' }, deck: ['Onix', 'Staryu', 'Nidoran♂'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.isNotOffered('Onix', 'Staryu')
    ana.chooses('Nidoran♂')
    ana.has({ bench: ['Nidoran♂'], hand: [] })
    bo.isOn()
  })

  test('Call for Family may find nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Nidoran♀', energy: 'GG' }, deck: ['Nidoran♂'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.chooses('Nothing')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Call for Family cannot be used with a full Bench', () => {
    const bench = ['Machop', 'Staryu', 'Weedle', 'Abra', 'Jynx']
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Nidoran♀', energy: 'GG' }, bench },
      bo: { active: 'Chansey' },
    })
    ana.isToldWhyNot('Call for Family', 'Your Bench is full.')
    ana.isNotOffered('Call for Family')
    ana.isOn()
  })

  test('Call for Family finds Nidoran♀ as well', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Nidoran♀', energy: 'GG' }, deck: ['Nidoran♀'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.chooses('Nidoran♀')
    ana.has({ bench: ['Nidoran♀'] })
    bo.isOn()
  })

  test('Call for Family cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoran♀', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Call for Family')
    ana.isToldWhyNot('Call for Family', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})
