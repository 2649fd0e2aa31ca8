import type { Account, TableSummary } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { Pencil } from 'lucide-react'
import { dayOf } from '../passkeys/day-of.ts'
import type { PlayedGame } from './played-game.ts'

interface YouHeadProps {
  readonly account: Account
  readonly history: readonly PlayedGame[] | null
  readonly tables: readonly TableSummary[] | null
  readonly onName: () => void
}

/** The name on its plate, and four numbers. */
export function YouHead({ account, history, tables, onName }: YouHeadProps) {
  const played = history ?? []
  const won = played.filter(({ place }) => place === 1).length
  const people = new Set(
    played.flatMap(({ others }) => others.flatMap(({ kind, name }) => (kind === 'person' ? name : []))),
  )
  const waiting = (tables ?? []).filter(({ yourTurn }) => yourTurn).length
  return (
    <div className="you-head cloth">
      <div className="you-plate">
        <SeatMark seat={0} />
        <div>
          <h1>{account.name}</h1>
          <p>{account.since === null ? 'Guest in this browser' : `Kept since ${dayOf(account.since)}`}</p>
        </div>
        <button type="button" className="you-icon" aria-label="Change your name" onClick={onName}>
          <Pencil size={18} aria-hidden="true" />
        </button>
      </div>
      <dl className="you-tally num">
        <Count of={played.length} one="game" many="games" />
        <Count of={won} one="won" many="won" />
        <Count of={people.size} one="person met" many="people met" />
        <Count of={waiting} one="table waits for you" many="tables wait for you" />
      </dl>
    </div>
  )
}

function Count({ of, one, many }: { readonly of: number; readonly one: string; readonly many: string }) {
  return (
    <div>
      <dt>{of === 1 ? one : many}</dt>
      <dd>{of}</dd>
    </div>
  )
}
