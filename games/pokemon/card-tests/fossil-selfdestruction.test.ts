import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('Magneton (Fossil)', () => {
  test('Selfdestruct does 100, and 60 to itself behind two Defenders', () => {
    const { ana, bo } = given(duel, {
      ana: {
        active: { pokemon: 'Magneton (Fossil)', energy: 'LLLL', tools: ['Defender', 'Defender'] },
        bench: ['Onix'],
      },
      bo: { active: 'Chansey', bench: ['Machop'] },
    })
    ana.attacks('Selfdestruct')
    ana.has({ active: 'Magneton (Fossil)', damage: [60, 20], prizes: 6 })
    bo.has({ damage: [100, 20], prizes: 6 })
    bo.isOn()
  })
})

describe('Golem', () => {
  test('Selfdestruct does 100 less 30 for Resistance, and 60 to itself behind two Defenders', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Golem', energy: 'FFFF', tools: ['Defender', 'Defender'] }, bench: ['Onix'] },
      bo: { active: 'Zapdos', bench: ['Machop'] },
    })
    ana.attacks('Selfdestruct')
    ana.has({ active: 'Golem', damage: [60, 20], prizes: 6 })
    bo.has({ damage: [70, 20], prizes: 6 })
    bo.isOn()
  })
})
