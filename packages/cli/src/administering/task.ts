import type * as Admin from '@turnwright/server/admin'
import type { ExitCode } from '../exit-code.ts'
import type { Terminal } from '../terminal.ts'

/** What `admin` was told besides what to do. */
export interface Wishes {
  readonly json?: boolean
  readonly limit?: string
  readonly status?: string
  readonly game?: string
  readonly guest?: string
  readonly name?: string
  readonly days?: string
  readonly reason?: string
  readonly save?: string
  readonly threads?: string
}

export interface Job {
  /** Loaded when there is something to do. */
  readonly server: typeof Admin
  readonly place: { readonly dataDir: string; readonly databaseUrl: string | null }
  readonly values: Wishes
  readonly which: string
  readonly terminal: Terminal
}

/** One thing that `admin` can do. */
export interface Task {
  /** What must be named, as the help shows it; null where nothing is. */
  readonly which: string | null
  readonly flags: readonly string[]
  carryOut(job: Job): Promise<ExitCode>
}
