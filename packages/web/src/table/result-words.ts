import type { GameResult, Player, Seat } from '@turnwright/kernel'
import { inWords } from '@turnwright/tabletop'

/** Who won, in one sentence. */
export function resultWords({ winners }: GameResult, players: readonly Player[], me: Seat | null): string {
  if (winners.length === 0) return players.length === 1 ? 'Not this time' : 'A draw'
  if (winners.length === 1 && winners[0] === me) return 'You win!'
  const names = winners.map((seat) => (seat === me ? 'You' : (players[seat]?.name ?? '?')))
  return winners.length === 1 ? `${names[0]} wins` : `${inWords(names)} win together`
}

/** Points with a true minus sign. */
export function pointWords(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** The seats, best first; equal scores keep their order around the table. */
export function ranking({ scores, winners }: GameResult): readonly { readonly seat: Seat; readonly score: number }[] {
  const ranked = scores.map((score, seat) => ({ seat, score }))
  return ranked.toSorted(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.score - a.score,
  )
}
