import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const full = new Array<string>(7).fill(FILLER)

describe('who is asked', () => {
  test('E40: whoever could have an answer is asked, also without one', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { hand: [FILLER], pool: 1 } })
    ana.plays('Firebrand')
    bo.mayAnswer()
    bo.passes()
    bo.has({ life: 17 })
    ana.isOn()
  })

  test.each([
    ['without mana', { hand: ['Unravel'], pool: 0 }],
    ['without cards in hand', { hand: [], pool: 9 }],
  ])('E40: nobody is asked %s', (_, held) => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: held })
    ana.plays('Firebrand')
    bo.has({ life: 17 })
    ana.isOn()
  })

  test('E40: an ability that answers is reason enough', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Arc Bolt'], pool: 1 }, bo: { field: ['Toll Clerk'] } })
    ana.plays('Arc Bolt', 'bo')
    bo.mayAnswer()
    bo.uses('Toll Clerk')
    bo.has({ pool: 1, tapped: ['Toll Clerk'], life: 18 })
    ana.isOn()
  })

  test('E40: not when it cannot be used', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt'], pool: 1 },
      bo: { field: [{ card: 'Toll Clerk', tapped: true }] },
    })
    ana.plays('Arc Bolt', 'bo')
    bo.has({ life: 18 })
    ana.isOn()
  })

  const ysolde = 'Ysolde, Harbour Judge'
  const judges = (hand: readonly string[]) => ({
    ana: { field: [ysolde, 'Reed Scholar'], hand, pool: 1 },
    bo: { field: [ysolde], pool: 2 },
  })

  test('E13, E40: on the own turn what could be pitched counts for an ability that answers', () => {
    const { ana, bo } = given(duel, judges(['Torch Runner']))
    ana.uses('Reed Scholar')
    bo.uses(ysolde)
    ana.mayAnswer()
    ana.pitches('Torch Runner')
    ana.uses(ysolde)
    ana.has({ pool: 0, hand: [FILLER], pitched: ['Torch Runner'] })
    ana.isOn()
  })

  test('E13, E40: with nothing to pitch and too little mana for the ability nobody is asked', () => {
    const { ana, bo } = given(duel, judges([]))
    ana.uses('Reed Scholar')
    bo.uses(ysolde)
    ana.has({ pool: 0, hand: [] })
    ana.isOn()
  })

  test('E13, E40: in the other turn nothing can be pitched for it, and nobody is asked', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Reed Scholar'], pool: 1 },
      bo: { field: [ysolde], hand: ['Torch Runner'], pool: 0 },
    })
    ana.uses('Reed Scholar')
    bo.has({ pool: 0, hand: ['Torch Runner'] })
    ana.has({ hand: [FILLER] })
    ana.isOn()
  })
})

describe('passing until', () => {
  const bo = { hand: ['Unravel', FILLER], pool: 2, passUntil: 'ask' } as const

  test('E40: the chain is over', () => {
    const { ana, bo: other } = given(duel, {
      ana: { hand: ['Firebrand', 'Firebrand', 'Still Water', FILLER], pool: 4 },
      bo,
    })
    ana.plays('Firebrand')
    other.passesUntil('chain')
    other.has({ life: 17 })
    ana.plays('Firebrand')
    other.mayAnswer()
    other.passes()
    ana.isOn()
  })

  test('E40: an attack', () => {
    const { ana, bo: other } = given(duel, {
      ana: { hand: ['Firebrand', 'Firebrand'], pool: 4, field: ['Cinder Pike'] },
      bo,
    })
    ana.plays('Firebrand')
    other.passesUntil('attack')
    other.sees({ players: [{ passUntil: null }, { passUntil: 'attack' }] as never })
    ana.sees({ players: [{ passUntil: 'ask' }, { passUntil: null }] as never })
    ana.plays('Firebrand')
    ana.attacksWith('Cinder Pike')
    other.mayAnswer()
    other.passes()
    other.has({ life: 12 })
    ana.isOn()
  })

  test('E40: the own next turn', () => {
    const { ana, bo: other } = given(duel, {
      ana: { hand: ['Firebrand', ...full], pool: 2, field: ['Cinder Pike'] },
      bo,
    })
    ana.plays('Firebrand')
    other.passesUntil('turn')
    ana.attacksWith('Cinder Pike')
    other.has({ life: 15 })
    ana.endsTurn()
    other.sees({ players: [{ passUntil: null }, { passUntil: 'ask' }] as never })
    other.isOn()
  })

  test('E40: is taken back like any other answer, as long as the other player has not gone on', () => {
    const { ana, bo: other } = given(duel, {
      ana: { hand: ['Firebrand', 'Firebrand', FILLER], pool: 4 },
      bo,
    })
    ana.plays('Firebrand')
    other.passesUntil('turn')
    other.undoes()
    other.sees({ players: [{ passUntil: null }, { passUntil: 'ask' }] as never })
    other.mayAnswer()
    other.passesUntil('turn')
    ana.plays('Firebrand')
    other.cannotUndo()
    ana.isOn()
  })
})
