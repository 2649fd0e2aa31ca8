import type { GameDefinition, GameResult } from '@turnwright/kernel'
import {
  createGame,
  type GameRecord,
  type LogEntry,
  recordOf,
  replay,
  type TableRequest,
} from '@turnwright/kernel/host'
import { BrokenRules, faultWords } from './broken-rules.ts'

/** A game that was played on earlier rules. */
export interface PlayedGame {
  readonly table: TableRequest
  readonly log: readonly LogEntry[]
  /** After so many answers. */
  readonly fingerprints: readonly string[]
  readonly result: GameResult | null
}

/** How far a game comes out the same on these rules. */
export interface Proof {
  /** So many answers did. */
  readonly equal: number
  readonly isExact: boolean
  /** What is wrong with the next answer, where it cannot be given. */
  readonly refusal: string | null
  /** Where the game stood first that is not where it had stood, after so many answers. */
  readonly differs: { readonly at: number; readonly state: unknown } | null
}

export function prove(definition: GameDefinition<unknown, unknown>, played: PlayedGame, onAnswer: () => void): Proof {
  let beginsAlike = true
  let first: unknown = null
  const { verdict, reason, at, game } = replay(definition, recordOfPlayed(definition, played), (now, entries) => {
    onAnswer()
    if (entries > 0) return
    beginsAlike = now.fingerprint() === played.fingerprints[0]
    if (!beginsAlike) first = structuredClone(now.state)
  })
  if (!beginsAlike) return { equal: 0, isExact: false, refusal: null, differs: { at: 0, state: first } }
  if (verdict === 'EXACT') return { equal: played.log.length, isExact: true, refusal: null, differs: null }
  const equal = at ?? 0
  const isGiven = game !== null && game.fault === null && game.log.length > equal
  if (isGiven) return { equal, isExact: false, refusal: null, differs: { at: equal + 1, state: game.state } }
  const fault = game?.fault ?? null
  return { equal, isExact: false, refusal: fault === null ? reason : faultWords(fault), differs: null }
}

/** Its fingerprints are kept for every answer, so that the very one is found at which it comes out otherwise. */
function recordOfPlayed(definition: GameDefinition<unknown, unknown>, played: PlayedGame): GameRecord {
  const empty = createGame(definition, played.table)
  empty.run()
  if (empty.fault !== null) throw new BrokenRules(`It breaks before anybody is asked: ${faultWords(empty.fault)}`)
  const { log, fingerprints, result } = played
  return {
    ...recordOf(empty),
    log,
    entries: log.length,
    result,
    fingerprints: fingerprints.map((print, entries) => [entries, print] as const).slice(log.length === 0 ? 0 : 1),
  }
}
