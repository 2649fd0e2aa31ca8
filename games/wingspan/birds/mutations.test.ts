import { readdirSync, readFileSync } from 'node:fs'
import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { BASE_BIRDS } from '../cards/catalogue.ts'
import { FOODS } from '../cards/food.ts'
import { HABITATS } from '../cards/habitat.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** The file whose `describe` proves the bird. */
function testsOf(bird: string): string {
  const file = sources.find(({ text }) =>
    [`describe('${bird}',`, `describe("${bird}",`].some((line) => text.includes(line)),
  )
  return `games/wingspan/birds/${file?.name ?? 'missing'}`
}

const cards = BASE_BIRDS.filter(({ power }) => power !== null).map(({ id, name, power }) => ({
  id,
  name,
  declaration: power as unknown as Plain,
  tests: testsOf(name),
}))

test('every bird with a power is changed in the mutation run', () => {
  expect(cards).toHaveLength(164)
  expect(cards.filter(({ tests }) => tests.endsWith('missing')).map(({ name }) => name)).toEqual([])
})

describeMutations('Changing a bird is noticed by its own tests', {
  cards,
  declarations: new URL('./declared-power.ts', import.meta.url),
  words: [FOODS, HABITATS, ['bowl', 'cavity', 'ground', 'platform'], ['brown', 'white']],
  share: 0.95,
})
