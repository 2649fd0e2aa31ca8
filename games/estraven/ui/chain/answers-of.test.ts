import { expect, test } from 'vitest'
import type { AbilityView, HandCardView, PermanentView } from '../../rules/view.ts'
import { answersOf } from './answers-of.ts'

const hand = (...playable: readonly boolean[]) => playable.map((each) => ({ playable: each }) as HandCardView)
const field = (...usable: readonly boolean[]) => [
  { abilities: usable.map((each) => ({ usable: each }) as AbilityView) } as unknown as PermanentView,
]

test('what can be added to the chain is counted', () => {
  expect(answersOf({ hand: hand(true, false), battlefield: [] })).toBe(
    '1 card in your hand can answer. It would resolve first.',
  )
  expect(answersOf({ hand: hand(true, true), battlefield: field(true, false) })).toBe(
    '2 cards in your hand and 1 ability can answer. It would resolve first.',
  )
  expect(answersOf({ hand: hand(), battlefield: field(true, true) })).toBe(
    '2 abilities can answer. It would resolve first.',
  )
})

test('nothing to add is said too', () => {
  expect(answersOf({ hand: hand(false), battlefield: field(false) })).toBe('You have nothing to add.')
})
