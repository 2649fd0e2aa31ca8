import { setTimeout as pause } from 'node:timers/promises'
import { Random } from '@turnwright/kernel/search'
import type { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { Cluster } from './cluster.ts'
import { type Company, RovingBook } from './roving-book.ts'

/** What happens to a cluster, in an order that is drawn, while its books are written. */
export interface Ordeal {
  readonly nodes: number
  readonly tables: number
  readonly kills: number
  /** Each for longer than a lease lasts. */
  readonly pauses: number
  readonly restarts: number
  /** Milliseconds between two answers of a table; none where everybody writes as fast as they can. */
  readonly breath: number
}

export interface Endured {
  readonly acknowledged: number
  /** Acknowledged answers that are missing or there twice, and retries that were refused. */
  readonly wrong: number
  readonly interruptions: readonly Interruption[]
}

export type Fault = 'kill' | 'pause' | 'restart'

/** For how long somebody whom a fault hit got no acknowledgement. */
export interface Interruption {
  readonly fault: Fault
  readonly company: Company
  readonly milliseconds: number
}

/** Longer than a lease lasts. */
const PAUSE = 7_000
const CALM = { shortest: 50, longest: 300 }
const LONGEST_RECOVERY = 30_000

/** Lets all of it happen to a cluster of nodes on a PostgreSQL, and counts what is wrong afterwards. */
export async function endure(postgres: TestPostgres, folder: string, ordeal: Ordeal): Promise<Endured> {
  const chance = Random.fromSeed('ordeal')
  const { nodes, tables, breath } = ordeal
  await using cluster = await Cluster.start(await postgres.database(), folder, nodes)
  const books: RovingBook[] = []
  for (let n = 0; n < tables; n++)
    books.push(await RovingBook.open(cluster.ports, n % nodes, n % 4 === 3 ? 'bot' : 'person'))
  const interruptions: Interruption[] = []
  let isOver = false
  const writing = Promise.all(books.map((book) => book.write(() => isOver, breath)))
  const failed = writing.then(() => {})
  const meet = async (fault: Fault, round: number): Promise<void> => {
    // A node that was away is written to by those who were elsewhere.
    for (const [n, book] of books.entries()) book.wish = (n + round) % nodes
    await allGoOn(books)
    await pause(CALM.shortest + chance.int(CALM.longest - CALM.shortest))
    const victim = chance.int(nodes)
    const hit = books.filter(({ home }) => fault === 'restart' || home === victim)
    for (const book of books) book.takeLongestGap()
    if (fault === 'kill') await cluster.kill(victim)
    else if (fault === 'pause') await cluster.pause(victim, PAUSE)
    else await postgres.restart()
    await allGoOn(books)
    for (const book of hit) interruptions.push({ fault, company: book.company, milliseconds: book.takeLongestGap() })
  }
  for (const [round, fault] of faultsOf(ordeal, chance).entries()) await Promise.race([meet(fault, round), failed])
  isOver = true
  await writing
  let wrong = 0
  for (const [n, book] of books.entries()) {
    book.wish = (n + 1) % nodes
    await book.reopen()
    wrong += book.wrong
  }
  for (const book of books) book.close()
  return { acknowledged: books.reduce((sum, book) => sum + book.acknowledged, 0), wrong, interruptions }
}

function faultsOf({ kills, pauses, restarts }: Ordeal, chance: Random): readonly Fault[] {
  const faults: Fault[] = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: pauses }, () => 'pause' as const),
    ...Array.from({ length: restarts }, () => 'restart' as const),
  ]
  for (let last = faults.length - 1; last > 0; last--) {
    const other = chance.int(last + 1)
    ;[faults[last], faults[other]] = [faults[other] as Fault, faults[last] as Fault]
  }
  return faults
}

/** Resolves when something was acknowledged in every book. */
async function allGoOn(books: readonly RovingBook[]): Promise<void> {
  const before = books.map(({ acknowledged }) => acknowledged)
  const latest = performance.now() + LONGEST_RECOVERY
  while (books.some(({ acknowledged }, n) => acknowledged === before[n])) {
    if (performance.now() > latest) throw new Error('a table does not go on')
    await pause(5)
  }
}
