import { accessSync, constants } from 'node:fs'
import { createGame, recordOf } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { ticTacToe } from '@turnwright/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { Scratch, turnwright } from './testing/turnwright-process.ts'
import { typed } from './testing/typed.ts'

describe.concurrent('help', () => {
  test('the overview names every command, and every command explains itself', async () => {
    const overview = await turnwright('--help')
    expect(overview).toMatchObject({ code: 0, err: '' })
    for (const { name, summary } of commands) expect(overview.out).toMatch(new RegExp(`  ${name} .*${summary}`))
  })

  test.each(commands.map(({ name }) => name))('%s --help tells its options and an example', async (name) => {
    const { code, out, err } = await typed(name, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`turnwright ${name}`)
    for (const flag of Object.keys(commands.find((each) => each.name === name)?.flags ?? {}))
      expect(out).toContain(`--${flag}`)
  })

  test('without a command the overview goes to the error stream', async () => {
    const { code, out, err } = await turnwright()
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Commands')
  })

  test('the version is told, and the file is a program', async () => {
    expect(await turnwright('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
    accessSync(new URL('main.ts', import.meta.url), constants.X_OK)
  })
})

const MISTAKES: readonly (readonly [line: string, remedy: string])[] = [
  ['gmes', 'There is no command "gmes". Did you mean "games"?'],
  ['--jsn', 'There is no option "--jsn"'],
  ['games --jsn', '"games" has no option --jsn. Did you mean "--json"?'],
  ['games --json=yes', '--json takes no value: write it alone'],
  ['games all', '"games" does not know what to do with "all"'],
  ['simulate', '"simulate" needs <game>'],
  ['simulate tictactoe', 'There is no game "tictactoe". Did you mean "tic-tac-toe"? The games are'],
  ['simulate tic-tac-toe --games 0', '--games must be a whole number from 1 up, not "0"'],
  ['simulate tic-tac-toe --games -5', '--games must be a whole number from 1 up, not "-5"'],
  ['simulate tic-tac-toe --games many', '--games must be a whole number from 1 up, not "many"'],
  ['simulate tic-tac-toe --games', '--games needs a value: --games N'],
  ['simulate tic-tac-toe --games --json', '--games needs a value: --games N'],
  ['simulate tic-tac-toe --workers 0', '--workers must be a whole number from 1 up, not "0"'],
  ['simulate tic-tac-toe --agents random,randm', 'has no agent "randm". Did you mean "random"? Its agents are random'],
  ['simulate tic-tac-toe --agents random', 'is for 2 players, not 1: name one agent for each seat in --agents'],
  ['simulate tic-tac-toe --agents random,random,random', 'is for 2 players, not 3'],
  ['simulate tic-tac-toe --options size=4', 'Tic-tac-toe has no option "size". It has no options.'],
  ['simulate tic-tac-toe --options size', '--options takes key=value, not "size"'],
  ['simulate pokemon --options deck1=zapp', 'Did you mean "zap"?'],
  ['simulate pokemon --options deck1=@nowhere.txt', 'the file "nowhere.txt", which cannot be read'],
  ['simulate pokemon --options deck1=@package.json', 'deck1: line 1: "{" is not a number and the name of a card'],
  ['play', 'Playing needs a terminal'],
  ['play tic-tac-toe', 'Playing needs a terminal'],
  ['play chess', 'There is no game "chess". The games are'],
  ['play tic-tac-toe --seat 3', '--seat 3 is none of the 2 seats'],
  ['serve --port abc', '--port must be a whole number from 0 to 65535, not "abc"'],
  ['serve --port 70000', '--port must be a whole number from 0 to 65535, not "70000"'],
  ['dev', '"dev" needs <game>'],
  ['dev ./nowhere', 'There is no folder ./nowhere: "turnwright new" writes one.'],
  ['dev games/tic-tac-toe --port 70000', '--port must be a whole number from 0 to 65535, not "70000"'],
  ['tune tic-tac-toe --level easy', '--level is strong or master, not "easy"'],
  ['tune tic-tac-toe --entrants none', '--entrants must be a whole number from 1 up, not "none"'],
  ['replay', '"replay" needs <record.json>'],
  ['replay nowhere.json', 'nowhere.json cannot be read: there is no such file or folder'],
]

describe.concurrent('mistakes', () => {
  test.each(MISTAKES)('turnwright %s: %s', async (line, remedy) => {
    const { code, out, err } = await typed(...line.split(' '))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(remedy)
    expect(err).toMatch(/\nMore: turnwright( \w+)? --help\n$/)
  })
})

function finishedRecord() {
  const game = createGame(ticTacToe, { players: ['Ana', 'Bo'], seed: 'r' })
  const chance = Random.fromSeed('answers')
  game.run()
  while (game.waiting !== null) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  return recordOf(game)
}

describe.concurrent('replay', () => {
  test('an untouched record is told step by step and found exact', async () => {
    using scratch = new Scratch()
    const record = finishedRecord()
    const { code, out, err } = await typed('replay', scratch.write('game.json', record))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^ {3}1 {2}Ana: Mark a cell: (\w\d)\n {8}Ana marks \1\n {3}2 {2}Bo: Mark a cell: /)
    expect(out).toContain('Three in a row')
    expect(out).toMatch(/\nEXACT\n$/)
  })

  test('a changed result diverges, with the reason and exit code 1', async () => {
    using scratch = new Scratch()
    const record = { ...finishedRecord(), result: { winners: [0, 1], scores: [9, 9], reason: 'Forged' } }
    const { code, out } = await typed('replay', '--json', scratch.write('game.json', record))
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ verdict: 'DIVERGED', reason: 'the result differs' })
  })

  test('an answer that cannot be given diverges at its entry', async () => {
    using scratch = new Scratch()
    const record = finishedRecord()
    const log = record.log.with(2, { ...(record.log[0] as (typeof record.log)[number]) })
    const { code, out } = await typed('replay', '-q', scratch.write('game.json', { ...record, log }))
    expect(code).toBe(1)
    expect(out).toMatch(new RegExp(`^DIVERGED at entry 3 of ${record.entries}: .+\\n$`))
  })

  test('a record cut short or made by a newer Turnwright is not verified, which is no failure, and the remedy is named', async () => {
    using scratch = new Scratch()
    const record = finishedRecord()
    const cut = scratch.write('cut.json', { ...record, log: record.log.slice(0, 3), result: null })
    const newer = scratch.write('newer.json', { ...record, rules: 99 })
    const later = scratch.write('later.json', { ...record, format: 99 })
    expect(await typed('replay', '-q', cut)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^UNVERIFIED: the log was cut off: .+ entries\. Export the record again, .+\.\n$/),
    })
    expect(await typed('replay', '-q', newer)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^UNVERIFIED: the record was made with rules 99, .+\. Update Turnwright/),
    })
    expect(await typed('replay', '-q', later)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^UNVERIFIED: the record is of format 99, .+\. Update Turnwright/),
    })
  })

  test.each<[string, (record: ReturnType<typeof finishedRecord>) => unknown, string]>([
    ['a record that was cut off', (record) => JSON.stringify(record).slice(0, 100), 'was cut off: its end is missing'],
    ['broken JSON', () => 'hello', 'This is no JSON: '],
    ['another file', () => ({ name: 'turnwright' }), 'is not the record of a game: it has no "format"'],
    ['a list', () => [], 'is not the record of a game: '],
    [
      'a log of something else',
      (record) => ({ ...record, log: [{ kind: 'dance' }] }),
      '"log" is not a list of entries',
    ],
    ['a table too large', (record) => ({ ...record, players: ['a', 'b', 'c'] }), 'is for 2 players, not 3. Export'],
    ['a table with options that are none', (record) => ({ ...record, options: { size: 4 } }), 'has no options. Export'],
    ['a game that is not here', (record) => ({ ...record, game: 'chess' }), 'There is no game "chess"'],
  ])('%s is a mistake, with the remedy', async (_, forge, remedy) => {
    using scratch = new Scratch()
    const { code, out, err } = await typed('replay', scratch.write('game.json', forge(finishedRecord())))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(remedy)
  })
})

