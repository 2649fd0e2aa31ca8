import { isAnytimeAnswer, type Seat } from '@turnwright/kernel'
import { type AnswerEntry, Game, isAnswerTo, type LogEntry, samePlain } from '@turnwright/kernel/host'
import { type Chance, originOf } from '@turnwright/kernel/search'
import { legalSelection } from '../play/moves.ts'
import type { Sitting } from '../play/sitting.ts'

const MOST_TRIES = 8

/**
 * The same game, but another seat has answered something else in the running step that `seat` was not told: a private
 * question, or one of several that are still being collected. Null where nothing of that kind was answered.
 */
export function sealedOtherwise(sitting: Sitting, seat: Seat, chance: Chance): Game | null {
  const { game } = sitting
  const { position, tail, collected } = originOf(game)
  const settled = tail.length - collected
  const sealed = tail.flatMap((entry, at) =>
    entry.kind === 'answer' &&
    entry.seat !== seat &&
    !isAnytimeAnswer(entry.selection) &&
    (entry.private === true || at >= settled)
      ? [{ entry, at: position.answers + at }]
      : [],
  )
  if (sealed.length === 0) return null
  const { entry, at } = sealed[chance.int(sealed.length)] as { entry: AnswerEntry; at: number }
  const selection = answeredOtherwise(sitting, entry, at, chance)
  return selection === null ? null : replayedWith(sitting, entry, { ...entry, selection })
}

/** Something else that the question would have taken, asked anew. */
function answeredOtherwise(sitting: Sitting, entry: AnswerEntry, at: number, chance: Chance) {
  const before = sitting.copy()
  before.undoWithConsent(
    entry.seat,
    at,
    before.players.map((player) => player.seat),
  )
  const { name } = before.player(entry.seat)
  const selector = before.waiting?.selectors.find((each) => each.actor === name && isAnswerTo(entry, each))
  if (selector === undefined) return null
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const selection = legalSelection(sitting, { ...selector, anytime: [] }, chance)
    if (!samePlain(selection, entry.selection)) return selection
  }
  return null
}

function replayedWith(sitting: Sitting, was: LogEntry, is: LogEntry): Game {
  const { game, watch, table } = sitting
  const again = new Game(watch.definition, table)
  again.resume(
    sitting.standing(),
    game.log.map((entry) => (entry === was ? is : entry)),
  )
  return again
}
