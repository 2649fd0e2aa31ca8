import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { acts } from './answers.ts'
import { arrivesAs, costsAndPitches, leads } from './price.ts'

const quill = 'Dame Aurelia Quill'
const osk = 'Factor Bram Osk'
const full = new Array<string>(7).fill('Cinder Pike')

describe('Dame Aurelia Quill', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches(quill, 4, 1))

  test('arrives as 3/1/6', () => arrivesAs(quill, 4, '3/1/6'))

  test('leads two Clerks, no other kind and no leader', () =>
    leads(quill, ['Toll Clerk', 'Dock Porter', 'Market Runner'], ['Spark Adept', osk], 2))

  test('gives 2 mana when you trade', () => {
    const { ana } = given(duel, { ana: { hand: ['Firebrand'], field: [quill] }, bo: {} })
    ana.trades('Firebrand', 'Timber Stock')
    ana.has({ pool: 2, hand: ['Timber Stock'] })
    ana.isOn()
  })

  test('gives nothing when they do', () => {
    const { ana, bo } = given(duel, { ana: { field: [quill] }, bo: { hand: ['Firebrand'] } }, { turn: 1 })
    bo.trades('Firebrand', 'Timber Stock')
    ana.has({ pool: 0 })
    bo.has({ pool: 0 })
    bo.isOn()
  })
})

describe('Factor Bram Osk', () => {
  test('costs 5 and pitches for 1', () => costsAndPitches(osk, 5, 1))

  test('arrives as 4/1/6', () => arrivesAs(osk, 5, '4/1/6'))

  test('leads one Clerk', () => leads(osk, ['Toll Clerk', 'Dock Porter'], ['Spark Adept', quill], 1))

  test('exhausts influence to command a troop of 2 power or less for the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: full, field: [osk, 'Quarry Deed', { card: 'Toll Clerk', stats: [2, 0, 2] }] },
      bo: {
        hand: full,
        field: [
          'Timber Stock',
          { card: 'Queen Vespertine', stats: [2, 0, 5] },
          { card: 'Bramble Boar', stats: [3, 0, 4] },
          { card: 'Torch Runner', stats: [2, 0, 1] },
        ],
      },
    })
    // The Runner alone is a troop of theirs and weak enough.
    ana.uses(osk)
    ana.has({ field: [osk, 'Quarry Deed', 'Toll Clerk', 'Torch Runner'], tapped: ['Quarry Deed'] })
    bo.has({ field: ['Timber Stock', 'Queen Vespertine', 'Bramble Boar'] })
    ana.endsTurn()
    ana.has({ field: [osk, 'Quarry Deed', 'Toll Clerk'] })
    bo.has({ field: ['Timber Stock', 'Queen Vespertine', 'Bramble Boar', 'Torch Runner'] })
    bo.isOn()
  })

  test('does so once a turn, and need not tap', () => {
    // Without a card to discard the Seal itself is of no use.
    const { ana } = given(duel, {
      ana: { field: [{ card: osk, tapped: true }, 'Quarry Deed', 'Court Seal'] },
      bo: { field: ['Cinder Pike', 'Dock Porter'] },
    })
    ana.uses(osk, 'Cinder Pike')
    ana.isAsked('Pay: exhaust an influence resource')
    ana.chooses('Court Seal')
    ana.has({ tapped: [osk, 'Court Seal'] })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('does not take subjects or materials for influence', () => {
    const { ana } = given(duel, {
      ana: { field: [osk, 'Ferrymen', 'Cut Stone', { card: 'Quarry Deed', tapped: true }] },
      bo: { field: ['Cinder Pike'] },
    })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('Toll Clerk', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Toll Clerk', 2, 2))

  test('arrives as 2/1/3 with Guard', () => {
    const { ana } = given(duel, { ana: { hand: ['Toll Clerk'], pool: 2 }, bo: {} })
    ana.plays('Toll Clerk')
    ana.has({ pool: 0, stats: { 'Toll Clerk': '2/1/3' }, keywords: { 'Toll Clerk': 'guard' }, tapped: [] })
    ana.isOn()
  })

  test('has no ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: priceOf('Final Verdict') },
      bo: { field: [{ card: 'Toll Clerk', tapped: true }] },
    })
    ana.plays('Final Verdict')
    bo.has({ graveyard: ['Toll Clerk'] })
    ana.isOn()
  })

  test('is a Clerk', () => leads(osk, ['Toll Clerk', 'Dock Porter'], [], 1))

  test.each(['trade', 'spell'] as const)('answers a %s with 1 mana, tapping', (sort) => {
    const { ana, bo } = acts(sort, { field: ['Toll Clerk'] })
    bo.mayAnswer()
    bo.uses('Toll Clerk')
    bo.has({ pool: 1, tapped: ['Toll Clerk'] })
    ana.isOn()
  })

  test.each(['unit', 'ability', 'attack', 'reaction'] as const)('does not answer: %s', (sort) => {
    const { ana, bo } = acts(sort, { hand: ['Firebrand'], pool: 1, field: ['Toll Clerk'] })
    bo.mayAnswer()
    bo.isNotOffered('Use')
    bo.passes()
    if (sort === 'attack') bo.letsItThrough()
    if (sort === 'reaction') bo.isOn()
    else ana.isOn()
  })

  test('gives nothing tapped, nor where there is nothing to answer', () => {
    const { ana, bo } = acts('spell', {
      hand: ['Firebrand'],
      pool: 1,
      field: [{ card: 'Toll Clerk', tapped: true }],
    })
    bo.isNotOffered('Use')
    bo.passes()
    ana.isOn()
    const idle = given(duel, { ana: { field: ['Toll Clerk'] }, bo: {} })
    idle.ana.isNotOffered('Use')
    idle.ana.isOn()
  })
})

