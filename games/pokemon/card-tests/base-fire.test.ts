import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Charizard', () => {
  test('Fire Spin does 100 and discards two energy cards', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'RRRR' }, 'Chansey'))
    ana.attacks('Fire Spin')
    ana.changedOnly({ energy: ['RR'], discard: ['Fire Energy', 'Fire Energy'] })
    bo.has({ damage: [100] })
    bo.isOn()
  })

  test('Energy Burn makes all energy of Charizard Fire for Fire Spin, which may discard any two cards', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'DFGL' }, 'Chansey'))
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 0.')
    ana.usesPower('Charizard', 'Energy Burn')
    ana.attacks('Fire Spin')
    ana.chooses('Fighting Energy')
    ana.chooses('Double Colorless Energy')
    ana.has({ energy: ['GL'], damage: [0] })
    bo.has({ damage: [100] })
    bo.isOn()
  })

  test('Energy Burn is over after the turn, and is not needed where all is Fire', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FFFF' }, 'Chansey'))
    ana.usesPower('Charizard', 'Energy Burn')
    ana.isOffered('Fire Spin')
    ana.endsTurn()
    bo.endsTurn()
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 0.')
    ana.isOn()
    const red = given(duel, ...versus({ pokemon: 'Charizard', energy: 'RR' }, 'Chansey'))
    red.ana.isToldWhyNot('Energy Burn', 'It has nothing to work on.')
    red.ana.isOn()
  })

  test('Energy Burn does not work while Charizard is Asleep, Confused or Paralyzed', () => {
    const asleep = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'asleep' }, 'Chansey'))
    asleep.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'confused' }, 'Chansey'))
    confused.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'paralyzed' }, 'Chansey'))
    paralyzed.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})

describe('Ninetales', () => {
  test('Lure brings up a Benched Pokémon of its choice, and hurts nobody', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Ninetales', energy: 'FF' }, bench: ['Vulpix'] },
      bo: { active: 'Onix', bench: ['Rattata', 'Abra'] },
    })
    ana.attacks('Lure')
    ana.isAsked('Choose the Pokémon that becomes the Defending one')
    ana.isNotOffered('Vulpix')
    ana.isNotOffered('Onix')
    ana.chooses('Abra')
    ana.changedOnly({})
    bo.has({ active: 'Abra', bench: ['Rattata', 'Onix'], damage: [0, 0, 0] })
    bo.isOn()
  })

  test('Fire Blast does 80 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ninetales', energy: 'RRRR' }, 'Chansey'))
    ana.attacks('Fire Blast')
    ana.changedOnly({ energy: ['RRR'], discard: ['Fire Energy'] })
    bo.has({ damage: [80] })
    bo.isOn()
  })
})

describe('Arcanine', () => {
  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Take Down does 80, and 30 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RRFF' }, 'Chansey'))
    ana.attacks('Take Down')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [80] })
    bo.isOn()
  })
})

describe('Charmeleon', () => {
  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmeleon', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })
})

describe('Magmar', () => {
  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magmar', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })
})

describe('Charmander', () => {
  test('Scratch needs an energy', () => {
    const { ana } = given(duel, ...versus('Charmander', 'Onix'))
    ana.isToldWhyNot('Scratch', 'Needs 1 energy, has 0.')
    ana.isNotOffered('Scratch')
    ana.isOn()
  })

  test('Ember does 30 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'RF' }, 'Chansey'))
    ana.attacks('Ember')
    ana.changedOnly({ energy: ['F'], discard: ['Fire Energy'] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Ember discards one Fire energy of two', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Ember')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [30] })
    bo.isOn()
  })
})
