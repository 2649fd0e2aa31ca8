import { availableParallelism } from 'node:os'
import { ticketIn } from '../store/rows.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import type { Ledger } from './ledger.ts'
import { type StoredGame, storedGame } from './stored-game.ts'
import type { Verdict, Verified, VerifyTask } from './verify-task.ts'

const LONGEST_GAME = 120_000
const PORTION = 500

export interface VerifySettings {
  /** The module that exports `games`. */
  readonly gamesUrl: string
  readonly threads?: number
  /** Told of every table, in no order. */
  readonly onTable?: (table: VerifiedTable) => void
}

export interface VerifiedTable extends Verified {
  readonly id: string
  readonly game: string
}

export interface Verification {
  readonly counts: Readonly<Record<Verdict, number>>
  /** Acknowledgements that say what they said. */
  readonly compared: number
}

/** Plays every stored table again, in threads, beside a server that may run. */
export async function verifyAll(ledger: Ledger, settings: VerifySettings): Promise<Verification> {
  const { gamesUrl, threads = availableParallelism(), onTable = () => undefined } = settings
  const body = new URL('./verify-thread.ts', import.meta.url)
  const pool = new ThreadPool<VerifyTask, Verified>({ body, gamesUrl, size: threads, patience: LONGEST_GAME })
  const counts: Record<Verdict, number> = { exact: 0, 'not-begun': 0, unverified: 0, diverged: 0 }
  let compared = 0
  const verifyOne = async (id: string): Promise<void> => {
    const stored = await storedGame(ledger, id)
    if (stored === null) return
    const verified = await verify(pool, stored)
    counts[verified.verdict]++
    compared += verified.compared
    onTable({ id, game: stored.table.game, ...verified })
  }
  try {
    for (let last = ''; ; ) {
      const ids = await ledger.all<{ id: string }>(
        'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
        last,
        PORTION,
      )
      const waiting = ids.values()
      await Promise.all(
        Array.from({ length: threads }, async () => {
          for (const { id } of waiting) await verifyOne(id)
        }),
      )
      last = ids.at(-1)?.id ?? ''
      if (last === '') return { counts, compared }
    }
  } finally {
    await pool.stop()
  }
}

async function verify(pool: ThreadPool<VerifyTask, Verified>, stored: StoredGame): Promise<Verified> {
  const gap = stored.history.findIndex(({ seq }, at) => seq !== at)
  if (gap >= 0) return { verdict: 'diverged', reason: `entry ${gap + 1} of its log is missing`, compared: 0 }
  const { table, from, snapshot, history, tickets } = stored
  const kept = [...history.flatMap((entry) => ticketIn(entry) ?? []), ...tickets]
  const task: VerifyTask = {
    game: table.game,
    status: table.status,
    players: table.seats.map(({ name }) => name ?? ''),
    seed: table.seed,
    options: table.options,
    from: from ?? undefined,
    snapshot,
    log: history.map(({ entry }) => entry),
    // Before the game began there was nothing to see.
    acknowledged: kept.filter(({ fingerprint }) => fingerprint !== ''),
  }
  return pool.run(task).catch((error: unknown) => ({
    verdict: 'unverified' as const,
    reason: error instanceof Error ? error.message : String(error),
    compared: 0,
  }))
}
