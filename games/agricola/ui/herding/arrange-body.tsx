import { type Asked, useSharedDraft, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { afterPen, answerOf, doneWords, herdDraft, NOTHING_MOVED, placesIn, whyNotPen } from './herd-draft.ts'
import { PenRow } from './pen-row.tsx'
import '../request/draft-foot.css'
import './pen-buttons.css'

/** Animals are moved on the farm or here, from row to row; then their owner is done with it. */
export function ArrangeBody({ prompt, view, seat }: Asked<AgricolaView>): ReactElement | null {
  const { answer, busy } = useTableVoice()
  const draft = useSharedDraft(herdDraft, prompt.requestId)
  const player = view.players[seat ?? 0]
  if (player === undefined) return null
  const pens = placesIn(draft, player)
  const isUntouched = draft.pens === null && draft.from === null
  const onPen = (at: string) => herdDraft.put(prompt.requestId, afterPen(player, herdDraft.of(prompt.requestId), at))
  return (
    <div className="ag-arranging">
      <output className="ag-pen-words">{draft.words}</output>
      <div className="choices">
        {pens.map((pen) => (
          <PenRow
            key={pen.at}
            pen={pen}
            isSource={draft.from?.at === pen.at}
            reason={whyNotPen(player, draft, pen.at)}
            onPen={onPen}
          />
        ))}
      </div>
      <div className="ag-draft-foot" data-pair>
        <button
          type="button"
          className="btn btn-primary"
          data-key="c"
          aria-keyshortcuts="C"
          aria-disabled={busy || undefined}
          onClick={() => !busy && answer(prompt, [answerOf(pens)])}
        >
          {doneWords(draft)}
          <kbd className="key" aria-hidden="true">
            C
          </kbd>
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={isUntouched || undefined}
          onClick={() => herdDraft.put(prompt.requestId, NOTHING_MOVED)}
        >
          Start over
        </button>
      </div>
    </div>
  )
}
