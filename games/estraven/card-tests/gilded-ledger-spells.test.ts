import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { acts, answersOnly } from './answers.ts'
import { costsAndPitches, isCountered } from './price.ts'

const queen = 'Queen Vespertine'
const full = new Array<string>(7).fill('Cinder Pike')

describe('Royal Charter', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Royal Charter', 1, 3))

  test('can be countered', () => isCountered('Royal Charter', 1, { field: ['Timber Stock'] }, {}))

  test('finds a leader, and gives 1 mana for each resource you have', () => {
    const { ana, bo } = given(duel, {
      ana: {
        hand: ['Royal Charter'],
        pool: 1,
        field: ['Timber Stock', 'Dock Hands', 'Cinder Pike', 'Dock Porter'],
        library: ['Cinder Pike', 'Firebrand', queen, 'Unravel'],
      },
      bo: { field: ['Silver Ore'] },
    })
    ana.plays('Royal Charter')
    ana.isOffered(queen, 'Find nothing')
    ana.isNotOffered('Cinder Pike', 'Firebrand', 'Unravel')
    ana.chooses(queen)
    ana.has({ pool: 2, hand: [queen], graveyard: ['Royal Charter'] })
    bo.changedOnly({})
    bo.sees('ana finds Queen Vespertine')
    ana.isOn()
  })

  test.each([
    ['three', ['Quarry Deed', 'Timber Stock', 'Dock Hands'], 3],
    ['four', ['Quarry Deed', 'Timber Stock', 'Dock Hands', 'Silver Ore'], 3],
    ['none', [], 0],
  ] as const)('gives 3 mana at most: %s', (_, field, pool) => {
    const { ana } = given(duel, {
      ana: { hand: ['Royal Charter'], pool: 1, field, library: [queen] },
      bo: { field: ['Silver Ore'] },
    })
    ana.plays('Royal Charter')
    ana.chooses('Find nothing')
    ana.has({ pool, hand: [], library: [queen] })
    ana.isOn()
  })
})

describe('Buy the Captain', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Buy the Captain', 2, 2))

  test('can be countered', () => isCountered('Buy the Captain', 2, { field: ['Quarry Deed'] }, { field: [queen] }))

  test('exhausts influence to command any unit for the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Buy the Captain', ...full], pool: 2, field: ['Quarry Deed', 'Dock Hands', 'Cinder Pike'] },
      bo: { hand: full, field: ['Timber Stock', { card: queen, stats: [9, 9, 9] }, 'Bramble Boar'] },
    })
    ana.chooses('Buy the Captain')
    ana.isOffered(queen, 'Bramble Boar')
    ana.isNotOffered('Cinder Pike', 'Timber Stock', 'Quarry Deed')
    ana.chooses(queen)
    ana.has({ pool: 0, field: ['Quarry Deed', 'Dock Hands', 'Cinder Pike', queen], tapped: ['Quarry Deed'] })
    bo.has({ field: ['Timber Stock', 'Bramble Boar'] })
    ana.endsTurn()
    ana.has({ field: ['Quarry Deed', 'Dock Hands', 'Cinder Pike'] })
    bo.has({ field: ['Timber Stock', 'Bramble Boar', queen] })
    bo.isOn()
  })

  test('does not take subjects or materials for influence', () => {
    const { ana } = given(duel, {
      ana: {
        hand: ['Buy the Captain'],
        pool: 2,
        field: ['Dock Hands', 'Timber Stock', { card: 'Quarry Deed', tapped: true }],
      },
      bo: { field: [queen] },
    })
    ana.isToldWhyNot('Buy the Captain', 'You cannot pay: exhaust an influence resource.')
    ana.isOn()
  })
})

