import { type Guide, type GuideWords, isDo, type Step } from '@turnwright/guide'
import { Pin, RuleDoor, usePhone } from '@turnwright/tabletop'
import { Check, ChevronDown, ChevronUp, MousePointerClick, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chaptersOf } from './chapter-strip.tsx'
import { Said } from './said.tsx'
import { bringIntoSight, showMe } from './show-me.ts'
import type { Lesson } from './use-lesson.ts'
import './coach-note.css'

interface CoachNoteProps {
  readonly guide: Guide
  readonly words: GuideWords
  readonly lesson: Lesson
  readonly onPlayOn: () => void
}

/** The coach: what to do, and why now. Always in the same place, never over the table. */
export function CoachNote({ guide, words, lesson, onPlayOn }: CoachNoteProps) {
  const { at, steps, step, isOtherwise, isLost, lit, goToStep } = lesson
  const isPhone = usePhone()
  const [isFolded, fold] = useState(false)
  // What a step waits for may be lit only when the partners have played.
  const litNow = lit.join('\n')
  useEffect(() => {
    // The board is drawn first.
    const drawn = requestAnimationFrame(() => bringIntoSight(litNow.split('\n'), isPhone))
    return () => cancelAnimationFrame(drawn)
  }, [isPhone, at, litNow])
  const stepList = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = stepList.current
    const now = list?.querySelector<HTMLElement>('[data-state="now"]')
    // In the middle of its chapter: what was done above it, what comes below.
    if (list && now) list.scrollTop = now.offsetTop - list.offsetTop - (list.clientHeight - now.offsetHeight) / 2
  }, [at])
  if (step === null) return null
  const said = words.steps[step.id]
  const chapter = chaptersOf(guide).find(({ end }) => at < end)
  return (
    <section
      className="coach"
      aria-label={`Coach, step ${at + 1} of ${steps.length}`}
      data-folded={(isPhone && isFolded) || undefined}
      data-kind={isDo(step) ? 'do' : 'look'}
    >
      <header className="coach-head">
        <Pin step={at + 1} />
        <p className="coach-fold-title" aria-hidden="true">
          {said?.title}
        </p>
        <span className="coach-count num">
          {at + 1} of {steps.length}
        </span>
        <button
          type="button"
          className="coach-fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Unfold the coach' : 'Fold the coach'}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </header>
      {/* Another step is read from its beginning. */}
      <div className="coach-main" key={step.id} aria-live="polite" aria-atomic="true">
        <div className="coach-what">
          <h2>
            <Pin step={at + 1} />
            {said?.title}
          </h2>
          <p className="coach-do">
            <Said text={said?.say ?? ''} />
          </p>
          {isOtherwise && (
            <p className="coach-otherwise">
              <Said text={said?.otherwise ?? words.steps[nextDo(lesson)]?.otherwise ?? ''} />
            </p>
          )}
          {isLost && (
            <p className="coach-otherwise">
              The table went another way than this lesson. Go back a step, or play on without it.
            </p>
          )}
        </div>
        <div className="coach-why">
          {said?.why !== undefined && (
            <p>
              <b>{isDo(step) ? 'Why now' : 'Why it matters'}</b> <Said text={said.why} />
            </p>
          )}
          {said?.meanwhile !== undefined && (
            <p>
              <b>Meanwhile</b> <Said text={said.meanwhile} />
            </p>
          )}
          {isPhone && <StepRules step={step} />}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keys. */}
      <ol className="coach-steps" ref={stepList} tabIndex={0}>
        {chapter !== undefined &&
          steps.slice(chapter.start, chapter.end).map((each, index) => {
            const number = chapter.start + index
            return (
              <li key={each.id} data-state={number < at ? 'done' : number === at ? 'now' : undefined}>
                {number < at ? <Check aria-hidden="true" /> : <i className="num">{number + 1}</i>}
                <span>{words.steps[each.id]?.title}</span>
              </li>
            )
          })}
      </ol>
      <footer className="coach-foot">
        <button
          type="button"
          className="btn btn-small coach-back"
          data-key="b"
          aria-label="Back a step"
          aria-disabled={at === 0 || undefined}
          onClick={() => at > 0 && goToStep(at - 1)}
        >
          <Undo2 aria-hidden="true" />
          <span className="coach-back-word">Back</span>
        </button>
        {isDo(step) ? (
          <>
            <button type="button" className="btn btn-small btn-lamp" onClick={() => showMe(lit)}>
              <MousePointerClick aria-hidden="true" />
              Show me
            </button>
            <button type="button" className="btn btn-small" data-key="k" onClick={() => goToStep(at + 1)}>
              Skip step <kbd className="key">K</kbd>
            </button>
          </>
        ) : (
          <button type="button" className="btn btn-small btn-lamp" data-key="k" onClick={() => goToStep(at + 1)}>
            Go on <kbd className="key">K</kbd>
          </button>
        )}
        <span className="coach-count num">
          Step <b>{at + 1}</b> of {steps.length}
        </span>
        {!isPhone && <StepRules step={step} />}
        <button type="button" className="btn btn-small btn-quiet coach-end" onClick={onPlayOn}>
          End lesson
        </button>
      </footer>
    </section>
  )
}

function StepRules({ step }: { readonly step: Step }) {
  return (
    <span className="coach-rules">
      {(step.rules ?? []).map((number) => (
        <RuleDoor key={number} number={number} />
      ))}
    </span>
  )
}

/** The step whose answer somebody has tried to give already, while the coach still speaks of something before it. */
function nextDo({ at, steps }: Lesson): string {
  return steps.slice(at).find(isDo)?.id ?? ''
}
