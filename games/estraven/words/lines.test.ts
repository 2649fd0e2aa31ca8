import { given } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

test('whoever draws reads which cards, everybody else how many', () => {
  const library = ['Firebrand', 'Gift of Rain']
  const { ana, bo } = given(duel, { ana: {}, bo: { hand: new Array<string>(5).fill('Cinder Pike'), library } })
  ana.endsTurn()
  bo.sees('bo draws Firebrand and Gift of Rain')
  ana.sees('bo draws 2 cards')
  expect(() => ana.sees('Gift of Rain')).toThrow('does not read')
  bo.isOn()
})

test('a trade that waits for an answer is told', () => {
  const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'] }, bo: { hand: ['Burn the Writ'], pool: 9 } })
  ana.trades('Firebrand', 'Timber Stock')
  bo.sees('ana offers Firebrand for Timber Stock')
  expect(() => bo.sees('ana trades Firebrand')).toThrow('does not read')
  bo.mayAnswer()
})

test('life is told after each change', () => {
  const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 9, field: ['Cinder Pike'] }, bo: { life: 9 } })
  ana.plays('Firebrand')
  bo.sees('Firebrand deals 3 damage to bo, who has 6 life')
  ana.attacksWith('Cinder Pike')
  bo.sees('damage goes through: bo has ')
  ana.isOn()
})

test('E49: whoever is hit harder than they can bear has 0 life, not less', () => {
  const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 9 }, bo: { life: 2 } })
  ana.plays('Firebrand')
  bo.sees('Firebrand deals 3 damage to bo, who has 0 life')
})
