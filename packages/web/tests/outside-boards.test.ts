import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beginGame } from 'create-turnwright'
import { expect, test } from 'vitest'
import { tools } from '../../../scripts/tools.ts'
import { boardOf, EMBLEM } from './outside-board.ts'

const BOARD = boardOf('tricks')
const root = resolve(import.meta.dirname, '../../..')

/** What the compiler says to a game of one's own with this board. */
function typesOf(board: string): string {
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  using home = mkdtempDisposableSync(join(results, 'typed-board-'))
  beginGame(join(home.path, 'tricks'), 'hands')
  const settings = { extends: join(root, 'tsconfig.browser.json'), include: ['tricks/ui'] }
  const files = { ...BOARD, ...EMBLEM, 'ui/index.tsx': board, '../tsconfig.json': JSON.stringify(settings) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home.path, 'tricks', path)), { recursive: true })
    writeFileSync(join(home.path, 'tricks', path), text)
  }
  return spawnSync(process.execPath, [tools.tsc, '--project', home.path], { encoding: 'utf8' }).stdout
}

test('a board from outside knows the types of its game: what the view does not show is noticed', {
  timeout: 120_000,
}, () => {
  const board = BOARD['ui/index.tsx']
  expect(typesOf(board)).toBe('')
  expect(typesOf(board.replace('view.hand', 'view.hands'))).toMatch(/ui\/index\.tsx.*TS2551.*'hands'/)
})
