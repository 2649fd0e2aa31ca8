import { TABLE_GENERATOR } from '../chance/keyed-draws.ts'
import type { Fingerprint } from '../data/fingerprint.ts'
import { samePlain } from '../data/plain-data.ts'
import type { GameDefinition, GameResult } from '../rules/definition.ts'
import { type Beginning, inheritedLog } from './beginning.ts'
import { ReplayDivergence } from './fault.ts'
import { createGame, type Game } from './game.ts'
import type { LogEntry } from './log.ts'
import type { Snapshot } from './snapshot.ts'
import type { TableRequest } from './table.ts'

export const RECORD_FORMAT = 2

/** A whole game as data: everything needed to play it again, and to prove that it came out the same. */
export interface GameRecord {
  readonly format: number
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly players: readonly string[]
  readonly seed: string
  /** The moment of another game that it began from; left out where the rules set it up. */
  readonly from?: Beginning
  /** What chance came from; another gives another game for the same seed. */
  readonly generator: string
  /** How many entries the log must have: a shorter one was cut off. */
  readonly entries: number
  readonly log: readonly LogEntry[]
  /** Fingerprints after so many entries, sparse, the last one at the end. */
  readonly fingerprints: readonly (readonly [number, Fingerprint])[]
  readonly result: GameResult | null
  /** Whether answers were taken back past what had been revealed (K122). */
  readonly secondLooks: boolean
}

export type Verdict = 'EXACT' | 'UNVERIFIED' | 'DIVERGED'

export interface Replay<State, Options> {
  readonly verdict: Verdict
  /** Why it is not exact, in a sentence. */
  readonly reason: string | null
  /** The entry at which it diverged. */
  readonly at: number | null
  /** The game as far as it could be played. */
  readonly game: Game<State, Options> | null
}

const EVERY = 64

/**
 * The record of a game. It is played again for it, so a record that cannot be replayed is never handed out: a ReplayDivergence
 * says where the present rules lead elsewhere.
 */
export function recordOf<State, Options>(game: Game<State, Options>): GameRecord {
  const fingerprints: [number, Fingerprint][] = []
  const { players, options, seed, from } = game.table
  const names = players.map(({ name }) => name)
  const { game: again, entries: begun } = begin(game.definition, { players: names, seed, options, from }, game.log)
  for (const [at, entry] of game.log.entries()) {
    if (at < begun) continue
    try {
      again.apply(entry)
    } catch (thrown) {
      if (thrown instanceof ReplayDivergence) throw thrown
      throw new ReplayDivergence(again.history.length, reasonOf(thrown))
    }
    if ((at + 1) % EVERY === 0 || at === game.log.length - 1) fingerprints.push([at + 1, again.fingerprint()])
  }
  if (game.log.length === begun) fingerprints.push([begun, again.fingerprint()])
  if (game.fault === null && game.fingerprint() !== again.fingerprint())
    throw new ReplayDivergence(game.log.length, 'the game does not replay to the state it is in')
  return written(game, game.definition.rules, fingerprints)
}

/**
 * The record of a game that is over, by the rules under which it ended. Where the present ones play it differently it can be
 * watched as far as they lead there; of its fingerprints it has the last alone.
 */
export function recordAsItEnded<State, Options>(game: Game<State, Options>): GameRecord {
  if (game.result === null) throw new TypeError('the game has not ended')
  return written(game, game.snapshot().rules, [[game.log.length, game.fingerprint()]])
}

function written<State, Options>(
  game: Game<State, Options>,
  rules: number,
  fingerprints: GameRecord['fingerprints'],
): GameRecord {
  const { players, options, seed, from } = game.table
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.definition.id,
    rules,
    options,
    players: players.map(({ name }) => name),
    seed,
    ...(from === undefined ? {} : { from }),
    generator: TABLE_GENERATOR,
    entries: game.log.length,
    log: game.log,
    fingerprints,
    result: game.outcome,
    secondLooks: game.history.secondLooks,
  }
  return JSON.parse(JSON.stringify(record)) as GameRecord
}

