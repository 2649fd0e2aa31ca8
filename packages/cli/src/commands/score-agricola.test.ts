import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'

const PLAYER = {
  grid: [
    ['wood', 'field', 'field', '', ''],
    ['wood', '', '', '', ''],
    ['', '', '', '', ''],
  ],
  fields: [{ cell: '0,1', crop: 'grain', n: 3 }],
  fences: ['2,4:top', '2,4:right', '2,4:bottom', '2,4:left'],
  stables: ['2,4'],
  grain: 1,
  vegetable: 0,
  sheep: 4,
  boar: 0,
  cattle: 0,
  people: 3,
  begging: 1,
  majors: ['well'],
  minors: ['loom'],
  occupations: [],
}

async function scored(players: readonly object[], ...words: readonly string[]) {
  using scratch = new Scratch()
  const terminal = new PaperTerminal()
  const path = scratch.write('sheet.json', { players })
  const code = await runCommandLine(['score', 'agricola', path, ...words], terminal)
  return { code, out: terminal.lines.join('\n'), remarks: terminal.remarks.join('\n') }
}

test('a farm is scored category by category, as data', async () => {
  const { code, out } = await scored([PLAYER], '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    players: [
      {
        fields: 1,
        pastures: 1,
        grain: 2,
        vegetable: -1,
        sheep: 2,
        boar: -1,
        cattle: -1,
        unused: -10,
        fencedStables: 1,
        clayRooms: 0,
        stoneRooms: 0,
        people: 9,
        begging: -3,
        cards: 5,
        crafts: 0,
        bonus: 1,
        total: 6,
        left: 0,
        place: 1,
      },
    ],
  })
})

test('a farm is scored as people write it', async () => {
  const { code, out } = await scored([PLAYER])
  expect(code).toBe(0)
  expect(out).toMatch(/^Unused cells +-10$/m)
  expect(out).toMatch(/^Total +6$/m)
})

test('what contradicts the rules is named, and nothing is scored', async () => {
  const { code, out, remarks } = await scored([{ ...PLAYER, sheep: 6, majors: ['sauna'] }])
  expect([code, out]).toEqual([2, ''])
  expect(remarks).toContain('player 1: there is no major improvement "sauna"')
})
