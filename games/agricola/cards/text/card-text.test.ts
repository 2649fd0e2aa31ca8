import { describe, expect, test } from 'vitest'
import type { HandCard } from '../card.ts'
import { cardCalled, HAND_CARDS } from '../catalogue.ts'
import { cardText } from './card-text.ts'

const textOf = (id: string) => cardCalled(id)?.text

describe('what a card says', () => {
  test('is made of what it does', () => {
    expect(textOf('wood-cutter')).toBe('Each time you use a space that gathers wood, also get 1 wood.')
    expect(textOf('plow-driver')).toBe(
      'At the start of each round, you may pay 1 food to plow 1 field if you live in a stone house.',
    )
    expect(textOf('priest')).toBe(
      'If you live in a clay house with exactly 2 rooms when you play this, get 3 clay, 2 reed and 2 stone.',
    )
    expect(textOf('basket')).toBe(
      'Right after you used a space that gathers wood, you may put 2 of the wood back on it for 3 food.',
    )
    expect(textOf('harpooner')).toBe(
      'Each time you use Fishing, you may pay 1 wood for 1 reed and 1 food for each of your people.',
    )
    expect(textOf('stonecutter')).toBe('Every improvement, room and renovation costs you 1 stone less.')
    expect(textOf('bottles')).toBe('Worth its points and nothing else.')
  })

  test('is one sentence after another, each from a capital letter to its full stop', () => {
    for (const { text } of HAND_CARDS) {
      expect(text).toMatch(/^([A-Z][^.]*\. )*[A-Z][^.]*\.$/)
      expect(text).not.toMatch(/undefined|NaN|\[object|  /)
    }
  })

  test('differs where cards do different things', () => {
    const said = new Map<string, string>()
    for (const card of HAND_CARDS) {
      const does = JSON.stringify(declared(card))
      expect(said.get(card.text) ?? does).toBe(does)
      said.set(card.text, does)
    }
  })

  test('differs when any number of what a card does is another', () => {
    let changed = 0
    for (const card of HAND_CARDS)
      for (const other of withAnotherNumber(declared(card), [])) {
        expect([card.id, cardText(other as HandCard)]).not.toEqual([card.id, card.text])
        changed++
      }
    expect(changed).toBeGreaterThan(200)
  })
})

function declared({ effects, anytimeConversions, bakingConversion, allowsAnytimeCropMove }: HandCard): object {
  return { effects, anytimeConversions, bakingConversion, allowsAnytimeCropMove }
}

/** A price never falls below nothing, a sale is offered once a use, and what is put back is what is paid. */
const UNSAID = ['floor', 'perUse', 'returnToSpace']

function* withAnotherNumber(value: unknown, path: readonly string[]): Generator<unknown> {
  if (typeof value === 'number' && !path.some((key) => UNSAID.includes(key))) yield value + 1
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    for (const other of withAnotherNumber(item, [...path, key]))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
}
