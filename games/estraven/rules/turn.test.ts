import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const fillers = (count: number): string[] => new Array<string>(count).fill(FILLER)

describe('the start phase', () => {
  test('E7: empties the pool, clears the pitch zone and untaps, and damage stays', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: {
          pool: 3,
          pitched: ['Firebrand'],
          graveyard: ['Arc Bolt'],
          hand: fillers(6),
          field: [{ card: 'Queen Vespertine', tapped: true, damage: 2 }],
        },
        bo: { pool: 2, pitched: ['Undertow'], hand: fillers(7), field: [{ card: 'Sluice Guard', tapped: true }] },
      },
      { turn: 1, first: 1 },
    )
    bo.endsTurn()
    const drawn = { hand: fillers(7), library: fillers(9) }
    ana.changedOnly({ pool: 0, pitched: [], graveyard: ['Arc Bolt', 'Firebrand'], tapped: [], ...drawn })
    ana.has({ damage: { 'Queen Vespertine': 2 } })
    bo.changedOnly({})
    ana.isOn()
  })

  test('E7: whoever has less life than the other gets 1 mana', () => {
    const { ana, bo } = given(
      duel,
      { ana: { life: 9, hand: fillers(6), pool: 3 }, bo: { life: 10, hand: fillers(7) } },
      { turn: 1 },
    )
    bo.endsTurn()
    ana.has({ pool: 1 })
    bo.sees("ana's turn begins, with 1 mana")
    ana.endsTurn()
    bo.has({ pool: 0 })
    bo.isOn()
  })

  test.each([
    [15, 1],
    [14, 2],
  ])('E7: whoever has %i life where the other has 20 gets %i mana', (life, pool) => {
    const { ana, bo } = given(duel, { ana: { life, hand: fillers(6) }, bo: { hand: fillers(7) } }, { turn: 1 })
    bo.endsTurn()
    ana.has({ pool })
    ana.isOn()
  })

  test('E7: with as much life as the other nobody gets any', () => {
    const { ana, bo } = given(
      duel,
      { ana: { life: 9, hand: fillers(6) }, bo: { life: 9, hand: fillers(7) } },
      { turn: 1 },
    )
    bo.endsTurn()
    ana.has({ pool: 0 })
    ana.isOn()
  })

  test('E8: draws up to seven', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: ['Firebrand', 'Undertow'], library: [...fillers(4), 'Arc Bolt', 'Unravel'] }, bo: {} },
      { turn: 1 },
    )
    bo.endsTurn()
    ana.has({ hand: ['Firebrand', 'Undertow', ...fillers(4), 'Arc Bolt'], library: ['Unravel'] })
    ana.isOn()
  })

  test('E8: draws one with seven in hand', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: fillers(7), library: ['Arc Bolt', 'Unravel'] }, bo: {} },
      { turn: 1, first: 1 },
    )
    bo.endsTurn()
    ana.changedOnly({ hand: [...fillers(7), 'Arc Bolt'], library: ['Unravel'] })
    ana.isOn()
  })

  test('E8: a library that has run out is made anew of the graveyard', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: fillers(5), library: ['Arc Bolt'], graveyard: ['Unravel', 'Unravel'] }, bo: {} },
      { turn: 1, first: 1 },
    )
    bo.endsTurn()
    ana.changedOnly({ hand: [...fillers(5), 'Arc Bolt', 'Unravel'], library: ['Unravel'], graveyard: [] })
    ana.sees('The library of ana has run out: the graveyard is shuffled into a new one of 2 cards')
    bo.sees({ players: [{ hasNewLibrary: true }, { hasNewLibrary: false }] as never })
    ana.isOn()
  })

  test('E8: not while there is enough to draw', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: fillers(6), library: ['Arc Bolt'], graveyard: ['Unravel'] }, bo: {} },
      { turn: 1, first: 1 },
    )
    bo.endsTurn()
    ana.changedOnly({ hand: [...fillers(6), 'Arc Bolt'], library: [] })
    ana.isOn()
  })
})

describe('the main phase', () => {
  test('E9: holds any number of actions in any order', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Cinder Pike', 'Firebrand', 'Silver Ore', 'Ember Parry'], pool: 1 },
      bo: {},
    })
    ana.plays('Cinder Pike')
    ana.attacksWith('Cinder Pike')
    ana.plays('Silver Ore')
    ana.uses('Silver Ore')
    ana.plays('Firebrand')
    ana.trades('Ember Parry', 'Dock Hands')
    ana.has({ hand: ['Dock Hands'], pool: 1, field: ['Cinder Pike'], graveyard: ['Silver Ore', 'Firebrand'] })
    ana.isOn()
  })
})

