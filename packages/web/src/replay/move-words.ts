import type { Player } from '@turnwright/kernel'
import type { CardMove, CardPlace, Eyes } from '@turnwright/replay'
import { whose } from '@turnwright/tabletop'

/**
 * Where a card came from and went to: "To Ana’s hand, from the tray". Places are called what the view of the game calls them. In a game
 * that was played on from an earlier one nobody saw the first cards being dealt.
 */
export function moveWords(
  { stop, from, to }: CardMove,
  players: readonly Player[],
  eyes: Eyes,
  isPlayedOn = false,
): string {
  const words = (place: CardPlace) => placeWords(place, players, eyes)
  if (to === null) return from === null ? 'Out of sight' : `Out of sight, from ${words(from)}`
  if (stop === null) return `${isPlayedOn ? 'Lay in' : 'Dealt to'} ${words(to)}`
  if (from !== null) return `To ${words(to)}, from ${words(from)}`
  return `${isHand(to) ? 'Drawn' : 'Comes'} to ${words(to)}`
}

function placeWords({ seat, zone }: CardPlace, players: readonly Player[], eyes: Eyes): string {
  if (seat === null) return `the ${zone}`
  const owner = whose(players, seat, typeof eyes === 'number' ? eyes : null)
  return `${seat === eyes ? owner.toLowerCase() : owner} ${zone}`
}

function isHand({ zone }: CardPlace): boolean {
  return /(?:^| )hand$/.test(zone)
}
