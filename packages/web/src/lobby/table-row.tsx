import type { TableSummary } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { paceNote } from '../pace/time-left.ts'
import { aboutToSit } from '../table/about-to-sit.ts'
import './table-row.css'

interface TableRowProps {
  readonly table: TableSummary
  readonly title: string
  readonly note: string
  readonly lit?: boolean
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A table in a list: the game, who sits there, whose turn it is, how fast it plays. */
export function TableRow({ table, title, note, lit = false, children }: TableRowProps) {
  const pace = table.status === 'finished' ? null : paceNote(table.pace)
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <li className="table-row" data-lit={lit || undefined}>
      <span className="table-art">
        <GameEmblemView game={table.game} square />
      </span>
      <div className="table-words">
        <h3>
          {title} <small>{note}</small>
        </h3>
        <p className="sitting">
          {table.seats
            .filter(({ kind }) => kind !== 'open')
            .map(({ seat, name }) => (
              <span key={seat} data-on={table.waitingFor.includes(seat) || undefined}>
                <SeatMark seat={seat} />
                {seat === table.you.seat ? 'You' : name}
              </span>
            ))}
          {free > 0 && (
            <span>
              <i className="free-seat" />
              {free === 1 ? '1 seat free' : `${free} seats free`}
            </span>
          )}
          {pace !== null && (
            <span className="table-pace">
              <Timer size={14} aria-hidden="true" />
              {pace}
            </span>
          )}
        </p>
      </div>
      <div className="table-doors" {...aboutToSit(table.game)}>
        {children}
      </div>
    </li>
  )
}
