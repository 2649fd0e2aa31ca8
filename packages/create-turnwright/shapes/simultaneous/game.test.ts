import { describeGame, playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { myGame } from './index.ts'

describeGame(myGame)

test('R3: after five rounds the most points win', () => {
  const { result } = playOut(myGame, ['spread', 'spread', 'random'], { seed: 'any' })
  const scores = result?.scores ?? []
  expect(result?.winners).toEqual([0, 1, 2].filter((seat) => scores[seat] === Math.max(...scores)))
})
