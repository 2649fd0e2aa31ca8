import type { Projection, Prompt } from '@turnwright/kernel/host'
import type { GivenHint, TableState } from '@turnwright/protocol/client'
import { type Advice, type GameUi, type HintTool, KeyedStore } from '@turnwright/tabletop'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { reasonOf } from '../lobby/use-wish.ts'
import type { TableStore } from '../table/table-store.ts'
import { hintMarks } from './hint-marks.ts'
import { retoldHint } from './retold-hint.ts'

/** A hint that was asked for. */
export interface HintNow {
  readonly prompt: Prompt
  /** Null while it is on its way. */
  readonly given: GivenHint | null
  /** Why there is none. */
  readonly problem: string | null
}

export interface Hints {
  /** Null where no hints are given. */
  readonly tool: HintTool | null
  readonly now: HintNow | null
  /** Its numbers, on the table and in the request. */
  readonly marks: KeyedStore<Advice>
  readonly hide: () => void
}

interface Asked {
  readonly requestId: string
  /** The same question may come back after answers were taken back, in another position. */
  readonly branchId: number
  readonly given: GivenHint | null
  readonly problem: string | null
}

/** Hints on one's open questions, worked out where the table is kept. A hint goes when its question does. */
export function useHints(store: TableStore, { hints }: TableState, play: Projection, ui: GameUi | null): Hints {
  const { prompts, branchId } = play
  const [asked, setAsked] = useState<Asked | null>(null)
  const marks = useMemo(() => new KeyedStore<Advice>(), [])
  const prompt = prompts.find(({ requestId }) => requestId === asked?.requestId)
  const now = useMemo(
    () =>
      asked === null || prompt === undefined || asked.branchId !== branchId
        ? null
        : { prompt, given: asked.given && retold(asked.given, prompt, play, ui), problem: asked.problem },
    [asked, prompt, branchId, play, ui],
  )
  const hide = useCallback(() => setAsked(null), [])
  const shown = now?.prompt.requestId ?? null
  const toggle = useCallback(
    ({ requestId }: Prompt) => {
      if (shown === requestId) return setAsked(null)
      const wish = { requestId, branchId, given: null, problem: null }
      const settle = (change: Partial<Asked>) =>
        setAsked((last) => (last?.requestId === requestId ? { ...last, ...change } : last))
      setAsked(wish)
      store.hint(requestId).then(
        (given) => settle({ given }),
        (error: unknown) => settle({ problem: reasonOf(error) }),
      )
    },
    [shown, branchId, store],
  )
  useEffect(() => {
    marks.replace(now?.given ? hintMarks(now.given.hint, now.prompt) : new Map())
  }, [marks, now])
  const tool = useMemo(() => (hints.mayAsk ? { shown, toggle } : null), [hints.mayAsk, shown, toggle])
  return { tool, now: hints.mayAsk ? now : null, marks, hide }
}

function retold({ hint, number }: GivenHint, prompt: Prompt, play: Projection, ui: GameUi | null): GivenHint {
  return { number, hint: retoldHint(hint, prompt, play, ui) }
}
