import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  type CodePlayer,
  entryOf,
  runTournament,
  type Tournament,
  TournamentBook,
  type TournamentGame,
  USUAL_CODE_LIMITS,
} from '../index.ts'

const players = fileURLToPath(new URL('../testing/players/', import.meta.url))

function code(name: string, more: Partial<CodePlayer> = {}): CodePlayer {
  return {
    kind: 'code',
    path: join(players, `${name}.ts`),
    megabytes: 256,
    limits: USUAL_CODE_LIMITS,
    fallback: 'forfeit',
    ...more,
  }
}

async function played(player: CodePlayer, game = 'tic-tac-toe'): Promise<readonly TournamentGame[]> {
  const tournament: Tournament = {
    game,
    options: {},
    seats: 2,
    contestants: [
      { name: 'code', player },
      { name: 'random', player: { kind: 'agent', agent: 'random' } },
    ],
    baseline: 'random',
    seed: 'code',
    deals: 1,
    width: null,
  }
  return runTournament(tournament, { threads: 1, book: new TournamentBook(tournament) })
}

const incidentsOf = (games: readonly TournamentGame[]): string[] =>
  games.flatMap(({ incidents = [] }) => incidents.map(({ what, reason }) => `${what}: ${reason}`))

describe.concurrent('code by its path plays, on worlds that hold no seed,', () => {
  test.each(['wingspan', 'agricola', 'estraven', 'pokemon', 'sealed-auction'])('%s', async (game) => {
    const games = await played(code('sound'), game)
    expect(games).toHaveLength(2)
    expect(incidentsOf(games)).toEqual([])
  })
})

test('the same seed brings the same games', async () => {
  const untimed = (games: readonly TournamentGame[]) => games.map((game) => ({ ...game, timed: [], thought: [] }))
  expect(untimed(await played(code('sound')))).toEqual(untimed(await played(code('sound'))))
})

describe.concurrent('code forfeits its games, with the reason, when it', () => {
  const quick = { ...USUAL_CODE_LIMITS, answerMs: 1000 }
  test.each<readonly [string, CodePlayer, RegExp]>([
    ['throws', code('broken'), /^forfeited: ended \(exit code 1\); its last words: RangeError: dropped the chalk$/],
    [
      'takes more memory than it may',
      code('hungry', { megabytes: 64 }),
      /^forfeited: ended \(SIGABRT\); its last words: /,
    ],
    // Only where the system tells how much a process has.
    ...(existsSync('/proc/self/status')
      ? ([
          [
            'takes more memory than it may beside its heap',
            code('buffers', { megabytes: 64 }),
            /^forfeited: took more memory than 64 MB and was ended$/,
          ],
        ] as const)
      : []),
    ['never answers', code('slow', { limits: quick }), /^forfeited: did not answer in time and was ended$/],
    [
      'exports no agent',
      code('nobody'),
      /^forfeited: ended \(exit code 1\); its last words: TypeError: .*nobody\.ts exports no agent/,
    ],
  ])('%s', async (_what, player, reason) => {
    const incidents = incidentsOf(await played(player))
    expect(incidents).toHaveLength(2)
    for (const each of incidents) expect(each).toMatch(reason)
  })
})

test('it may not read, write, start or call what is none of its business', async () => {
  const [incident] = incidentsOf(await played(code('nosy')))
  expect(incident).toMatch(/last words: Error: ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED may not call$/)
})

test('what it prints goes nowhere near its answers', async () => {
  expect(incidentsOf(await played(code('noisy')))).toEqual([])
})

test('a folder is loaded from what its package says, or from its index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'player-'))
  expect(() => entryOf(folder)).toThrow('it needs an index.ts, or a package.json that names its file')
  writeFileSync(join(folder, 'index.ts'), '')
  expect(entryOf(folder)).toBe(join(folder, 'index.ts'))
  writeFileSync(join(folder, 'mine.ts'), '')
  writeFileSync(join(folder, 'package.json'), '{ "exports": { ".": "./mine.ts" } }')
  expect(entryOf(folder)).toBe(join(folder, 'mine.ts'))
  expect(() => entryOf(join(folder, 'none'))).toThrow('There is no player at')
})
