import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Scratch, turnwright } from '../testing/turnwright-process.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

test('serve prints its link, serves the games and stops when asked to', async () => {
  using scratch = new Scratch()
  const args = [MAIN, 'serve', '--api', '--port', '0', '--data', scratch.path('data')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const lines = createInterface(child.stdout)
    const [link] = (await Promise.race([once(lines, 'line'), ended])) as [string]
    expect(link).toMatch(/^http:\/\/localhost:\d+$/)
    const answer = await fetch(`${link}/api/games`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('tic-tac-toe')
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

test('a folder that cannot be written to is one clear line and exit code 1', async () => {
  using scratch = new Scratch()
  const file = scratch.write('data', 'this is no folder')
  const { code, out, err } = await turnwright('serve', '--api', '--port', '0', '--data', file)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^The folder .+: set --data to one that can\.\n$/)
})
