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

/** Who made most of it, beside you. */
export function comparisonWords(games: readonly DealGame[]): string {
  const scored = games.filter(({ score }) => score !== null)
  const [best] = scored
  const own = scored.find(({ you }) => you)
  if (best === undefined) return 'Nobody has come to an end yet.'
  if (own === undefined) return `${best.name} made most of it.`
  if (scored.length === 1) return 'You are the first who has played it to the end.'
  const behind = (best.score ?? 0) - (own.score ?? 0)
  if (best.you) return 'The cards were the same, and nobody made more of them.'
  if (behind === 0) return `The cards were the same, and so is what you and ${best.name} made of them.`
  return `The cards were the same. ${best.name} made ${behind} ${behind === 1 ? 'point' : 'points'} more of them.`
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
