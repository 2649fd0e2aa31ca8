import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { acts, answersOnly } from './answers.ts'
import { costsAndPitches, isCountered } from './price.ts'

const queen = 'Queen Vespertine'
const aimless = 'There is nothing it could be aimed at.'

describe('Last Procession', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Last Procession', 3, 2))

  test('can be countered', () => isCountered('Last Procession', 3, { graveyard: ['Grave Usher'] }, {}))

  test('brings a troop of any cost back to the battlefield for 2 life', () => {
    const { ana } = given(duel, {
      ana: { life: 3, hand: ['Last Procession'], pool: 3, graveyard: ['Firebrand', queen, 'Seedfall Titan'] },
      bo: { graveyard: ['Cinder Pike'] },
    })
    ana.plays('Last Procession')
    ana.has({
      life: 1,
      pool: 0,
      field: ['Seedfall Titan'],
      hand: [],
      graveyard: ['Firebrand', queen, 'Last Procession'],
    })
    ana.isOn()
  })

  test('is not paid with the last life', () => {
    const { ana } = given(duel, {
      ana: { life: 2, hand: ['Last Procession'], pool: 3, graveyard: ['Cinder Pike'] },
      bo: {},
    })
    ana.isToldWhyNot('Last Procession', 'You cannot pay: 2 life.')
    ana.isOn()
  })

  test('needs a troop in your graveyard', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Last Procession'], pool: 3, graveyard: [queen] },
      bo: { graveyard: ['Cinder Pike'] },
    })
    ana.isToldWhyNot('Last Procession', aimless)
    ana.isOn()
  })
})

describe('Final Verdict', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Final Verdict', 4, 1))

  test('can be countered', () => isCountered('Final Verdict', 4, {}, { field: [queen] }))

  test('destroys any unit of theirs, however strong', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: 4, field: ['Cinder Pike'] },
      bo: { field: [{ card: queen, stats: [9, 9, 99] }, 'Bramble Boar', 'Timber Stock'] },
    })
    ana.chooses('Final Verdict')
    ana.isOffered(queen, 'Bramble Boar')
    ana.isNotOffered('Cinder Pike', 'Timber Stock')
    ana.chooses(queen)
    bo.has({ field: ['Bramble Boar', 'Timber Stock'], graveyard: [queen] })
    ana.changedOnly({ hand: [], pool: 0, graveyard: ['Final Verdict'] })
    ana.isOn()
  })

  test('finds nobody among your own and what is no unit', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: 4, field: ['Cinder Pike'] },
      bo: { field: ['Timber Stock'] },
    })
    ana.isToldWhyNot('Final Verdict', aimless)
    ana.isOn()
  })
})

describe('Whispers Below', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Whispers Below', 2, 2))

  test('can be countered', () => isCountered('Whispers Below', 2, {}, {}))

  test('makes the opponent discard one card of their choice, and heals you by 1', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Whispers Below', 'Unravel'], pool: 2 },
      bo: { hand: ['Firebrand', 'Undertow'] },
    })
    ana.plays('Whispers Below')
    bo.isAsked('Discard a card')
    bo.chooses('Undertow')
    bo.changedOnly({ hand: ['Firebrand'], graveyard: ['Undertow'] })
    ana.changedOnly({ life: 21, pool: 0, hand: ['Unravel'], graveyard: ['Whispers Below'] })
    ana.isOn()
  })

  test('heals also where there is nothing to discard', () => {
    const { ana } = given(duel, { ana: { hand: ['Whispers Below'], pool: 2 }, bo: {} })
    ana.plays('Whispers Below')
    ana.has({ life: 21 })
    ana.isOn()
  })
})

