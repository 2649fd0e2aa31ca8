import type { CardId, Seat, Selection } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import { KeyedStore, useKeyed } from '@turnwright/tabletop'
import { createContext, useContext, useMemo } from 'react'
import type { Hint, hintFor } from '../../generator/hint.ts'
import type { DuelView } from '../../rules/view.ts'

/** Whether this person wants hints: the same for the table and the request, and for as long as the page is open. */
const wishes = new KeyedStore<true>()

export function useHintsWanted(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useKeyed(wishes, 'hints') === true
  const want = (next: boolean) => {
    if (!next) return wishes.delete('hints')
    wishes.set('hints', true)
    void fetchAdviser()
  }
  return [wanted, want]
}

/** Who gives hints is large, and most duels are played without: fetched when somebody asks for the first time. */
const advisers = new KeyedStore<typeof hintFor | 'out of reach'>()

async function fetchAdviser(): Promise<void> {
  if (typeof advisers.get('hints') === 'function') return
  advisers.delete('hints')
  try {
    advisers.set('hints', (await import('../../generator/hint.ts')).hintFor)
  } catch {
    advisers.set('hints', 'out of reach')
  }
}

/** Whether hints are wanted and cannot be had. */
export function useAdviceIsMissing(): boolean {
  const [wanted] = useHintsWanted()
  return useKeyed(advisers, 'hints') === 'out of reach' && wanted
}

/** What the generator would do in this seat, from what this seat is told. */
export function useHint(view: DuelView, prompt: Prompt | undefined, seat: Seat | null): Hint | null {
  const [wanted] = useHintsWanted()
  const adviser = useKeyed(advisers, 'hints')
  return useMemo(() => {
    if (!wanted || prompt === undefined || seat === null || typeof adviser !== 'function') return null
    return adviser(view, prompt, seat)
  }, [wanted, view, prompt, seat, adviser])
}

/** The cards that an answer names: those it plays, and what it plays them on. */
export function cardsIn(answer: Selection): readonly number[] {
  return answer.flatMap((pick) => {
    if (typeof pick === 'number') return [pick]
    if (typeof pick === 'object' && pick !== null && 'selection' in pick)
      return [...cardsIn([pick.title]), ...(Array.isArray(pick.selection) ? cardsIn(pick.selection) : [])]
    const [, card] = /^(?:power|discard)-(\d+)$/.exec(typeof pick === 'string' ? pick : '') ?? []
    return card === undefined ? [] : [Number(card)]
  })
}

const NONE: ReadonlySet<number> = new Set()
const Context = createContext(NONE)

export const HintedProvider = Context.Provider

export function useIsHinted(card: CardId): boolean {
  return useContext(Context).has(card)
}
