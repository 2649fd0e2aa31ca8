import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('Magneton (Fossil)', () => {
  test('Selfdestruct does 100, 20 to both Benches and 100 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magneton (Fossil)', energy: 'LLLL' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Chansey', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ damage: [100, 20], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [20, 20] })
    bo.isOn()
  })
})
