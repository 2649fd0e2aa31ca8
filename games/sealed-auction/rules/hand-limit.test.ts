import { expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const table = { pile: ['Fox Mask', 'Orrery'], agenda: [{ do: 'limit-hands' }, { do: 'open', seat: 0 }] } as const

test('S6: eight cards may be kept', () => {
  const { ana } = givenAuction({ ana: { hand: [1, 1, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, table)
  expect(ana.prompt.title).toBe('Put a lot on the block')
})

test('S6: whoever holds nine gives one away, for all to see', () => {
  const { ana, bo } = givenAuction({ ana: { hand: [9, 1, 2, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, table)
  expect(ana.prompt).toMatchObject({ title: 'Keep 8 money cards: which do you give away?', min: 1, max: 1 })
  expect(bo.projection.waitingFor).toEqual([{ seat: 0, title: null }])
  ana.givesAway(2)
  expect(ana.hand).toEqual([9, 1, 1, 1, 1, 1, 1, 'promise'])
  expect(bo.view.money.spent).toBe(1)
  expect(bo.log).toContain('ana holds too much and gives away 2 coins')
})

test('S6: everybody who holds too much chooses at the same time, exactly as many as needed', () => {
  const many = [1, 2, 3, 5, 9, 1, 2, 3, 5, 9] as const
  const { ana, bo, cy } = givenAuction({ ana: { hand: many }, bo: { hand: [1] }, cy: { hand: many.slice(1) } }, table)
  expect([ana.isAsked, bo.isAsked, cy.isAsked]).toEqual([true, false, true])
  expect(() => ana.givesAway(1)).toThrow('Invalid number of options selected: expected 2-2, got 1')
  cy.givesAway(2)
  expect(ana.sees(cy)).toHaveLength(9)
  ana.givesAway(1, 1)
  expect(ana.sees(cy)).toHaveLength(8)
})

test('S6, S11: a promise that is given away never comes back', () => {
  const { ana } = givenAuction({ ana: { hand: [9, 1, 1, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, table)
  ana.givesAway('promise')
  expect(ana.view.money).toEqual({ pile: 0, spent: 0 })
})
