import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { answersOnly } from './answers.ts'
import { answersAndIsCountered, costsAndPitches, isCountered } from './price.ts'

const full = new Array<string>(7).fill('Cinder Pike')

describe('Overgrowth', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Overgrowth', 2, 2))

  test('can be countered', () => isCountered('Overgrowth', 2, { field: ['Cinder Pike'] }, {}))

  test('gives a unit of yours 2 power and 2 health for good', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Overgrowth', ...full], pool: 2, field: ['Cinder Pike', 'Maren of the Locks', 'Timber Stock'] },
      bo: { hand: full, field: ['Barge Levy'] },
    })
    const after = { 'Cinder Pike': '4/0/4', 'Maren of the Locks': '3/2/6', 'Timber Stock': '0/0/0' }
    ana.chooses('Overgrowth')
    ana.isNotOffered('Barge Levy', 'Timber Stock')
    ana.isOffered('Maren of the Locks')
    ana.chooses('Cinder Pike')
    ana.has({ stats: after })
    ana.endsTurn()
    ana.has({ stats: after })
    bo.isOn()
  })
})

describe('Gift of Rain', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Gift of Rain', 1, 3))

  test('can be countered', () => isCountered('Gift of Rain', 1, { life: 10 }, {}))

  test('heals you and each of your units by 2', () => {
    const { ana, bo } = given(duel, {
      ana: {
        life: 10,
        hand: ['Gift of Rain'],
        pool: 1,
        field: [
          { card: 'Maren of the Locks', damage: 5 },
          { card: 'Mossback Elder', damage: 1 },
        ],
      },
      bo: { life: 10, field: [{ card: 'Maren of the Locks', damage: 5 }] },
    })
    ana.plays('Gift of Rain')
    ana.has({ life: 12, damage: { 'Maren of the Locks': 3, 'Mossback Elder': 0 } })
    bo.changedOnly({})
    ana.isOn()
  })
})

describe('Call of the Wood', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Call of the Wood', 4, 1))

  test('can be countered', () => isCountered('Call of the Wood', 4, {}, {}))

  test('makes a Sapling, and one for each of your Treefolk', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Call of the Wood'], pool: 4, field: ['Bramble Boar'] },
      bo: { field: ['Mossback Elder', 'Glade Mother'] },
    })
    ana.plays('Call of the Wood')
    ana.has({ field: ['Bramble Boar', 'Sapling', 'Sapling'] })
    bo.changedOnly({})
    ana.isOn()
  })

  test('three of these at most', () => {
    const field = ['Mossback Elder', 'Glade Mother', 'Sprout Keeper']
    const { ana } = given(duel, { ana: { hand: ['Call of the Wood'], pool: 4, field }, bo: {} })
    ana.plays('Call of the Wood')
    ana.has({ field: [...field, 'Sapling', 'Sapling', 'Sapling', 'Sapling'] })
    ana.isOn()
  })
})

describe('Thicket Wall', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Thicket Wall', 1, 3))

  test('gives a unit of yours 1 resistance and 3 health for the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: full, field: ['Barge Levy'] },
      bo: {
        hand: ['Thicket Wall', ...full.slice(1)],
        pool: 1,
        field: ['Cinder Pike', 'Maren of the Locks', 'Timber Stock'],
      },
    })
    ana.attacksWith('Barge Levy')
    bo.chooses('Thicket Wall')
    bo.isNotOffered('Barge Levy', 'Timber Stock')
    bo.chooses('Cinder Pike')
    ana.passes()
    bo.blocksWith('Cinder Pike')
    bo.has({ stats: { 'Cinder Pike': '2/1/5', 'Maren of the Locks': '3/2/6', 'Timber Stock': '0/0/0' } })
    ana.endsTurn()
    bo.has({ stats: { 'Cinder Pike': '2/0/2', 'Maren of the Locks': '3/2/6', 'Timber Stock': '0/0/0' } })
    bo.isOn()
  })

  test('answers a spell, and can be countered', () => {
    answersAndIsCountered('Thicket Wall', 1, 'spell', { field: ['Cinder Pike'] })
  })

  test('answers attacks and spells only', () =>
    answersOnly('Thicket Wall', 1, ['attack', 'spell'], { field: [{ card: 'Tide Caller', tapped: true }] }))
})

describe('Root Ambush', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Root Ambush', 2, 2))

  test('answers attacks and units only', () => answersOnly('Root Ambush', 2, ['attack', 'unit']))

  test('answers an attack with two Saplings, who can block', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Barge Levy'] }, bo: { hand: ['Root Ambush'], pool: 2 } })
    ana.attacksWith('Barge Levy')
    bo.plays('Root Ambush')
    bo.has({ pool: 0, field: ['Sapling', 'Sapling'] })
    bo.letsItThrough()
    bo.has({ life: 17 })
    ana.isOn()
  })

  test('answers a unit', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Cinder Pike'], pool: 1 }, bo: { hand: ['Root Ambush'], pool: 2 } })
    ana.plays('Cinder Pike')
    bo.plays('Root Ambush')
    bo.has({ field: ['Sapling', 'Sapling'] })
    ana.has({ field: ['Cinder Pike'] })
    ana.isOn()
  })

  test('can be countered', () => answersAndIsCountered('Root Ambush', 2, 'unit'))
})
