import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Oddish', () => {
  test('Stun Spore does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Oddish', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Stun Spore does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Oddish', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stun Spore cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Oddish', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stun Spore')
    ana.isToldWhyNot('Stun Spore', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Sprout finds Oddish and puts it on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Oddish', energy: 'GG' }, deck: ['Onix', 'Staryu', 'Oddish'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Sprout')
    ana.isNotOffered('Onix', 'Staryu')
    ana.chooses('Oddish')
    ana.has({ bench: ['Oddish'], hand: [] })
    bo.isOn()
  })

  test('Sprout may find nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Oddish', energy: 'GG' }, deck: ['Oddish'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Sprout')
    ana.chooses('Nothing')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Sprout cannot be used with a full Bench', () => {
    const bench = ['Machop', 'Staryu', 'Weedle', 'Abra', 'Jynx']
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Oddish', energy: 'GG' }, bench },
      bo: { active: 'Chansey' },
    })
    ana.isToldWhyNot('Sprout', 'Your Bench is full.')
    ana.isNotOffered('Sprout')
    ana.isOn()
  })

  test('Sprout cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Oddish', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Sprout')
    ana.isToldWhyNot('Sprout', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Paras', () => {
  test('Scratch does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Paras', energy: 'FF' }, 'Chansey'))
    ana.attacks('Scratch')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Scratch cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Paras', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Scratch')
    ana.isToldWhyNot('Scratch', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Spore makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Paras', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Spore')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Spore cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Paras', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Spore')
    ana.isToldWhyNot('Spore', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Venonat', () => {
  test('Stun Spore does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Stun Spore does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Stun Spore')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stun Spore cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stun Spore')
    ana.isToldWhyNot('Stun Spore', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Leech Life does 10 and heals 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'GF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Venonat', energy: 'GF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Leech Life cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Leech Life')
    ana.isToldWhyNot('Leech Life', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
