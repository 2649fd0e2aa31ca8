import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planOf, type Settings } from '@turnwright/search'
import { afterAll, expect, test } from 'vitest'
import { type Entrant, isBetter, MatchThreads, tune, type TuningPlan } from '../index.ts'
import { findGame, GAMES_URL } from '../find-game.ts'
import { settingsAround } from './settings-space.ts'

const weak: Settings = {
  budget: { playouts: 40 },
  turns: null,
  width: 2,
  margin: 3,
  deals: 16,
  kept: 0.5,
  noise: 0,
  sure: null,
}
const plan: TuningPlan = {
  game: 'tic-tac-toe',
  options: [{}],
  agent: 'strong',
  current: weak,
  entrants: 4,
  deals: 2,
  seed: 'test',
}

const threads = new MatchThreads(2)
afterAll(() => threads[Symbol.asyncDispose]())

function linesIn(folder: string): number {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return texts.join('').split('\n').length - 1
}

test('settings around the current ones are all different, and the same for the same seed', () => {
  const found = settingsAround(weak, 30, 'seed')
  expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(30)
  expect(found).not.toContainEqual(weak)
  for (const { budget, openings } of found) expect({ budget, openings }).toEqual({ budget: weak.budget })
  expect(settingsAround(weak, 30, 'seed')).toEqual(found)
})

test('whatever a level of any game plays with can be found', async () => {
  const found = settingsAround({ ...weak, openings: 12 }, 900, 'all')
  for (const id of ['tic-tac-toe', 'sealed-auction', 'estraven', 'pokemon', 'agricola', 'wingspan'])
    for (const level of ['strong', 'master']) {
      const played = planOf((await findGame(GAMES_URL, id)).agents[level])?.settings ?? weak
      for (const [name, value] of Object.entries({ ...played, budget: weak.budget }))
        expect(found.map((each) => each[name as keyof Settings])).toContainEqual(value)
    }
})

test('the better half goes on to twice as many deals, and what was played once is not played again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tune-'))
  const rounds: (readonly Entrant[])[] = []
  const best = await tune(plan, { threads, folder, heard: (_round, entrants) => void rounds.push(entrants) })
  expect(rounds.map((round) => round.map(({ standing }) => standing.deals))).toEqual([[2, 2, 2, 2], [4, 4], [8]])
  expect(best.standing.won).toBeGreaterThanOrEqual(0.5)
  const written = linesIn(folder)
  // Of two rounds the second goes on with the deals of the first; the final begins anew.
  expect(written).toBe(2 * (4 * 2 + 2 * 2 + 8))
  expect(await tune(plan, { threads, folder })).toEqual(best)
  expect(linesIn(folder)).toBe(written)
})

test('the final is played on deals of its own, since whoever comes to it had the luck of those before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tune-'))
  await tune({ ...plan, entrants: 2 }, { threads, folder })
  const matchesIn = (kind: string): ReadonlySet<string> =>
    new Set(
      readdirSync(folder)
        .filter((file) => file.startsWith(kind))
        .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
        .map((line) => (JSON.parse(line) as { match: string }).match),
    )
  expect(matchesIn('finalist').size).toBe(1)
  expect(matchesIn('entrant').size).toBe(2)
  expect(matchesIn('finalist').isDisjointFrom(matchesIn('entrant'))).toBe(true)
})

test('settings are better when they are more than one standard error ahead of even', () => {
  const entrant = (won: number, error: number) =>
    ({ settings: weak, standing: { won, error } }) as unknown as Parameters<typeof isBetter>[0]
  expect(isBetter(entrant(0.56, 0.05))).toBe(true)
  expect(isBetter(entrant(0.54, 0.05))).toBe(false)
})