/** Plays a record again and says how far it can be trusted. */
export function replay<State, Options>(
  definition: GameDefinition<State, Options>,
  record: GameRecord,
  onEntry: (game: Game<State, Options>, entries: number) => void = () => {},
): Replay<State, Options> {
  const foreign = foreignTo(definition, record)
  if (foreign !== null) return { verdict: 'UNVERIFIED', reason: foreign, at: null, game: null }
  const expected = new Map(record.fingerprints)
  let opened: ReturnType<typeof begin<State, Options>>
  try {
    opened = begin(definition, record, record.log)
  } catch (thrown) {
    return { verdict: 'UNVERIFIED', reason: reasonOf(thrown), at: null, game: null }
  }
  const { game, entries: begun } = opened
  onEntry(game, begun)
  for (const [at, entry] of record.log.entries()) {
    if (at < begun) continue
    try {
      game.apply(entry)
    } catch (thrown) {
      return diverged(at, reasonOf(thrown), game)
    }
    if (game.fault !== null) return diverged(at, game.fault.message, game)
    onEntry(game, at + 1)
    const fingerprint = expected.get(at + 1)
    if (fingerprint !== undefined && fingerprint !== game.fingerprint())
      return diverged(at, 'the state differs from the recorded one', game)
  }
  const doubt = doubtAbout(record, begun)
  if (doubt !== null) return { verdict: 'UNVERIFIED', reason: doubt, at: null, game }
  if (record.secondLooks !== game.history.secondLooks)
    return diverged(record.log.length, 'the record conceals second looks, or claims some', game)
  if (!samePlain(record.result, game.outcome)) return diverged(record.log.length, 'the result differs', game)
  return { verdict: 'EXACT', reason: null, at: null, game }
}

/**
 * The game as it stood after so many entries of its log. Throws where the present rules do not lead there, and where it
 * had not begun yet.
 */
export function gameAt<State, Options>(
  definition: GameDefinition<State, Options>,
  table: TableRequest,
  log: readonly LogEntry[],
  entries: number,
): Game<State, Options> {
  const played = log.slice(0, entries)
  const { game, entries: begun } = begin(definition, table, played)
  for (const entry of played.slice(begun)) game.apply(entry)
  if (game.fault !== null) throw new ReplayDivergence(entries, game.fault.message)
  return game
}

function diverged<State, Options>(at: number, reason: string, game: Game<State, Options>): Replay<State, Options> {
  return { verdict: 'DIVERGED', reason, at, game }
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Why a record cannot be played at all. */
function foreignTo(definition: { id: string; rules: number }, record: GameRecord): string | null {
  if (record.format > RECORD_FORMAT) return `the record is of format ${record.format}, newer than ${RECORD_FORMAT}`
  if (record.format < RECORD_FORMAT) return `the record is of format ${record.format}, whose chance is no longer drawn`
  if (record.generator !== TABLE_GENERATOR)
    return `the chance of the record came from "${record.generator}", not from ${TABLE_GENERATOR}`
  if (record.game !== definition.id) return `the record is of the game "${record.game}"`
  if (record.rules > definition.rules)
    return `the record was made with rules ${record.rules}, newer than ${definition.rules}`
  return null
}

/** A game where it can be taken up: at its beginning, or where it went on under the rules of today. */
function begin<State, Options>(
  definition: GameDefinition<State, Options>,
  table: TableRequest,
  log: readonly LogEntry[],
): { readonly game: Game<State, Options>; readonly entries: number } {
  const game = createGame(definition, table)
  const at = log.findLastIndex(({ kind }) => kind === 'rules')
  const entry = log[at]
  if (entry?.kind !== 'rules') {
    const inherited = inheritedLog(table)
    if (!samePlain(log.slice(0, inherited.length), inherited))
      throw new ReplayDivergence(0, 'the log does not begin with the answers of the moment it began from')
    game.run()
    if (table.from !== undefined && game.fault !== null) throw new ReplayDivergence(0, game.fault.message)
    return { game, entries: inherited.length }
  }
  game.resume(entry.from as Snapshot<State>, log.slice(0, at + 1))
  return { game, entries: at + 1 }
}

/** Why a record that played through still proves nothing. */
function doubtAbout(record: GameRecord, begun: number): string | null {
  const rise = record.log.findLast(({ kind }) => kind === 'rules')
  if (rise !== undefined) return `entries 1 to ${begun} were played under earlier rules; the rest replays`
  if (record.log.length < record.entries)
    return `the log was cut off: it holds ${record.log.length} of ${record.entries} entries`
  if (!record.fingerprints.some(([entries]) => entries === record.entries)) return 'the record has no final fingerprint'
  return null
}