describe('the end phase', () => {
  test('E14: the player chooses what to discard down to seven', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand', 'Undertow', ...fillers(7)] }, bo: {} })
    ana.endsTurn()
    ana.isAsked('Discard 2 cards')
    ana.chooses('Undertow', 'Firebrand')
    ana.changedOnly({ hand: fillers(7), graveyard: ['Undertow', 'Firebrand'] })
    bo.isOn()
  })

  test('E14: with seven nobody is asked', () => {
    const { ana, bo } = given(duel, { ana: { hand: fillers(7) }, bo: { hand: fillers(7) } })
    ana.endsTurn()
    ana.changedOnly({})
    bo.isOn()
  })

  test('E14, E44: troops of both heal, leaders do not', () => {
    const { ana, bo } = given(duel, {
      ana: {
        field: [
          { card: 'Glade Mother', damage: 2 },
          { card: 'Queen Vespertine', damage: 2 },
        ],
      },
      bo: {
        hand: fillers(7),
        field: [
          { card: 'Sluice Guard', damage: 1 },
          { card: 'Oldroot the Patient', damage: 1 },
        ],
      },
    })
    ana.endsTurn()
    ana.has({ damage: { 'Glade Mother': 0, 'Queen Vespertine': 2 } })
    bo.has({ damage: { 'Sluice Guard': 0, 'Oldroot the Patient': 1 } })
    bo.isOn()
  })

  test('E14: what lasts for the turn ends', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Blaze of Banners'], pool: 2, field: ['Cinder Pike'] },
      bo: { hand: fillers(7) },
    })
    ana.plays('Blaze of Banners')
    ana.has({ stats: { 'Cinder Pike': '3/0/2' } })
    ana.endsTurn()
    ana.has({ stats: { 'Cinder Pike': '2/0/2' } })
    bo.isOn()
  })

  test.each([
    [2, []],
    [3, ['Serah, Ember Marshal']],
  ])(
    'E14: a leader whom health for the turn kept standing falls with its end (power %i over health 2)',
    (power, fallen) => {
      const { ana, bo } = given(duel, {
        ana: { field: [{ card: 'Cinder Pike', stats: [power, 0, 9] }] },
        bo: { hand: ['Thicket Wall'], pool: 1, field: [{ card: 'Serah, Ember Marshal', stats: [0, 0, 2] }] },
      })
      ana.attacksWith('Cinder Pike')
      bo.plays('Thicket Wall')
      bo.blocksWith('Serah, Ember Marshal')
      // One less for the wall's resistance.
      bo.has({ damage: { 'Serah, Ember Marshal': power - 1 } })
      ana.endsTurn()
      bo.has({ graveyard: ['Thicket Wall', ...fallen] })
      bo.isOn()
    },
  )
})

describe('mana', () => {
  test('E13: pitching adds the value and cannot be answered', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Firebrand', 'Seedfall Titan', 'Cinder Pike'] },
      bo: { hand: ['Unravel'], pool: 5 },
    })
    ana.pitches('Firebrand')
    ana.has({ pool: 2 })
    ana.pitches('Seedfall Titan')
    ana.has({ pool: 2 })
    ana.pitches('Cinder Pike')
    ana.changedOnly({ pool: 5, hand: [], pitched: ['Firebrand', 'Seedfall Titan', 'Cinder Pike'] })
    ana.isOn()
  })

  test('E13: resources cannot be pitched', () => {
    const { ana } = given(duel, { ana: { hand: ['Timber Stock'] }, bo: {} })
    ana.isNotOffered('Pitch')
    ana.isOn()
  })

  test('E13: while answering in the own turn one may pitch, in the other turn not', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Still Water', 'Cinder Pike'], pool: 2 },
      bo: { hand: ['Unravel', 'Cinder Pike'], pool: 2 },
    })
    ana.plays('Firebrand')
    bo.mayAnswer()
    bo.isNotOffered('Pitch')
    bo.plays('Unravel')
    ana.mayAnswer()
    ana.cannotPlay('Still Water')
    ana.pitches('Cinder Pike')
    ana.plays('Still Water')
    bo.has({ life: 17 })
    ana.isOn()
  })

  test('E15: the pool lasts through the other turn and pays for answers', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: [...fillers(6), 'Unravel'], pool: 2 },
      bo: { hand: ['Firebrand', ...fillers(6)], pool: 0 },
    })
    ana.endsTurn()
    ana.has({ pool: 2 })
    bo.pitches(FILLER)
    bo.plays('Firebrand')
    ana.mayAnswer()
    ana.plays('Unravel')
    bo.passes()
    ana.has({ pool: 0, life: 20 })
    bo.isOn()
  })
})
