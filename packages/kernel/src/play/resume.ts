import { clonePlain } from '../data/plain-data.ts'
import type { About } from '../words/about.ts'
import { checkpointOf } from './checkpoint.ts'
import type { Game } from './game.ts'
import { PARTS } from './inside.ts'
import type { LogEntry, RulesEntry } from './log.ts'
import type { Snapshot } from './snapshot.ts'
import { trackOf } from './timeline.ts'

/** The last checkpoint as stored data; of a game that is over, its end. */
export function snapshotOf<State, Options, A extends About>(game: Game<State, Options, A>): Snapshot<State> {
  const { stepper, timeline, chronicle } = game[PARTS]
  const { branchId, result } = game
  const rules = stepper.endedUnder ?? game.definition.rules
  const position = {
    ...(result === null ? checkpointOf(game[PARTS]) : stepper.position()),
    barrier: timeline.barrier,
  }
  const story = chronicle.storyBefore(position.happenings, game.players.length)
  const stored = { rules, position, entries: game.log.length, branchId, story }
  return clonePlain(result === null ? stored : { ...stored, result })
}

/** Goes on from a snapshot and the log it belongs to. */
export function resume<State, Options, A extends About>(
  game: Game<State, Options, A>,
  snapshot: Snapshot<State>,
  log: readonly LogEntry[],
): void {
  const { answers } = game[PARTS]
  const { rules } = game.definition
  const at = log.findLastIndex((entry) => entry.kind === 'rules' && entry.rules === rules)
  const rise = log[at]
  // Programs wait until all that is stored has been played.
  answers.muted = true
  if (rise?.kind === 'rules' && at >= snapshot.entries)
    takeUp(game, rise.from as Snapshot<State>, log.slice(0, at), rise)
  else if (snapshot.rules !== rules && snapshot.result === undefined)
    takeUp(game, snapshot, log, { kind: 'rules', rules, from: snapshot })
  else takeUp(game, snapshot, log.slice(0, snapshot.entries), null)
  for (const entry of log.slice(game.log.length)) game.apply(entry)
  letProgramsAnswer(game)
}

/**
 * Stands where a snapshot was taken. Where the rules rose nothing before can be played again: what came after the
 * checkpoint is taken back, its step asked anew, and undo ends there.
 */
export function takeUp<State, Options, A extends About>(
  game: Game<State, Options, A>,
  snapshot: Snapshot<State>,
  covered: readonly LogEntry[],
  rise: RulesEntry | null,
): void {
  const { timeline, stepper } = game[PARTS]
  const { position, entries, branchId, result } = snapshot
  const isForeign = snapshot.rules !== game.definition.rules
  const barrier = isForeign ? position.answers : position.barrier
  timeline.adopt(covered, trackOf(covered.slice(0, entries)))
  if (rise !== null) {
    timeline.cut(position.answers)
    timeline.note(rise)
  }
  if (isForeign) timeline.floor = position.answers
  timeline.forgetCheckpoints()
  stepper.standAt(snapshot, rise !== null, Math.min(barrier, position.answers))
  timeline.barrier = barrier
  stepper.waiting = null
  if (rise === null && result !== undefined) {
    stepper.result = result
    stepper.endedUnder = snapshot.rules
  } else stepper.run()
  stepper.branchId = rise === null ? branchId : branchId + 1
}

function letProgramsAnswer<State, Options, A extends About>(game: Game<State, Options, A>): void {
  if (game.fault !== null) return
  const { answers, stepper } = game[PARTS]
  answers.muted = false
  if (game.waiting !== null && answers.hasPrograms) stepper.contained(() => stepper.replayStep())
}
