import { renameSync, writeFileSync } from 'node:fs'
import { createGame, recordOf, ReplayDivergence } from '@turnwright/kernel/host'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { RecordOutcome, RecordTask } from './record-task.ts'

/** The thread in which records are made: each plays its game again. */
await serveTasks<RecordTask>((task, gameOf): RecordOutcome => {
  const { definition } = gameOf(task.game)
  if (definition.rules !== task.rules) throw new Error('this thread has other rules')
  const { players, seed, options, from, snapshot, log, file } = task
  const game = createGame(definition, { players, seed, options, from })
  try {
    game.resume(snapshot, log)
    const record = JSON.stringify(recordOf(game))
    // Nobody finds half a record, whenever the power fails.
    writeFileSync(`${file}.new`, record, { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    return 'kept'
  } catch (error) {
    if (error instanceof ReplayDivergence) return 'diverged'
    throw error
  }
})
