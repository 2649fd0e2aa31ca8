import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

test('E49: whoever has no life left has lost', () => {
  const { ana, bo, scene } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { life: 3 } })
  ana.plays('Firebrand')
  bo.has({ life: 0 })
  scene.isOver({ winners: [0], scores: [20, 0], reason: 'bo has no life left.' })
})

test('E49: with 1 life the game goes on', () => {
  const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { life: 4 } })
  ana.plays('Firebrand')
  bo.has({ life: 1 })
  ana.isOn()
})

test('E49: whoever must draw and cannot has lost at once', () => {
  const { ana, scene } = given(duel, { ana: {}, bo: { hand: [FILLER], library: new Array<string>(5).fill(FILLER) } })
  ana.endsTurn()
  scene.isOver({ winners: [0], reason: 'bo cannot draw.' })
})

test('E8, E49: the graveyard becomes the library once, and no second time', () => {
  const graveyard = new Array<string>(9).fill(FILLER)
  const { ana, scene } = given(duel, { ana: {}, bo: { library: [], graveyard, hasNewLibrary: true } })
  ana.endsTurn()
  scene.isOver({ winners: [0], reason: 'bo cannot draw.' })
})

test('E49: whoever has too few cards left in library and graveyard has lost', () => {
  const { ana, scene } = given(duel, { ana: {}, bo: { library: [FILLER], graveyard: [FILLER] } })
  ana.endsTurn()
  scene.isOver({ winners: [0], reason: 'bo cannot draw.' })
})

test('E49: an empty library alone loses nothing', () => {
  const { ana, bo } = given(duel, { ana: {}, bo: { hand: [FILLER], library: new Array<string>(6).fill(FILLER) } })
  ana.endsTurn()
  bo.has({ library: [] })
  bo.isOn()
})

test('E50: both at once is a draw', () => {
  const { ana, scene } = given(duel, { ana: { life: 1, hand: ['Forked Sky'], pool: 4 }, bo: { life: 1 } })
  ana.plays('Forked Sky')
  scene.isOver({ winners: [], scores: [0, 0], reason: 'Both fall at once.' })
})

test('E50: one life more wins', () => {
  const { ana, scene } = given(duel, { ana: { life: 2, hand: ['Forked Sky'], pool: 4 }, bo: { life: 1 } })
  ana.plays('Forked Sky')
  scene.isOver({ winners: [0], scores: [1, 0] })
})

test('E51: whoever concedes has lost, also out of turn', () => {
  const { bo, scene } = given(duel, { ana: {}, bo: {} })
  bo.leaves()
  scene.isOver({ winners: [0], reason: 'bo concedes.' })
})
