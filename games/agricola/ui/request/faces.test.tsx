import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { conversionIn } from './conversion.ts'
import { anytimeFaceOf, faceOf, goodsIn, orderOf } from './faces.tsx'
import { leadKind } from './lead-kind.ts'

test('a way to get food is read from its sentence', () => {
  expect(conversionIn('Oriental Fireplace: vegetables → 4 food')).toEqual({
    by: 'Oriental Fireplace',
    n: 1,
    good: 'vegetable',
    gain: { n: 4, good: 'food' },
    food: 4,
  })
  expect(conversionIn('Grocer: 1 food → 1 wood')).toMatchObject({ by: 'Grocer', good: 'food', food: 0 })
  expect(conversionIn('Hard Porcelain: 2 clay → 1 stone')).toMatchObject({ n: 2, good: 'clay', food: 0 })
})

test('any other sentence stays one', () => {
  expect(conversionIn('Clearing Spade: Move 1 crop to empty field')).toBeNull()
  expect(conversionIn('Done converting')).toBeNull()
})

test('a price is read from its words', () => {
  expect(goodsIn('2 wood, 1 reed')).toEqual({ wood: 2, reed: 1 })
  expect(goodsIn('3 vegetables')).toEqual({ vegetable: 3 })
  expect(goodsIn('Give back the Fireplace')).toBeNull()
  expect(goodsIn('To a clay house')).toBeNull()
})

test('what can be done at any time shows what goes and what comes', () => {
  const face = anytimeFaceOf({ type: 'cook', description: 'Fireplace: sheep → 2 food' })
  expect(face?.title).toBe('Fireplace')
  const end = renderToStaticMarkup(face?.end)
  expect(end).toMatch(/#ag-sheep.*#ag-arrow.*2.*#ag-food/)
})

test('ways to do nothing come last', () => {
  expect(orderOf({ id: 'done', title: 'Done' })).toBeGreaterThan(orderOf({ id: '0,1', title: '0,1' }))
  expect(orderOf({ id: 'Done converting', title: 'Done converting' })).toBe(1)
})

test('spaces, bowls and animals each have something above their choices', () => {
  const lead = (id: string, ref: object | null, phase: 'work' | 'feeding') =>
    leadKind({ prompt: { choices: [{ id, title: id, ...(ref === null ? {} : { ref }) }] } as never, view: { phase } })
  expect(lead('forest', { space: 'forest' }, 'work')).toBe('spaces')
  expect(lead('well', { space: 'well' }, 'work')).toBeNull()
  expect(lead('release-boar', null, 'work')).toBe('animals')
  expect(lead('Done converting', null, 'feeding')).toBe('feeding')
})

test('a card that is chosen tells what it needs before what it does', () => {
  const choice = { id: 7, title: 'Acorns Basket', ref: { card: 7 as never } }
  const view = { players: [{ hand: [], offered: [{ card: 7, id: 'acorns-basket' }], occupations: [], minors: [] }] }
  expect(faceOf(choice, view as never)?.detail).toMatch(/^Needs 3 occupations\. Lay 1 boar/)
})