describe.concurrent('games and simulate', () => {
  test('games lists seats, agents and options, for people and for programs', async () => {
    const [text, json] = await Promise.all([typed('games'), typed('games', '--json')])
    expect(text.out).toContain('tic-tac-toe  Tic-tac-toe\n')
    expect(text.out).toContain('  agent random: ')
    expect(JSON.parse(json.out)).toContainEqual(
      expect.objectContaining({ id: 'tic-tac-toe', seats: { min: 2, max: 2 }, options: [] }),
    )
  })

  test('simulate prints nothing but figures as JSON, the same for every number of workers', async () => {
    const line = ['simulate', 'tic-tac-toe', '--games', '120', '--agents', 'random,random', '--seed', '7', '--json']
    const [one, two] = await Promise.all([turnwright(...line, '--workers', '1'), turnwright(...line, '--workers', '2')])
    expect({ code: one?.code, err: one?.err }).toEqual({ code: 0, err: '' })
    const [first, second] = [JSON.parse(one?.out ?? ''), JSON.parse(two?.out ?? '')]
    expect(first).toMatchObject({ games: 120, agents: ['random', 'random'], seed: '7' })
    expect(first.gamesPerSecond).toBeGreaterThan(0)
    expect(first.decisionsPerSecond).toBeGreaterThan(first.gamesPerSecond)
    expect(first.wins[0] + first.wins[1] + first.draws).toBe(120)
    expect(first.meanScores).toEqual([first.wins[0] / 120, first.wins[1] / 120])
    for (const figure of ['wins', 'draws', 'meanScores', 'decisions']) expect(second[figure]).toEqual(first[figure])
  })

  test('simulate tells people who won how often, and the seed to play it again', async () => {
    const { code, out } = await turnwright('simulate', 'tic-tac-toe', '-n', '40', '-s', 'luck', '-w', '1')
    expect(code).toBe(0)
    expect(out).toMatch(/^40 games of Tic-tac-toe in /)
    expect(out).toMatch(/random +\d+\.\d % +\d+ won/)
    expect(out).toContain('Seed luck')
  })
})
