import { useSyncExternalStore } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { type Offer, pointedBy } from './offers.ts'

/** The first of these offers that is pointed at, so that what it would do can be shown before it is chosen. */
export function usePointedOffer(offers: readonly Offer[]): Offer | null {
  const { pointing } = useTableVoice()
  const find = () => offers.findIndex((offer) => pointing.get(pointedBy(offer)) === true)
  const at = useSyncExternalStore(pointing.subscribe, find, find)
  return offers[at] ?? null
}
