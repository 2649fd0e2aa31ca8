import { renameSync, writeFileSync } from 'node:fs'
import { createGame, type GameRecord, recordAsItEnded, recordOf, ReplayDivergence } from '@turnwright/kernel/host'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { RecordOutcome, RecordTask } from './record-task.ts'

/** The thread in which records are made: each plays its game again. */
await serveTasks<RecordTask>((task, gameOf): RecordOutcome => {
  const { definition } = gameOf(task.game)
  if (definition.rules !== task.rules) throw new Error('this thread has other rules')
  const { players, seed, options, from, snapshot, log, file, fileAsItEnded } = task
  const game = createGame(definition, { players, seed, options, from })
  const proven = provenBy(() => {
    game.resume(snapshot, log)
    return recordOf(game)
  })
  if (proven !== null) {
    keep(proven, file)
    return 'proven'
  }
  // Without its end in the snapshot the present rules would have to say how it ended.
  if (snapshot.result === undefined || game.result === null) return 'unknown'
  keep(recordAsItEnded(game), fileAsItEnded)
  return 'as-it-ended'
})

/** Null where the rules play the game differently now. */
function provenBy(play: () => GameRecord): GameRecord | null {
  try {
    return play()
  } catch (error) {
    if (error instanceof ReplayDivergence) return null
    throw error
  }
}

/** Nobody finds half a record, whenever the power fails. */
function keep(record: GameRecord, file: string): void {
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
