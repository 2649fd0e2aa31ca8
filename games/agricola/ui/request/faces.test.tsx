import type { CardId } from '@turnwright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Goods } from '../../cards/goods.ts'
import type { AgricolaAbout } from '../../rules/about.ts'
import { conversionOf } from './conversion.ts'
import { anytimeFaceOf, faceOf, orderOf } from './faces.tsx'
import { leadKind } from './lead-kind.ts'

const cooked: AgricolaAbout = { kind: 'convert', with: { major: 'fireplace-2' }, good: 'sheep', n: 1, food: 2 }

test('a way to get food is drawn from what it is about', () => {
  const oriental = { played: 'oriental-fireplace' }
  expect(conversionOf({ kind: 'convert', with: oriental, good: 'vegetable', n: 1, food: 4 })).toEqual({
    by: 'Oriental Fireplace',
    n: 1,
    good: 'vegetable',
    gain: { n: 4, good: 'food' },
    food: 4,
  })
  const swap = (played: string, from: Goods, to: Goods) => conversionOf({ kind: 'swap', with: { played }, from, to })
  expect(swap('grocer', { food: 1 }, { wood: 1 })).toMatchObject({ by: 'Grocer', good: 'food', food: 0 })
  expect(swap('hard-porcelain', { clay: 2 }, { stone: 1 })).toMatchObject({ n: 2, good: 'clay', food: 0 })
})

test('anything else is no conversion', () => {
  expect(conversionOf({ kind: 'move-crop', with: 'clearing-spade' })).toBeNull()
  expect(conversionOf({ kind: 'stop-converting' })).toBeNull()
  expect(conversionOf(null)).toBeNull()
})

test('a price is drawn, and giving something back stays words', () => {
  const view = { players: [], turn: 0 } as never
  const face = (about: AgricolaAbout) => faceOf({ id: 'way', title: 'Way', about }, view)
  const price = renderToStaticMarkup(face({ kind: 'goods', goods: { wood: 2, reed: 1 } })?.end)
  expect(price).toMatch(/#ag-wood.*#ag-reed/)
  expect(face({ kind: 'give-back', major: 'fireplace-2' })).toBeNull()
  expect(face({ kind: 'renovate-to', material: 'clay' })).toBeNull()
})

test('a card that acts now shows what it does, not what it cost', () => {
  const owner = { hand: [], offered: [], minors: [{ card: 7, id: 'loam-pit', n: 0 }], occupations: [] }
  const view = { players: [owner], turn: 0 } as never
  const card = 7 as CardId
  const choice = { id: 'loam-pit', title: 'Loam Pit', ref: { card } }
  const about: AgricolaAbout = { kind: 'effect-of', card }
  const acting = faceOf({ ...choice, about }, view)
  expect(acting?.detail).toMatch(/3 clay/)
  expect(acting?.end).toBeUndefined()
  expect(renderToStaticMarkup(faceOf(choice, view)?.end)).toMatch(/#ag-food/)
})

test('what can be done at any time shows what goes and what comes', () => {
  const face = anytimeFaceOf({ type: 'cook', about: cooked })
  expect(face?.title).toBe('Fireplace')
  const end = renderToStaticMarkup(face?.end)
  expect(end).toMatch(/#ag-sheep.*#ag-arrow.*2.*#ag-food/)
})

test('ways to do nothing come last', () => {
  const order = (about: AgricolaAbout) => orderOf({ about })
  expect(order({ kind: 'done' })).toBeGreaterThan(order({ kind: 'at-cell', cell: '0,1' }))
  expect(order({ kind: 'stop-converting' })).toBe(1)
  expect(orderOf({ about: { kind: 'no' } })).toBe(1)
  expect(orderOf({})).toBe(0)
})

test('spaces, bowls and animals each have something above their choices', () => {
  const lead = (about: AgricolaAbout, ...choices: readonly AgricolaAbout[]) =>
    leadKind({ about, choices: choices.map((each) => ({ id: each.kind, title: each.kind, about: each })) })
  expect(lead({ kind: 'place-person' }, { kind: 'go-to', space: 'forest', lies: null, isFamily: false })).toBe('spaces')
  expect(lead({ kind: 'place-person' }, { kind: 'stay-at-home' })).toBeNull()
  expect(lead({ kind: 'build-improvement' }, { kind: 'major', major: 'well' })).toBeNull()
  expect(lead({ kind: 'make-room' }, { kind: 'let-go', animal: 'boar' })).toBe('animals')
  expect(lead({ kind: 'convert-to-food', need: 4 }, { kind: 'stop-converting' })).toBe('feeding')
})

test('a card that is chosen tells what it needs before what it does', () => {
  const choice = { id: 7, title: 'Acorns Basket', ref: { card: 7 as never } }
  const view = { players: [{ hand: [], offered: [{ card: 7, id: 'acorns-basket' }], occupations: [], minors: [] }] }
  expect(faceOf(choice, view as never)?.detail).toMatch(/^Needs 3 occupations\. Lay 1 boar/)
})
