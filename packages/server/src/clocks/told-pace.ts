import type { Proposal, TableClock } from '@turnwright/protocol'
import type { StoredTable } from '../store/store.ts'
import { type IsAway, votersAbout } from './votes.ts'

/** The clocks of a table, the same for everybody: who is asked is no secret. */
export function clockTold({ pace }: StoredTable): TableClock | null {
  if (pace.left.length === 0) return null
  return { left: [...pace.left], since: [...pace.since], over: [...pace.over] }
}

export function proposalTold(table: StoredTable, isAway: IsAway): Proposal | null {
  const { proposal } = table.pace
  if (proposal === null) return null
  const { agreed, declined } = proposal
  return {
    ...proposal,
    agreed: [...agreed],
    declined: [...declined],
    voters: [...votersAbout(table, proposal, isAway)],
  }
}