describe('Closing Audit', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Closing Audit', 3, 2))

  test('can be countered', () => isCountered('Closing Audit', 3, {}, { field: ['Cinder Pike'] }))

  test('taps all troops of theirs, no leader, no resource and nobody of yours', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Closing Audit'], pool: 3, field: ['Cinder Pike'] },
      bo: { field: ['Bramble Boar', queen, 'Timber Stock', 'Silver Ore', 'Dock Porter'] },
    })
    ana.plays('Closing Audit')
    bo.changedOnly({ tapped: ['Bramble Boar', 'Dock Porter'] })
    ana.changedOnly({ hand: [], pool: 0, graveyard: ['Closing Audit'] })
    ana.isOn()
  })

  test.each([
    ['one', ['Timber Stock'], ['Unravel'], ['Undertow', 'Still Water']],
    ['two', ['Timber Stock', 'Dock Hands'], ['Unravel', 'Undertow'], ['Still Water']],
    ['three', ['Timber Stock', 'Dock Hands', 'Quarry Deed'], ['Unravel', 'Undertow'], ['Still Water']],
  ] as const)('draws a card for each resource, two at most: %s', (_, resources, hand, library) => {
    const { ana } = given(duel, {
      ana: {
        hand: ['Closing Audit'],
        pool: 3,
        field: [...resources, 'Cinder Pike'],
        library: ['Unravel', 'Undertow', 'Still Water'],
      },
      bo: { field: ['Silver Ore', 'Guild Letter', 'Village Levy'] },
    })
    ana.plays('Closing Audit')
    ana.has({ hand: [...hand], library: [...library] })
    ana.isOn()
  })
})

describe('Better Offer', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Better Offer', 1, 3))

  test('answers trades and units', () => answersOnly('Better Offer', 1, ['trade', 'unit']))

  test('draws two cards', () => {
    const { ana, bo } = acts('trade', {
      hand: ['Better Offer'],
      pool: 1,
      library: ['Unravel', 'Undertow', 'Still Water'],
    })
    bo.plays('Better Offer')
    bo.has({ pool: 0, hand: ['Unravel', 'Undertow'], library: ['Still Water'], graveyard: ['Better Offer'] })
    ana.has({ hand: ['Timber Stock'] })
    ana.isOn()
  })

  test('can be countered', () => {
    const price = priceOf('Still Water') + priceOf('Cinder Pike')
    const { ana, bo } = given(duel, {
      ana: { hand: ['Cinder Pike', 'Still Water'], pool: price },
      bo: { hand: ['Better Offer'], pool: 1 },
    })
    ana.plays('Cinder Pike')
    bo.plays('Better Offer')
    ana.plays('Still Water')
    bo.has({ hand: [], graveyard: ['Better Offer'] })
    ana.has({ field: ['Cinder Pike'] })
    ana.isOn()
  })
})

describe('Hired Shields', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Hired Shields', 2, 2))

  test('answers attacks alone', () => answersOnly('Hired Shields', 2, ['attack']))

  test('gives each troop of yours Guard and 1 resistance for the turn', () => {
    const { ana, bo } = given(duel, {
      ana: {
        hand: full,
        field: [
          { card: 'Torch Runner', stats: [3, 0, 1] },
          { card: 'Grave Usher', stats: [2, 0, 2] },
        ],
      },
      bo: {
        hand: ['Hired Shields'],
        pool: 2,
        field: [
          { card: 'Bramble Boar', stats: [2, 0, 4] },
          { card: queen, stats: [4, 0, 5] },
          { card: 'Glade Mother', stats: [3, 0, 4] },
        ],
      },
    })
    ana.attacksWith('Grave Usher')
    bo.plays('Hired Shields')
    ana.passes()
    bo.has({
      pool: 0,
      stats: { 'Bramble Boar': '2/1/4', [queen]: '4/0/5', 'Glade Mother': '3/1/4' },
      keywords: { 'Bramble Boar': 'guard', [queen]: 'lifebond', 'Glade Mother': 'guard lifebond' },
    })
    ana.has({ stats: { 'Torch Runner': '3/0/1', 'Grave Usher': '2/0/2' } })
    bo.blocksWith('Bramble Boar')
    bo.has({ tapped: [], damage: { 'Bramble Boar': 1, [queen]: 0, 'Glade Mother': 0 } })
    ana.endsTurn()
    bo.has({
      stats: { 'Bramble Boar': '2/0/4', [queen]: '4/0/5', 'Glade Mother': '3/0/4' },
      keywords: { 'Bramble Boar': '', [queen]: 'lifebond', 'Glade Mother': 'lifebond' },
    })
    bo.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water'], pool: priceOf('Still Water'), field: ['Grave Usher'] },
      bo: { hand: ['Hired Shields'], pool: 2, field: [{ card: 'Bramble Boar', stats: [2, 0, 4] }] },
    })
    ana.attacksWith('Grave Usher')
    bo.plays('Hired Shields')
    ana.plays('Still Water')
    bo.has({ stats: { 'Bramble Boar': '2/0/4' } })
    bo.letsItThrough()
    ana.isOn()
  })
})
