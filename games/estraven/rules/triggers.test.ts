import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const full = new Array<string>(7).fill(FILLER)

describe('what is set off', () => {
  test('E45: by an attack takes effect before anybody blocks', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Powder Sergeant'] }, bo: { field: ['Tide Caller'] } })
    ana.attacksWith('Powder Sergeant')
    bo.mayBlock()
    bo.has({ life: 19 })
    bo.letsItThrough()
    bo.has({ life: 17 })
    ana.isOn()
  })

  test('E45: by an attack counts in that very fight', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Bramble Boar', stats: [2, 0, 4] }] },
      bo: { field: ['Sluice Guard'] },
    })
    ana.attacksWith('Bramble Boar')
    ana.has({ stats: { 'Bramble Boar': '3/0/4' } })
    bo.letsItThrough()
    bo.has({ life: 17 })
    ana.isOn()
  })

  test('E45: by an attack may end the game before the blows are dealt', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Powder Sergeant'] },
      bo: { field: ['Tide Caller'], life: 1 },
    })
    ana.attacksWith('Powder Sergeant')
    ana.has({ graveyard: [] })
    bo.has({ life: 0 })
  })

  test('E45: by a block takes effect before the blows', () => {
    const { ana, bo } = given(duel, {
      ana: {
        field: [
          { card: 'Serah, Ember Marshal', stats: [4, 0, 5] },
          { card: 'Cinder Pike', stats: [2, 0, 2] },
        ],
      },
      bo: { field: ['Mossback Elder'], life: 1 },
    })
    ana.attacksWith('Serah, Ember Marshal', ['Cinder Pike'])
    bo.blocksWith('Mossback Elder', 'Serah, Ember Marshal')
    // Two from the Elder, then two through.
    bo.has({ life: 1 })
    ana.isOn()
  })

  test('E45: by death in the fight takes effect after the blows', () => {
    const { ana, bo } = given(duel, {
      ana: {
        field: [
          { card: 'Serah, Ember Marshal', stats: [4, 0, 5] },
          { card: 'Cinder Pike', stats: [2, 0, 2] },
        ],
      },
      bo: { field: ['Ossuary Hound'], life: 2 },
    })
    ana.attacksWith('Serah, Ember Marshal', ['Cinder Pike'])
    bo.blocksWith('Ossuary Hound', 'Serah, Ember Marshal')
    bo.has({ life: 0, graveyard: ['Ossuary Hound'] })
  })

  test('E45: by nobody when the attack does not come about', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Powder Sergeant'] },
      bo: { hand: ['Undertow'], pool: 2 },
    })
    ana.attacksWith('Powder Sergeant')
    bo.plays('Undertow')
    bo.has({ life: 20 })
    ana.isOn()
  })

  test('E47: on the chain of an attack takes effect before the fight goes on', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', stats: [2, 0, 2] }], hand: ['Static Field'], pool: 2 },
      bo: {
        field: [{ card: 'Ossuary Hound', tapped: true }, 'Sluice Guard'],
        hand: ['Hidden Sandbar'],
        pool: 1,
        life: 2,
      },
    })
    ana.attacksWith('Cinder Pike')
    bo.plays('Hidden Sandbar', 'Sluice Guard')
    ana.plays('Static Field', 'Ossuary Hound')
    bo.mayBlock()
    bo.has({ life: 4, graveyard: ['Ossuary Hound', 'Hidden Sandbar'] })
    bo.letsItThrough()
    bo.has({ life: 2 })
    ana.isOn()
  })

  test('E47: is chosen for before the blocks, and who was set off is asked', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', stats: [2, 0, 2] }], hand: ['Static Field', FILLER, 'Firebrand'], pool: 2 },
      bo: { field: [{ card: 'Grave Usher', tapped: true }, 'Sluice Guard'], hand: ['Hidden Sandbar'], pool: 1 },
    })
    ana.attacksWith('Cinder Pike')
    bo.plays('Hidden Sandbar', 'Sluice Guard')
    ana.plays('Static Field', 'Grave Usher')
    ana.passes()
    ana.isAsked('Discard a card')
    ana.chooses('Firebrand')
    bo.letsItThrough()
    bo.has({ life: 18 })
    ana.isOn()
  })

  test('E47: waits until the chain is empty', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt', FILLER], pool: 1 },
      bo: { hand: ['Static Field', FILLER], pool: 2, field: ['Grave Usher'] },
    })
    ana.plays('Arc Bolt', 'Grave Usher')
    bo.passes()
    // Grave Usher fell: ana discards, with the chain empty.
    ana.has({ hand: [], graveyard: ['Arc Bolt', FILLER] })
    ana.isOn()
  })

  test("E45, E47: the turn player's come first", () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Ossuary Hound'], hand: ['Firebrand', 'Undertow'] },
      bo: { field: ['Grave Usher'] },
    })
    ana.attacksWith('Ossuary Hound')
    bo.blocksWith('Grave Usher')
    ana.isAsked('Discard a card')
    ana.has({ life: 22 })
    ana.chooses('Undertow')
    ana.isOn()
  })

  test("E14, E47: what falls as a turn ends is still of that turn, and its player's come first", () => {
    // Nothing in the decks falls there with something to set off: these are laid down without any health.
    const fading = { card: 'Grave Usher', stats: [2, 0, 0] } as const
    const { ana, bo } = given(duel, {
      ana: { field: [fading], hand: ['Firebrand', 'Undertow'] },
      bo: { field: [fading], hand: ['Arc Bolt', 'Unravel'] },
    })
    ana.endsTurn()
    bo.isAsked('Discard a card')
    ana.isNotAsked()
    bo.chooses('Unravel')
    ana.isAsked('Discard a card')
    ana.chooses('Undertow')
    bo.isOn()
  })

  test('E47: what one link after the other set off takes effect in that order, and nobody is asked', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Mourner of Names'], pool: 3, field: ['Ossuary Hound'] },
      bo: { hand: ['Static Field'], pool: 2 },
    })
    ana.plays('Mourner of Names')
    bo.plays('Static Field')
    // The Hound fell before the Mourner arrived.
    ana.has({ life: 22, field: ['Mourner of Names'], hand: ['Ossuary Hound'] })
    ana.isOn()
  })

  test('E48: the owner orders what happened together', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: full, field: ['Tithe Wraith', 'Oldroot the Patient', 'Sapling', 'Mossback Elder'] }, bo: {} },
      { turn: 1 },
    )
    bo.endsTurn()
    ana.isAsked('Which takes effect first?')
    ana.chooses('Oldroot the Patient')
    ana.has({ life: 22 })
    bo.has({ life: 18 })
    ana.isOn()
  })

  test('E48: nothing happens without its condition', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: full, field: ['Oldroot the Patient', 'Sapling'] }, bo: {} },
      { turn: 1 },
    )
    bo.endsTurn()
    ana.has({ life: 20 })
    ana.isOn()
  })

  test('E48: nothing happens without a target', () => {
    const { ana } = given(duel, { ana: { hand: ['Barge Levy'], pool: 3 }, bo: {} })
    ana.plays('Barge Levy')
    ana.has({ field: ['Barge Levy'] })
    ana.isOn()
  })

  test('E48: the target is chosen when it takes effect', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Barge Levy'], pool: 3 },
      bo: { field: ['Cinder Pike', 'Vault Keeper'] },
    })
    ana.plays('Barge Levy')
    // What is set off pays for no ward.
    ana.chooses('Vault Keeper')
    bo.has({ tapped: ['Vault Keeper'] })
    ana.isOn()
  })
})
