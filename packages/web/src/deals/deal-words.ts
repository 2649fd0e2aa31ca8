import type { DealGame, DealState } from '@turnwright/protocol/client'

const NUMBERS = ['no time', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times']

/** How often it was played, in words as long as they are short. */
export function playedWords(games: number): string {
  return NUMBERS[games] ?? `${games} times`
}

/** Whose deal it is, above its title. */
export function dealKicker({ kind, day, by }: DealState): string {
  if (kind === 'day' && day !== null) return `The deal of ${dayWords(day)}`
  return by === null ? 'A deal for all who have the link' : `${by} opened this deal`
}

export function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** When it closes, by the reader's own clock. */
export function closingWords({ closes, open }: Pick<DealState, 'closes' | 'open'>): string {
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(closes))
  return open ? `Open until ${when}` : `Closed since ${when}`
}

/** Who made the most points of it, beside you: at another table they may have won, or not. */
export function comparisonWords(games: readonly DealGame[]): string {
  const own = pointsIn(games.filter(({ you }) => you))[0]
  const [best] = pointsIn(games.filter(({ you }) => !you)).toSorted((one, other) => other.points - one.points)
  if (own === undefined) return best === undefined ? 'Nobody has come to an end yet.' : `${best.name} made most of it.`
  if (best === undefined) return 'You are the first who has played it to the end.'
  const behind = best.points - own.points
  if (behind < 0) return 'The cards were the same, and nobody made more of them.'
  if (behind === 0) return `The cards were the same, and so is what you and ${best.name} made of them.`
  return `The cards were the same. ${best.name} made ${behind} ${behind === 1 ? 'point' : 'points'} more of them.`
}

function pointsIn(games: readonly DealGame[]): readonly { readonly name: string; readonly points: number }[] {
  return games.flatMap(({ name, score }) => (score === null ? [] : [{ name, points: score }]))
}

/** What all who play a deal meet alike. */
export const SAME_FOR_ALL = [
  'What is dealt at the beginning',
  'The options',
  'Which bots sit in the other seats',
  'Chance, in its order',
] as const

/** Of the one game that may have been played before the deal was opened: what its bots drew for themselves nobody meets again. */
export function luckOfBotsWords({ kind, by, seats }: Pick<DealState, 'kind' | 'by' | 'seats'>): string | null {
  if (kind === 'day' || by === null || !seats.some((seat) => seat.kind === 'bot')) return null
  return `If it was made of a game that ${by} had played already, the bots had luck of their own in that game; in all others they have the same.`
}

export function stateWords({ state, won, you, seat }: DealGame): string {
  if (state === 'given-up') return 'gave it up'
  if (state === 'playing') return you ? 'not over yet' : 'still playing'
  const where = seat === 0 ? '' : `, in seat ${seat + 1}`
  return won === null ? 'sealed' : `${won ? 'won' : 'did not win'} at the table${where}`
}

export function dealPath(id: string): string {
  return `/deals/${id}`
}
