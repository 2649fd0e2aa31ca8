import type { Ledger } from './ledger.ts'
import { PostgresLedger } from './postgres-ledger.ts'
import { SqliteLedger } from './sqlite-ledger.ts'

/** Where a server keeps its tables. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

export async function openLedger({ dataDir, databaseUrl }: Place, use: 'read' | 'write'): Promise<Ledger> {
  return databaseUrl === null ? SqliteLedger.open(dataDir, use === 'write') : PostgresLedger.open(databaseUrl)
}
