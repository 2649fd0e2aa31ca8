import type { Seat } from '@turnwright/kernel'
import { type AnswerEntry, clonePlain, Game, type LogEntry, samePlain } from '@turnwright/kernel/host'
import { type Random, randomSelection } from '@turnwright/kernel/search'

/**
 * The same game, in which others have given other answers to a question that is still open to somebody: nobody is told of
 * them before all are in. Null where none was given.
 */
export function withOtherAnswers(game: Game, seat: Seat | null, random: Random): Game | null {
  const last = game.log.at(-1)
  if (!isSealed(game, last, seat) || game.log.some(({ kind }) => kind === 'rules')) return null
  const twin = new Game(game.definition, game.table)
  twin.run()
  let areOthers = false
  for (const entry of game.log) {
    // While answers to one question are collected, play moves on for nobody.
    const isVaried = twin.branchId === game.branchId && isSealed(game, entry, seat)
    const selection = isVaried ? otherAnswer(twin, entry, random) : null
    areOthers ||= selection !== null && !samePlain(selection, (entry as AnswerEntry).selection)
    twin.apply(selection === null ? clonePlain(entry) : { ...(clonePlain(entry) as AnswerEntry), selection })
  }
  return areOthers && twin.fault === null && twin.branchId === game.branchId ? twin : null
}

/** Whether it answers, unknown to whoever sits there, what is still asked of somebody. */
function isSealed({ waiting }: Game, entry: LogEntry | undefined, seat: Seat | null): entry is AnswerEntry {
  if (entry?.kind !== 'answer' || entry.private !== true || entry.seat === seat) return false
  // What may be done at any time is done at once.
  return (
    Array.isArray(entry.selection) && waiting?.selectors.some(({ about }) => samePlain(about, entry.about)) === true
  )
}

function otherAnswer(game: Game, { seat }: AnswerEntry, random: Random): AnswerEntry['selection'] | null {
  const selector = game.waiting?.selectors.find(({ actor }) => actor === game.player(seat).name)
  const selection = selector === undefined ? null : clonePlain(randomSelection(selector, random))
  return Array.isArray(selection) ? selection : null
}
