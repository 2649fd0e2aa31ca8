import type { Seat } from '@turnwright/kernel'
import type { StoredTable } from '../store/store.ts'
import type { StoredProposal } from './stored-pace.ts'

export type Outcome = 'passed' | 'failed' | 'open'

/** Whether somebody is away longer than the table agreed. */
export type IsAway = (seat: Seat) => boolean

/** All who have a say about a seat: people at the table but the one it is about, who play themselves and are not away. Who has spoken is there. */
export function votersAbout({ seats, pace }: StoredTable, proposal: StoredProposal, isAway: IsAway): readonly Seat[] {
  const spoke = [...proposal.agreed, ...proposal.declined]
  return seats.flatMap(({ kind, left }, seat) => {
    const plays = kind === 'person' && !left && seat !== proposal.seat && (pace.standIns[seat] ?? null) === null
    return plays && (spoke.includes(seat) || !isAway(seat)) ? [seat] : []
  })
}

/** More than half decide, as soon as nothing that the others say could change it. */
export function outcomeOf({ agreed, declined }: StoredProposal, voters: readonly Seat[]): Outcome {
  const count = (said: readonly Seat[]): number => said.filter((seat) => voters.includes(seat)).length
  if (2 * count(agreed) > voters.length) return 'passed'
  return 2 * count(declined) >= voters.length ? 'failed' : 'open'
}
