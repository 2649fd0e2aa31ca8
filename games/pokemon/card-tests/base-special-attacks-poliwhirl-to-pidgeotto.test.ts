import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Poliwhirl', () => {
  test('Amnesia forbids one attack for a turn', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Poliwhirl', energy: 'WW' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Amnesia')
    ana.isOffered('Jab', 'Special Punch')
    ana.chooses('Special Punch')
    bo.isToldWhyNot('Special Punch', 'Hitmonchan cannot use this attack in this turn.')
    bo.isNotOffered('Special Punch')
    bo.isOffered('Jab')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Special Punch')
    bo.isOn()
  })

  test('Amnesia needs two Water', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WF' }, 'Hitmonchan'))
    ana.isToldWhyNot('Amnesia', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Starmie', () => {
  test('Recover costs a Water energy and takes all damage off', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WW', damage: 50 }, 'Onix'))
    ana.attacks('Recover')
    ana.changedOnly({ damage: [0], energy: ['W'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Recover needs two Water', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WF', damage: 50 }, 'Onix'))
    ana.isToldWhyNot('Recover', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Clefairy', () => {
  test('Metronome does what the Defending Pokémon could do, without its costs', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'RWW' }, 'Charmeleon'))
    ana.attacks('Metronome')
    ana.isOffered('Slash', 'Flamethrower')
    ana.chooses('Flamethrower')
    ana.changedOnly({ energy: ['RWW'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Metronome has nothing to copy from a doll', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'WWW' }, 'Clefairy Doll'))
    ana.isToldWhyNot('Metronome', 'There is no attack to copy.')
    ana.isNotOffered('Metronome')
    ana.isOn()
  })

  test('Metronome needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'WW' }, 'Charmeleon'))
    ana.isToldWhyNot('Metronome', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Pidgeotto', () => {
  test('Mirror Move gives back what was suffered in the turn before', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Oddish', energy: 'G' }, { pokemon: 'Pidgeotto', energy: 'WWW' }, 'tails'),
    )
    ana.attacks('Stun Spore')
    bo.has({ damage: [10], condition: null })
    bo.attacks('Mirror Move')
    ana.has({ damage: [10], condition: null })
    ana.isOn()
  })

  test('Mirror Move cannot be used when nothing was suffered', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'WWW' }, 'Oddish'))
    ana.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    ana.isNotOffered('Mirror Move')
    ana.isOn()
  })

  test('Mirror Move needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'WW' }, 'Oddish'))
    ana.isToldWhyNot('Mirror Move', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})
