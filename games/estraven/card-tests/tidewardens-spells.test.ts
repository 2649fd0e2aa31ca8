import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { answersOnly } from './answers.ts'
import { answersAndIsCountered, costsAndPitches, isCountered } from './price.ts'

const full = new Array<string>(7).fill('Cinder Pike')

describe('Spring Tide', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Spring Tide', 3, 2))

  test('can be countered', () => isCountered('Spring Tide', 3, {}, { field: [{ card: 'Cinder Pike', tapped: true }] }))

  test('puts a unit of theirs on top of its owner’s library', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Spring Tide'], pool: 3, field: ['Torch Runner'] },
      bo: { field: ['Maren of the Locks', 'Cinder Pike', 'Timber Stock'], library: ['Arc Bolt', 'Firebrand'] },
    })
    ana.chooses('Spring Tide')
    ana.isNotOffered('Torch Runner', 'Timber Stock')
    ana.chooses('Maren of the Locks')
    bo.has({
      field: ['Cinder Pike', 'Timber Stock'],
      library: ['Maren of the Locks', 'Arc Bolt', 'Firebrand'],
      hand: [],
    })
    ana.isOn()
  })
})

describe('Borrowed Colours', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Borrowed Colours', 4, 1))

  test('can be countered', () =>
    isCountered('Borrowed Colours', 4, {}, { field: [{ card: 'Cinder Pike', tapped: true }] }))

  test('takes over a troop of theirs until the end of the turn, and untaps it', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Borrowed Colours', ...full], pool: 4, field: ['Torch Runner'] },
      bo: { hand: full, field: [{ card: 'Barge Levy', tapped: true }, 'Sluice Guard', 'Maren of the Locks'] },
    })
    ana.chooses('Borrowed Colours')
    ana.isNotOffered('Torch Runner', 'Maren of the Locks')
    ana.chooses('Barge Levy')
    ana.has({ field: ['Torch Runner', 'Barge Levy'], tapped: [] })
    bo.has({ field: ['Sluice Guard', 'Maren of the Locks'] })
    ana.endsTurn()
    ana.has({ field: ['Torch Runner'] })
    bo.has({ field: ['Sluice Guard', 'Maren of the Locks', 'Barge Levy'] })
    bo.isOn()
  })
})

describe('Still Water', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Still Water', 1, 3))

  test('answers reactions and abilities only', () => answersOnly('Still Water', 1, ['reaction', 'ability']))

  test('counters an ability', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Village Levy'] }, bo: { hand: ['Still Water'], pool: 1 } })
    ana.uses('Village Levy')
    bo.plays('Still Water')
    ana.has({ field: [], graveyard: ['Village Levy'] })
    bo.has({ pool: 0, graveyard: ['Still Water'] })
    ana.isOn()
  })

  test('counters a reaction, also another Still Water', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water'], pool: 1, field: ['Village Levy'] },
      bo: { hand: ['Still Water'], pool: 1 },
    })
    ana.uses('Village Levy')
    bo.plays('Still Water')
    ana.plays('Still Water')
    ana.has({ field: ['Levy Spear', 'Levy Spear'] })
    ana.isOn()
  })
})

describe('Toll at the Lock', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Toll at the Lock', 3, 2))

  test('answers spells and units only', () => answersOnly('Toll at the Lock', 3, ['spell', 'unit']))

  test('counters a spell, and can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], pool: 2 },
      bo: { hand: ['Toll at the Lock'], pool: 3 },
    })
    ana.plays('Firebrand')
    bo.plays('Toll at the Lock')
    bo.has({ life: 20, pool: 0 })
    ana.isOn()
    answersAndIsCountered('Toll at the Lock', 3, 'spell')
  })

  test('counters a unit', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Barge Levy'], pool: 3 },
      bo: { hand: ['Toll at the Lock'], pool: 3 },
    })
    ana.plays('Barge Levy')
    bo.plays('Toll at the Lock')
    ana.has({ field: [], graveyard: ['Barge Levy'] })
    ana.isOn()
  })
})

describe('Undertow', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Undertow', 2, 2))

  test('answers attacks only', () => answersOnly('Undertow', 2, ['attack']))

  test('sends an attacking troop back to the hand', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Barge Levy', 'Cinder Pike'] },
      bo: { hand: ['Undertow'], pool: 2 },
    })
    ana.attacksWith('Barge Levy')
    bo.plays('Undertow')
    ana.has({ field: ['Cinder Pike'], hand: ['Barge Levy'] })
    bo.has({ life: 20, pool: 0 })
    ana.isOn()
  })

  test('sends back no leader', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Maren of the Locks'] }, bo: { hand: ['Undertow'], pool: 2 } })
    ana.attacksWith('Maren of the Locks')
    bo.isNotOffered('Undertow')
    bo.passes()
    ana.isOn()
  })

  test('can be countered', () => answersAndIsCountered('Undertow', 2, 'attack'))

  test('takes the follower away and leaves the leader to attack', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Maren of the Locks', stats: [3, 2, 6] }, 'Sluice Guard'] },
      bo: { hand: ['Undertow'], pool: 2 },
    })
    ana.attacksWith('Maren of the Locks', ['Sluice Guard'])
    bo.plays('Undertow')
    ana.has({ field: ['Maren of the Locks'], hand: ['Sluice Guard'] })
    bo.has({ life: 17 })
    ana.isOn()
  })
})

describe('Hidden Sandbar', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Hidden Sandbar', 1, 3))

  test('answers attacks only', () =>
    answersOnly('Hidden Sandbar', 1, ['attack'], { field: [{ card: 'Sluice Guard', tapped: true }] }))

  test('gives a unit of yours 2 resistance until the end of the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: full, field: ['Barge Levy'] },
      bo: {
        hand: ['Hidden Sandbar', ...full.slice(1)],
        pool: 1,
        field: ['Reed Scholar', 'Maren of the Locks', 'Timber Stock'],
      },
    })
    ana.attacksWith('Barge Levy')
    bo.chooses('Hidden Sandbar')
    bo.isNotOffered('Barge Levy', 'Timber Stock')
    bo.chooses('Reed Scholar')
    ana.passes()
    bo.has({ stats: { 'Reed Scholar': '2/2/3', 'Maren of the Locks': '3/2/6', 'Timber Stock': '0/0/0' } })
    bo.letsItThrough()
    ana.endsTurn()
    bo.has({ stats: { 'Reed Scholar': '2/0/3', 'Maren of the Locks': '3/2/6', 'Timber Stock': '0/0/0' } })
    bo.isOn()
  })

  test('can be countered', () =>
    answersAndIsCountered('Hidden Sandbar', 1, 'attack', { field: [{ card: 'Cinder Pike', tapped: true }] }))
})
