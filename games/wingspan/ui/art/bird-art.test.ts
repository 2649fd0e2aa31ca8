import { expect, test } from 'vitest'
import { BIRDS } from '../../cards/catalogue.ts'
import { plumageOf } from './plumage.ts'
import { PARTS } from './shape.ts'
import { SHAPES } from './shapes.ts'

test('every bird is drawn', () => {
  expect(BIRDS.filter(({ id }) => plumageOf(id) === null).map(({ id }) => id)).toEqual([])
})

test('no two birds look the same', () => {
  const looks = BIRDS.map(({ id }) => JSON.stringify(plumageOf(id)))
  expect(new Set(looks).size).toBe(BIRDS.length)
})

test('a plumage paints only what the shape of its family has', () => {
  const unknown = BIRDS.flatMap(({ id }) => {
    const plumage = plumageOf(id)
    if (plumage === null) return []
    const parts: object = SHAPES[plumage.shape].parts
    return PARTS.filter((part) => plumage[part] !== undefined && !(part in parts)).map((part) => `${id}: ${part}`)
  })
  expect(unknown).toEqual([])
})
