import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Machoke', () => {
  test('Karate Chop does 10 less for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FFW', damage: 30 }, 'Blastoise'))
    ana.attacks('Karate Chop')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Submission does 60, and 20 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FFWW' }, 'Blastoise'))
    ana.attacks('Submission')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [60] })
    bo.isOn()
  })
})

describe('Onix', () => {
  test('Harden lets 30 damage pass by', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Onix', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }))
    ana.attacks('Harden')
    bo.attacks('Pounce')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Harden does not stop 40', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Onix', energy: 'FF' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Special Punch')
    ana.has({ damage: [40] })
    ana.isOn()
  })
})

describe('Sandshrew', () => {
  test('Sand-attack does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandshrew', energy: 'F' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Sand-attack')
    bo.has({ damage: [20] })
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Sand-attack lets it happen on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandshrew', energy: 'F' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Sand-attack')
    bo.has({ damage: [20] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })
})
