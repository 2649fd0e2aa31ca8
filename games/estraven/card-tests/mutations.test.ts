import { readdirSync, readFileSync } from 'node:fs'
import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { DURATIONS, PLACES } from '../cards/effect.ts'
import { SIDES } from '../cards/filter.ts'
import { LINK_SORTS, PLAIN_KEYWORDS, RESOURCE_KINDS, SUBTYPES, TRIGGERS } from '../cards/words-of-the-game.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** The file whose `describe` proves the card. */
function testsOf(card: string): string {
  const file = sources.find(({ text }) =>
    [`describe('${card}',`, `describe("${card}",`].some((line) => text.includes(line)),
  )
  return `games/estraven/card-tests/${file?.name ?? 'missing'}`
}

/** What a card does; its name, its face and what it is are no behaviour, nor is what only those on the battlefield have. */
function behaviourOf(card: Card): Plain {
  const { costs, pitch, power, resistance, health, keywords, entersTapped, answers, effects, abilities, subtypes } =
    card
  const declared = { costs, pitch, answers, effects, abilities, subtypes }
  const { swift } = keywords
  const isWords = card.type === 'spell' || card.type === 'reaction'
  const isUnit = card.type === 'leader' || card.type === 'troop'
  const borne = isWords ? { keywords: { swift } } : isUnit ? { keywords, power, resistance, health } : {}
  return JSON.parse(JSON.stringify({ ...declared, ...borne, ...(isWords ? {} : { entersTapped }) })) as Plain
}

const cards = CARDS.map((card) => ({
  id: card.id,
  name: card.name,
  declaration: behaviourOf(card),
  tests: testsOf(card.name),
}))

test('every card is changed in the mutation run', () => {
  expect(cards.filter(({ tests }) => tests.endsWith('missing')).map(({ name }) => name)).toEqual([])
})

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  declarations: new URL('./declared-card.ts', import.meta.url),
  words: [LINK_SORTS, SUBTYPES, RESOURCE_KINDS, TRIGGERS, PLAIN_KEYWORDS, SIDES, DURATIONS, PLACES],
  share: 0.95,
})
