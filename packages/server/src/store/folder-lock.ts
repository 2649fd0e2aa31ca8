import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** Holds a data folder for this process. The operating system lets go of it even after `kill -9`. */
export class FolderLock {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    try {
      this.#db = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    } catch (error) {
      if (error instanceof Error && /locked|busy/i.test(error.message))
        throw new StartupError(
          (called) =>
            `Another server is running on the folder ${folder}: stop it, or set ${called('DATA_DIR')} to another.`,
        )
      throw new StartupError(
        (called) => `The folder ${folder} cannot be used (${String(error)}): set ${called('DATA_DIR')} to another.`,
      )
    }
  }

  release(): void {
    this.#db.close()
  }
}
