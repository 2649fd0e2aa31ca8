import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LevelSettings } from '@turnwright/search'
import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { ExitCode } from '../exit-code.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'
import { settingsFile } from '../tuning/settings-file.ts'

async function told(...args: readonly string[]): Promise<{ code: number; lines: string[]; remarks: string[] }> {
  const terminal = new PaperTerminal()
  return { code: await runCommandLine(args, terminal), lines: terminal.lines, remarks: terminal.remarks }
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
  expect(first.lines).toContainEqual('Final, on other deals: 4 from both seats')
  expect(first.lines.at(-1)).toMatch(/% \(± [\d.]+ %\), [\d.]+ ms a decision: /)
  const played = gamesIn(folder)
  expect(played.split('\n').length - 1).toBe(2 * 2 * 2 + 2 * 4)
  expect(await told(...line, folder)).toEqual(first)
  expect(gamesIn(folder)).toBe(played)
  expect(readFileSync(settingsFile('tic-tac-toe'), 'utf8')).toBe(before)
})

test('what wins the final is written, with the budget of the level, and nothing else changes', async () => {
  using scratch = new Scratch()
  const file = scratch.path('settings.json')
  const { strong, ...others } = JSON.parse(readFileSync(settingsFile('tic-tac-toe'), 'utf8')) as LevelSettings
  // Who looks at one answer alone never thinks.
  const weak = { ...strong, width: 1 }
  writeFileSync(file, JSON.stringify({ ...others, strong: weak }))
  const line = 'tune tic-tac-toe --playouts 60 --entrants 8 --deals 4 --workers 2 --seed written'.split(' ')
  const { code, lines } = await told(...line, '--settings', file, '--folder', scratch.path('games'))
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe(`Written to ${file}`)
  const written = JSON.parse(readFileSync(file, 'utf8')) as LevelSettings
  expect(written).toMatchObject({ ...others, strong: { budget: strong.budget } })
  expect(written.strong).not.toEqual(weak)
})

test('settings that cannot be read are named before anything is played', async () => {
  using scratch = new Scratch()
  const missing = scratch.path('none.json')
  const { code, remarks } = await told('tune', 'tic-tac-toe', '--settings', missing)
  expect(code).toBe(ExitCode.mistaken)
  expect(remarks.join('\n')).toContain(`--settings: "${missing}" cannot be read`)
})
