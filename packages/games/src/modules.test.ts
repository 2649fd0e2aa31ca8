import { expect, test } from 'vitest'
import { games } from './index.ts'
import { modules } from './modules.ts'

test('every game can be had alone', async () => {
  expect(Object.keys(modules)).toEqual(games.map(({ definition }) => definition.id))
  for (const game of games) expect(await modules[game.definition.id]?.()).toBe(game)
})
