import type { DealGame, DealState } from '@turnwright/protocol'
import { seatOf, type StoredDeal, type StoredDealGame } from './stored-deal.ts'

interface Looked {
  readonly deal: StoredDeal
  readonly games: readonly StoredDealGame[]
  /** How many there are in all. */
  readonly played: number
  readonly person: string | null
  readonly now: number
}

/** A deal as somebody may know it: before their own game is over, and while it is open, nothing of what came of others. */
export function dealStateFor({ deal, games, played, person, now }: Looked): DealState {
  const { id, game, day, byName, closes, seats } = deal
  const own = games.find((each) => each.person === person)
  const sealed = !mayCompare(deal, own, now)
  const open = now < closes
  const told = games.map((each) => toldOf(each, { you: each === own, sealed, open }))
  return {
    id,
    game,
    kind: day === null ? 'link' : 'day',
    day,
    by: byName,
    closes: new Date(closes).toISOString(),
    open,
    seats: seats.map((seat) => ({ ...seat })),
    you: own === undefined || own.status === null ? null : { table: own.table, status: own.status },
    sealed,
    played,
    games: sealed ? told : told.toSorted(byScore),
  }
}

/** Whether somebody is done with the deal, or everybody is. */
export function mayCompare({ closes }: StoredDeal, own: StoredDealGame | undefined, now: number): boolean {
  return now >= closes || (own !== undefined && isOver(own) && own.result !== null)
}

export function isOver({ status }: StoredDealGame): boolean {
  return status === 'finished' || status === 'closed'
}

interface As {
  readonly you: boolean
  readonly sealed: boolean
  readonly open: boolean
}

function toldOf(game: StoredDealGame, { you, sealed, open }: As): DealGame {
  const { number, table, result } = game
  const seat = seatOf(game)
  const isKnown = (you || !sealed) && result !== null
  return {
    number,
    name: game.seats[seat]?.name ?? 'Somebody',
    you,
    seat,
    // Whether others have come to an end tells nothing of how.
    state: isOver(game)
      ? game.status === 'finished' && game.seats[seat]?.left !== true
        ? 'finished'
        : 'given-up'
      : 'playing',
    score: isKnown ? (result.scores[seat] ?? null) : null,
    won: isKnown ? result.winners.includes(seat) : null,
    table: you || !open ? table : null,
  }
}

/** The best first; those without a score last, in the order in which they began. */
function byScore(one: DealGame, other: DealGame): number {
  return (
    Number(one.score === null) - Number(other.score === null) ||
    Number(other.won) - Number(one.won) ||
    (other.score ?? 0) - (one.score ?? 0) ||
    one.number - other.number
  )
}
