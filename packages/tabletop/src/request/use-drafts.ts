import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { useCallback, useMemo, useRef, useState } from 'react'
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
  /** Ahead of what is drawn: the next click may come before that is. */
  const latest = useRef(kept)
  const put = useCallback(
    (next: Drafts) => {
      latest.current = next
      keeper?.keep(next)
      setKept(next)
    },
    [keeper],
  )
  const drafts = useMemo(() => openDrafts(prompts, kept), [prompts, kept])

  const choose = useCallback(
    ({ prompt, path }: Offer) => {
      const { requestId } = prompt
      const open = openDrafts(prompts, latest.current)
      if (answersAtOnce(prompt, path)) answer(prompt, selectionOf(prompt, toggle(prompt, EMPTY, path)))
      else put({ ...open, [requestId]: toggle(prompt, open[requestId] ?? EMPTY, path) })
    },
    [prompts, answer, put],
  )
  const takeBack = useCallback(() => {
    const open = openDrafts(prompts, latest.current)
    const [requestId, draft] = Object.entries(open).findLast(([, picks]) => picks.length > 0) ?? []
    if (requestId === undefined || draft === undefined) return false
    put({ ...open, [requestId]: draft.slice(0, -1) })
    return true
  }, [prompts, put])

  return { drafts, choose, takeBack }
}

/** What of the drafts can still be chosen. */
function openDrafts(prompts: readonly Prompt[], kept: Drafts): Drafts {
  const open = prompts.flatMap((prompt) => {
    const draft = kept[prompt.requestId]
    return draft === undefined ? [] : [[prompt.requestId, fitting(prompt, draft)] as const]
  })
  return Object.fromEntries(open)
}
