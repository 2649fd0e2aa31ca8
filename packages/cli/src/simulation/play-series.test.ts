import { mkdirSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gamesUrl } from '../testing/brittle-games.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch, turnwright } from '../testing/turnwright-process.ts'
import { playSeries } from './play-series.ts'

const plan = {
  game: 'brittle',
  options: {},
  agents: ['random', 'random'],
  seed: "Bo's luck",
  games: 9,
  from: 0,
  swap: true,
}

test('a rule that throws is told with its game, its seed, its stack and the line that plays it again', async () => {
  const played = playSeries(plan, { workers: 1, gamesUrl }, ['board=@my board.txt'], new PaperTerminal())
  const told = await played.then(String, (failure: Error) => failure.message)
  expect(told.split('\n')).toEqual([
    "Game 4 (seed Bo's luck/2) failed: the board is bent",
    expect.stringMatching(/^ +at .*brittle-games\.ts:\d+/),
    ...told.split('\n').slice(2, -1),
    String.raw`To play it again: turnwright simulate brittle --games 1 --from 4 --seed 'Bo'\''s luck' --agents random,random --options 'board=@my board.txt' --swap`,
  ])
})

test('simulate keeps its games in a folder, and replay finds each exact', async () => {
  using scratch = new Scratch()
  const folder = scratch.path('kept/tic-tac-toe')
  const line = ['simulate', 'tic-tac-toe', '-n', '3', '-s', 'k', '-w', '1', '--save', folder]
  const { code, out } = await turnwright(...line)
  expect(code).toBe(0)
  expect(out).toContain(`The records are in ${folder}`)
  expect(readdirSync(folder).sort()).toEqual(['000000.json', '000001.json', '000002.json'])
  expect(await turnwright('replay', '-q', `${folder}/000001.json`)).toMatchObject({ code: 0, out: 'EXACT\n' })
  expect(await turnwright(...line)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${folder} is not empty: name another folder in --save`) as string,
  })
})

test('a file is no folder to keep games in', async () => {
  using scratch = new Scratch()
  mkdirSync(scratch.path('kept'))
  const file = scratch.write('kept/file', 'mine')
  expect(await turnwright('simulate', 'tic-tac-toe', '-n', '3', '--save', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name another folder in --save.') as string,
  })
})