describe('Dock Porter', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Dock Porter', 1, 3))

  test('arrives as 2/0/3', () => arrivesAs('Dock Porter', 1, '2/0/3'))

  test('is a Clerk', () => leads(osk, ['Dock Porter', 'Toll Clerk'], [], 1))

  test('gains 1 power and 1 resistance for the turn for each card you pitch', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Torch Runner', 'Firebrand', ...full], field: ['Dock Porter', 'Cinder Pike'] },
      bo: { hand: full, field: ['Dock Porter'] },
    })
    ana.pitches('Torch Runner')
    ana.has({ stats: { 'Dock Porter': '3/1/3', 'Cinder Pike': '2/0/2' } })
    ana.pitches('Firebrand')
    ana.has({ stats: { 'Dock Porter': '4/2/3', 'Cinder Pike': '2/0/2' } })
    bo.has({ stats: { 'Dock Porter': '2/0/3' } })
    ana.endsTurn()
    ana.has({ stats: { 'Dock Porter': '2/0/3', 'Cinder Pike': '2/0/2' } })
    bo.isOn()
  })
})

describe('Market Runner', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Market Runner', 2, 2))

  test('arrives as 2/0/3', () => arrivesAs('Market Runner', 2, '2/0/3'))

  test('is a Clerk', () => leads(osk, ['Market Runner', 'Toll Clerk'], [], 1))

  test('draws a card when you trade', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], field: ['Market Runner'], library: ['Unravel', 'Undertow', 'Still Water'] },
      bo: {},
    })
    ana.trades('Firebrand', 'Timber Stock')
    ana.has({ hand: ['Timber Stock', 'Unravel'], library: ['Undertow', 'Still Water'] })
    bo.has({ hand: [] })
    ana.isOn()
  })

  test('draws nothing when they do', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Market Runner'] }, bo: { hand: ['Firebrand'] } }, { turn: 1 })
    bo.trades('Firebrand', 'Timber Stock')
    ana.has({ hand: [] })
    bo.has({ hand: ['Timber Stock'] })
    bo.isOn()
  })
})

