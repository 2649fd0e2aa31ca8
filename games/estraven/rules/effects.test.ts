import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const full = new Array<string>(7).fill(FILLER)

describe('effects', () => {
  test('E25: without a target a card cannot be played', () => {
    const { ana } = given(duel, { ana: { hand: ['Final Verdict', 'Overgrowth'], pool: 9 }, bo: {} })
    ana.isToldWhyNot('Final Verdict', 'There is nothing it could be aimed at.')
    ana.cannotPlay('Overgrowth')
    ana.isOn()
  })

  test('E25: nobody learns of a card while its target is being chosen', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: 9 },
      bo: { field: ['Cinder Pike', 'Torch Runner'] },
    })
    ana.plays('Final Verdict')
    bo.isNotAsked()
    ana.undoes()
    ana.isOn()
  })

  test('E28: one after the other, for whoever played the card', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: ['Unravel'], pool: 0 }, bo: { hand: ['Whispers Below', ...full.slice(2)], pool: 2 } },
      { turn: 1 },
    )
    bo.plays('Whispers Below')
    ana.has({ life: 20, hand: [], graveyard: ['Unravel'] })
    bo.has({ life: 21 })
    bo.isOn()
  })

  test('E29: resistance does not help against effects', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { field: ['Sluice Guard'] } })
    ana.plays('Firebrand', 'Sluice Guard')
    bo.has({ field: [] })
    ana.isOn()
  })

  test('E30: control ends with the turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Borrowed Colours', ...full.slice(1)], pool: 6 },
      bo: { hand: full, field: [{ card: 'Glade Mother', tapped: true }] },
    })
    ana.plays('Borrowed Colours')
    ana.has({ field: ['Glade Mother'], tapped: [] })
    ana.attacksWith('Glade Mother')
    ana.has({ life: 23 })
    ana.endsTurn()
    ana.has({ field: [] })
    bo.has({ field: ['Glade Mother'], life: 17 })
    bo.isOn()
  })

  test('E30: what dies goes to its owner', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', lent: true }] },
      bo: { field: [{ card: 'Hollow Sentinel', stats: [3, 1, 2] }] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Hollow Sentinel')
    ana.has({ graveyard: [] })
    bo.has({ graveyard: ['Cinder Pike'] })
    ana.isOn()
  })

  test('E31: printed, for good, for the turn and by what stands beside it', () => {
    const { ana } = given(duel, {
      ana: {
        hand: ['Blaze of Banners'],
        pool: 2,
        field: [
          { card: 'Cinder Pike', stats: [4, 0, 3] },
          { card: 'Captain Orrel of the Gate', stats: [2, 1, 4] },
          'Quarry Deed',
        ],
      },
      bo: {},
    })
    ana.has({ stats: { 'Cinder Pike': '5/0/3', 'Captain Orrel of the Gate': '2/2/4', 'Quarry Deed': '0/0/0' } })
    ana.plays('Blaze of Banners')
    ana.has({ stats: { 'Cinder Pike': '6/0/3', 'Captain Orrel of the Gate': '2/2/4', 'Quarry Deed': '0/0/0' } })
    ana.isOn()
  })

  test('E28, E31: health that was lent is missed when the lender falls', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: 9 },
      bo: {
        field: [
          { card: 'Oldroot the Patient', stats: [3, 2, 7] },
          { card: 'Sapling', stats: [1, 0, 1], damage: 1 },
        ],
      },
    })
    bo.has({ stats: { 'Oldroot the Patient': '3/2/7', Sapling: '1/0/2' } })
    ana.plays('Final Verdict', 'Oldroot the Patient')
    bo.has({ field: [], graveyard: ['Oldroot the Patient'] })
    ana.isOn()
  })

  test('E32: a token goes back to the box, and comes out of it again', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt'], pool: 1 },
      bo: { field: ['Sapling'] },
    })
    ana.plays('Arc Bolt', 'Sapling')
    bo.has({ field: [], graveyard: [] })
    ana.isOn()
  })

  test('E37: aiming at it costs its ward more', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: priceOf('Final Verdict') + 1 },
      bo: { field: ['Ashwall Veteran', 'Vault Keeper'] },
    })
    // That pays for the verdict and a ward of 1, not of 2: there is nothing to choose.
    ana.plays('Final Verdict')
    ana.has({ pool: 0 })
    bo.has({ graveyard: ['Ashwall Veteran'] })
    ana.isOn()
  })

  test('E37: without the mana it is no target', () => {
    const price = priceOf('Final Verdict')
    const { ana } = given(duel, {
      ana: { hand: ['Final Verdict'], pool: price + 1 },
      bo: { field: ['Vault Keeper'] },
    })
    ana.isToldWhyNot('Final Verdict', `Costs ${price + 2}, your pool has ${price + 1}.`)
    ana.isOn()
  })

  test('E52: a search shows what is taken and shuffles the rest', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Den Caller'], pool: 3, library: ['Cinder Pike', 'Bramble Boar', 'Firebrand'] },
      bo: {},
    })
    ana.plays('Den Caller')
    ana.isAsked('Search your library for a card')
    ana.isNotOffered('Firebrand', 'Cinder Pike')
    ana.chooses('Bramble Boar')
    ana.has({ hand: ['Bramble Boar'] })
    bo.sees('ana finds Bramble Boar')
    ana.isOn()
  })

  test('E52: or finds nothing', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Den Caller'], pool: 3, library: ['Bramble Boar'] },
      bo: {},
    })
    ana.plays('Den Caller')
    ana.chooses('Find nothing')
    ana.has({ hand: [], library: ['Bramble Boar'] })
    ana.isOn()
  })
})
