import type { Prompt } from '@turnwright/kernel/host'
import { type Guide, isDo, stepsOf } from './guide.ts'
import { standsAt } from './question.ts'

/** Where a learner stands: at which step, and how many answers had been given when it and each step before it began. */
export interface Progress {
  /** As many as there are steps: all of them are done. */
  readonly step: number
  readonly trail: readonly number[]
  /** The question that the step waits at; others may answer theirs meanwhile. */
  readonly asked: string | null
}

/** What a lesson looks at of its table. */
export interface TableMoment {
  readonly answers: number
  /** What the learner is asked. */
  readonly prompts: readonly Pick<Prompt, 'about' | 'requestId'>[]
  readonly isOver: boolean
}

export const BEGINNING: Progress = { step: 0, trail: [0], asked: null }

/** Where the lesson stands once the table has come here: further, where the learner did what it waited for, or back, where that was taken back. */
export function followed(guide: Guide, progress: Progress, { answers, prompts, isOver }: TableMoment): Progress {
  const { step, trail, asked } = progress
  if (answers < (trail[step] ?? 0)) {
    const at = trail.findLastIndex((before) => before <= answers)
    return backTo(progress, Math.max(0, at))
  }
  const now = stepsOf(guide)[step]
  if (now === undefined || !isDo(now)) return progress
  if (asked === null) {
    const due = prompts.find(({ about }) => standsAt(now, about))
    return due === undefined ? progress : { ...progress, asked: due.requestId }
  }
  const isOpen = prompts.some(({ requestId }) => requestId === asked)
  // While partners are at it, the lesson waits with them.
  const isSettled = isOver || prompts.length > 0
  return isOpen || !isSettled ? progress : nextStep(progress, answers)
}

/** A step is over: the next one begins at this many answers. */
export function nextStep({ step, trail }: Progress, answers: number): Progress {
  return { step: step + 1, trail: [...trail.slice(0, step + 1), answers], asked: null }
}

export function backTo({ trail }: Progress, step: number): Progress {
  return { step, trail: trail.slice(0, step + 1), asked: null }
}

/** The first step from here on at which something is to be done; the number of steps where there is none. */
export function nextDeed(guide: Guide, from: number): number {
  const steps = stepsOf(guide)
  const at = steps.findIndex((step, index) => index >= from && isDo(step))
  return at < 0 ? steps.length : at
}

/** What was kept, if it can be read: a browser gives back whatever was written there. */
export function readProgress(kept: unknown, guide: Guide): Progress | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { step, trail, asked } = kept as Readonly<Record<string, unknown>>
  if (!isCount(step) || !Array.isArray(trail) || trail.length !== step + 1 || !trail.every(isCount)) return null
  if (step > stepsOf(guide).length) return null
  return { step, trail, asked: typeof asked === 'string' ? asked : null }
}

function isCount(each: unknown): each is number {
  return typeof each === 'number' && Number.isInteger(each) && each >= 0
}
