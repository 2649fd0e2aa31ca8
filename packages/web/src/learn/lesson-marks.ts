import { answerAt, isDo, type Step } from '@turnwright/guide'
import type { Prompt } from '@turnwright/kernel/host'
import { type Advice, refKey } from '@turnwright/tabletop'
import { keysOf } from '../hint/hint-marks.ts'

/** What the coach's lamp falls on: what a step names, and what it waits for, on the table and in the request. */
export function lessonMarks(step: Step, number: number, prompt: Prompt | undefined): ReadonlyMap<string, Advice> {
  const lit = (step.lights ?? []).map(refKey)
  const awaited =
    prompt !== undefined && isDo(step) && step.also !== 'any' ? keysOf(answerAt(step, prompt), prompt) : []
  const advice: Advice = { seat: null, isBots: false, words: '', step: number }
  return new Map([...lit, ...awaited].map((key) => [key, advice]))
}
