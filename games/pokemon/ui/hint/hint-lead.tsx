import type { Asked } from '@turnwright/tabletop'
import { EyeIcon } from '@turnwright/tabletop'
import type { DuelView } from '../../rules/view.ts'
import { Advice } from './advice.tsx'
import { useAdviceIsMissing, useHint, useHintsWanted } from './hinted.ts'
import './hint-lead.css'

/** What a bot would do in your place, for who asks. */
export function HintLead({ view, prompt, seat }: Asked<DuelView>) {
  const [wanted, want] = useHintsWanted()
  const hint = useHint(view, prompt, seat)
  const isMissing = useAdviceIsMissing()
  return (
    <div className="pk-hint" data-open={wanted || undefined}>
      <button
        type="button"
        className="pk-hint-switch"
        aria-expanded={wanted}
        data-key="h"
        aria-keyshortcuts="H"
        onClick={() => want(!wanted)}
      >
        <EyeIcon size={16} aria-hidden="true" />
        <span className="pk-hint-words">{wanted ? 'Hide the advice' : 'What would the bot do?'}</span>
        <kbd className="key" aria-hidden="true">
          H
        </kbd>
      </button>
      {hint !== null && <Advice hint={hint} />}
      {isMissing && <p>The advice could not be fetched. Hide it and ask again in a moment.</p>}
    </div>
  )
}
