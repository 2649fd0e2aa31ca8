import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Koffing', () => {
  test('Foul Gas does 10, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Koffing', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Foul Gas')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Foul Gas does 10, confused on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Koffing', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Foul Gas')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Foul Gas cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Koffing', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Foul Gas')
    ana.isToldWhyNot('Foul Gas', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Metapod', () => {
  test('Stiffen keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Metapod', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Stiffen keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Metapod', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Stiffen cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Metapod', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stiffen')
    ana.isToldWhyNot('Stiffen', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Stun Spore does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Metapod', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Stun Spore does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Metapod', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stun Spore cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Metapod', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Stun Spore')
    ana.isToldWhyNot('Stun Spore', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Nidoran♂', () => {
  test('Horn Hazard does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoran♂', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Horn Hazard')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Hazard does nothing on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoran♂', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Horn Hazard')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Hazard cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoran♂', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Horn Hazard')
    ana.isToldWhyNot('Horn Hazard', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Tangela', () => {
  test('Bind does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tangela', energy: 'GF' }, 'Chansey', 'heads'))
    ana.attacks('Bind')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Bind does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tangela', energy: 'GF' }, 'Chansey', 'tails'))
    ana.attacks('Bind')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bind cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tangela', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Bind')
    ana.isToldWhyNot('Bind', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Poisonpowder does 20 and makes the Defending Pokémon poisoned', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tangela', energy: 'GGG' }, 'Chansey'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poisonpowder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tangela', energy: 'GGF' }, 'Chansey'))
    ana.isNotOffered('Poisonpowder')
    ana.isToldWhyNot('Poisonpowder', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Weedle', () => {
  test('Poison Sting does 10, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weedle', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Poison Sting')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poison Sting does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weedle', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Poison Sting')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Poison Sting cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Weedle', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Poison Sting')
    ana.isToldWhyNot('Poison Sting', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
