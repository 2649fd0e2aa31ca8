import { type Outline, turnAt } from '@turnwright/replay'
import type { Judgement, Unit } from '@turnwright/search/review'
import { lossWords, unitWords } from './review-words.ts'
import './moment-list.css'

interface MomentListProps {
  readonly moments: readonly Judgement[]
  readonly unit: Unit
  readonly outline: Outline
  readonly entry: number | null
  readonly onGo: (entry: number) => void
}

/** The moments that cost most, by the numbers of their pins. */
export function MomentList({ moments, unit, outline, entry, onGo }: MomentListProps) {
  if (moments.length === 0) return null
  return (
    <ol className="moment-list" aria-label="Moments">
      {moments.map((moment, at) => (
        <li key={moment.entry}>
          <button type="button" aria-current={moment.entry === entry || undefined} onClick={() => onGo(moment.entry)}>
            <span className="moment-pin" aria-hidden="true">
              <span>{at + 1}</span>
            </span>
            <span>
              <b>{roundWords(outline, moment.entry)}</b>
              {moment.cost !== null && (
                <small className="num">
                  {lossWords(moment.cost, unit)}{' '}
                  <span className={unit === 'chance' ? 'only-read' : undefined}>{unitWords(unit)}</span>
                </small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function roundWords(outline: Outline, entry: number): string {
  const round = turnAt(outline, entry)?.round ?? null
  if (round === null) return `Answer ${entry + 1}`
  return round === 0 ? 'At the start' : `Round ${round}`
}
