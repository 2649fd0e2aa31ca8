import { Lightbulb } from 'lucide-react'
import type { Advice } from '../board/table-voice.ts'
import { SeatMark } from '../seats/seat-mark.tsx'
import './advice-tag.css'

/** A ring around a thing, with who chose it or that a bot would. */
export function AdviceTag({ advice: { seat, isBots, words } }: { readonly advice: Advice }) {
  return (
    <span className="advice" data-seat={seat ?? undefined} data-bots={isBots || undefined} aria-hidden="true">
      <span className="advice-tag">
        {isBots ? <Lightbulb size={14} /> : seat !== null && <SeatMark seat={seat} />}
        {words}
      </span>
    </span>
  )
}
