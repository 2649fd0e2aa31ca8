import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Machamp', () => {
  test('Strikes Back does 10 to an attacker, whatever its Weakness', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Rattata', energy: 'W' }, { pokemon: 'Machamp', poison: 10 }))
    ana.attacks('Bite')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Strikes Back is not held up by Resistance, nor by being knocked out', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgey', energy: 'WW' } },
      bo: { active: { pokemon: 'Machamp', damage: 90 }, bench: ['Onix'] },
    })
    ana.attacks('Whirlwind')
    ana.chooses('a hidden card')
    ana.has({ damage: [10], prizes: 5 })
    bo.has({ active: 'Onix', discard: ['Machamp'] })
    bo.isOn()
  })

  test('Strikes Back answers damage alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Haunter', energy: 'P' }, 'Machamp', 'heads'))
    ana.attacks('Hypnosis')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Strikes Back does not work while Machamp is Asleep, Confused or Paralyzed', () => {
    const attacker = { pokemon: 'Rattata', energy: 'W' }
    const asleep = given(duel, ...versus(attacker, { pokemon: 'Machamp', condition: 'asleep' }, 'tails'))
    asleep.ana.attacks('Bite')
    asleep.ana.changedOnly({})
    asleep.bo.has({ damage: [20] })
    asleep.bo.isOn()
    const confused = given(duel, ...versus(attacker, { pokemon: 'Machamp', condition: 'confused' }))
    confused.ana.attacks('Bite')
    confused.ana.changedOnly({})
    confused.bo.has({ damage: [20] })
    confused.bo.isOn()
    const paralyzed = given(duel, ...versus(attacker, { pokemon: 'Machamp', condition: 'paralyzed' }))
    paralyzed.ana.attacks('Bite')
    paralyzed.ana.changedOnly({})
    paralyzed.bo.has({ damage: [20] })
    paralyzed.bo.isOn()
  })
})

describe('Electrode', () => {
  test('Buzzap makes two energy of a type of Electrode, for a Prize', () => {
    const { ana, bo } = given(duel, {
      ana: {
        active: { pokemon: 'Hitmonchan', energy: 'W' },
        bench: ['Abra', { pokemon: 'Electrode', over: ['Voltorb'], energy: 'LF' }],
      },
      bo: { active: 'Onix' },
    })
    ana.isToldWhyNot('Special Punch', 'Needs 2 Fighting, has 0.')
    ana.usesPower('Electrode', 'Buzzap')
    ana.isAsked('Attach it to')
    ana.isNotOffered('Electrode')
    ana.chooses('Hitmonchan')
    ana.isAsked('Choose the energy it gives')
    ana.isNotOffered('Colorless')
    ana.chooses('Fighting')
    bo.chooses('a hidden card')
    ana.changedOnly({
      bench: ['Abra'],
      damage: [0, 0],
      energy: ['W[Electrode]', ''],
      tools: ['', ''],
      discard: ['Voltorb', 'Lightning Energy', 'Fighting Energy'],
    })
    bo.changedOnly({ prizes: 5, hand: ['Grass Energy'] })
    ana.attacks('Special Punch')
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Buzzap gives two energy and not three, of the type that was named', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Hitmonchan', bench: ['Electrode'] },
      bo: { active: 'Onix' },
    })
    ana.usesPower('Electrode', 'Buzzap')
    ana.chooses('Water')
    bo.chooses('a hidden card')
    ana.has({ bench: [], energy: ['[Electrode]'] })
    ana.isToldWhyNot('Jab', 'Needs 1 Fighting, has 0.')
    ana.isOn()
    const three = given(duel, { ana: { active: 'Hitmonchan', bench: ['Electrode'] }, bo: { active: 'Onix' } })
    three.ana.usesPower('Electrode', 'Buzzap')
    three.ana.chooses('Fighting')
    three.bo.chooses('a hidden card')
    three.ana.isToldWhyNot('Special Punch', 'Needs 3 energy, has 2.')
    three.ana.isOn()
  })

  test('Buzzap is not offered where nobody else is there to take the energy', () => {
    const { ana } = given(duel, ...versus('Electrode', 'Onix'))
    ana.isToldWhyNot('Buzzap', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Buzzap does not work while Electrode is Asleep, Confused or Paralyzed', () => {
    const bench = ['Abra']
    const asleep = given(duel, {
      ana: { active: { pokemon: 'Electrode', condition: 'asleep' }, bench },
      bo: { active: 'Onix' },
    })
    asleep.ana.isToldWhyNot('Buzzap', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, {
      ana: { active: { pokemon: 'Electrode', condition: 'confused' }, bench },
      bo: { active: 'Onix' },
    })
    confused.ana.isToldWhyNot('Buzzap', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, {
      ana: { active: { pokemon: 'Electrode', condition: 'paralyzed' }, bench },
      bo: { active: 'Onix' },
    })
    paralyzed.ana.isToldWhyNot('Buzzap', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})
