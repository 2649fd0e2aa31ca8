import { useState } from 'react'
import type { PenView, PlayerView } from '../../rules/view.ts'
import { arrangedPens, moveAnimal } from './move-animal.ts'

export interface Herding {
  readonly pens: readonly PenView[]
  readonly isMoving: boolean
  readonly from: string | null
  /** What to do next, or why the last move was not possible. */
  readonly words: string
  readonly start: () => void
  readonly stop: () => void
  readonly onPen: (at: string) => void
}

const PICK = 'Pick a pen to move an animal from.'

/**
 * Where the animals stand is up to their owner, and makes no difference to the rules while all have a place: so it is
 * kept on this page, and ends when the herd no longer fits it.
 */
export function useHerding(player: PlayerView): Herding {
  const [own, setOwn] = useState<readonly PenView[] | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [from, setFrom] = useState<string | null>(null)
  const [words, setWords] = useState(PICK)
  const pens = arrangedPens(player, own)
  const onPen = (at: string) => {
    if (from === null) {
      const isEmpty = pens.every((pen) => pen.at !== at || Object.values(pen.animals).every((n) => n === 0))
      setWords(isEmpty ? 'Nothing stands there.' : 'Now choose where it goes.')
      return setFrom(isEmpty ? null : at)
    }
    setFrom(null)
    if (from === at) return setWords(PICK)
    const moved = moveAnimal(player, pens, from, at)
    setWords('reason' in moved ? moved.reason : PICK)
    if ('pens' in moved) setOwn(moved.pens)
  }
  const start = () => {
    setWords(PICK)
    setMoving(true)
  }
  const stop = () => {
    setFrom(null)
    setMoving(false)
  }
  return { pens, isMoving, from, words, start, stop, onPen }
}
