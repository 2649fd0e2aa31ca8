import type { StoredHelp, StoredTable } from '../store/store.ts'

/** The same, where it is known already: then nothing is stored. */
export function withHelp({ helped }: Pick<StoredTable, 'helped'>, help: StoredHelp): StoredTable['helped'] {
  return helped.some(({ seat, by }) => seat === help.seat && by === help.by) ? helped : [...helped, help]
}
