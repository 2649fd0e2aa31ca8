import { expect, test } from 'vitest'
import { KeptDrafts } from './kept-drafts.ts'

function drawer(first?: string) {
  const kept = new Map<string, string>(first === undefined ? [] : [['table', first]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const drafts = { r1: [{ id: 'meld', inner: [{ id: 3, inner: [] }] }] }

test('what was chosen is there again when the page is opened anew, at its own table', () => {
  const storage = drawer()
  new KeptDrafts('table', () => storage).keep(drafts)
  expect(new KeptDrafts('table', () => storage).read()).toEqual(drafts)
  expect(new KeptDrafts('another table', () => storage).read()).toEqual({})
})

test.each(['no json', 'null', '7', '{"r1":[{"id":{}}]}', '{"r1":[{"id":"a"}]}', '{"r1":"a"}'])(
  'what is no draft is forgotten: %s',
  (stored) => {
    const storage = drawer(stored)
    expect(new KeptDrafts('table', () => storage).read()).toEqual({})
  },
)

test('a browser that keeps nothing is no reason to fail', () => {
  const shut = new KeptDrafts('table', () => {
    throw new Error('storage is shut')
  })
  shut.keep(drafts)
  expect(shut.read()).toEqual({})
})
