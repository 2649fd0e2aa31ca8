import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Tauros', () => {
  test('Stomp does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tauros', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Stomp')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stomp does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tauros', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Stomp')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Stomp cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tauros', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Stomp')
    ana.isToldWhyNot('Stomp', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Eevee', () => {
  test('Quick Attack does 30 on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Eevee', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Eevee', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Quick Attack')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Quick Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Eevee', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Quick Attack')
    ana.isToldWhyNot('Quick Attack', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Jigglypuff', () => {
  test('Lullaby makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Jigglypuff', energy: 'F' }, 'Chansey', 'tails'))
    ana.attacks('Lullaby')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Lullaby cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Jigglypuff', 'Chansey'))
    ana.isNotOffered('Lullaby')
    ana.isToldWhyNot('Lullaby', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Pound does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Jigglypuff', energy: 'FF' }, 'Chansey'))
    ana.attacks('Pound')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Pound cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Jigglypuff', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Pound')
    ana.isToldWhyNot('Pound', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Meowth', () => {
  test('Pay Day does 10, draws a card on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Meowth', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Pay Day')
    ana.changedOnly({ hand: ['Grass Energy'], deck: ['Grass Energy', 'Grass Energy', 'Grass Energy', 'Grass Energy'] })
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Pay Day does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Meowth', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Pay Day')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Pay Day cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Meowth', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Pay Day')
    ana.isToldWhyNot('Pay Day', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Spearow', () => {
  test('Peck does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Spearow', energy: 'F' }, 'Chansey'))
    ana.attacks('Peck')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Peck cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Spearow', 'Chansey'))
    ana.isNotOffered('Peck')
    ana.isToldWhyNot('Peck', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})