describe('Unmake the Name', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Unmake the Name', 1, 3))

  test('can be countered, and the card is discarded all the same', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Unmake the Name', 'Firebrand'], pool: 1 },
      bo: { hand: ['Toll at the Lock'], pool: priceOf('Toll at the Lock'), field: ['Cinder Pike'] },
    })
    ana.plays('Unmake the Name')
    bo.plays('Toll at the Lock')
    bo.has({ field: ['Cinder Pike'], exile: [] })
    ana.has({ hand: [], graveyard: ['Firebrand', 'Unmake the Name'] })
    ana.isOn()
  })

  test('discards a card and exiles a troop of 3 power or less, as it stands now', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Unmake the Name', 'Unravel', 'Undertow'], pool: 1, field: ['Cinder Pike'] },
      bo: {
        field: [
          { card: queen, stats: [3, 0, 5] },
          { card: 'Glade Mother', stats: [4, 0, 4] },
          { card: 'Bramble Boar', stats: [3, 0, 4] },
          'Timber Stock',
        ],
      },
    })
    // The Boar alone is a troop of theirs and weak enough.
    ana.plays('Unmake the Name')
    ana.isAsked('Pay: discard a card')
    ana.isNotOffered('Unmake the Name')
    ana.chooses('Unravel')
    bo.has({ field: [queen, 'Glade Mother', 'Timber Stock'], exile: ['Bramble Boar'], graveyard: [], hand: [] })
    ana.has({ hand: ['Undertow'], pool: 0, graveyard: ['Unravel', 'Unmake the Name'], field: ['Cinder Pike'] })
    ana.isOn()
  })

  test('needs another card to discard', () => {
    const { ana } = given(duel, { ana: { hand: ['Unmake the Name'], pool: 1 }, bo: { field: ['Cinder Pike'] } })
    ana.isToldWhyNot('Unmake the Name', 'You cannot pay: discard a card.')
    ana.isOn()
  })

  test('reaches nobody of 4 power', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Unmake the Name', 'Firebrand'], pool: 1 },
      bo: { field: [{ card: 'Cinder Pike', stats: [4, 0, 1] }] },
    })
    ana.isToldWhyNot('Unmake the Name', aimless)
    ana.isOn()
  })
})

describe('Claimed in Passing', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Claimed in Passing', 2, 2))

  test('answers attacks alone', () => answersOnly('Claimed in Passing', 2, ['attack']))

  test('destroys an attacking troop, no leader and nobody who stays behind', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: queen, stats: [4, 0, 5] }, 'Hollow Sentinel', 'Ossuary Hound'] },
      bo: { hand: ['Claimed in Passing'], pool: 2, field: [{ card: 'Cinder Pike', tapped: true }] },
    })
    ana.attacksWith(queen, ['Hollow Sentinel'])
    bo.plays('Claimed in Passing')
    ana.has({ field: [queen, 'Ossuary Hound'], graveyard: ['Hollow Sentinel'] })
    bo.has({ life: 16, pool: 0, hand: [], field: ['Cinder Pike'], graveyard: ['Claimed in Passing'] })
    ana.isOn()
  })

  test('has nobody to claim when a leader comes alone', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [queen, { card: 'Hollow Sentinel', tapped: true }] },
      bo: { hand: ['Claimed in Passing'], pool: 2 },
    })
    ana.attacksWith(queen)
    bo.isToldWhyNot('Claimed in Passing', aimless)
    bo.passes()
    ana.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water'], pool: priceOf('Still Water'), field: ['Cinder Pike'] },
      bo: { hand: ['Claimed in Passing'], pool: 2 },
    })
    ana.attacksWith('Cinder Pike')
    bo.plays('Claimed in Passing')
    ana.plays('Still Water')
    ana.has({ field: ['Cinder Pike'] })
    ana.isOn()
  })
})

describe('Grave Bargain', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Grave Bargain', 1, 3))

  test('answers spells and reactions', () =>
    answersOnly('Grave Bargain', 1, ['spell', 'reaction'], { graveyard: ['Cinder Pike'] }))

  test('takes a unit of any kind out of your graveyard into the hand', () => {
    const { ana, bo } = acts('spell', {
      hand: ['Grave Bargain'],
      pool: 1,
      graveyard: [queen, 'Firebrand', 'Seedfall Titan', 'Timber Stock'],
    })
    bo.chooses('Grave Bargain')
    bo.isOffered(queen, 'Seedfall Titan')
    bo.isNotOffered('Firebrand', 'Timber Stock')
    bo.chooses(queen)
    bo.has({
      pool: 0,
      hand: [queen],
      field: [],
      graveyard: ['Firebrand', 'Seedfall Titan', 'Timber Stock', 'Grave Bargain'],
    })
    ana.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt', 'Still Water'], pool: priceOf('Arc Bolt') + priceOf('Still Water') },
      bo: { hand: ['Grave Bargain'], pool: 1, graveyard: ['Cinder Pike'] },
    })
    ana.plays('Arc Bolt')
    bo.plays('Grave Bargain')
    ana.plays('Still Water')
    bo.has({ hand: [], graveyard: ['Cinder Pike', 'Grave Bargain'] })
    ana.isOn()
  })
})
