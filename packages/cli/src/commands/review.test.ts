import { createGame, type Game, type GameRecord, recordOf } from '@turnwright/kernel/host'
import { ticTacToe } from '@turnwright/tic-tac-toe'
import { expect, test, vi } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'

/** Ana begins; an underscore takes the answer before it back, with everybody's consent. */
function played(...cells: readonly string[]): GameRecord {
  const game = createGame(ticTacToe, { players: ['Ana', 'Bo'], seed: 'review' }) as unknown as Game
  game.run()
  for (const cell of cells) {
    const [selector] = game.waiting?.selectors ?? []
    if (cell === '_') game.undoWithConsent(0, game.history.length - 1, [1])
    else if (selector !== undefined)
      game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection: [cell] })
  }
  return recordOf(game)
}

async function reviewed(record: unknown, ...flags: readonly string[]) {
  using scratch = new Scratch()
  const terminal = new PaperTerminal()
  const code = await runCommandLine(['review', scratch.write('game.json', record), ...flags], terminal)
  return { code, text: [...terminal.lines, ...terminal.remarks].join('\n') }
}

/** With a2 Bo lets Ana threaten two rows at once; in a corner, it would have held. */
const LOST_BY_BO = played('b2', 'a1', 'c3', 'a2', 'a3', 'c1', 'b3')

test('the answer that let the other one win is named, with what would have been better and by how much', async () => {
  const { code, text } = await reviewed(LOST_BY_BO, '--seat', 'Bo')
  expect(code).toBe(0)
  expect(text).toContain('What cost most:\n   4  Mark a cell: a2\n      better: c1\n      by ')
  expect(text).toContain('% to win; between ')
  expect(text).toContain('      and then:\n        Bo: c1\n        Ana: ')
})

test('whoever made no mistake is told so', async () => {
  expect((await reviewed(LOST_BY_BO, '--seat', 'Ana')).text).toContain('Nothing surely cost anything.')
})

test('an answer that was taken back is not held against anybody', async () => {
  const { text } = await reviewed(
    played('b2', 'a1', 'c3', 'a2', '_', 'c1', 'b1', 'b3', 'a2', 'c2', 'a3'),
    '--seat',
    'Bo',
  )
  expect(text).not.toContain('Mark a cell: a2\n')
})

test('the same record gets the same review, as data with every answer that was judged', async () => {
  const [one, again] = [await reviewed(LOST_BY_BO, '--json'), await reviewed(LOST_BY_BO, '--json')]
  expect(one.text).toBe(again.text)
  const { answers, unit, verdict } = JSON.parse(one.text) as {
    answers: { entry: number }[]
    unit: string
    verdict: string
  }
  expect({ unit, verdict, entries: answers.map(({ entry }) => entry) }).toEqual({
    unit: 'chance',
    verdict: 'EXACT',
    entries: [0, 2, 4, 6],
  })
})

test('a seat that nobody had, and a record that comes out differently, are told in a sentence', async () => {
  const stranger = await reviewed(LOST_BY_BO, '--seat', 'Boo')
  expect(stranger).toMatchObject({
    code: 2,
    text: expect.stringContaining('Nobody called "Boo" played. Did you mean "Bo"?'),
  })
  const edited = { ...LOST_BY_BO, result: { ...LOST_BY_BO.result, winners: [1] } }
  expect(await reviewed(edited)).toMatchObject({
    code: 2,
    text: expect.stringContaining('cannot be reviewed: the result differs'),
  })
})

test('what is no record, a table that cannot be, and a record that takes too long to play are told in a sentence', async () => {
  const cut = await reviewed(JSON.stringify(LOST_BY_BO).slice(0, 200))
  expect(cut).toMatchObject({ code: 2, text: expect.stringContaining('was cut off: its end is missing') })
  const alone = await reviewed({ ...LOST_BY_BO, players: ['Ana'] })
  expect(alone).toMatchObject({ code: 2, text: expect.stringContaining('a table that cannot be') })
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
  const slow = await reviewed(LOST_BY_BO)
  clock.mockRestore()
  expect(slow).toMatchObject({ code: 2, text: expect.stringContaining('takes too long to play') })
})
