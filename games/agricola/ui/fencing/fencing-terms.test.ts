import { expect, test } from 'vitest'
import type { PlayerView } from '../../rules/view.ts'
import { fencePayments, fencingTerms, isFencing } from './fencing-terms.ts'

const supply = { food: 0, wood: 4, clay: 3, reed: 0, stone: 9, grain: 0, vegetable: 0 }
const holding = (...ids: string[]) =>
  ({ supply, minors: ids.map((id) => ({ card: 1, id, n: 0 })), occupations: [] }) as unknown as PlayerView
const asked = { about: { kind: 'build-fences' } }

test('a question for fences is known by what it is about', () => {
  expect(isFencing(asked)).toBe(true)
  expect(isFencing({ about: { kind: 'fence-cell', wood: 0 } })).toBe(true)
  expect(isFencing({ about: { kind: 'arrange-animals' } })).toBe(false)
  expect(isFencing({})).toBe(false)
})

test('fences are paid with wood alone, unless a card takes something else', () => {
  expect(fencingTerms(asked, holding())).toEqual({ affordable: 4, free: 0 })
  expect(fencingTerms(asked, holding('rammed-clay'))).toEqual({ affordable: 7, free: 0 })
  expect(fencePayments(holding('rammed-clay'))).toEqual(['wood', 'clay'])
})

test('three fences are free with a Hedge Keeper, and all of them around a single cell', () => {
  expect(fencingTerms(asked, holding('hedge-keeper'))).toEqual({ affordable: 4, free: 3 })
  const cell = (wood: number) => fencingTerms({ about: { kind: 'fence-cell', wood } }, holding())
  expect(cell(0)).toEqual({ affordable: 0, free: 15, oneCell: true })
  expect(cell(2)).toEqual({ affordable: 4, free: 0, oneCell: true })
})
