import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'
import { settingsFile } from '../tuning/settings-file.ts'

async function told(...args: readonly string[]): Promise<{ code: number; lines: string[] }> {
  const terminal = new PaperTerminal()
  return { code: await runCommandLine(args, terminal), lines: terminal.lines }
}

const gamesIn = (folder: string): string =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')

test('tuning tells how every round came out, and the same command again plays nothing twice and writes nothing when dry', async () => {
  using scratch = new Scratch()
  const folder = scratch.path('games')
  const before = readFileSync(settingsFile('tic-tac-toe'), 'utf8')
  const line = 'tune tic-tac-toe --playouts 12 --entrants 2 --deals 2 --workers 2 --dry --folder'.split(' ')
  const first = await told(...line, folder)
  expect(first.code).toBe(0)
  expect(first.lines[0]).toBe(`Finished games are kept in ${folder}; remove it after a change to the game or its mind.`)
  expect(first.lines).toContainEqual('Round 1: 2 settings, 2 deals from both seats')
  expect(first.lines).toContainEqual('Round 2: 1 settings, 4 deals from both seats')
  expect(first.lines.at(-1)).toMatch(/% \(± [\d.]+ %\), [\d.]+ ms a decision: /)
  const played = gamesIn(folder)
  expect(played.split('\n').length - 1).toBe(2 * 2 * 2 + 2 * 2)
  expect(await told(...line, folder)).toEqual(first)
  expect(gamesIn(folder)).toBe(played)
  expect(readFileSync(settingsFile('tic-tac-toe'), 'utf8')).toBe(before)
})
