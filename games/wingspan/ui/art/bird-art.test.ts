import { expect, test } from 'vitest'
import type { Bird } from '../../cards/bird.ts'
import { BIRDS } from '../../cards/catalogue.ts'
import { inventedPlumage } from './invented-plumage.ts'
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

test('a bird that nobody has drawn looks like one that lives as it does, and like no other', () => {
  const [hawk, duck, sparrow] = ['broad-winged-hawk', 'canvasback', 'song-sparrow'].map(
    (id) => BIRDS.find((bird) => bird.id === id) as Bird,
  ) as [Bird, Bird, Bird]
  const shapes = [hawk, duck, sparrow].map((bird) => inventedPlumage({ ...bird, id: `new-${bird.id}` }).shape)
  expect(shapes).toEqual(['hawk', 'duck', 'songbird'])
  const looks = new Set(Array.from({ length: 500 }, (_, n) => JSON.stringify(inventedPlumage({ ...hawk, id: `${n}` }))))
  expect(looks.size).toBe(500)
  const parts: object = SHAPES.hawk.parts
  expect(Object.keys(inventedPlumage(hawk)).filter((part) => part !== 'shape' && !(part in parts))).toEqual([])
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
