import type { GameModule, GameResult } from '@turnwright/kernel'
import { type Beginning, beginningFrom, type Game, gameAt, type LogEntry, openTable } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { readRecord } from './read-record.ts'

/** A moment of a record that somebody brought. */
export interface RecordMoment {
  readonly game: string
  readonly players: readonly string[]
  readonly options: unknown
  readonly from: Beginning
  /** How the game of the record ended; null where it was not played to its end, or the present rules lead to none. */
  readonly ended: RecordEnd | null
}

export type RecordEnd = Pick<GameResult, 'winners' | 'scores'>

/** The moment after so many entries of a record, or why there is none, in a sentence. */
export function recordMoment(
  text: string,
  at: number,
  deal: string,
  gameOf: (id: string) => GameModule,
): RecordMoment | string {
  const record = readRecord(text)
  if (typeof record === 'string') return record
  const { players, seed, options, log } = record
  if (at > log.length) return 'This game has not come so far.'
  let game: Game
  let parsed: unknown
  try {
    const { definition } = gameOf(record.game)
    parsed = openTable(definition, { players, seed, options }).options
    game = gameAt(definition, { players, seed, options }, log, at)
  } catch {
    return 'The present rules do not play this record up to that moment.'
  }
  if (game.waiting === null) return 'At this moment nobody is asked anything.'
  const from = beginningFrom(game, 'anybody', Random.keyed(deal))
  if (from === null) return 'No other deal leads to this moment.'
  return { game: record.game, players, options: parsed, from, ended: endOf(game, log.slice(at)) }
}

/** What is told at the end of another game is worth a moment, and no more. */
const LONGEST_END = 1_000

function endOf(game: Game, rest: readonly LogEntry[]): RecordEnd | null {
  const until = performance.now() + LONGEST_END
  try {
    for (const entry of rest) {
      if (performance.now() > until) return null
      game.apply(entry)
    }
  } catch {
    return null
  }
  if (game.fault !== null || game.outcome === null) return null
  const { winners, scores } = game.outcome
  return { winners, scores }
}
