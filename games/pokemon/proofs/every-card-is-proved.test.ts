import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { DISTINCT_CARDS, fullNameOf } from '../cards/full-name.ts'

const folder = new URL('./', import.meta.url)
const LEAST_TESTS = 2

/** The titles of the tests in the `describe` of each card. */
function titlesByCard(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts'))) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const block of source.split(/^describe\(/m).slice(1)) {
      const name = quoted(block)
      if (name === null) continue
      const titles = block
        .split(/^ {2}test\(/m)
        .slice(1)
        .map((each) => quoted(each.trimStart()) ?? '')
      found.set(name, [...(found.get(name) ?? []), ...titles])
    }
  }
  return found
}

/** The text that a piece of source begins with, without its quotes. */
function quoted(source: string): string | null {
  const [, single, double] = /^\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/.exec(source) ?? []
  return single?.replaceAll("\\'", "'") ?? double ?? null
}

/** What a card can do, by the word that its tests begin with; a Trainer is proved by tests of any name. */
function deedsOf(card: Card): readonly string[] {
  switch (card.supertype) {
    case 'Pokemon':
      return [...card.attacks.map(({ name }) => name), ...(card.power === null ? [] : [card.power.name])]
    case 'Trainer':
      return ['']
    case 'Energy':
      return card.basic ? [] : ['']
  }
}

/** Cards and deeds with fewer than two tests of their own. */
function unproved(): readonly string[] {
  const titles = titlesByCard()
  return DISTINCT_CARDS.flatMap((card) => {
    const own = titles.get(fullNameOf(card)) ?? []
    return deedsOf(card)
      .filter((deed) => own.filter((title) => deed === '' || title.startsWith(`${deed} `)).length < LEAST_TESTS)
      .map((deed) => `${fullNameOf(card)}${deed === '' ? '' : `: ${deed}`}`)
  })
}

test('every attack, power and Trainer has tests of its own, at the threshold and beside it', () => {
  expect(unproved()).toEqual([])
})
