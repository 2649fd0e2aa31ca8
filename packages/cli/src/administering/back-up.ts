import { ExitCode } from '../exit-code.ts'
import { Failure } from '../mistake.ts'
import type { Task } from './task.ts'

export const backUpFolder: Task = {
  which: '<folder>: a new one',
  flags: [],
  async carryOut({ server, place, which, terminal }) {
    if (place.databaseUrl !== null)
      throw new Failure('A PostgreSQL is backed up by pg_dump, or by turnwright admin export. With --data a folder is.')
    const { folder, bytes } = await server.backUp(place.dataDir, which)
    terminal.say(
      `${bytes} bytes in ${folder}, read through and whole. Restore: turnwright serve --data ${folder}, or move it.`,
    )
    return ExitCode.fine
  },
}
