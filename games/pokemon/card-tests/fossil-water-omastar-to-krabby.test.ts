import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Omastar', () => {
  test('Water Gun does 20 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WF' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Water Gun does 30 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WFW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun does 40 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WFWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Spike Cannon does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WW' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Spike Cannon does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WW' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Spike Cannon does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Omastar', energy: 'WW' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Seadra', () => {
  test('Water Gun does 20 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seadra', energy: 'WF' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Water Gun does 30 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seadra', energy: 'WFW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun does 40 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seadra', energy: 'WFWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Seadra', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Seadra', energy: 'WFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Agility keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Seadra', energy: 'WFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })

  test('Agility cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Seadra', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Agility')
    ana.isToldWhyNot('Agility', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Tentacruel', () => {
  test('Supersonic does 0, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tentacruel', energy: 'W' }, 'Chansey', 'heads'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Supersonic does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tentacruel', energy: 'W' }, 'Chansey', 'tails'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Supersonic cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tentacruel', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Supersonic')
    ana.isToldWhyNot('Supersonic', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Jellyfish Sting does 10 and makes the Defending Pokémon poisoned', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tentacruel', energy: 'WW' }, 'Chansey'))
    ana.attacks('Jellyfish Sting')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Jellyfish Sting cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tentacruel', energy: 'WF' }, 'Chansey'))
    ana.isNotOffered('Jellyfish Sting')
    ana.isToldWhyNot('Jellyfish Sting', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Horsea', () => {
  test('Smokescreen does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Horsea', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Smokescreen lets it happen on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Horsea', energy: 'W' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })

  test('Smokescreen cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Horsea', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Smokescreen')
    ana.isToldWhyNot('Smokescreen', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Krabby', () => {
  test('Call for Family finds Krabby and puts it on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Krabby', energy: 'W' }, deck: ['Onix', 'Staryu', 'Krabby'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.isNotOffered('Onix', 'Staryu')
    ana.chooses('Krabby')
    ana.has({ bench: ['Krabby'], hand: [] })
    bo.isOn()
  })

  test('Call for Family may find nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Krabby', energy: 'W' }, deck: ['Krabby'] },
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
      ana: { active: { pokemon: 'Krabby', energy: 'W' }, bench },
      bo: { active: 'Chansey' },
    })
    ana.isToldWhyNot('Call for Family', 'Your Bench is full.')
    ana.isNotOffered('Call for Family')
    ana.isOn()
  })

  test('Call for Family cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Krabby', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Call for Family')
    ana.isToldWhyNot('Call for Family', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Irongrip does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Krabby', energy: 'WF' }, 'Chansey'))
    ana.attacks('Irongrip')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Irongrip cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Krabby', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Irongrip')
    ana.isToldWhyNot('Irongrip', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})
