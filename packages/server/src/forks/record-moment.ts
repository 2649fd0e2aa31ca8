import type { GameModule } from '@turnwright/kernel'
import { type Beginning, beginningFrom, type Game, gameAt, openTable } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { readRecord } from './read-record.ts'

/** A moment of a record that somebody brought. */
export interface RecordMoment {
  readonly game: string
  readonly players: readonly string[]
  readonly options: unknown
  readonly from: Beginning
}

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
  return from === null ? 'No other deal leads to this moment.' : { game: record.game, players, options: parsed, from }
}
