import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { games } from './index.ts'

test('the rules of every game can be had alone', async () => {
  expect(Object.keys(definitions)).toEqual(games.map(({ definition }) => definition.id))
  for (const { definition } of games) expect(await definitions[definition.id]?.()).toBe(definition)
})
