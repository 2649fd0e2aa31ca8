import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Magneton', () => {
  test('Selfdestruct does 80, 20 to both Benches and 80 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magneton', energy: 'LLFF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Chansey', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ damage: [80, 20], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [20, 20] })
    bo.isOn()
  })

  test('Selfdestruct leaves it standing behind two Defenders', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Magneton', energy: 'LLFF', tools: ['Defender', 'Defender'] }, 'Chansey'),
    )
    ana.attacks('Selfdestruct')
    ana.has({ active: 'Magneton', damage: [40] })
    bo.has({ damage: [80] })
    bo.isOn()
  })
})

describe('Raichu', () => {
  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Raichu', energy: 'LFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
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
      ...versus({ pokemon: 'Raichu', energy: 'LFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })

  test('Thunder does 60, 30 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raichu', energy: 'LLLF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })
})

describe('Zapdos', () => {
  test('Thunder does 60, 30 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zapdos', energy: 'LLLF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })
})

describe('Electabuzz', () => {
  test('Thunderpunch does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'LF' }, 'Chansey', 'tails'))
    ana.attacks('Thunderpunch')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })
})

describe('Electrode', () => {
  test('Electric Shock does 50, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electrode', energy: 'LLL' }, 'Chansey', 'tails'))
    ana.attacks('Electric Shock')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })
})

describe('Magnemite', () => {
  test('Selfdestruct does 40, 10 to both Benches and 40 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Chansey', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ damage: [40, 10], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [10, 10] })
    bo.isOn()
  })

  test('Selfdestruct leaves it standing behind a Defender', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Magnemite', energy: 'LF', tools: ['Defender'] },
        { pokemon: 'Chansey', tools: ['Defender'] },
      ),
    )
    ana.attacks('Selfdestruct')
    ana.has({ damage: [20] })
    bo.has({ damage: [20] })
    bo.isOn()
  })
})

describe('Pikachu', () => {
  test('Thunder Jolt does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder Jolt')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })
})
