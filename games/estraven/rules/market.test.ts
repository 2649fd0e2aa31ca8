import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const market = ['Timber Stock', 'Silver Ore', 'Cut Stone', 'Dock Hands', 'Ferrymen']
const full = new Array<string>(7).fill(FILLER)

describe('trading', () => {
  test('E10, E11: the given card stands in the slot of the taken one', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand', 'Undertow'] }, bo: {} }, { market })
    ana.trades('Firebrand', 'Cut Stone')
    ana.changedOnly({
      hand: ['Undertow', 'Cut Stone'],
      market: ['Timber Stock', 'Silver Ore', 'Firebrand', 'Dock Hands', 'Ferrymen'],
    })
    bo.sees('ana trades Firebrand for Cut Stone')
    ana.isOn()
  })

  test('E10, E27: once a turn', () => {
    const { ana } = given(duel, { ana: { hand: ['Firebrand', 'Undertow'] }, bo: {} })
    ana.trades('Firebrand', 'Cut Stone')
    ana.isNotOffered('Trade')
    ana.isOn()
  })

  test('E10: it can be answered by what names trades', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Undertow'] },
      bo: { hand: ['Unravel', 'Toll at the Lock'], pool: 3 },
    })
    ana.trades('Firebrand', 'Cut Stone')
    bo.mayAnswer()
    bo.isNotOffered('Toll at the Lock')
    bo.plays('Unravel')
    ana.passes()
    bo.passes()
    ana.changedOnly({})
    ana.isNotOffered('Trade')
    ana.isOn()
  })

  test('E11: whoever takes a card owns it', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: ['Undertow'], pool: 9 }, bo: { field: [{ card: 'Sluice Guard', stats: [9, 9, 9] }] } },
      { market: ['Cinder Pike', ...market.slice(1)] },
    )
    ana.trades('Undertow', 'Cinder Pike')
    ana.plays('Cinder Pike')
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Sluice Guard')
    ana.has({ field: [], graveyard: ['Cinder Pike'] })
    ana.isOn()
  })
})

describe('new goods', () => {
  test('E12: with a new round the oldest leaves, the row shifts and one comes', () => {
    const { ana, bo } = given(duel, { ana: { hand: full }, bo: { hand: full } }, { market, turn: 1, marketDeck: [] })
    bo.endsTurn()
    // The deck was empty, so the card that went in comes out again, as the newest.
    ana.has({ market: ['Silver Ore', 'Cut Stone', 'Dock Hands', 'Ferrymen', 'Timber Stock'] })
    ana.isOn()
  })

  test('E12: a card that a player gave goes into the deck like any other, and comes back from there', () => {
    const row = ['Firebrand', ...market.slice(1)]
    const { ana, bo } = given(duel, { ana: { hand: full }, bo: { hand: full } }, { market: row, turn: 1 })
    bo.endsTurn()
    ana.has({ market: [...market.slice(1), 'Firebrand'] })
    ana.isOn()
  })

  test('E12: not when the other player of the round begins', () => {
    const { ana, bo } = given(duel, { ana: { hand: full }, bo: { hand: full } }, { market })
    ana.endsTurn()
    bo.has({ market })
    bo.isOn()
  })

  test('E11, E12: a traded card is as old as a new one', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: full }, bo: { hand: ['Undertow', ...full.slice(1)] } },
      { market, turn: 1 },
    )
    bo.trades('Undertow', 'Timber Stock')
    bo.endsTurn()
    ana.has({ market: ['Undertow', 'Cut Stone', 'Dock Hands', 'Ferrymen', 'Silver Ore'] })
    ana.isOn()
  })
})
