import type { GameDefinition } from '@turnwright/kernel'
import {
  createGame,
  fingerprintOf,
  type Game,
  type GameRecord,
  project,
  recordOf,
  ReplayDivergence,
  replay,
} from '@turnwright/kernel/host'
import { wireCopy } from '@turnwright/table'
import type { Verified, VerifyTask } from './verify-task.ts'

/** Plays a stored game from its beginning, and compares: with its snapshot, and with every acknowledgement that people got. */
export function verifyGame(definition: GameDefinition<unknown, unknown>, task: VerifyTask): Verified {
  const { status, players, seed, options, from, snapshot, log } = task
  if (snapshot === null) {
    if (log.length > 0) return diverged('there is a log and no game that it belongs to')
    return status === 'playing' || status === 'finished'
      ? diverged('it is said to have begun, and there is no game')
      : { verdict: 'not-begun', reason: null, compared: 0 }
  }
  if (snapshot.entries > log.length) return diverged(`the log has ${log.length} of ${snapshot.entries} entries`)
  if (snapshot.rules !== definition.rules)
    return unverified(`it was played by rules ${snapshot.rules}, and these are rules ${definition.rules}`)
  let record: GameRecord
  try {
    const game = createGame(definition, { players, seed, options, from })
    game.resume(snapshot, log)
    if (game.fault !== null) return diverged(game.fault.message)
    if ((status === 'finished') !== (game.result !== null) && status !== 'closed' && status !== 'faulted')
      return diverged(`it is said to be ${status}, and its game is ${game.result === null ? 'not over' : 'over'}`)
    record = recordOf(game)
  } catch (error) {
    if (error instanceof ReplayDivergence) return diverged(`entry ${error.at + 1}: ${error.message}`)
    return diverged(error instanceof Error ? error.message : String(error))
  }
  return compare(definition, record, task)
}

function compare(definition: GameDefinition<unknown, unknown>, record: GameRecord, task: VerifyTask): Verified {
  const acknowledged = Map.groupBy(task.acknowledged, ({ seq }) => seq)
  const seen = { same: 0, different: 0, first: -1 }
  const { verdict, reason } = replay(definition, record, (game, entries) => {
    for (const { fingerprint } of acknowledged.get(entries) ?? [])
      if (isTold(game, task, entries, fingerprint)) seen.same++
      else {
        seen.different++
        // Where what people are shown has changed, nothing is as it was from the first on.
        if (seen.same > 0 && seen.first < 0) seen.first = entries
      }
  })
  const { same, different, first } = seen
  const compared = same + different
  if (verdict === 'DIVERGED') return diverged(reason ?? 'it comes out differently')
  if (first >= 0) return diverged(`what was acknowledged at entry ${first} is not what is there`)
  if (different > 0) return { ...unverified('what people are shown has changed since it was played'), compared }
  if (verdict === 'UNVERIFIED') return { ...unverified(reason ?? 'it cannot be proved'), compared }
  return { verdict: 'exact', reason: null, compared }
}

/** Whoever acted was told of what they saw: most often the seat of the entry. */
function isTold(game: Game, { log }: VerifyTask, entries: number, fingerprint: string): boolean {
  const entry = log[entries - 1]
  const likely = entry !== undefined && 'seat' in entry ? [entry.seat] : []
  const seats = new Set([...likely, ...game.players.map(({ seat }) => seat), null])
  for (const seat of seats) if (fingerprintOf(wireCopy(project(game, seat).view)) === fingerprint) return true
  return false
}

function diverged(reason: string): Verified {
  return { verdict: 'diverged', reason, compared: 0 }
}

function unverified(reason: string): Verified {
  return { verdict: 'unverified', reason, compared: 0 }
}
