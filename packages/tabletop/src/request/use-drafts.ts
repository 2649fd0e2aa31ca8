import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { useCallback, useMemo, useState } from 'react'
import { answersAtOnce, EMPTY, fitting, selectionOf, toggle } from './draft.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import type { Drafts, Offer } from './offers.ts'

export interface DraftTable {
  readonly drafts: Drafts
  /** Chooses or takes back; answers where one click says everything. */
  readonly choose: (offer: Offer) => void
  /** Takes back what was chosen last. False when nothing was chosen. */
  readonly takeBack: () => boolean
}

/** What is chosen but not sent. A draft lives as long as its request, whatever becomes of the page meanwhile. */
export function useDrafts(
  prompts: readonly Prompt[],
  answer: (prompt: Prompt, selection: AnySelection) => void,
  keeper: KeptDrafts | null = null,
): DraftTable {
  const [kept, setKept] = useState<Drafts>(() => keeper?.read() ?? {})
  const put = useCallback(
    (next: Drafts) => {
      setKept(next)
      keeper?.keep(next)
    },
    [keeper],
  )
  const drafts = useMemo(() => {
    const open = prompts.flatMap((prompt) => {
      const draft = kept[prompt.requestId]
      return draft === undefined ? [] : [[prompt.requestId, fitting(prompt, draft)] as const]
    })
    return Object.fromEntries(open)
  }, [prompts, kept])

  const choose = useCallback(
    ({ prompt, path }: Offer) => {
      const { requestId } = prompt
      const draft = toggle(prompt, drafts[requestId] ?? EMPTY, path)
      if (answersAtOnce(prompt, path)) answer(prompt, selectionOf(prompt, toggle(prompt, EMPTY, path)))
      else put({ ...drafts, [requestId]: draft })
    },
    [drafts, answer, put],
  )

  const takeBack = useCallback(() => {
    const [requestId, draft] = Object.entries(drafts).findLast(([, picks]) => picks.length > 0) ?? []
    if (requestId === undefined || draft === undefined) return false
    put({ ...drafts, [requestId]: draft.slice(0, -1) })
    return true
  }, [drafts, put])

  return { drafts, choose, takeBack }
}
