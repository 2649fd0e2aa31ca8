import { readdirSync, readFileSync } from 'node:fs'
import { describeMutations } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { GOODS } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { SPACE_IDS, SPACE_TRAITS } from '../cards/space-names.ts'
import { behaviourOf } from './declared-card.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** The file whose `describe` proves the card. */
function testsOf(card: string): string {
  const file = sources.find(({ text }) =>
    [`describe('${card}',`, `describe("${card}",`].some((line) => text.includes(line)),
  )
  return `games/agricola/hand/${file?.name ?? 'missing'}`
}

const cards = [...HAND_CARDS, ...MAJORS].map((card) => ({
  id: card.id,
  name: card.name,
  declaration: behaviourOf(card),
  tests: testsOf(card.name),
}))

test('every card of a hand and every major improvement is changed in the mutation run', () => {
  expect(cards).toHaveLength(107)
  expect(cards.filter(({ tests }) => tests.endsWith('missing')).map(({ name }) => name)).toEqual([])
})

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  declarations: new URL('./declared-card.ts', import.meta.url),
  words: [GOODS, SPACE_IDS, Object.keys(SPACE_TRAITS), ['self', 'others', 'any']],
  share: 0.95,
})
