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

  test('Recover needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PW' }, 'Onix'))
    ana.isToldWhyNot('Recover', 'Needs 2 Psychic, has 1.')
    ana.isNotOffered('Recover')
    ana.isOn()
  })

  test('Super Psy does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PPW' }, 'Onix'))
    ana.attacks('Super Psy')
    ana.changedOnly({})
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Super Psy needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PWW' }, 'Onix'))
    ana.isToldWhyNot('Super Psy', 'Needs 2 Psychic, has 1.')
    ana.isNotOffered('Super Psy')
    ana.isOn()
  })

  test('Super Psy needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PP' }, 'Onix'))
    ana.isToldWhyNot('Super Psy', 'Needs 3 energy, has 2.')
    ana.isNotOffered('Super Psy')
    ana.isOn()
  })
})

describe('Abra', () => {
  test('Psyshock does 10 and paralyzes on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Abra', energy: 'P' }, 'Onix', 'heads'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Psyshock does only 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Abra', energy: 'P' }, 'Onix', 'tails'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Psyshock needs a Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Abra', energy: 'W' }, 'Onix'))
    ana.isToldWhyNot('Psyshock', 'Needs 1 Psychic, has 0.')
    ana.isNotOffered('Psyshock')
    ana.isOn()
  })
})

describe('Drowzee', () => {
  test('Pound does 10 for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Drowzee', energy: 'W' }, 'Onix'))
    ana.attacks('Pound')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Pound needs an energy', () => {
    const { ana } = given(duel, ...versus('Drowzee', 'Onix'))
    ana.isToldWhyNot('Pound', 'Needs 1 energy, has 0.')
    ana.isNotOffered('Pound')
    ana.isOn()
  })

  test('Confuse Ray does 10 and confuses on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Drowzee', energy: 'PP' }, 'Onix', 'heads'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray does only 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Drowzee', energy: 'PP' }, 'Onix', 'tails'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Drowzee', energy: 'PW' }, 'Onix'))
    ana.isToldWhyNot('Confuse Ray', 'Needs 2 Psychic, has 1.')
    ana.isNotOffered('Confuse Ray')
    ana.isOn()
  })
})

describe('Gastly', () => {
  test('Sleeping Gas puts to sleep on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'P' }, 'Onix', 'heads', 'tails'))
    ana.attacks('Sleeping Gas')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Sleeping Gas does nothing on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'P' }, 'Onix', 'tails'))
    ana.attacks('Sleeping Gas')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Sleeping Gas needs a Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'W' }, 'Onix'))
    ana.isToldWhyNot('Sleeping Gas', 'Needs 1 Psychic, has 0.')
    ana.isNotOffered('Sleeping Gas')
    ana.isOn()
  })

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

  test('Destiny Bond needs a Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'WW' }, 'Onix'))
    ana.isToldWhyNot('Destiny Bond', 'Needs 1 Psychic, has 0.')
    ana.isNotOffered('Destiny Bond')
    ana.isOn()
  })
})
