import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Marowak', () => {
  test('Bonemerang does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Marowak', energy: 'FF' }, 'Blastoise', 'heads', 'heads'))
    ana.attacks('Bonemerang')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Bonemerang does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Marowak', energy: 'FF' }, 'Blastoise', 'heads', 'tails'))
    ana.attacks('Bonemerang')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Bonemerang does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Marowak', energy: 'FF' }, 'Blastoise', 'tails', 'tails'))
    ana.attacks('Bonemerang')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Call for Friend finds a Basic Fighting Pokémon and puts it on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Marowak', energy: 'FFW' }, deck: ['Onix', 'Staryu', 'Machop', 'Machoke'] },
      bo: { active: 'Blastoise' },
    })
    ana.attacks('Call for Friend')
    ana.isNotOffered('Staryu', 'Machoke')
    ana.chooses('Machop')
    ana.has({ bench: ['Machop'], hand: [] })
    bo.isOn()
  })

  test('Call for Friend may find nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Marowak', energy: 'FFW' }, deck: ['Machop'] },
      bo: { active: 'Blastoise' },
    })
    ana.attacks('Call for Friend')
    ana.chooses('Nothing')
    ana.changedOnly({})
    bo.isOn()
  })

  test('Call for Friend cannot be used with a full Bench', () => {
    const bench = ['Machop', 'Staryu', 'Weedle', 'Abra', 'Jynx']
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Marowak', energy: 'FFW' }, bench },
      bo: { active: 'Blastoise' },
    })
    ana.isToldWhyNot('Call for Friend', 'Your Bench is full.')
    ana.isNotOffered('Call for Friend')
    ana.isOn()
  })

  test('Call for Friend cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Marowak', energy: 'FWW' }, 'Blastoise'))
    ana.isNotOffered('Call for Friend')
    ana.isToldWhyNot('Call for Friend', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Primeape', () => {
  test('Fury Swipes does 60 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Fury Swipes does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Primeape', energy: 'FF' }, 'Blastoise', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Rhydon', () => {
  test('Horn Attack does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rhydon', energy: 'FWW' }, 'Blastoise'))
    ana.attacks('Horn Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Attack cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Rhydon', energy: 'WWW' }, 'Blastoise'))
    ana.isNotOffered('Horn Attack')
    ana.isToldWhyNot('Horn Attack', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })
})

describe('Cubone', () => {
  test('Rage does 10 when unhurt', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cubone', energy: 'FF' }, 'Blastoise'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Rage does 10 more for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cubone', energy: 'FF', damage: 20 }, 'Blastoise'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Rage cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Cubone', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Rage')
    ana.isToldWhyNot('Rage', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Mankey', () => {
  test('Scratch does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Mankey', energy: 'F' }, 'Blastoise'))
    ana.attacks('Scratch')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Scratch cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Mankey', 'Blastoise'))
    ana.isNotOffered('Scratch')
    ana.isToldWhyNot('Scratch', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Rhyhorn', () => {
  test('Horn Attack does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rhyhorn', energy: 'FWW' }, 'Blastoise'))
    ana.attacks('Horn Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Horn Attack cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Rhyhorn', energy: 'WWW' }, 'Blastoise'))
    ana.isNotOffered('Horn Attack')
    ana.isToldWhyNot('Horn Attack', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })
})
