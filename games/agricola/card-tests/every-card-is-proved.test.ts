import { unprovedIn } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'

const here = new URL('./', import.meta.url)

test('every occupation and minor improvement has tests of its own, at the threshold and beside it', () => {
  expect(HAND_CARDS).toHaveLength(97)
  expect(unprovedIn(here, namesOf(HAND_CARDS))).toEqual([])
})

test('and so has every major improvement', () => {
  expect(unprovedIn(here, namesOf(MAJORS))).toEqual([])
})

function namesOf(cards: readonly { readonly name: string }[]): readonly string[] {
  return cards.map(({ name }) => name)
}
