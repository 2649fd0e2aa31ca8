import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  costsOf,
  findGame,
  GAMES_URL,
  lineUpsOf,
  resultsOf,
  runTournament,
  type Tournament,
  TournamentBook,
  type TournamentGame,
} from '../index.ts'

const contestant = (name: string, agent = name) => ({ name, player: { kind: 'agent', agent } as const })

const tournament: Tournament = {
  game: 'tic-tac-toe',
  options: {},
  seats: 2,
  contestants: [
    contestant('random'),
    contestant('fair'),
    { name: 'search', player: { kind: 'agent', agent: 'strong', settings: { budget: { playouts: 40 } } } },
  ],
  baseline: null,
  seed: 'tournament test',
  deals: 6,
  width: null,
}

const module = await findGame(GAMES_URL, 'tic-tac-toe')
const folder = (): string => mkdtempSync(join(tmpdir(), 'tournament-'))
const EDITION = { software: '1.0.0', rules: 1 }
const bookIn = (kept: string, of: Tournament, edition = EDITION) => new TournamentBook(of, { folder: kept, edition })
const play = (of: Tournament, threads: number, kept: string | null = null) =>
  runTournament(of, { threads, book: kept === null ? new TournamentBook(of) : bookIn(kept, of) })
const untimed = (games: readonly TournamentGame[]) => games.map((game) => ({ ...game, timed: [], thought: [] }))

test('with a budget of playouts a tournament comes to the same on any number of threads', async () => {
  const [one, three] = [await play(tournament, 1), await play(tournament, 3)]
  expect(one).toHaveLength(3 * 6 * 2)
  expect(untimed(three)).toEqual(untimed(one))
  expect(resultsOf(module, [], tournament, three)).toEqual(resultsOf(module, [], tournament, one))
})

test('a tournament that was killed goes on where it was, past a line that was cut off, and comes to the same', async () => {
  const whole = await play(tournament, 1)
  const kept = folder()
  await play({ ...tournament, deals: 2 }, 1, kept)
  const file = join(kept, readdirSync(kept)[0] as string)
  const lines = readFileSync(file, 'utf8')
  writeFileSync(file, lines.slice(0, -30))
  const heard: number[] = []
  const book = bookIn(kept, tournament)
  const resumed = await runTournament(tournament, { threads: 2, book, progress: (games) => void heard.push(games) })
  expect(heard[0]).toBeGreaterThanOrEqual(3 * 2 * 2 - 1)
  expect(untimed(resumed)).toEqual(untimed(whole))
  expect(bookIn(kept, tournament).size).toBe(whole.length)
})

test('machines that share the deals out come to the same, once their files lie in one folder', async () => {
  const kept = folder()
  for (const number of [1, 2]) {
    const book = new TournamentBook(tournament, { folder: kept, edition: EDITION, part: `part-${number}` })
    await runTournament(tournament, { threads: 1, book, part: { number, of: 2 } })
  }
  expect(readdirSync(kept)).toHaveLength(2)
  expect(bookIn(kept, tournament).size).toBe(36)
  expect(untimed(await play(tournament, 1, kept))).toEqual(untimed(await play(tournament, 1)))
})

test('games of another tournament, other rules or another version in the same folder are left alone', async () => {
  const kept = folder()
  await play({ ...tournament, deals: 1 }, 1, kept)
  appendFileSync(join(kept, 'tic-tac-toe.jsonl'), 'noise\n')
  expect(bookIn(kept, tournament).size).toBe(6)
  expect(bookIn(kept, { ...tournament, seed: 'another' }).size).toBe(0)
  expect(bookIn(kept, tournament, { ...EDITION, rules: 2 }).size).toBe(0)
  expect(bookIn(kept, tournament, { ...EDITION, software: '1.0.1' }).size).toBe(0)
})

