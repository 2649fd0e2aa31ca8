import type { CardId, LinePart, Seat } from '@turnwright/kernel'
import type { ProjectedLine } from '@turnwright/kernel/host'
import type { ReactElement } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { usePointing } from '../board/use-pointing.ts'
import { SeatMark } from '../seats/seat-mark.tsx'
import { spokenTo } from './second-person.ts'
import './log-line.css'

interface LogLineProps {
  readonly line: ProjectedLine
}

/** One thing that happened. What it names can be hovered, and lights on the table. */
export function LogLine({ line }: LogLineProps): ReactElement {
  const { ownerOf, seat: me } = useTableVoice()
  const card = firstCard(line)
  const actor = actorOf(line) ?? (card === null ? null : (ownerOf?.(card) ?? null))
  return (
    <li className="log-line" data-seat={actor ?? undefined}>
      {actor === null ? <span /> : <SeatMark seat={actor} />}
      <span>
        {spokenTo(me, line.parts).map((part, place) => (
          // Parts never change their order within a line.
          <Part key={place} part={part} />
        ))}
      </span>
    </li>
  )
}

/** Whose doing a line tells: the first seat it names. */
export function actorOf(line: ProjectedLine): Seat | null {
  for (const part of line.parts) if (typeof part !== 'string' && 'seat' in part) return part.seat
  return null
}

function firstCard(line: ProjectedLine): CardId | null {
  for (const part of line.parts) if (typeof part !== 'string' && 'card' in part) return part.card
  return null
}

function Part({ part }: { readonly part: LinePart }) {
  if (typeof part === 'string') return part
  if ('seat' in part) return <b>{part.name}</b>
  return part.card === null ? part.name : <CardMention card={part.card} name={part.name} />
}

function CardMention({ card, name }: { readonly card: CardId; readonly name: string }) {
  const { ownerOf } = useTableVoice()
  const { pointed, pointer } = usePointing(`card:${card}`)
  return (
    <button
      type="button"
      className="mention"
      data-seat={ownerOf?.(card) ?? undefined}
      data-zoom={`card:${card}`}
      data-pointed={pointed || undefined}
      {...pointer}
    >
      {name}
    </button>
  )
}
