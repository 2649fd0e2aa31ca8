import type { Verdict } from '@turnwright/workbench/wire'
import { Check, GitBranch, TriangleAlert } from 'lucide-react'
import type { Bench } from './use-bench.ts'
import './reload-banner.css'

/** What became of the open game when its rules were saved, and what is wrong with them. */
export function ReloadBanner({ bench }: { readonly bench: Bench }) {
  const { now, refusal } = bench
  const latest = now.verdicts.at(-1) ?? null
  return (
    <div className="reload-lines">
      <section className="reload" aria-label="Saved rules" data-kind={latest?.kind}>
        {latest !== null && <Latest verdict={latest} bench={bench} />}
      </section>
      {now.secrets !== null && now.secrets.told !== null && (
        <p className="bench-wrong" role="alert">
          <b>A secret is told.</b> {now.secrets.told}
        </p>
      )}
      {now.types.kind === 'wrong' && (
        <ul className="bench-wrong" aria-label="Types">
          {now.types.problems.map(({ place, message }) => (
            <li key={`${place} ${message}`}>
              <b>{place}</b> does not type-check: {message}
            </li>
          ))}
        </ul>
      )}
      {now.types.kind === 'unchecked' && <p className="bench-note">Types are not checked. {now.types.why}</p>}
      {refusal !== null && refusal !== latest?.reason && (
        <p className="bench-wrong" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}

function Latest({ verdict, bench: { now, ask } }: { readonly verdict: Verdict; readonly bench: Bench }) {
  const { kind, equal, of, reason, isBeginning } = verdict
  const isOpen = now.lost.length > 0
  return (
    <>
      <output className="reload-words">
        <VerdictChip kind={kind} />
        <span>
          {kind === 'EXACT' && exactWords(of)}
          {kind === 'DIVERGED' && (
            <>
              <b>{isBeginning ? 'before the first answer.' : `at answer ${equal + 1} of ${of}.`}</b> {reason}.{' '}
              {isOpen && `The table stands where it still came out the same, after answer ${equal}.`}
            </>
          )}
          {kind === 'FAULT' && `${reason} The table goes on with what was there before.`}
        </span>
        {verdict.files.length > 0 && <small className="saved-files">{verdict.files.join(', ')} saved</small>}
      </output>
      {kind === 'DIVERGED' && isOpen && (
        <span className="reload-acts">
          <button type="button" className="slate-btn reload-go" onClick={() => void ask({ do: 'go-on' })}>
            Go on from answer {equal}
          </button>
          {now.canKeepOld && (
            <button type="button" className="slate-btn" onClick={() => void ask({ do: 'keep-old' })}>
              Keep the old rules
            </button>
          )}
        </span>
      )}
      <ol className="reload-past" aria-label="Earlier">
        {now.verdicts.slice(0, -1).map((each) => (
          <li key={each.when}>
            <time>{new Date(each.when).toTimeString().slice(0, 5)}</time>
            <VerdictChip kind={each.kind} />
          </li>
        ))}
      </ol>
    </>
  )
}

function VerdictChip({ kind }: Pick<Verdict, 'kind'>) {
  const Sign = kind === 'EXACT' ? Check : kind === 'DIVERGED' ? GitBranch : TriangleAlert
  return (
    <span className="verdict-chip" data-kind={kind}>
      <Sign aria-hidden="true" />
      {kind}
    </span>
  )
}

function exactWords(of: number): string {
  if (of === 0) return 'The game begins as it did.'
  return of === 1 ? 'The one answer comes out the same.' : `All ${of} answers come out the same.`
}
