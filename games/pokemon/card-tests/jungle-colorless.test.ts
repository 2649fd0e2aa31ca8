import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Clefable', () => {
  test('Minimize takes 20 off what comes next', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Clefable', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Pounce')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Minimize leaves nothing of 20', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Clefable', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })
})

describe('Kangaskhan', () => {
  test('Fetch draws a card', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kangaskhan', energy: 'F' }, 'Chansey'))
    ana.attacks('Fetch')
    ana.changedOnly({ hand: ['Grass Energy'], deck: ['Grass Energy', 'Grass Energy', 'Grass Energy', 'Grass Energy'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Comet Punch does 80 for 4 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'heads', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Comet Punch does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'heads', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Comet Punch does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'tails', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Dodrio', () => {
  test('Rage does 10 more for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dodrio', energy: 'FFF', damage: 20 }, 'Chansey'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })
})

describe('Fearow', () => {
  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Fearow', energy: 'FFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
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
      ...versus({ pokemon: 'Fearow', energy: 'FFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
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
})
