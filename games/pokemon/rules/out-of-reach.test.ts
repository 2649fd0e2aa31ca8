import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

describe('a Pokémon out of reach', () => {
  test('P30: Pounce does not weaken what Agility shelters', () => {
    for (const [coin, done, again] of [
      ['heads', 0, 40],
      ['tails', 30, 30],
    ] as const) {
      const { ana, bo } = given(
        duel,
        {
          ana: { active: { pokemon: 'Fearow', energy: 'FFF' } },
          bo: { active: { pokemon: 'Persian', energy: 'FFF' } },
        },
        { rolls: coins(coin, 'tails') },
      )
      ana.attacks('Agility')
      bo.attacks('Pounce')
      ana.has({ damage: [done] })
      ana.attacks('Agility')
      bo.has({ damage: [again] })
      bo.isOn()
    }
  })

  test('P34: what is between two Pokémon is shown as long as both are there', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Cubone', energy: 'F' } },
      bo: { active: 'Rattata', bench: ['Onix'] },
    })
    ana.attacks('Snivel')
    bo.sees({ players: [{ active: { effects: [{ kind: 'less-damage-from', turn: 6, n: 20 }] } }, {}] })
    bo.retreats('Onix')
    bo.sees({ players: [{ active: { effects: [] } }, {}] })
    bo.isOn()
  })

  test('P30: Snivel does not weaken Haunter that was not touched', () => {
    for (const [coin, arrives] of [
      ['heads', 10],
      ['tails', 0],
    ] as const) {
      const { ana, bo } = given(
        duel,
        {
          ana: { active: { pokemon: 'Cubone', energy: 'F' } },
          bo: { active: { pokemon: 'Haunter (Fossil)', energy: 'PF' } },
        },
        { rolls: coins(coin, 'heads') },
      )
      ana.attacks('Snivel')
      bo.attacks('Nightmare')
      ana.has({ damage: [arrives], condition: null })
      ana.isOn()
    }
  })
})
