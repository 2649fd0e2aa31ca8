import { appendFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MatchBook, type MatchGame, type MatchSpec, MatchThreads, runMatch, standingOf } from '../index.ts'

const spec: MatchSpec = {
  game: 'tic-tac-toe',
  options: [{}],
  player: { agent: 'strong', settings: { budget: { playouts: 60 } } },
  rival: { agent: 'random' },
  series: 'match test',
}

const threads = [1, 3].map((count) => new MatchThreads(count))
afterAll(async () => {
  for (const each of threads) await each[Symbol.asyncDispose]()
})

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'match-'))
}

/** Without the times, which no two runs share. */
const untimed = (games: readonly MatchGame[]) => games.map((game) => ({ ...game, thought: 0, longest: 0 }))

test('a match with fixed playouts comes to the same on any number of threads, and in parts', async () => {
  const [alone, many] = await Promise.all(
    threads.map((each) => runMatch(each, spec, 4, new MatchBook(folder(), 'match', spec))),
  )
  expect(untimed(many ?? [])).toEqual(untimed(alone ?? []))
  const shared = folder()
  for (const number of [1, 2])
    await runMatch(
      threads[1] as MatchThreads,
      spec,
      4,
      new MatchBook(shared, 'match', spec, { part: `part-${number}` }),
      {
        part: { number, of: 2 },
      },
    )
  expect(readdirSync(shared)).toHaveLength(2)
  expect(untimed(new MatchBook(shared, 'match', spec).games)).toEqual(untimed(alone ?? []))
})

test('a match that was stopped goes on where it was, past a line that was cut off', async () => {
  const kept = folder()
  await runMatch(threads[0] as MatchThreads, spec, 1, new MatchBook(kept, 'match', spec))
  appendFileSync(join(kept, 'match.jsonl'), '{"match":"…","numb')
  appendFileSync(join(kept, 'match.jsonl'), '\n')
  const played: number[] = []
  await runMatch(threads[0] as MatchThreads, spec, 2, new MatchBook(kept, 'match', spec), {
    heard: ({ number }) => void played.push(number),
  })
  expect(played).toEqual([2, 3])
  const other = { ...spec, rival: { agent: 'fair' } }
  expect(new MatchBook(kept, 'match', other).games).toEqual([])
})

test('games of another state of the code stay in the folder and do not count, and it can be told how many they are', async () => {
  const kept = folder()
  const book = new MatchBook(kept, 'match', spec, { code: 'before' })
  const [game] = await runMatch(threads[0] as MatchThreads, spec, 1, book)
  expect(game?.processor).toBe(cpus()[0]?.model)
  const later = new MatchBook(kept, 'match', spec, { code: 'after' })
  expect(later.games).toEqual([])
  expect(later.leftOut).toBe(2)
  const again = new MatchBook(kept, 'match', spec, { code: 'before' })
  expect(again.games).toEqual(book.games)
  expect(again.leftOut).toBe(0)
})

test('a game that cannot be played is told, and the threads go on', async () => {
  const wrong = { ...spec, player: { agent: 'nobody' } }
  await expect((threads[0] as MatchThreads).play(wrong, 0)).rejects.toThrow('Tic-tac-toe has no agent "nobody"')
  await expect((threads[0] as MatchThreads).play(spec, 0)).resolves.toMatchObject({ number: 0 })
})

const game = (number: number, won: number): MatchGame => ({
  number,
  won,
  points: 10 * won,
  rivalPoints: 5,
  decisions: 4,
  thought: 20,
  longest: 8,
  playouts: 100,
  failed: 1,
  processor: 'an abacus',
})

test('a standing counts whole deals, and its error is the one over deals', () => {
  const even = standingOf([game(0, 1), game(1, 0), game(2, 1), game(3, 0), game(4, 1)])
  expect(even).toMatchObject({ deals: 2, won: 0.5, error: 0, points: 5, rivalPoints: 5, thought: 5, longest: 8 })
  const lucky = standingOf([game(0, 1), game(1, 1), game(2, 0), game(3, 0)])
  expect(lucky.won).toBe(0.5)
  expect(lucky.error).toBeCloseTo(Math.sqrt(0.5 / 2))
  expect(lucky.pointsInterval[0]).toBeCloseTo(5 - 1.96 * 5)
  expect(standingOf([game(0, 1), game(1, 1)])).toMatchObject({
    interval: [0, 1],
    pointsInterval: [-Infinity, Infinity],
  })
})

test('deals that were all won say the more, the more they are', () => {
  const all = (deals: number): number => {
    const games = Array.from({ length: 2 * deals }, (_, number) => game(number, 1))
    const [low, high] = standingOf(games).interval
    expect(high).toBeCloseTo(1)
    return low
  }
  expect(all(2)).toBeCloseTo(0.342, 3)
  expect(all(60)).toBeCloseTo(0.94, 2)
})
