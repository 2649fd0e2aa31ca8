import { expect, test } from 'vitest'
import { keepTexts, keptTexts } from './kept-texts.ts'
import { OWN_TEXT } from './table-form.ts'

const text = { title: 'My own', example: '' }
const option = (key: string) => ({
  key,
  title: key,
  choices: [{ value: 'fire', title: 'Fire' }],
  default: 'fire',
  text,
})
const duel = { id: 'duel', options: [option('mine'), option('yours')] }

function drawer() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a deck that was played is there the next time, for its own seat and game', () => {
  const storage = drawer()
  keepTexts(duel, { mine: OWN_TEXT, 'mine text': '60 Sparks' }, storage)
  expect(keptTexts(duel, storage)).toEqual({ 'mine text': '60 Sparks' })
  expect(keptTexts({ ...duel, id: 'other' }, storage)).toEqual({})
})

test('a text that was written and not played is not kept', () => {
  const storage = drawer()
  keepTexts(duel, { mine: 'fire', 'mine text': '60 Sparks' }, storage)
  expect(keptTexts(duel, storage)).toEqual({})
})
