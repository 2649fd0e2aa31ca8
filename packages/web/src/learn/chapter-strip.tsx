import type { Guide, GuideWords } from '@turnwright/guide'
import { Check, Lamp } from 'lucide-react'
import './chapter-strip.css'

interface ChapterStripProps {
  readonly guide: Guide
  readonly words: GuideWords
  /** The step somebody stands at, counted from 0. */
  readonly at: number
  readonly onStep: (step: number) => void
  readonly onPlayOn: (() => void) | null
}

/** Where we are in the lesson: its chapters, each of them a way there. */
export function ChapterStrip({ guide, words, at, onStep, onPlayOn }: ChapterStripProps) {
  const chapters = chaptersOf(guide)
  const all = chapters.at(-1)?.end ?? 0
  return (
    <nav className="lesson" aria-label="Lesson">
      <p className="lesson-name">
        <Lamp aria-hidden="true" />
        <span>
          <b>Learn by playing</b>
          <small className="num">{minutesLeft(guide.minutes, at, all)}</small>
        </span>
      </p>
      <ol className="chapters">
        {chapters.map(({ id, start, end }, number) => {
          const state = at >= end ? 'done' : at >= start ? 'now' : 'later'
          return (
            <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <button type="button" onClick={() => onStep(start)}>
                <span className="chapter-no num">{state === 'done' ? <Check aria-hidden="true" /> : number + 1}</span>
                <span className="chapter-words">
                  <b>{words.chapters[id]}</b>
                  <small className="num">{countWords(at, start, end)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {onPlayOn !== null && (
        <button type="button" className="btn btn-small" onClick={onPlayOn}>
          Play on without it
        </button>
      )}
    </nav>
  )
}

interface Span {
  readonly id: string
  readonly start: number
  readonly end: number
}

export function chaptersOf({ chapters }: Guide): readonly Span[] {
  let start = 0
  return chapters.map(({ id, steps }) => {
    const span = { id, start, end: start + steps.length }
    start = span.end
    return span
  })
}

function countWords(at: number, start: number, end: number): string {
  const steps = end - start
  if (at < start) return steps === 1 ? '1 step' : `${steps} steps`
  return `${Math.min(steps, at - start + (at < end ? 1 : 0))} of ${steps}`
}

function minutesLeft(minutes: number, at: number, all: number): string {
  const left = Math.ceil((minutes * (all - at)) / Math.max(1, all))
  if (left === 0) return 'done'
  return left === 1 ? '1 minute left' : `${left} minutes left`
}
