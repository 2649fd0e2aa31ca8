import type { PastGame } from '@turnwright/protocol/client'

export interface Opponent {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly agent: string | null
}

/** A game of ours that is over, as a list shows it. */
export interface PlayedGame extends PastGame {
  /** 1 is first; those who share a place have the same. */
  readonly places: readonly number[]
  readonly place: number
  /** Whether somebody else did worse. */
  readonly isWon: boolean
  readonly others: readonly Opponent[]
}

export function playedGame(past: PastGame): PlayedGame {
  const places = past.seats.map((_, seat) => placeOf(past, seat))
  return {
    ...past,
    places,
    place: places[past.seat] ?? past.seats.length,
    isWon: past.winners.includes(past.seat) && past.winners.length < past.seats.length,
    others: past.seats.flatMap(({ name, kind, agent }, seat) =>
      seat === past.seat ? [] : [{ name: name ?? 'Somebody', kind, agent }],
    ),
  }
}

/** Who wins is first, whatever the scores say; a game that nobody wins is shared by those with most points. */
function placeOf({ winners, scores }: PastGame, seat: number): number {
  if (winners.includes(seat)) return 1
  const own = scores[seat] ?? 0
  const better = scores.filter((score, other) => other !== seat && !winners.includes(other) && score > own).length
  return 1 + winners.length + better
}
