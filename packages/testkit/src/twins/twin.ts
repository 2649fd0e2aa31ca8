import type { Seat } from '@turnwright/kernel'
import { type CardTable, type Game, type LogEntry, project, ResponseError } from '@turnwright/kernel/host'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'
import type { TrailMark } from './trail.ts'

/** How far a twin went: to the end of the road, or until its story became openly another one. */
export type Outcome = 'followed' | 'parted'

/**
 * Two games that `seat` cannot tell apart, the real one and one with another deal, set out from an earlier question and
 * are given the same answers. All that the seat is told must be the same, letter for letter.
 */
export function compareTwins(
  sitting: Sitting,
  mark: TrailMark,
  cards: CardTable,
  seat: Seat | null,
  atQuestion: (one: Game, other: Game) => void,
): Outcome {
  const { snapshot } = mark
  const { log } = sitting.game
  const one = sitting.resumed(snapshot)
  const other = sitting.resumed({ ...snapshot, position: { ...snapshot.position, cards } })
  if (other.fault !== null || !knowsTheSame(one, other, seat)) return 'parted'
  mustTellTheSame(sitting, one, other, seat)
  atQuestion(one, other)
  for (const entry of log.slice(snapshot.entries)) {
    one.apply(entry)
    if (!canFollow(sitting, other, entry, seat) || !knowsTheSame(one, other, seat)) return 'parted'
    mustTellTheSame(sitting, one, other, seat)
    atQuestion(one, other)
  }
  return 'followed'
}

/** What another player did may be impossible with other cards: then this deal is simply not what happened. */
function canFollow(sitting: Sitting, twin: Game, entry: LogEntry, seat: Seat | null): boolean {
  try {
    if (entry.kind === 'answer') {
      const title = twin.titleOfAnswer(entry)
      twin.respondToInputRequest({ actor: sitting.nameOf(entry.seat), title, selection: entry.selection })
    } else twin.apply(entry)
    return twin.fault === null
  } catch (refusal) {
    if (entry.kind === 'answer' && entry.seat === seat && refusal instanceof ResponseError)
      throw new LawBroken(
        `whether "${twin.titleOfAnswer(entry)}" takes an answer tells ${sitting.nameOf(seat)} a secret: ${refusal.message}\n  ${sitting.place()}`,
      )
    return false
  }
}

/** Cards turned up in only one of the two are openly another story, such as a hand that must be shown. */
function knowsTheSame(one: Game, other: Game, seat: Seat | null): boolean {
  const known = (game: Game): string =>
    game.cards
      .everyId()
      .filter((card) => game.cards.isKnownTo(card, seat))
      .map((card) => `${card} ${game.cards.identity(card)}`)
      .join()
  return known(one) === known(other)
}

function mustTellTheSame(sitting: Sitting, one: Game, other: Game, seat: Seat | null): void {
  const [told, toldTwin] = [toldBy(one, seat), toldBy(other, seat)]
  if (JSON.stringify(told) === JSON.stringify(toldTwin)) return
  throw new LawBroken(
    `${sitting.nameOf(seat)} can tell two deals apart that look alike: the projection differs at ` +
      `${firstDifference(told, toldTwin)}\n  ${sitting.place()}`,
  )
}

/** With whose turn it is in which round: whoever looks back is told that beside the projection. */
function toldBy(game: Game, seat: Seat | null): object {
  return { ...project(game, seat), turn: game.definition.turnOf?.(game.state) ?? null }
}
