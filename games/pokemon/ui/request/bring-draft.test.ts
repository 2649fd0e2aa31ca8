import { expect, test } from 'vitest'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { firstDraft, readDraft } from './bring-draft.ts'

test('P60: whoever has written a deck before begins with it, everybody else with the first of the ready ones', () => {
  expect(firstDraft('60 Pikachu')).toEqual({ chosen: 'a deck of my own', list: '60 Pikachu' })
  expect(firstDraft('')).toEqual({ chosen: READY_DECKS[0]?.id, list: '' })
})

test('P60: a deck in the making is found again in the browser, and nothing else is taken for one', () => {
  const draft = { chosen: 'a deck of my own', list: '4 Pikachu' }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const other of [null, 7, 'zap', {}, { chosen: 'zap' }, { chosen: 1, list: '' }])
    expect(readDraft(other)).toBeNull()
})
