import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { answersOnly } from './answers.ts'
import { costsAndPitches, isCountered } from './price.ts'

const serah = 'Serah, Ember Marshal'
const full = new Array<string>(7).fill('Cinder Pike')

describe('Blaze of Banners', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Blaze of Banners', 2, 2))

  test('can be countered', () => isCountered('Blaze of Banners', 2, { field: ['Cinder Pike'] }, {}))

  test('gives each of your Soldier troops 1 power until the end of the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Blaze of Banners', ...full], pool: 2, field: [serah, 'Cinder Pike', 'Barge Levy'] },
      bo: { hand: full, field: ['Cinder Pike'] },
    })
    ana.plays('Blaze of Banners')
    ana.has({ pool: 0, stats: { [serah]: '3/1/5', 'Cinder Pike': '3/0/2', 'Barge Levy': '3/1/3' } })
    bo.has({ stats: { 'Cinder Pike': '2/0/2' } })
    ana.endsTurn()
    ana.has({ stats: { [serah]: '3/1/5', 'Cinder Pike': '2/0/2', 'Barge Levy': '3/1/3' } })
    bo.isOn()
  })
})

describe('Firebrand', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Firebrand', 2, 2))

  test('can be countered', () => isCountered('Firebrand', 2, {}, {}))

  test('deals exactly 3 damage to a unit', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], pool: 2, field: ['Cinder Pike'] },
      bo: { field: ['Mossback Elder', 'Timber Stock'] },
    })
    ana.chooses('Firebrand')
    ana.isNotOffered('Cinder Pike', 'Timber Stock')
    ana.chooses('Mossback Elder')
    bo.changedOnly({ damage: { 'Mossback Elder': 3, 'Timber Stock': 0 } })
    ana.changedOnly({ hand: [], pool: 0, graveyard: ['Firebrand'] })
    ana.isOn()
  })

  test('or to the opponent', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { field: ['Mossback Elder'] } })
    ana.plays('Firebrand', 'bo')
    bo.changedOnly({ life: 17 })
    ana.isOn()
  })
})

describe('Second Muster', () => {
  const field = [
    { card: serah, tapped: true },
    { card: 'Cinder Pike', tapped: true },
    { card: 'Barge Levy', tapped: true },
  ]

  test('costs 3 and pitches for 2', () => costsAndPitches('Second Muster', 3, 2))

  test('can be countered', () => isCountered('Second Muster', 3, { field }, {}))

  test('untaps your Soldiers; troops among them have Guard and 1 resistance more for the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Second Muster', ...full], pool: 3, field },
      bo: { hand: full, field: [{ card: 'Cinder Pike', tapped: true }] },
    })
    ana.plays('Second Muster')
    ana.has({
      tapped: ['Barge Levy'],
      stats: { [serah]: '3/1/5', 'Cinder Pike': '2/1/2', 'Barge Levy': '3/1/3' },
      keywords: { [serah]: '', 'Cinder Pike': 'guard', 'Barge Levy': '' },
    })
    bo.changedOnly({})
    ana.endsTurn()
    ana.has({
      stats: { [serah]: '3/1/5', 'Cinder Pike': '2/0/2', 'Barge Levy': '3/1/3' },
      keywords: { [serah]: '', 'Cinder Pike': '', 'Barge Levy': '' },
    })
    bo.isOn()
  })
})

describe('Ember Parry', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Ember Parry', 1, 3))

  test('answers attacks only', () => answersOnly('Ember Parry', 1, ['attack']))

  test('deals 1 damage to an attacking unit', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Ashwall Veteran', 'Barge Levy', 'Mossback Elder'] },
      bo: { hand: ['Ember Parry'], pool: 1, field: [{ card: 'Cinder Pike', tapped: true }] },
    })
    ana.attacksWith('Barge Levy')
    bo.plays('Ember Parry')
    ana.has({ damage: { 'Ashwall Veteran': 0, 'Barge Levy': 1, 'Mossback Elder': 0 } })
    bo.has({ pool: 0, life: 17, graveyard: ['Ember Parry'] })
    ana.isOn()
  })

  test('can be countered by Still Water', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water'], pool: 1, field: ['Barge Levy'] },
      bo: { hand: ['Ember Parry'], pool: 1 },
    })
    ana.attacksWith('Barge Levy')
    bo.plays('Ember Parry')
    ana.plays('Still Water')
    ana.has({ damage: { 'Barge Levy': 0 } })
    ana.isOn()
  })
})

describe('Burn the Writ', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Burn the Writ', 2, 2))

  test('answers trades and abilities only', () => answersOnly('Burn the Writ', 2, ['trade', 'ability']))

  test('answers a trade with 2 damage to the opponent, and gives 1 mana', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'] }, bo: { hand: ['Burn the Writ'], pool: 2 } })
    ana.trades('Firebrand', 'Timber Stock')
    bo.plays('Burn the Writ')
    ana.has({ life: 18, hand: ['Timber Stock'] })
    bo.has({ life: 20, hand: [], pool: 1, graveyard: ['Burn the Writ'] })
    ana.isOn()
  })

  test('answers an ability', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Village Levy'] },
      bo: { hand: ['Burn the Writ'], pool: 2 },
    })
    ana.uses('Village Levy')
    bo.plays('Burn the Writ')
    ana.has({ life: 18 })
    ana.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water', 'Toll Clerk'], pool: 1 },
      bo: { hand: ['Burn the Writ'], pool: 2 },
    })
    ana.trades('Toll Clerk', 'Timber Stock')
    bo.plays('Burn the Writ')
    ana.plays('Still Water')
    ana.has({ life: 20 })
    bo.has({ pool: 0 })
    ana.isOn()
  })
})
