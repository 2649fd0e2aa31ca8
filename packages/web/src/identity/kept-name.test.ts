import { expect, test } from 'vitest'
import { KeptName } from './kept-name.ts'

function drawer() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a guest is called the same the next time the page is opened', () => {
  const storage = drawer()
  const name = new KeptName(() => storage).read()
  expect(name).toMatch(/^\w+ \w+$/)
  for (let visit = 0; visit < 20; visit++) expect(new KeptName(() => storage).read()).toBe(name)
})

test('the name that a guest chose is the one that stays', () => {
  const storage = drawer()
  const page = new KeptName(() => storage)
  page.read()
  page.keep('Mira')
  expect([page.read(), new KeptName(() => storage).read()]).toEqual(['Mira', 'Mira'])
})

test('where the browser keeps nothing, a guest has one name as long as the page is open', () => {
  const page = new KeptName(() => {
    throw new Error('storage is shut')
  })
  const name = page.read()
  for (let look = 0; look < 20; look++) expect(page.read()).toBe(name)
})
