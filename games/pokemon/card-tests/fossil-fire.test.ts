import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Magmar (Fossil)', () => {
  test('Smokescreen does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Magmar (Fossil)', energy: 'R' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Smokescreen lets it happen on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Magmar (Fossil)', energy: 'R' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Smokescreen')
    bo.has({ damage: [10] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })
})
