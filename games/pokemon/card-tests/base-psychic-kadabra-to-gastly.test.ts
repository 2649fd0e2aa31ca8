import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Kadabra', () => {
  test('Recover heals all damage for a Psychic energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PP', damage: 50 }, 'Onix'))
    ana.attacks('Recover')
    ana.changedOnly({ damage: [0], energy: ['P'], discard: ['Psychic Energy'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Recover may be used unhurt, and still costs the energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PP' }, 'Onix'))
    ana.attacks('Recover')
    ana.changedOnly({ energy: ['P'], discard: ['Psychic Energy'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Drowzee', () => {
  test('Pound needs an energy', () => {
    const { ana } = given(duel, ...versus('Drowzee', 'Onix'))
    ana.isToldWhyNot('Pound', 'Needs 1 energy, has 0.')
    ana.isNotOffered('Pound')
    ana.isOn()
  })
})

describe('Gastly', () => {
  test('Destiny Bond takes along whoever knocks Gastly out in the next turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PW', damage: 10 }, bench: ['Abra'] },
      bo: { active: { pokemon: 'Rattata', energy: 'W' }, bench: ['Onix'] },
    })
    ana.attacks('Destiny Bond')
    ana.changedOnly({ energy: ['W', ''], discard: ['Psychic Energy'] })
    bo.has({ damage: [0, 0] })
    bo.attacks('Bite')
    bo.chooses('a hidden card')
    ana.chooses('a hidden card')
    ana.has({ active: 'Abra', prizes: 5, discard: ['Psychic Energy', 'Gastly', 'Water Energy'] })
    bo.has({ active: 'Onix', prizes: 5, discard: ['Rattata', 'Water Energy'] })
    ana.isOn()
  })

  test('Destiny Bond takes nobody along where Gastly is left with 10 HP', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'PW' }, { pokemon: 'Rattata', energy: 'W' }))
    ana.attacks('Destiny Bond')
    bo.attacks('Bite')
    ana.has({ active: 'Gastly', damage: [20] })
    bo.has({ active: 'Rattata', damage: [0] })
    ana.isOn()
  })

  test('Destiny Bond is over after that turn', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PW', damage: 10 }, bench: ['Abra'] },
      bo: { active: { pokemon: 'Rattata', energy: 'W' }, bench: ['Onix'] },
    })
    ana.attacks('Destiny Bond')
    bo.endsTurn()
    ana.endsTurn()
    bo.attacks('Bite')
    bo.chooses('a hidden card')
    ana.has({ active: 'Abra', prizes: 6 })
    bo.has({ active: 'Rattata', prizes: 5 })
    ana.isOn()
  })

  test('Destiny Bond discards one Psychic energy of two', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'PPW' }, 'Onix'))
    ana.attacks('Destiny Bond')
    ana.changedOnly({ energy: ['PW'], discard: ['Psychic Energy'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })
})
