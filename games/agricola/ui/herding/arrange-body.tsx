import { type Asked, useTableVoice } from '@turnwright/tabletop'
import type { AgricolaView } from '../../rules/view.ts'
import { useSharedDraft } from '../request/shared-draft.ts'
import { answerOf, herdDraft, NOTHING_MOVED } from './herd-draft.ts'
import './pen-buttons.css'

/** Animals are moved on the farm; here their owner is done with it. */
export function ArrangeBody({ prompt, view, seat }: Asked<AgricolaView>) {
  const { answer, busy } = useTableVoice()
  const { pens, words } = useSharedDraft(herdDraft, prompt.requestId)
  const player = view.players[seat ?? 0]
  if (player === undefined) return null
  return (
    <div className="ag-arranging">
      <output>{words}</output>
      <div className="ag-fencing-foot">
        <button
          type="button"
          className="btn btn-primary"
          data-key="c"
          aria-disabled={busy || undefined}
          onClick={() => !busy && answer(prompt, [answerOf(pens ?? player.farm.pens)])}
        >
          {pens === null ? 'Leave them there' : 'Keep them there'}
          <kbd className="key">C</kbd>
        </button>
        <button type="button" className="btn" onClick={() => herdDraft.put(prompt.requestId, NOTHING_MOVED)}>
          Start over
        </button>
      </div>
    </div>
  )
}
