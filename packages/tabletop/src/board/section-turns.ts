import { createContext, type Provider, startTransition, useContext, useEffect, useState } from 'react'
import { usePhone } from './use-phone.ts'

/** What one looks for first; whatever else there is comes last. */
const FIRST: readonly string[] = ['mine', 'table']
const LAST_TURN = FIRST.length

const Turn = createContext(LAST_TURN)
export const SectionTurnProvider: Provider<number> = Turn.Provider

/**
 * A board that is laid at one go keeps the page busy for too long, so its sections are drawn one after the other, a frame each. On a phone
 * one section is seen at a time; where nothing is painted there is nothing to wait for.
 */
export function useSectionTurns(): number {
  const isPhone = usePhone()
  const [turn, setTurn] = useState(() => (typeof document === 'undefined' ? LAST_TURN : 0))
  useEffect(() => {
    if (turn >= LAST_TURN) return
    const painted = requestAnimationFrame(() => startTransition(() => setTurn(turn + 1)))
    return () => cancelAnimationFrame(painted)
  }, [turn])
  return isPhone ? LAST_TURN : turn
}

/** Whether it is this section's turn, or was. */
export function useSectionTurn(id: string): boolean {
  const place = FIRST.indexOf(id)
  return useContext(Turn) >= (place < 0 ? LAST_TURN : place)
}
