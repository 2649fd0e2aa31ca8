import type { GameSummary } from '@turnwright/protocol/client'
import { type Filled, OWN_TEXT, textKey, textOf } from './table-form.ts'

type Game = Pick<GameSummary, 'id' | 'options'>

/** Texts that were written for a game before, as they are filled in: a deck is played more than once. */
export function keptTexts({ id, options }: Game, storage: Pick<Storage, 'getItem'>): Filled {
  const kept: Record<string, string> = {}
  for (const option of options) {
    if (option.text === undefined) continue
    const text = storage.getItem(storageKey(id, option.key))
    if (text !== null) kept[textKey(option)] = text
  }
  return kept
}

/** Keeps the texts that a table was opened with, in this browser alone. */
export function keepTexts({ id, options }: Game, filled: Filled, storage: Pick<Storage, 'setItem'>): void {
  for (const option of options)
    if (filled[option.key] === OWN_TEXT) storage.setItem(storageKey(id, option.key), textOf(option, filled))
}

function storageKey(game: string, option: string): string {
  return `turnwright:text:${game}:${option}`
}
