import { type LogEntry, recordOf } from '@turnwright/kernel/host'
import type { Sitting } from './play/sitting.ts'

/** The game so far, so that anyone can see the failure again. */
export function evidenceOf(sitting: Sitting): string {
  const record = sitting.stopped ? null : recorded(sitting)
  if (record !== null)
    return (
      'To see it again, play this record with `replay(definition, record)` of @turnwright/kernel,\n' +
      `or give it to describeGame as one of its \`records\`:\n${record}`
    )
  const { players, options, seed } = sitting.table
  const play = { players: players.map(({ name }) => name), options, seed, log: sitting.scene.log }
  return (
    'It cannot be recorded. To see it again, give this to `createGame`, `run` it and `apply` the log entry by entry:\n' +
    JSON.stringify(play)
  )
}

/** Whatever brought a failure about was kept out of the log; in the record it stands at the end. */
function recorded(sitting: Sitting): string | null {
  try {
    const record = recordOf(sitting.scene)
    const culprit = culpritOf(sitting)
    if (culprit === null) return JSON.stringify(record)
    return JSON.stringify({ ...record, entries: record.entries + 1, log: [...record.log, culprit] })
  } catch {
    return null
  }
}

function culpritOf({ scene, failedDeparture }: Sitting): LogEntry | null {
  return scene.fault?.answer ?? failedDeparture
}
