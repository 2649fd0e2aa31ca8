import { proofsIn } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { DISTINCT_CARDS, fullNameOf } from '../cards/full-name.ts'

const LEAST_TESTS = 2

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
  const proofs = proofsIn(new URL('./', import.meta.url))
  return DISTINCT_CARDS.flatMap((card) => {
    const own = proofs.get(fullNameOf(card))?.tests ?? []
    return deedsOf(card)
      .filter((deed) => own.filter((title) => deed === '' || title.startsWith(`${deed} `)).length < LEAST_TESTS)
      .map((deed) => `${fullNameOf(card)}${deed === '' ? '' : `: ${deed}`}`)
  })
}

test('every attack, power and Trainer has tests of its own, at the threshold and beside it', () => {
  expect(unproved()).toEqual([])
})
