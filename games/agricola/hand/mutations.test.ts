import { readdirSync, readFileSync } from 'node:fs'
import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { GOODS } from '../cards/goods.ts'
import { SPACE_IDS, SPACE_TRAITS } from '../cards/space-names.ts'

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

/** How a card behaves: what it needs, costs, scores and does. */
const cards = HAND_CARDS.map((card) => {
  const { id, name, cost, prereq, points, passing, effects } = card
  const { anytimeConversions = [], bakingConversion = {}, allowsAnytimeCropMove = null } = card
  const behaviour = {
    cost,
    prereq,
    points,
    passing,
    effects,
    anytimeConversions,
    bakingConversion,
    allowsAnytimeCropMove,
  }
  return { id, name, declaration: behaviour as unknown as Plain, tests: testsOf(name) }
})

test('every card of a hand is changed in the mutation run', () => {
  expect(cards).toHaveLength(97)
  expect(cards.filter(({ tests }) => tests.endsWith('missing')).map(({ name }) => name)).toEqual([])
})

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  declarations: new URL('./declared-card.ts', import.meta.url),
  words: [GOODS, SPACE_IDS, Object.keys(SPACE_TRAITS), ['self', 'others', 'any']],
  share: 0.95,
})
