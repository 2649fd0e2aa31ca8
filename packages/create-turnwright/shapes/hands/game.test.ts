import { describeGame, playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { myGame } from './index.ts'

describeGame(myGame)

test('R4: five tricks are taken, and more of them win', () => {
  const { result } = playOut(myGame, ['thrifty', 'random'], { seed: 'any' })
  const [ours = 0, theirs = 0] = result?.scores ?? []
  expect(ours + theirs).toBe(5)
  expect(result?.winners).toEqual([ours > theirs ? 0 : 1])
})