describe('Ledger Bailiff', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Ledger Bailiff', 3, 2))

  test('arrives as 5/1/2', () => arrivesAs('Ledger Bailiff', 3, '5/1/2'))

  test('is a Clerk', () => leads(osk, ['Ledger Bailiff', 'Toll Clerk'], [], 1))

  test('exhausts subjects to tap an untapped unit of theirs, once a turn', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Ledger Bailiff', 'Ferrymen', 'Dock Hands', 'Cinder Pike'] },
      bo: { field: ['Timber Stock', 'Bramble Boar', { card: 'Dock Porter', tapped: true }, 'Queen Vespertine'] },
    })
    ana.chooses({ Use: ['Ledger Bailiff'] })
    ana.isOffered('Bramble Boar', 'Queen Vespertine')
    ana.isNotOffered('Timber Stock', 'Dock Porter', 'Cinder Pike')
    ana.chooses('Queen Vespertine')
    ana.isAsked('Pay: exhaust a subjects resource')
    ana.chooses('Dock Hands')
    ana.has({ tapped: ['Dock Hands'] })
    bo.has({ tapped: ['Dock Porter', 'Queen Vespertine'] })
    // The Ferrymen could pay again, and have nobody to untap themselves.
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('does not take materials or influence for subjects', () => {
    const { ana } = given(duel, {
      ana: { field: ['Ledger Bailiff', 'Cut Stone', 'Quarry Deed', { card: 'Ferrymen', tapped: true }] },
      bo: { field: ['Bramble Boar'] },
    })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('Vault Keeper', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Vault Keeper', 4, 1))

  test('enters tapped as 4/2/4 with Ward 2', () => arrivesAs('Vault Keeper', 4, '4/2/4', '', { tapped: true, ward: 2 }))

  test('is a Clerk', () => leads(osk, ['Vault Keeper', 'Toll Clerk'], [], 1))
})

describe('Guild Steward', () => {
  const serah = 'Serah, Ember Marshal'

  test('costs 3 and pitches for 2', () => costsAndPitches('Guild Steward', 3, 2))

  test('arrives as 3/0/4', () => arrivesAs('Guild Steward', 3, '3/0/4'))

  test('is a Clerk', () => leads(osk, ['Guild Steward', 'Toll Clerk'], [], 1))

  test.each([serah, 'Barge Levy'])('makes your units 1 cheaper, of either type: %s', (unit) => {
    const pool = priceOf(unit) - 1
    const { ana } = given(duel, { ana: { hand: [unit], pool, field: ['Guild Steward'] }, bo: {} })
    ana.plays(unit)
    ana.has({ pool: 0, field: ['Guild Steward', unit] })
    ana.isOn()
    const short = given(duel, { ana: { hand: [unit], pool: pool - 1, field: ['Guild Steward'] }, bo: {} })
    short.ana.isToldWhyNot(unit, `Costs ${pool}, your pool has ${pool - 1}.`)
    short.ana.isOn()
  })

  test('makes neither spells cheaper nor the units of the opponent', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Firebrand'], pool: priceOf('Firebrand') - 1, field: ['Guild Steward'] },
      bo: {},
    })
    ana.isToldWhyNot('Firebrand', `Costs ${priceOf('Firebrand')}, your pool has ${priceOf('Firebrand') - 1}.`)
    ana.isOn()
    const theirs = given(duel, {
      ana: { hand: ['Barge Levy'], pool: priceOf('Barge Levy') - 1 },
      bo: { field: ['Guild Steward'] },
    })
    theirs.ana.isToldWhyNot('Barge Levy', `Costs ${priceOf('Barge Levy')}, your pool has ${priceOf('Barge Levy') - 1}.`)
    theirs.ana.isOn()
  })
})
