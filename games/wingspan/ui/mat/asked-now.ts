import type { Projection } from '@turnwright/kernel/host'
import { questionOf } from '../../words/question-of.ts'

/** What the open questions mean for the mats. */
export interface AskedNow {
  /** The bird whose power asks something, whoever is asked. */
  readonly acting: number | null
  /** Whoever looks is asked for a row: free slots can be chosen. */
  readonly wantsRow: boolean
}

export function askedNow({ prompts, waitingFor }: Pick<Projection, 'prompts' | 'waitingFor'>): AskedNow {
  const own = prompts.map(({ about }) => questionOf(about))
  const all = [...own, ...waitingFor.map(({ about }) => questionOf(about))]
  const acting = all.find((question) => question !== null && 'card' in question && question.card !== null)
  return {
    acting: acting !== null && acting !== undefined && 'card' in acting ? acting.card : null,
    wantsRow: own.some((question) => question?.kind === 'settle' || question?.kind === 'move-bird'),
  }
}
