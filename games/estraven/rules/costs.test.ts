import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'

describe('MANA', () => {
  test('E16: out of the pool, exactly', () => {
    const { ana } = given(duel, { ana: { hand: ['Firebrand'], pool: priceOf('Firebrand') }, bo: {} })
    ana.plays('Firebrand')
    ana.has({ pool: 0 })
    ana.isOn()
  })

  test('E16: not with one less', () => {
    const price = priceOf('Firebrand')
    const { ana } = given(duel, { ana: { hand: ['Firebrand'], pool: price - 1 }, bo: {} })
    ana.isToldWhyNot('Firebrand', `Costs ${price}, your pool has ${price - 1}.`)
    ana.isOn()
  })

  test('E16: cheaper and dearer by static abilities', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Cinder Pike'], field: ['Archmage Ilyra', 'Glyph Keeper'], pool: 1 },
      bo: { hand: ['Unravel'], pool: 2 },
    })
    ana.plays('Firebrand')
    // The cheapest answer to a spell costs 1, and 1 more by the Glyph Keeper: bo could have one.
    bo.mayAnswer()
    bo.isToldWhyNot('Unravel', 'Costs 3, your pool has 2.')
    bo.passes()
    bo.has({ life: 17 })
    ana.cannotPlay('Cinder Pike')
    ana.isOn()
  })

  test('E16: never cheaper than 1', () => {
    const { ana } = given(duel, { ana: { hand: ['Arc Bolt'], field: ['Archmage Ilyra'] }, bo: {} })
    ana.isToldWhyNot('Arc Bolt', 'Costs 1, your pool has 0.')
    ana.isOn()
  })
})

describe('cards that pay', () => {
  test('E17: a tapped card cannot tap', () => {
    const { ana } = given(duel, {
      ana: { pool: 1, field: [{ card: 'Reed Scholar', tapped: true }] },
      bo: {},
    })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('E18: whoever pays chooses what is sacrificed, and a unit dies', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['The Pale Chancellor', 'Ossuary Hound', 'Hollow Sentinel'] },
      bo: { field: ['Sluice Guard'] },
    })
    ana.uses('The Pale Chancellor')
    ana.isAsked('Pay: sacrifice a troop')
    ana.isNotOffered('The Pale Chancellor')
    ana.chooses('Ossuary Hound')
    ana.has({ life: 22, field: ['The Pale Chancellor', 'Hollow Sentinel'], graveyard: ['Ossuary Hound'] })
    bo.has({ field: [], graveyard: ['Sluice Guard'] })
    ana.isOn()
  })

  test('E19: a card cannot be discarded to play itself', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Unmake the Name'], pool: 1 },
      bo: { field: ['Cinder Pike'] },
    })
    ana.isToldWhyNot('Unmake the Name', 'You cannot pay: discard a card.')
    ana.isOn()
  })

  test('E19: the payer chooses what to discard', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Unmake the Name', 'Firebrand', 'Undertow'], pool: 1 },
      bo: { field: ['Cinder Pike'] },
    })
    ana.plays('Unmake the Name', 'Undertow')
    ana.has({ hand: ['Firebrand'], graveyard: ['Undertow', 'Unmake the Name'] })
    bo.has({ field: [], exile: ['Cinder Pike'] })
    ana.isOn()
  })

  test('E21: an untapped resource of the kind is exhausted', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Ledger Bailiff', 'Timber Stock', { card: 'Ferrymen', tapped: true }, 'Dock Hands'] },
      bo: { field: ['Cinder Pike'] },
    })
    ana.uses('Ledger Bailiff')
    ana.has({ tapped: ['Ferrymen', 'Dock Hands'] })
    bo.has({ tapped: ['Cinder Pike'] })
    ana.isOn()
  })

  test('E21: no other kind will do', () => {
    const { ana } = given(duel, {
      ana: { field: ['Ledger Bailiff', { card: 'Ferrymen', tapped: true }, 'Quarry Deed'] },
      bo: { field: ['Cinder Pike'] },
    })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('LIFE', () => {
  test('E20: down to the last one', () => {
    const { ana } = given(duel, { ana: { life: 2, field: ['Forge Novice'] }, bo: {} })
    ana.uses('Forge Novice')
    ana.has({ life: 1, pool: 2 })
    ana.isOn()
  })

  test('E20: but not the last one', () => {
    const { ana } = given(duel, { ana: { life: 1, field: ['Forge Novice'] }, bo: {} })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('together', () => {
  test('E24: one card does not pay twice', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Mind Squall', 'Court Seal'], pool: 3, field: ['Court Seal'] },
      bo: { hand: ['Firebrand', 'Arc Bolt', 'Unravel'], field: ['Cinder Pike'] },
    })
    ana.isOffered('Mind Squall')
    ana.uses('Court Seal', 'Mind Squall')
    ana.isNotOffered('Mind Squall')
    ana.isOn()
  })

  test('E24: nothing is paid where one cost cannot be', () => {
    const { ana } = given(duel, { ana: { pool: 0, field: ['Reed Scholar'] }, bo: {} })
    ana.isNotOffered('Use')
    ana.changedOnly({})
    ana.isOn()
  })
})
