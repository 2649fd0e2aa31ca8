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

  const sheltered = { pokemon: 'Fearow', energy: 'FFFF' }
  const attackers: readonly (readonly [string, string, string, ...string[]])[] = [
    ['Pidgey', 'FF', 'Whirlwind'],
    ['Poliwrath', 'WWFF', 'Whirlpool', 'Fighting Energy'],
    ['Sandshrew', 'F', 'Sand-attack'],
    ['Poliwhirl', 'WW', 'Amnesia', 'Agility'],
    ['Porygon', 'F', 'Conversion 1', 'Water'],
    ['Ninetales', 'RR', 'Lure', 'Abra'],
    ['Pidgeot', 'FFF', 'Hurricane'],
    ['Tangela', 'GGG', 'Poisonpowder'],
    ['Gloom', 'GG', 'Foul Odor'],
  ]

  test.each(attackers)('P30: %s (%s) does nothing by %s behind Agility', (pokemon, energy, attack, ...chosen) => {
    const { ana, bo } = given(
      duel,
      { ana: { active: sheltered, bench: ['Abra', 'Onix'] }, bo: { active: { pokemon, energy } } },
      { rolls: coins('heads') },
    )
    ana.attacks('Agility')
    bo.attacks(attack)
    for (const each of chosen) bo.chooses(each)
    ana.changedOnly({ hand: ['Grass Energy'], deck: new Array<string>(4).fill('Grass Energy') })
    ana.sees({ players: [{ active: { weakness: 'Lightning', effects: [] } }, {}] })
    ana.isOn()
  })

  test('P34: what is between two Pokémon does not come back with one of them', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Eevee', energy: 'F' }, bench: ['Onix'] },
        bo: { active: { pokemon: 'Rattata', energy: 'F' }, hand: ['Gust of Wind', 'Gust of Wind'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Tail Wag')
    bo.isToldWhyNot('Bite', 'Rattata cannot attack this Pokémon in this turn.')
    bo.plays('Gust of Wind')
    bo.plays('Gust of Wind')
    bo.attacks('Bite')
    ana.has({ active: 'Eevee', damage: [20, 0] })
    ana.isOn()
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
