import { expect, test } from 'vitest'
import { alikeIn } from './compared-game.ts'

const answer = (selection: string, seat = 0) => ({ kind: 'answer', seat, title: 'Move', selection: [selection] })

test('two games part at the first answer that is another one, or where only one goes on', () => {
  const [a, b, c] = [answer('a'), answer('b'), answer('c')]
  expect(alikeIn([a, b, c], [a, c, b])).toBe(1)
  expect(alikeIn([a, b], [a, answer('b', 1)])).toBe(1)
  expect(alikeIn([a, b], [a, b, c])).toBe(2)
  expect(alikeIn([a, b, c], [a, b])).toBe(2)
  expect(alikeIn([a, b], [a, b])).toBeNull()
})
