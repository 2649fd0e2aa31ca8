import type { AnswerEntry, Game, LeaveEntry, LogEntry, Snapshot } from '@turnwright/kernel'
import type { Checkpoint, LogOutline } from '../store/store.ts'

/** The present checkpoint of a game, with what must be known of the log before it. */
export function checkpointOf(game: Game): Checkpoint {
  const snapshot = game.snapshot()
  const before = snapshot.position.answers
  const inForce = game.timeline.since(0)
  const answers = game.players.map(() => 0)
  for (const entry of inForce.slice(0, before)) if (entry.kind !== 'leave') answers[entry.seat]!++
  const last = inForce.slice(Math.max(0, before - 1)) as readonly (AnswerEntry | LeaveEntry)[]
  return { snapshot, outline: { answers, last, secondLooks: game.timeline.secondLooks } }
}

/**
 * A log of the same length as the one that a snapshot covers, from which the same game goes on. What was answered long
 * ago matters only to those who take it back or record it; a game that goes on counts who answered how often.
 */
export function outlinedLog({ answers, last, secondLooks }: LogOutline, { position, entries }: Snapshot): LogEntry[] {
  const before = position.answers
  const latest = before === 0 ? undefined : last[0]
  const ofStep = before === 0 ? last : last.slice(1)
  const log: LogEntry[] = []
  for (const [seat, given] of answers.entries()) {
    const isLatest = latest !== undefined && latest.kind !== 'leave' && latest.seat === seat
    const forgotten: LogEntry = { kind: 'answer', seat, title: '', selection: [] }
    for (let n = isLatest ? 1 : 0; n < given; n++) log.push(forgotten)
  }
  // What is not an answer was a departure.
  while (log.length < before - 1) log.push({ kind: 'leave', seat: 0, to: log.length })
  if (latest !== undefined) log.push(latest)
  // The rest was taken back, and how often that happened is all that is left of it.
  if (secondLooks) log.push({ kind: 'undo', seat: 0, to: before, consent: [], secondLook: true })
  while (log.length < entries - ofStep.length) log.push({ kind: 'undo', seat: 0, to: before, consent: [] })
  return [...log, ...ofStep]
}
