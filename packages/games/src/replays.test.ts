import type { GameModule } from '@turnwright/kernel'
import {
  beginningFrom,
  createGame,
  type Game,
  type GameRecord,
  gameAt,
  lineText,
  project,
  recordOf,
} from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { type Eyes, openReplay, whyNoTable } from '@turnwright/replay'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

const MOST_ANSWERS = 160

/** Everybody answers at random, and now and then all agree to take something back. */
function wavering({ definition }: GameModule, seed: string): GameRecord {
  const players = ['Ana', 'Bo', 'Cy'].slice(0, Math.max(2, Math.min(3, definition.seats.max)))
  const game = createGame(definition, { players, seed }) as Game
  const chance = Random.fromSeed(seed)
  game.run()
  for (let given = 0; given < MOST_ANSWERS && game.waiting !== null; given++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
    const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== 0)
    if (game.waiting !== null && chance.int(12) === 0)
      game.undoWithConsent(0, Math.max(0, game.history.length - 1 - chance.int(9)), others)
  }
  if (game.waiting !== null) game.leave(0)
  return recordOf(game)
}

function auction(): GameModule {
  const module = games.find(({ definition }) => definition.id === 'sealed-auction')
  if (module === undefined) throw new Error('there is no auction')
  return module
}

function answersAtRandom(game: Game, chance: Random, answers: number): void {
  for (let given = 0; given < answers && game.waiting !== null; given++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
}

/** The game as it stood after so many entries, played from its beginning. */
function playedTo({ definition }: GameModule, record: GameRecord, entries: number): Game {
  const game = createGame(definition, record) as Game
  game.run()
  for (const entry of record.log.slice(0, entries)) game.apply(entry)
  return game
}

describe.each(games.map((module) => [module.definition.id, module] as const))('a replay of %s', (_id, module) => {
  const record = wavering(module, 'wavering')
  const replayed = openReplay(module.definition, record)
  const { outline, players, verdict } = replayed.summary
  const last = outline.stops.length - 1
  const everyone: readonly (number | null)[] = [...players.map(({ seat }) => seat), null]

  test('is exact, and has a moment for every entry of the log', () => {
    expect(verdict).toBe('EXACT')
    expect(last).toBe(record.entries)
    expect(outline.stops.at(-1)?.kind).toBe('end')
  })

  test('shows each pair of eyes at any moment what they saw when it was played', () => {
    const chance = Random.fromSeed('looks')
    for (let look = 0; look < 24; look++) {
      const entries = look === 0 ? last : chance.int(last + 1)
      const then = playedTo(module, record, entries)
      for (const eyes of everyone) expect(replayed.at(entries, eyes).projection).toEqual(project(then, eyes))
    }
  })

  test('tells every line with the moment it came from, and what was taken back as such', () => {
    for (const eyes of everyone) {
      const lines = replayed.lines(eyes)
      const inForce = lines.filter(({ takenBack }) => !takenBack)
      const end = project(playedTo(module, record, last), eyes, { logFrom: 0 }).log.lines
      expect(inForce.map(({ line }) => lineText(line))).toEqual(end.map(lineText))
      for (const { stop } of lines) expect(stop).toBeLessThanOrEqual(last)
      const gone = lines.filter(({ takenBack, stop }) => takenBack && outline.stops[stop]?.kind !== 'undo')
      for (const { stop } of gone) expect(outline.stops[stop]?.takenBack, `line of ${stop}`).toBe(true)
    }
    expect(replayed.lines('everybody').length).toBeGreaterThanOrEqual(replayed.lines(null).length)
  })

  test('marks exactly those answers as taken back that are not in force at the end', () => {
    const kept = outline.stops.filter(
      ({ kind, takenBack }) => !takenBack && (kind === 'answer' || kind === 'timeout' || kind === 'leave'),
    )
    expect(kept).toHaveLength(playedTo(module, record, last).history.length)
  })

  test('divides its moments into turns that follow each other', () => {
    for (const [at, { turn }] of outline.stops.entries()) {
      const of = outline.turns[turn]
      expect(of).toBeDefined()
      expect(of?.from).toBeLessThanOrEqual(at)
    }
    const hasRounds = module.definition.turnOf !== undefined
    expect(outline.turns.every(({ round }) => Number.isInteger(round) === hasRounds)).toBe(true)
  })

  test('tells an answer to everybody and to who gave it, and to nobody else', () => {
    const at = outline.stops.findIndex(({ kind }) => kind === 'answer')
    const seat = outline.stops[at]?.seat ?? 0
    const chosenBy = (eyes: Eyes) => replayed.at(at, eyes).next?.chosen
    expect(chosenBy('everybody')).not.toBeNull()
    expect(chosenBy(seat)).toEqual(chosenBy('everybody'))
    for (const eyes of everyone.filter((other) => other !== seat)) expect(chosenBy(eyes)).toBeNull()
  })

  test('that was changed by hand shows what came before, and says where it parts', () => {
    const at = Math.floor(last / 2)
    const log = record.log.with(at, { kind: 'answer', seat: 0, title: 'Never asked', selection: ['x'] })
    const { summary } = openReplay(module.definition, { ...record, log })
    expect(summary.verdict).toBe('DIVERGED')
    expect(summary.reason).not.toBeNull()
    expect(summary.outline.stops).toHaveLength(at + 1)
    expect(summary.proven).toBeLessThanOrEqual(at)
  })
})

test('where the rules changed on the way nothing is proven, also where every fingerprint agrees', () => {
  const { definition } = auction()
  const chance = Random.fromSeed('risen')
  const table = { players: ['Ana', 'Bo', 'Cy'], seed: 'risen' }
  const before = createGame({ ...definition, rules: definition.rules - 1 }, table) as Game
  before.run()
  answersAtRandom(before, chance, 7)
  const game = createGame(definition, table) as Game
  game.resume(before.snapshot(), before.log)
  answersAtRandom(game, chance, 1_000)
  const record = recordOf(game)
  const { summary } = openReplay(definition, record)
  expect(summary).toMatchObject({ verdict: 'UNVERIFIED', proven: 0, advice: null, outline: { first: 8 } })
  expect(summary.reason).toBe('entries 1 to 8 were played under earlier rules; the rest replays')
})

test('a fingerprint that nobody compared proves nothing', () => {
  const { definition } = auction()
  const { log, ...table } = wavering(auction(), 'origin')
  const from = log
    .map((_, at) => beginningFrom(gameAt(definition, table, log, at), 'anybody', Random.fromSeed('anew')))
    .find((beginning) => beginning !== null && beginning.tail.length > 0)
  if (from === undefined || from === null) throw new Error('nobody is asked in the middle of a step')
  const game = createGame(definition, { players: table.players, seed: 'fork', from }) as Game
  game.run()
  answersAtRandom(game, Random.fromSeed('fork'), 4)
  const record = recordOf(game)
  const { first } = openReplay(definition, record).summary.outline
  expect(first).toBeGreaterThan(0)
  const madeUp = { ...record, fingerprints: [[first, 'made up'] as const] }
  expect(openReplay(definition, madeUp as GameRecord).summary).toMatchObject({ verdict: 'UNVERIFIED', proven: 0 })
})

test('a record of the first format is refused with the reason, and is not said to be there for watching', () => {
  const { definition } = auction()
  const record = { ...wavering(auction(), 'first'), format: 1 }
  expect(() => openReplay(definition, record)).toThrow(/^This record cannot be played here: .*no longer drawn\.$/)
  expect(whyNoTable(record)).toMatch(/no longer drawn: it can be neither watched nor played on\.$/)
})

test('a table that cannot be is refused with the reason', () => {
  const [module] = games as [GameModule]
  const record = { ...wavering(module, 'crowd'), players: ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'] }
  expect(() => openReplay(module.definition, record)).toThrow(/a table that cannot be.*Export the record again/)
})

test('a record of newer rules is refused, with what to do', () => {
  const [module] = games as [GameModule]
  expect(() => openReplay(module.definition, { ...wavering(module, 'later'), rules: 99 })).toThrow(
    /newer than \d+\. Update Turnwright/,
  )
})

test('whoever is told of the progress can end a replay', () => {
  const [module] = games as [GameModule]
  const stop = (entries: number) => {
    if (entries > 10) throw new Error('enough')
  }
  expect(() => openReplay(module.definition, wavering(module, 'long'), stop)).toThrow('enough')
})
