import { expect, test } from 'vitest'
import { LOTS } from '../../index.ts'
import { isDrawn } from './lot-art.tsx'

test('every lot has a picture of its own', () => {
  expect(LOTS.filter(({ id }) => !isDrawn(id)).map(({ id }) => id)).toEqual([])
})
