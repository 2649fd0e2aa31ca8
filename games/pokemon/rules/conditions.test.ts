import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('conditions', () => {
  test('P21: a sleeper cannot attack, and wakes on heads after any turn', () => {
    const sleeper = { pokemon: 'Rattata', energy: 'F', condition: 'asleep' } as const
    const { ana, bo } = given(duel, ...versus(sleeper, 'Machop', 'tails', 'heads'))
    ana.isToldWhyNot('Bite', 'Rattata is Asleep.')
    ana.endsTurn()
    ana.has({ condition: 'asleep' })
    bo.endsTurn()
    ana.has({ condition: null })
    ana.isOffered('Bite')
    ana.isOn()
  })

  test('P22: a confused attacker that flips tails does 20 to itself instead', () => {
    const confused = { pokemon: 'Hitmonchan', energy: 'F', condition: 'confused' } as const
    const { ana, bo } = given(duel, ...versus(confused, 'Onix', 'tails'))
    ana.attacks('Jab')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('P22: on heads it attacks and stays confused', () => {
    const confused = { pokemon: 'Hitmonchan', energy: 'F', condition: 'confused' } as const
    const { ana, bo } = given(duel, ...versus(confused, 'Onix', 'heads'))
    ana.attacks('Jab')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('P22: its own Weakness counts, and so do PlusPower and Defender', () => {
    const weak = { pokemon: 'Mewtwo', energy: 'PF', condition: 'confused' } as const
    const one = given(duel, ...versus(weak, 'Onix', 'tails'))
    one.ana.attacks('Psychic')
    one.ana.has({ damage: [40] })
    one.bo.isOn()
    const two = given(duel, ...versus({ ...weak, tools: ['PlusPower', 'Defender'] }, 'Onix', 'tails'))
    two.ana.attacks('Psychic')
    two.ana.has({ damage: [30] })
    two.bo.isOn()
  })

  test('P22, P28: energy that the attack wants discarded is gone before the flip', () => {
    const confused = { pokemon: 'Charmander', energy: 'RF', condition: 'confused' } as const
    const { ana, bo } = given(duel, ...versus(confused, 'Onix', 'tails'))
    ana.attacks('Ember')
    ana.has({ damage: [20], energy: ['F'], discard: ['Fire Energy'] })
    bo.isOn()
  })

  test("P23: paralysis ends after its owner's next turn, not before", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'W' }, { pokemon: 'Onix', energy: 'F' }, 'heads'),
    )
    ana.attacks('Bubble')
    bo.has({ condition: 'paralyzed' })
    bo.isToldWhyNot('Rock Throw', 'Onix is Paralyzed.')
    bo.endsTurn()
    bo.has({ condition: null })
    ana.isOn()
  })

  test('P24: poison does 10 after every turn, Toxic 20, and a new poison replaces the old one', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoking', energy: 'GGG' }, { pokemon: 'Chansey', poison: 10 }),
    )
    ana.attacks('Toxic')
    bo.has({ damage: [40], poison: 20 })
    bo.endsTurn()
    bo.has({ damage: [60] })
    ana.isOn()
  })

  test('P25: the latest of the three stays, and poison beside it', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'W' }, { pokemon: 'Onix', condition: 'confused', poison: 10 }, 'heads'),
    )
    ana.attacks('Bubble')
    bo.has({ condition: 'paralyzed', poison: 10, damage: [20] })
    bo.isOn()
  })

  test("P26: the turn player's side comes first: poison, then sleep, and Knock Outs last", () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Rattata', damage: 20, poison: 10, condition: 'asleep' }, bench: ['Machop'] },
        bo: { active: { pokemon: 'Onix', condition: 'asleep' } },
      },
      { rolls: coins('tails') },
    )
    ana.endsTurn()
    bo.isAsked('Take a Prize')
    bo.chooses('a hidden card')
    ana.has({ active: 'Machop', bench: [], discard: ['Rattata'] })
    bo.has({ condition: 'asleep', prizes: 5 })
    bo.isOn()
  })

  test('P26: a sleeper that poison knocks out flips no more, one that lives does', () => {
    const sleeper = (damage: number) => ({
      ana: { active: 'Machop' },
      bo: { active: { pokemon: 'Rattata', damage, poison: 10, condition: 'asleep' as const }, bench: ['Onix'] },
    })
    const out = given(duel, sleeper(20), { rolls: coins() })
    out.ana.endsTurn()
    out.ana.chooses('a hidden card')
    out.bo.has({ active: 'Onix', discard: ['Rattata'] })
    out.bo.isOn()
    const lives = given(duel, sleeper(10), { rolls: coins('heads') })
    lives.ana.endsTurn()
    lives.bo.has({ active: 'Rattata', condition: null, damage: [20, 0] })
    lives.bo.isOn()
  })

  test("P26, P38: PlusPower goes after its turn, Defender after the opponent's", () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', tools: ['PlusPower', 'Defender'] } },
      bo: { active: 'Onix' },
    })
    ana.endsTurn()
    ana.has({ tools: ['Defender'], discard: ['PlusPower'] })
    bo.endsTurn()
    ana.has({ tools: [''], discard: ['PlusPower', 'Defender'] })
    ana.isOn()
  })
})
