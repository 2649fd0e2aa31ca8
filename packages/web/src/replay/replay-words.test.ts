import { expect, test } from 'vitest'
import { eventWords } from './replay-words.ts'

const players = [
  { seat: 0, name: 'Ana' },
  { seat: 1, name: 'Bo' },
]

test('a replay says from where to where a bot played for somebody', () => {
  const told = (seat: number, player: string, me: number | null) =>
    eventWords({ kind: 'seat', seat, player }, players, me)
  expect(told(0, 'Fair bot', null)).toBe('Fair bot plays for Ana from here on')
  expect(told(0, 'Ana', null)).toBe('Ana plays again')
  expect(told(1, 'Fair bot', 1)).toBe('Fair bot plays for you from here on')
  expect(told(1, 'Bo', 1)).toBe('You play again')
})
