import type { Prompt } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import type { EstravenAbout } from '../../rules/about.ts'
import type { Question } from '../../rules/questions.ts'
import { confirmLabel } from './confirm.ts'

function label(kind: Question['kind'], chosen: readonly (string | number)[], min = 0): string | null {
  const draft = chosen.map((id) => ({ id, inner: [] }))
  return confirmLabel({ prompt: { min, title: 'Choose two decks', about: { kind } } as Prompt<EstravenAbout>, draft })
}

test('the button says which decks are played', () => {
  expect(label('decks', [])).toBe('Choose two decks')
  expect(label('decks', ['stormspire'])).toBe('Stormspire and one more')
  expect(label('decks', ['stormspire', 'emberguard'])).toBe('Play Emberguard and Stormspire')
})

test('the button says what becomes of the cards', () => {
  expect(label('mulligan', [])).toBe('Keep this hand')
  expect(label('mulligan', [4])).toBe('Exchange 1 card')
  expect(label('mulligan', [4, 5])).toBe('Exchange 2 cards')
  expect(label('discard', [4], 2)).toBe('Discard 1 of 2')
  expect(label('discard', [4, 5], 2)).toBe('Discard 2 cards')
  expect(label('followers', [])).toBe('Attack alone')
  expect(label('followers', [4, 5])).toBe('Attack with 2 more')
})

test('where one click answers, the button keeps its own words', () => {
  expect(label('main', [])).toBeNull()
})
