import { expect, test } from 'vitest'
import { zoomedThing } from './zoomed-thing.ts'

test('a thing that is looked at is known by its kind and its id, whatever stands in it', () => {
  expect(zoomedThing('card:12', new Map())).toEqual({ key: 'card:12', kind: 'card', id: '12', reason: null })
  expect(zoomedThing('id:a:b', new Map())).toMatchObject({ kind: 'id', id: 'a:b' })
})

test('it says why it cannot be chosen, and says nothing of its neighbours', () => {
  const unavailable = new Map([['card:12', 'Needs 1 Water.']])
  expect(zoomedThing('card:12', unavailable).reason).toBe('Needs 1 Water.')
  expect(zoomedThing('card:1', unavailable).reason).toBeNull()
})
