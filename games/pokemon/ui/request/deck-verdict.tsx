import type { ReactElement } from 'react'
import { optionTexts } from '../option-texts.ts'

interface DeckVerdictProps {
  readonly id: string
  /** The deck as text. */
  readonly list: string
  /** Everything that is wrong with it, each for itself. */
  readonly problems: readonly string[]
}

/** More would push the way to answer out of sight. */
const MOST_TOLD = 3

/** What is in a deck, or what keeps it from being played. */
export function DeckVerdict({ id, list, problems }: DeckVerdictProps): ReactElement {
  const left = problems.length - MOST_TOLD
  return (
    <div className="pk-bring-verdict" id={id} aria-live="polite">
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MOST_TOLD).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {left > 0 && <li>{`and ${left} more`}</li>}
        </ul>
      )}
      {problems.length === 0 && list.trim() !== '' && <b>{optionTexts.summaryOf(list)}</b>}
    </div>
  )
}
