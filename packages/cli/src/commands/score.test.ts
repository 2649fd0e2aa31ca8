import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'

const SHEET = {
  goalBoard: 'green',
  goals: [],
  players: [
    {
      bonus: [],
      birds: [{ name: 'Killdeer', habitat: 'grassland', eggs: 2, tucked: 0, cached: 1 }],
    },
    { bonus: [], birds: [{ name: 'Mallard', habitat: 'wetland', eggs: 0, tucked: 0, cached: 0 }] },
  ],
}

async function scored(content: unknown, ...words: readonly string[]) {
  using scratch = new Scratch()
  const terminal = new PaperTerminal()
  const code = await runCommandLine(['score', 'wingspan', scratch.write('sheet.json', content), ...words], terminal)
  return { code, out: terminal.lines.join('\n'), remarks: terminal.remarks.join('\n') }
}

test('a sheet is scored source by source, as data', async () => {
  const { code, out } = await scored(SHEET, '--json')
  expect(code).toBe(0)
  const [first, second] = (JSON.parse(out) as { players: object[] }).players
  expect(first).toMatchObject({ birds: 1, bonus: 0, goals: 0, eggs: 2, cached: 1, tucked: 0, total: 4, place: 1 })
  expect(second).toMatchObject({ birds: 0, total: 0, place: 2 })
})

test('a sheet is scored as people write it', async () => {
  const { code, out } = await scored(SHEET)
  expect(code).toBe(0)
  expect(out).toMatch(/Total\s+4\s+0/)
})

test('everything wrong with a sheet is named', async () => {
  const [player] = SHEET.players
  const twice = { ...SHEET, players: [player, player] }
  const { code, remarks } = await scored(twice)
  expect(code).toBe(2)
  expect(remarks).toContain('Killdeer is there twice')
})

test('a file that is not JSON, and a game without sheets, are told with the remedy', async () => {
  const { code, remarks } = await scored('{ "players": [')
  expect(code).toBe(2)
  expect(remarks).toMatch(/is not JSON: .*Mend it/)
  const terminal = new PaperTerminal()
  expect(await runCommandLine(['score', 'tic-tac-toe', 'sheet.json'], terminal)).toBe(2)
  expect(terminal.remarks.join('\n')).toContain('Those that have one: wingspan')
})
