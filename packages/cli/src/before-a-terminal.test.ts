import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inTerminal, terminals } from './testing/in-terminal.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const CREATE = fileURLToPath(new URL('../../create-turnwright/src/main.ts', import.meta.url))
const ENTER = '\r'

test.each(terminals)('whoever begins a game without a word is asked for its name and its shape (%s)', async () => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'turnwright-terminal-'))
  const { code, said } = await inTerminal([CREATE], place.path, (heard) => {
    if (heard.includes('What is it called?')) return `Stone Age${ENTER}`
    return heard.includes('What is it like?') && heard.includes('Hidden hands') ? ENTER : null
  })
  expect(code).toBe(0)
  expect(said).toContain('stone-age has ')
  expect(existsSync(join(place.path, 'stone-age/index.ts'))).toBe(true)
})

test.each(terminals)('a game is played to its end by keys alone (%s)', async () => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'turnwright-terminal-'))
  const args = [MAIN, 'play', 'tic-tac-toe', '--seed', '7', '--save', 'game.json']
  // The first cell that is offered, each time somebody is asked.
  const { code, said } = await inTerminal(args, place.path, (heard) => (heard.includes('◆') ? ENTER : null))
  expect(code).toBe(0)
  expect(said).toMatch(/wins|draw/i)
  expect(existsSync(join(place.path, 'game.json'))).toBe(true)
})
