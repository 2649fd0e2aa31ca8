import type { Seat } from '@turnwright/kernel'
import type { CardView, EstravenView } from '../../rules/view.ts'

export type ZoneName = 'hand' | 'pitched' | 'graveyard' | 'exile'

/** A pile that is being looked through. */
export interface OpenZone {
  readonly seat: Seat
  readonly zone: ZoneName
}

export const ZONE_TITLES: Readonly<Record<ZoneName, string>> = {
  hand: 'Hand',
  pitched: 'Pitched',
  graveyard: 'Graveyard',
  exile: 'Exile',
}

/** The newest first. */
export function cardsIn(view: EstravenView, { seat, zone }: OpenZone): readonly CardView[] {
  return (view.players[seat]?.[zone] ?? []).toReversed()
}
