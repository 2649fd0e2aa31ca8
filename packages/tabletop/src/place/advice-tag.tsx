import { Lightbulb } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Advice } from '../board/table-voice.ts'
import { SeatMark } from '../seats/seat-mark.tsx'
import { Pin } from './pin.tsx'
import './advice-tag.css'

/** A ring around a thing, with who chose it or that a bot would. */
export function AdviceTag({ advice: { seat, isBots, words, rank, step } }: { readonly advice: Advice }): ReactElement {
  if (step !== undefined)
    return (
      <span className="advice lamplight" aria-hidden="true">
        <Pin step={step} />
      </span>
    )
  return (
    <span
      className="advice"
      data-seat={seat ?? undefined}
      data-bots={isBots || undefined}
      data-rank={rank}
      aria-hidden="true"
    >
      <span className="advice-tag">
        {isBots ? <Lightbulb size={14} /> : seat !== null && <SeatMark seat={seat} />}
        {/* A number is drawn: it is no part of what the thing is called. */}
        {rank === undefined && words}
      </span>
    </span>
  )
}
