import {
  accepts,
  answerAt,
  backTo,
  type DoStep,
  followed,
  type Guide,
  isDo,
  nextDeed,
  nextStep,
  type Progress,
  standsAt,
  type Step,
  stepsOf,
} from '@turnwright/guide'
import type { AnySelection, Projection, Prompt } from '@turnwright/kernel/host'
import { type Advice, KeyedStore } from '@turnwright/tabletop'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { lessons } from '../offline/local-client.ts'
import type { TableNow, TableStore } from '../table/table-store.ts'
import { type KeptLesson, keptLesson } from './kept-lesson.ts'
import { lessonMarks } from './lesson-marks.ts'

export interface Lesson {
  /** Counted from 0; as many as there are steps when all are done. */
  readonly at: number
  readonly steps: readonly Step[]
  readonly step: Step | null
  /** Somebody gave another answer than the coach waits for. */
  readonly isOtherwise: boolean
  /** The lesson stands at a question that the game does not ask. */
  readonly isLost: boolean
  readonly marks: KeyedStore<Advice>
  /** The names of what the lamp falls on. */
  readonly lit: readonly string[]
  readonly admits: (prompt: Prompt, selection: AnySelection) => boolean
  /** Goes to a step: forward by giving the answers on the way there, back by taking them back. */
  readonly goToStep: (step: number) => void
}

interface Lessoned {
  readonly game: string
  readonly guide: Guide
  readonly kept: KeptLesson
  readonly store: TableStore
  readonly now: TableNow
  readonly play: Projection
  readonly onPlayOn: () => void
}

const NOTHING_LIT: ReadonlyMap<string, Advice> = new Map()

/** Follows the table through a guide, step by step. */
export function useLesson({ game, guide, kept, store, now, play, onPlayOn }: Lessoned): Lesson {
  const { table } = kept
  const steps = useMemo(() => stepsOf(guide), [guide])
  const [progress, setProgress] = useState<Progress>(kept.progress)
  const [aim, setAim] = useState<number | null>(null)
  const [otherwise, setOtherwise] = useState<number | null>(null)
  const { answers, prompts } = play
  const isBack = aim !== null && aim < progress.step
  const isOver = play.result !== null
  const follows = isBack ? progress : followed(guide, progress, { answers, prompts, isOver })
  if (follows !== progress) setProgress(follows)
  // What was to be taken back is taken back: the lesson stands where it was sent to.
  if (isBack && answers <= (progress.trail[aim] ?? 0)) {
    setProgress(backTo(progress, aim))
    setAim(null)
  }
  const step = steps[progress.step] ?? null
  const deed = steps[nextDeed(guide, progress.step)]
  const prompt = deed !== undefined && isDo(deed) ? promptFor(deed, prompts) : undefined

  const isAhead = aim !== null && !isBack
  if (isAhead && (progress.step >= aim || step === null || now.notice !== null)) setAim(null)
  else if (isAhead && step !== null && !isDo(step)) setProgress(nextStep(progress, answers))

  useEffect(() => keptLesson.keep(game, { table, progress }), [game, table, progress])

  // On the way to a later step the lesson answers by itself.
  useEffect(() => {
    if (!isAhead || step === null || !isDo(step)) return
    const asked = promptFor(step, prompts)
    if (asked !== undefined && !now.busy && asked.requestId === progress.asked)
      store.answer(asked, answerAt(step, asked))
  }, [isAhead, progress.asked, step, prompts, now.busy, store])

  const marks = useMemo(() => new KeyedStore<Advice>(), [])
  const lit = useMemo(
    () => (step === null ? NOTHING_LIT : lessonMarks(step, progress.step + 1, isDo(step) ? prompt : undefined)),
    [step, progress.step, prompt],
  )
  useEffect(() => marks.replace(lit), [marks, lit])

  const admits = useCallback(
    (asked: Prompt, selection: AnySelection) => {
      const next = nextDeed(guide, progress.step)
      const due = steps[next]
      if (due === undefined || !isDo(due)) {
        // The lesson is over: whoever answers plays on.
        queueMicrotask(onPlayOn)
        return true
      }
      if (!standsAt(due, asked.about) || !accepts(due, selection)) {
        setOtherwise(next)
        return false
      }
      // Whoever knows what to do need not read on until it is said.
      let there = progress
      while (there.step < next) there = nextStep(there, answers)
      setProgress(there)
      return true
    },
    [guide, steps, progress, answers, onPlayOn],
  )

  const goToStep = useCallback(
    (to: number) => {
      setOtherwise(null)
      setAim(to)
      const then = progress.trail[to]
      if (to < progress.step && then !== undefined && then < answers)
        lessons.goBack(table, then).catch(() => setAim(null))
    },
    [progress, answers, table],
  )

  const isSettled = isOver || prompts.length > 0
  const isLost = step !== null && isDo(step) && isSettled && !now.busy && progress.asked === null
  const said = otherwise !== null && (otherwise === progress.step || nextDeed(guide, progress.step) === otherwise)
  return {
    at: progress.step,
    steps,
    step,
    isOtherwise: said,
    isLost,
    marks,
    lit: [...lit.keys()],
    admits,
    goToStep,
  }
}

function promptFor(step: DoStep, prompts: readonly Prompt[]): Prompt | undefined {
  return prompts.find(({ about }) => standsAt(step, about))
}
