import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Dragonite', () => {
  test('Slam does 80 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonite', energy: 'FFFF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Slam does 40 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonite', energy: 'FFFF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Slam does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonite', energy: 'FFFF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})
