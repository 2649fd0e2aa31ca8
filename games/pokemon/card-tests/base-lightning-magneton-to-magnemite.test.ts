import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Magneton', () => {
  test('Thunder Wave does 30, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magneton', energy: 'LLF' }, 'Chansey', 'heads'))
    ana.attacks('Thunder Wave')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Thunder Wave does 30 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magneton', energy: 'LLF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder Wave')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder Wave cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magneton', energy: 'LFF' }, 'Chansey'))
    ana.isNotOffered('Thunder Wave')
    ana.isToldWhyNot('Thunder Wave', 'Needs 2 Lightning, has 1.')
    ana.isOn()
  })

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

  test('Selfdestruct cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magneton', energy: 'LFFF' }, 'Chansey'))
    ana.isNotOffered('Selfdestruct')
    ana.isToldWhyNot('Selfdestruct', 'Needs 2 Lightning, has 1.')
    ana.isOn()
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

  test('Agility cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Raichu', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Agility')
    ana.isToldWhyNot('Agility', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })

  test('Thunder does 60 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raichu', energy: 'LLLF' }, 'Chansey', 'heads'))
    ana.attacks('Thunder')
    ana.changedOnly({})
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder does 60, 30 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raichu', energy: 'LLLF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Raichu', energy: 'LLFF' }, 'Chansey'))
    ana.isNotOffered('Thunder')
    ana.isToldWhyNot('Thunder', 'Needs 3 Lightning, has 2.')
    ana.isOn()
  })
})

describe('Zapdos', () => {
  test('Thunder does 60 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zapdos', energy: 'LLLF' }, 'Chansey', 'heads'))
    ana.attacks('Thunder')
    ana.changedOnly({})
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder does 60, 30 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zapdos', energy: 'LLLF' }, 'Chansey', 'tails'))
    ana.attacks('Thunder')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Zapdos', energy: 'LLFF' }, 'Chansey'))
    ana.isNotOffered('Thunder')
    ana.isToldWhyNot('Thunder', 'Needs 3 Lightning, has 2.')
    ana.isOn()
  })
})

describe('Electabuzz', () => {
  test('Thundershock does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'L' }, 'Chansey', 'heads'))
    ana.attacks('Thundershock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Thundershock does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'L' }, 'Chansey', 'tails'))
    ana.attacks('Thundershock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thundershock cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Thundershock')
    ana.isToldWhyNot('Thundershock', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })

  test('Thunderpunch does 40 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'LF' }, 'Chansey', 'heads'))
    ana.attacks('Thunderpunch')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunderpunch does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'LF' }, 'Chansey', 'tails'))
    ana.attacks('Thunderpunch')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunderpunch cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Electabuzz', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Thunderpunch')
    ana.isToldWhyNot('Thunderpunch', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })
})

describe('Electrode', () => {
  test('Electric Shock does 50 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electrode', energy: 'LLL' }, 'Chansey', 'heads'))
    ana.attacks('Electric Shock')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Electric Shock does 50, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Electrode', energy: 'LLL' }, 'Chansey', 'tails'))
    ana.attacks('Electric Shock')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Electric Shock cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Electrode', energy: 'LLF' }, 'Chansey'))
    ana.isNotOffered('Electric Shock')
    ana.isToldWhyNot('Electric Shock', 'Needs 3 Lightning, has 2.')
    ana.isOn()
  })
})

describe('Magnemite', () => {
  test('Thunder Wave does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magnemite', energy: 'L' }, 'Chansey', 'heads'))
    ana.attacks('Thunder Wave')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Thunder Wave does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magnemite', energy: 'L' }, 'Chansey', 'tails'))
    ana.attacks('Thunder Wave')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thunder Wave cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magnemite', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Thunder Wave')
    ana.isToldWhyNot('Thunder Wave', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })

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

  test('Selfdestruct cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magnemite', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Selfdestruct')
    ana.isToldWhyNot('Selfdestruct', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })
})