test('what a decision costs is told: every answer of who thinks ahead is timed, some of the quick', async () => {
  const games = await play(tournament, 1)
  const [random, fair, search] = costsOf(tournament, games)
  for (const each of [random, fair]) expect(each?.aDecision ?? Infinity).toBeLessThan(5)
  expect(search?.aDecision).toBeGreaterThan(0.1)
  const bySearch = games.flatMap(({ lineUp, number, timed, decisions }) => {
    const seat = [0, 1].find((each) => lineUpsOf(tournament)[lineUp]?.[(each + number) % 2] === 2)
    return seat === undefined ? [] : [{ timed: timed[seat], decisions: decisions[seat] }]
  })
  expect(bySearch).toHaveLength(24)
  expect(bySearch.filter((each) => each.timed !== each.decisions)).toEqual([])
  const quick = games.filter(({ lineUp }) => lineUp === 0)
  const sum = (of: (game: TournamentGame) => readonly number[]) =>
    quick.flatMap(of).reduce((all, each) => all + each, 0)
  expect(sum(({ timed }) => timed)).toBeGreaterThan(0)
  expect(sum(({ timed }) => timed)).toBeLessThan(sum(({ decisions }) => decisions) / 4)
})

test('every pair plays every deal from both seats', async () => {
  const games = await play(tournament, 1)
  expect(lineUpsOf(tournament)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  for (const lineUp of [0, 1, 2])
    expect(games.filter((game) => game.lineUp === lineUp).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, number) => number),
    )
})

test('against a baseline everybody meets it alone, in every seat of the table', () => {
  const of = { ...tournament, baseline: 'fair' }
  expect(lineUpsOf(of)).toEqual([
    [0, 1],
    [2, 1],
  ])
  expect(lineUpsOf({ ...of, seats: 4 })).toEqual([
    [0, 1, 1, 1],
    [2, 1, 1, 1],
  ])
})

test('where there are more seats than contestants, each sits in as many as any other or in one more', () => {
  const two = { ...tournament, contestants: tournament.contestants.slice(0, 2) }
  expect(lineUpsOf({ ...two, seats: 3 })).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ])
  expect(lineUpsOf({ ...two, seats: 4 })).toEqual([[0, 0, 1, 1]])
})

test('it stops at the first look at which every interval is narrow enough', async () => {
  const close = { ...tournament, contestants: tournament.contestants.slice(0, 2), deals: 2000, width: 120 }
  const games = await play(close, 1)
  const results = resultsOf(module, [], close, games)
  expect(results.closeEnough).toBe(true)
  expect(results.deals).toBeLessThan(1000)
  for (const { interval } of results.contestants)
    expect((interval?.[1] ?? 999) - (interval?.[0] ?? 0)).toBeLessThan(120)
})

test('at a table of three, every deal is played in three rotations, and the strong are told from the weak', async () => {
  const three: Tournament = {
    ...tournament,
    game: 'sealed-auction',
    seats: 3,
    contestants: [contestant('random'), contestant('greedy')],
    deals: 20,
  }
  const auction = await findGame(GAMES_URL, 'sealed-auction')
  const results = resultsOf(auction, ['', 'greedy one'], three, await play(three, 1))
  expect(results).toMatchObject({ games: 2 * 20 * 3, deals: 20, anchor: 'greedy', closeEnough: null })
  const [first, second] = results.contestants
  expect(first).toMatchObject({ name: 'greedy', about: 'greedy one', rating: 1000, interval: [1000, 1000] })
  expect(second?.interval?.[1]).toBeLessThan(1000)
  expect(first?.scores.mean).toBeGreaterThan(second?.scores.mean ?? Infinity)
  expect(results.seatShares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(results.meetings).toHaveLength(1)
})

test('a contestant that cannot play is told before anything is played', async () => {
  const wrong = { ...tournament, contestants: [contestant('random'), contestant('nobody')] }
  await expect(play(wrong, 1)).rejects.toThrow('Tic-tac-toe has no agent "nobody"')
  const settled = {
    ...tournament,
    contestants: [contestant('fair'), { name: 'r', player: { kind: 'agent', agent: 'random', settings: {} } as const }],
  }
  await expect(play(settled, 1)).rejects.toThrow('"random" does not think ahead, so it has no settings')
})
