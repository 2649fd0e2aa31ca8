import type { KeyedStore } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import { usePointedCard } from './card-life.ts'

export interface FollowedCard {
  /** The card whose moments are told; null where nobody follows one. */
  readonly followed: number | null
  readonly follow: (card: number | null) => void
  /** The followed one, or whichever is pointed at. */
  readonly lit: number | null
}

/** A card that is pressed on the table is followed until another one is, or nobody wants to any more. */
export function useFollowedCard(pointing: KeyedStore<true>): FollowedCard {
  const pointed = usePointedCard(pointing)
  const [followed, follow] = useState<number | null>(null)
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const place = target instanceof Element ? target.closest('.board-area [data-place^="card:"]') : null
      const card = /^card:(\d+)$/.exec(place?.getAttribute('data-place') ?? '')?.[1]
      if (card !== undefined) follow(Number(card))
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
  return { followed, follow, lit: followed ?? pointed }
}
