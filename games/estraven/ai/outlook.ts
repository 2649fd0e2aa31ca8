import type { Seat } from '@turnwright/kernel'
import type { Card } from '../cards/card.ts'
import { cardCalled } from '../rules/identities.ts'
import type { EstravenView, PermanentView, PlayerView } from '../rules/view.ts'

/** What a player makes of what they see. */
export interface Outlook {
  readonly view: EstravenView
  readonly seat: Seat
  readonly me: PlayerView
  readonly foe: PlayerView
}

export function outlookOf(view: EstravenView, seat: Seat): Outlook {
  const me = view.players[seat]
  const foe = view.players[(seat + 1) % view.players.length]
  if (me === undefined || foe === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return { view, seat, me, foe }
}

export function faceOf(id: string): Card {
  const card = cardCalled(id)
  if (card === null) throw new RangeError(`there is no card ${id}`)
  return card
}

export function isFighter({ health }: PermanentView): boolean {
  return health > 0
}

export function untapped(player: PlayerView): readonly PermanentView[] {
  return player.battlefield.filter((each) => isFighter(each) && !each.tapped)
}

/** E8: a graveyard that has not yet become the library will. */
export function cardsLeft({ library, hasNewLibrary, graveyard, pitched }: PlayerView): number {
  return hasNewLibrary ? library : library + graveyard.length + pitched.length
}
