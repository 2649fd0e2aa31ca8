import { describeGame, playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { myGame } from './index.ts'

describeGame(myGame)

test('R3: whoever takes the last stone wins', () => {
  const game = playOut(myGame, ['counting', 'random'], { seed: 'any' })
  expect(game.result?.winners).toEqual([0])
})
