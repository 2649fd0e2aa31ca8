import { createGame, type Game, recordOf } from '@turnwright/kernel/host'
import { ticTacToe } from '@turnwright/tic-tac-toe'
import { expect, test } from 'vitest'
import { printableText } from './printable-text.ts'
import { processTerminal } from './terminal.ts'
import { Scratch, turnwrightWith } from './testing/turnwright-process.ts'

test('what a terminal would obey is left out, and the rest is shown as it is', () => {
  expect(printableText('\x1b[31mred\x07 \x9b2J\u202eover\r\n\tnext Ä 鳥 🐦')).toBe('[31mred 2Jover\n\tnext Ä 鳥 🐦')
})

/** A record whose first player has given itself a name that paints and clears. */
function paintedRecord(): unknown {
  const game = createGame(ticTacToe, { players: ['\x1b[35mMallory\x1b[2J', 'Bo'], seed: 'x' }) as unknown as Game
  game.run()
  game.leave(0)
  return recordOf(game)
}

test('names in a record never command the terminal, and our own colours stay', async () => {
  using scratch = new Scratch()
  const path = scratch.write('game.json', paintedRecord())
  const { code, out } = await turnwrightWith({ FORCE_COLOR: '1' }, 'replay', path)
  expect(code).toBe(0)
  expect(out).toContain('[35mMallory[2J leaves')
  expect(out).not.toContain('\x1b[35m')
  expect(out).not.toContain('\x1b[2J')
  expect(out).toContain('\x1b[32mEXACT\x1b[39m')
})

test('neither does the name of a game that there is none of', async () => {
  using scratch = new Scratch()
  const path = scratch.write('game.json', { ...(paintedRecord() as object), game: '\x1b[35mchess' })
  const { code, err } = await turnwrightWith({ FORCE_COLOR: '1' }, 'replay', path)
  expect(code).toBe(2)
  expect(err).toContain('There is no game "[35mchess"')
  expect(err).not.toContain('\x1b')
})

test.each([
  [0, 80],
  [1, 1],
  [132, 132],
])('a terminal that says it is %i wide is written to as one of %i', (said, taken) => {
  const before = Object.getOwnPropertyDescriptor(process.stdout, 'columns')
  Object.defineProperty(process.stdout, 'columns', { value: said, configurable: true, writable: true })
  try {
    expect(processTerminal().columns).toBe(taken)
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.stdout, 'columns')
    else Object.defineProperty(process.stdout, 'columns', before)
  }
})
