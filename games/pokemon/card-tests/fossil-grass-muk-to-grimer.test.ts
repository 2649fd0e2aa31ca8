import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Muk', () => {
  test('Sludge does 30, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Muk', energy: 'GGG' }, 'Chansey', 'heads'))
    ana.attacks('Sludge')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Sludge does 30 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Muk', energy: 'GGG' }, 'Chansey', 'tails'))
    ana.attacks('Sludge')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Sludge cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Muk', energy: 'GGF' }, 'Chansey'))
    ana.isNotOffered('Sludge')
    ana.isToldWhyNot('Sludge', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Arbok', () => {
  test('Poison Fang does 20 and makes the Defending Pokémon poisoned', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Arbok', energy: 'GGF' }, 'Chansey'))
    ana.attacks('Poison Fang')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poison Fang cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Arbok', energy: 'GFF' }, 'Chansey'))
    ana.isNotOffered('Poison Fang')
    ana.isToldWhyNot('Poison Fang', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Golbat', () => {
  test('Wing Attack does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golbat', energy: 'FFF' }, 'Chansey'))
    ana.attacks('Wing Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Wing Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golbat', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Wing Attack')
    ana.isToldWhyNot('Wing Attack', 'Needs 3 energy, has 2.')
    ana.isOn()
  })

  test('Leech Life does 20 and heals 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golbat', energy: 'GGF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Golbat', energy: 'GGF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Leech Life cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golbat', energy: 'GFF' }, 'Chansey'))
    ana.isNotOffered('Leech Life')
    ana.isToldWhyNot('Leech Life', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Weezing', () => {
  test('Smog does 20, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weezing', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Smog')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Smog does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Weezing', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Smog')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Smog cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Weezing', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Smog')
    ana.isToldWhyNot('Smog', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })

  test('Selfdestruct does 60, 10 to both Benches and 60 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Weezing', energy: 'GGF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Chansey', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ damage: [60, 10], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [10, 10] })
    bo.isOn()
  })

  test('Selfdestruct leaves it standing behind a Defender', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Weezing', energy: 'GGF', tools: ['Defender'] },
        { pokemon: 'Chansey', tools: ['Defender'] },
      ),
    )
    ana.attacks('Selfdestruct')
    ana.has({ damage: [40] })
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Selfdestruct cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Weezing', energy: 'GFF' }, 'Chansey'))
    ana.isNotOffered('Selfdestruct')
    ana.isToldWhyNot('Selfdestruct', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Ekans', () => {
  test('Spit Poison does 0, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Spit Poison')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Spit Poison does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Spit Poison')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Spit Poison cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Spit Poison')
    ana.isToldWhyNot('Spit Poison', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Wrap does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'GF' }, 'Chansey', 'heads'))
    ana.attacks('Wrap')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Wrap does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'GF' }, 'Chansey', 'tails'))
    ana.attacks('Wrap')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Wrap cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ekans', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Wrap')
    ana.isToldWhyNot('Wrap', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Grimer', () => {
  test('Nasty Goo does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Grimer', energy: 'F' }, 'Chansey', 'heads'))
    ana.attacks('Nasty Goo')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Nasty Goo does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Grimer', energy: 'F' }, 'Chansey', 'tails'))
    ana.attacks('Nasty Goo')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Nasty Goo cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Grimer', 'Chansey'))
    ana.isNotOffered('Nasty Goo')
    ana.isToldWhyNot('Nasty Goo', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Minimize takes 20 off what comes next', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Grimer', energy: 'G' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Pounce')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Minimize leaves nothing of 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Grimer', energy: 'G' }, { pokemon: 'Persian', energy: 'FF' }))
    ana.attacks('Minimize')
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Minimize cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Grimer', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Minimize')
    ana.isToldWhyNot('Minimize', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
