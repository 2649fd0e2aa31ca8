import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Nidoking', () => {
  test('Thrash does 40 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'GFF' }, 'Chansey', 'heads'))
    ana.attacks('Thrash')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thrash does 30, 10 to itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'GFF' }, 'Chansey', 'tails'))
    ana.attacks('Thrash')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Thrash cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Thrash')
    ana.isToldWhyNot('Thrash', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Toxic does 20 and makes the Defending Pokémon poisoned for 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'GGG' }, 'Chansey'))
    ana.attacks('Toxic')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 20 })
    bo.isOn()
  })

  test('Toxic cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoking', energy: 'GGF' }, 'Chansey'))
    ana.isNotOffered('Toxic')
    ana.isToldWhyNot('Toxic', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Venusaur', () => {
  test('Solarbeam does 60', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venusaur', energy: 'GGGG' }, 'Chansey'))
    ana.attacks('Solarbeam')
    ana.changedOnly({})
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Solarbeam cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Venusaur', energy: 'GGGF' }, 'Chansey'))
    ana.isNotOffered('Solarbeam')
    ana.isToldWhyNot('Solarbeam', 'Needs 4 Grass, has 3.')
    ana.isOn()
  })
})

describe('Beedrill', () => {
  test('Twineedle does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'FFF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Twineedle')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Twineedle does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'FFF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Twineedle')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Twineedle does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'FFF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Twineedle')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Poison Sting does 40, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'GGG' }, 'Chansey', 'heads'))
    ana.attacks('Poison Sting')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poison Sting does 40 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'GGG' }, 'Chansey', 'tails'))
    ana.attacks('Poison Sting')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Poison Sting cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Beedrill', energy: 'GGF' }, 'Chansey'))
    ana.isNotOffered('Poison Sting')
    ana.isToldWhyNot('Poison Sting', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Ivysaur', () => {
  test('Vine Whip does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ivysaur', energy: 'GFF' }, 'Chansey'))
    ana.attacks('Vine Whip')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Vine Whip cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ivysaur', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Vine Whip')
    ana.isToldWhyNot('Vine Whip', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Poisonpowder does 20 and makes the Defending Pokémon poisoned', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ivysaur', energy: 'GGG' }, 'Chansey'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poisonpowder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ivysaur', energy: 'GGF' }, 'Chansey'))
    ana.isNotOffered('Poisonpowder')
    ana.isToldWhyNot('Poisonpowder', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Kakuna', () => {
  test('Stiffen keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kakuna', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
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
      ...versus({ pokemon: 'Kakuna', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Stiffen')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Stiffen cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kakuna', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stiffen')
    ana.isToldWhyNot('Stiffen', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Poisonpowder does 20, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kakuna', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poisonpowder does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kakuna', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Poisonpowder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kakuna', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Poisonpowder')
    ana.isToldWhyNot('Poisonpowder', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Nidorino', () => {
  test('Double Kick does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorino', energy: 'GFF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Double Kick does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorino', energy: 'GFF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Double Kick does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorino', energy: 'GFF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Horn Drill does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorino', energy: 'GGFF' }, 'Chansey'))
    ana.attacks('Horn Drill')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Drill cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidorino', energy: 'GFFF' }, 'Chansey'))
    ana.isNotOffered('Horn Drill')
    ana.isToldWhyNot('Horn Drill', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Caterpie', () => {
  test('String Shot does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Caterpie', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('String Shot')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('String Shot does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Caterpie', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('String Shot')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('String Shot cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Caterpie', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('String Shot')
    ana.isToldWhyNot('String Shot', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
