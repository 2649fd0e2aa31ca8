import type { Plain } from '@turnwright/kernel'
import { type Asked, useSharedDraft, useTableVoice, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { edgeNames } from '../../farm/index.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { Sign } from '../signs/sign.tsx'
import { draftOf, fenceDraft, NO_FENCES } from './fence-draft.ts'
import { fencePayments, fencingTerms } from './fencing-terms.ts'
import { fenceVerdict } from './fence-verdict.ts'
import '../request/draft-foot.css'
import './fence-body.css'

/** Fences as one answer: what they cost, whether they close, and a layout for those who want one. */
export function FenceBody({ prompt, view, seat }: Asked<AgricolaView>): ReactElement | null {
  const { answer, busy } = useTableVoice()
  const draft = useSharedDraft(fenceDraft, prompt.requestId)
  const player = view.players[seat ?? 0]
  if (player === undefined) return null
  const terms = fencingTerms(prompt, player)
  const verdict = fenceVerdict(farmOfView(player), draft, terms)
  const edges = edgeNames(draft)
  const isReady = verdict.reason === null && !busy
  const suggest = () => {
    const layouts = prompt.examples.map(edgesIn)
    const now = layouts.findIndex(
      (layout) => layout.length === edges.length && layout.every((edge) => edges.includes(edge)),
    )
    fenceDraft.put(prompt.requestId, draftOf(layouts[(now + 1) % layouts.length] ?? []))
  }
  return (
    <div className="ag-fencing">
      <p className="ag-bill num">
        <b>{verdict.price}</b>
        {terms.oneCell === true ? (
          <span>for nothing</span>
        ) : (
          <span>
            of {terms.affordable} {fencePayments(player).join(' or ')}
            {terms.free > 0 && <small>{terms.free} fences cost nothing</small>}
          </span>
        )}
        <span className="ag-bill-pips" aria-hidden="true">
          {Array.from({ length: Math.min(terms.affordable, 8) }, (_, at) => (
            <Sign key={at} of="wood" className={at < verdict.price ? undefined : 'ag-unspent'} />
          ))}
        </span>
      </p>
      <output className="ag-verdict" data-is={verdict.reason === null ? 'closed' : 'open'}>
        <Sign of="fence" />
        <span>{verdict.words}</span>
      </output>
      <div className="ag-draft-foot">
        <button
          type="button"
          className="btn btn-primary"
          data-key="c"
          aria-keyshortcuts="C"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && answer(prompt, [edges])}
        >
          {verdict.fences === 0
            ? wordsOf(prompt)
            : `Build ${verdict.fences} ${verdict.fences === 1 ? 'fence' : 'fences'}`}
          <kbd className="key" aria-hidden="true">
            C
          </kbd>
        </button>
        <button type="button" className="btn" onClick={suggest}>
          Suggest
        </button>
        <button type="button" className="btn" onClick={() => fenceDraft.put(prompt.requestId, NO_FENCES)}>
          Clear
        </button>
      </div>
    </div>
  )
}

/** A layout among the examples of the question. */
function edgesIn(example: Plain): readonly string[] {
  return Array.isArray(example) ? example.filter((edge) => typeof edge === 'string') : []
}
