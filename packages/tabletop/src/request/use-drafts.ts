import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { useCallback, useMemo, useState } from 'react'
import { answersAtOnce, EMPTY, selectionOf, toggle } from './draft.ts'
import type { Drafts, Offer } from './offers.ts'

export interface DraftTable {
  readonly drafts: Drafts
  /** Chooses or takes back; answers where one click says everything. */
  readonly choose: (offer: Offer) => void
  /** Takes back what was chosen last. False when nothing was chosen. */
  readonly takeBack: () => boolean
}

/** What is chosen but not sent. A draft lives as long as its request, whatever the others do meanwhile. */
export function useDrafts(
  prompts: readonly Prompt[],
  answer: (prompt: Prompt, selection: AnySelection) => void,
): DraftTable {
  const [kept, setKept] = useState<Drafts>({})
  const drafts = useMemo(() => {
    const open = prompts.flatMap(({ requestId }) => {
      const draft = kept[requestId]
      return draft === undefined ? [] : [[requestId, draft] as const]
    })
    return Object.fromEntries(open)
  }, [prompts, kept])

  const choose = useCallback(
    ({ prompt, path }: Offer) => {
      const { requestId } = prompt
      const draft = toggle(prompt, drafts[requestId] ?? EMPTY, path)
      if (answersAtOnce(prompt, path)) answer(prompt, selectionOf(prompt, toggle(prompt, EMPTY, path)))
      else setKept({ ...drafts, [requestId]: draft })
    },
    [drafts, answer],
  )

  const takeBack = useCallback(() => {
    const [requestId, draft] = Object.entries(drafts).findLast(([, picks]) => picks.length > 0) ?? []
    if (requestId === undefined || draft === undefined) return false
    setKept({ ...drafts, [requestId]: draft.slice(0, -1) })
    return true
  }, [drafts])

  return { drafts, choose, takeBack }
}
