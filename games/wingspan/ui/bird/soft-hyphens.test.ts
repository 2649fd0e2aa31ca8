import { expect, test } from 'vitest'
import { BIRDS } from '../../cards/catalogue.ts'
import { WIDEST, withSoftHyphens } from './soft-hyphens.ts'

test('a long word may be broken, short ones stay whole', () => {
  expect(withSoftHyphens('Blue-Gray Gnatcatcher')).toBe('Blue-Gray Gnat\u00ADcatcher')
  expect(withSoftHyphens('Song Sparrow')).toBe('Song Sparrow')
})

test('a long word that nobody has listed is broken near its middle', () => {
  expect(withSoftHyphens('Nightingale')).toBe('Nigh\u00ADtingale')
  expect(withSoftHyphens('Treecreeper')).toBe('Treec\u00ADreeper')
})

test('no name of a bird has a part that is wider than a tile', () => {
  const parts = BIRDS.flatMap(({ name }) => withSoftHyphens(name).split(/[^A-Za-z]/))
  expect(parts.filter(({ length }) => length > WIDEST)).toEqual([])
})
