import type { GameResult, Player, Seat } from '@turnwright/kernel'
import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import { inWords } from '@turnwright/tabletop'

/** Whose game it was, in a few words. */
export function originWords({ players, knownTo }: TableOrigin): string {
  if (knownTo !== null) return 'your game'
  return players.length === 1 ? `a game of ${players[0]}` : `the game of ${inWords([...players])}`
}

/** What was dealt anew, in one sentence. */
export function dealtAnew({ knownTo }: Pick<TableOrigin, 'knownTo'>): string {
  return knownTo === null ? 'What nobody had seen was shuffled anew.' : 'All that you did not know was dealt anew.'
}

/** As much of a result as both ends are told by. */
type Ended = Pick<GameResult, 'winners'>

/** What became of a seat. */
function fateOf(seat: Seat, { winners }: Ended): string {
  if (winners.length === 0) return 'drew'
  return winners.includes(seat) ? 'won' : 'lost'
}

/** Both ends in one line: of the seat of whoever looks, or of all. */
export function bothEnds(
  seat: Seat | null,
  players: readonly Player[],
  result: Ended,
  { players: before }: TableOrigin,
  really: Ended | null,
): string {
  if (seat === null)
    return really === null
      ? `${winnersOf(result, players)}.`
      : `${winnersOf(result, players)}. Really ${winnersOf(really, named(before))}.`
  const [now, then] = [fateOf(seat, result), really === null ? null : fateOf(seat, really)]
  if (then === null) return `You ${now}.`
  const self = before[seat] === players[seat]?.name
  if (now === then) return `You ${now}, as ${self ? 'you really' : before[seat]} did.`
  return `You ${now}. ${self ? 'Really you' : before[seat]} ${then} this one.`
}

export function named(names: readonly string[]): readonly Player[] {
  return names.map((name, seat) => ({ seat, name }))
}

export function winnersOf({ winners }: Ended, players: readonly Player[]): string {
  if (winners.length === 0) return 'nobody won'
  return `${inWords(winners.map((seat) => players[seat]?.name ?? '?'))} won`
}

/** Where the two games parted. */
export function partingWords(
  { alike, parted, at }: OriginEnding,
  before: readonly string[],
  now: readonly Player[],
): string {
  if (alike === null) return ''
  if (parted === null) return 'They never did: one is as the other, as far as it went.'
  const where = `Answer ${at + alike + 1}`
  const asked = parted.title === '' ? '' : `, at “${parted.title}”`
  return `${where}${asked}: ${before[parted.seat]} chose one thing, ${now[parted.bySeat]?.name} another.`
}
