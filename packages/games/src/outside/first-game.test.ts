import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../index.ts'
import { openGames } from './index.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

test('the game that the documentation begins with is played from its file as it stands', async () => {
  const { games: opened } = await openGames(['./examples/rules/pig.ts'], { cwd: ROOT, broughtAlong: games })
  expect(opened.map(({ definition, agents }) => [definition.name, Object.keys(agents)])).toEqual([['Pig', ['random']]])
})
