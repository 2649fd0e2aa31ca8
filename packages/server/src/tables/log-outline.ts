import type { AnswerEntry, Game, LeaveEntry, LogEntry, Snapshot } from '@turnwright/kernel/host'
import type { Checkpoint, LogOutline } from '../store/store.ts'
import { NOBODY, takenBack as takenBackIn } from '@turnwright/table'

type UndoEntry = Extract<LogEntry, { readonly kind: 'undo' }>

/** How many answers before a checkpoint are kept as they were: whoever offers to go back goes to one of the latest. */
const LATEST = 32

/** The present checkpoint of a game, with what must be known of the log before it. */
export function checkpointOf(game: Game): Checkpoint {
  const snapshot = game.snapshot()
  const before = snapshot.position.answers
  const inForce = game.history.since(0)
  const answers = game.players.map(() => 0)
  for (const entry of inForce.slice(0, before)) if (entry.kind !== 'leave') answers[entry.seat]!++
  const last = inForce.slice(Math.max(0, before - LATEST)) as readonly (AnswerEntry | LeaveEntry)[]
  const { secondLooks } = game.history
  // A game that was over before the rules rose has none: nothing of it is taken back.
  const floor = game.log.some(({ kind }) => kind === 'rules') ? game.history.floor : 0
  const takenBack = game.log.length > game.history.length ? takenBackIn(game.log) : []
  return {
    snapshot,
    outline: {
      answers,
      last,
      secondLooks,
      ...(floor > 0 ? { floor } : {}),
      ...(takenBack.length > 0 ? { takenBack } : {}),
    },
  }
}

/**
 * A log of the same length as the one that a snapshot covers, from which the same game goes on. What was answered long
 * ago matters only to those who take it back or record it; a game that goes on counts who answered how often.
 */
export function outlinedLog(outline: LogOutline, snapshot: Snapshot): LogEntry[] {
  const { answers, last, secondLooks, floor = 0, takenBack = [] } = outline
  const { position, entries, rules } = snapshot
  const before = position.answers
  const latest = last.slice(0, Math.min(before, LATEST))
  const ofStep = last.slice(latest.length)
  const log: LogEntry[] = []
  for (const [seat, given] of answers.entries()) {
    const known = latest.filter((entry) => entry.kind !== 'leave' && entry.seat === seat).length
    const forgotten: LogEntry = { kind: 'answer', seat, title: '', selection: [] }
    for (let n = known; n < given; n++) log.push(forgotten)
  }
  // What is not an answer was a departure.
  while (log.length < before - latest.length) log.push({ kind: 'leave', seat: 0, to: log.length })
  log.push(...latest)
  // The rules rose there, and what came before stays.
  if (floor > 0)
    log.splice(floor, 0, {
      kind: 'rules',
      rules,
      from: { ...snapshot, entries: floor, position: { ...position, answers: floor } },
    })
  // The rest was taken back, and by whom and how often is all that is left of it.
  const takers = takenBack.flatMap((times, seat) => Array.from({ length: times }, () => seat))
  const nobodys = entries - ofStep.length - log.length - takers.length
  const undos = [...Array.from({ length: Math.max(0, nobodys) }, () => NOBODY), ...takers].map(
    (seat): UndoEntry => ({ kind: 'undo', seat, to: before, consent: [] }),
  )
  if (secondLooks && undos[0] !== undefined) undos[0] = { ...undos[0], secondLook: true }
  log.push(...undos)
  return [...log, ...ofStep]
}
