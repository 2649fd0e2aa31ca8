import type { Seat } from '../rules/seat.ts'
import type { AnswerEntry, LeaveEntry, LogEntry, TrackEntry } from './log.ts'
import type { Position } from './snapshot.ts'

/** The answers in force, for whoever looks back. */
export interface History {
  readonly length: number
  readonly last: TrackEntry | undefined
  /** Answers before this one cannot be undone alone. */
  readonly barrier: number
  /** Answers before this one cannot be undone at all: they were given under other rules, or in another game. */
  readonly floor: number
  /** Whether anything was ever taken back past what had been revealed. */
  readonly secondLooks: boolean
  /** All but the first so many. */
  since(answers: number): readonly TrackEntry[]
}

/** Until somebody asks who answered how often: shared, and never written to. */
const NONE_COUNTED: number[] = []

/** The log, the answers in force, how far a replay has come, and the checkpoints behind it. */
export class Timeline<State = unknown> implements History {
  #log: LogEntry[] = []
  /** The same list as the log until something is taken back. */
  #track: TrackEntry[] = this.#log as TrackEntry[]
  #checkpoints: Position<State>[] = []
  /** An earlier checkpoint that is left alone while later ones are spent: the log leads from it to where they were. */
  #base: Position<State> | undefined = undefined
  /** Whether the running step is played on its checkpoint itself. */
  isSpending = false
  /** Answers by seat among the first `counted` in force: counted only when somebody asks. */
  #answered: number[] = NONE_COUNTED
  #counted = 0
  /** How many answers in force the running step has used up. */
  cursor = 0
  barrier = 0
  floor = 0
  /** So many answers were given in the game that this one began from. */
  inherited = 0
  secondLooks = false

  get log(): readonly LogEntry[] {
    return this.#log
  }

  get length(): number {
    return this.#track.length
  }

  get isReplaying(): boolean {
    return this.cursor < this.#track.length
  }

  /** The answer that a replay uses next. */
  get next(): TrackEntry | undefined {
    return this.#track[this.cursor]
  }

  get last(): TrackEntry | undefined {
    return lastOf(this.#track)
  }

  /** How many answers of this seat are in force: it makes each of its questions one of a kind. */
  answeredBy(seat: Seat): number {
    if (this.#answered === NONE_COUNTED) this.#answered = []
    while (this.#counted < this.#track.length) {
      const entry = this.#track[this.#counted++] as TrackEntry
      if (entry.kind !== 'leave') this.#answered[entry.seat] = (this.#answered[entry.seat] ?? 0) + 1
    }
    return this.#answered[seat] ?? 0
  }

  since(answers: number): readonly TrackEntry[] {
    return this.#track.slice(answers)
  }

  /** Puts an answer at the end of the log; the running step has used it. */
  answer(entry: AnswerEntry): void {
    const before = lastOf(this.#track)
    if (before !== undefined && before.seat !== entry.seat) this.raiseBarrier(this.#track.length)
    this.#track.push(entry)
    if ((this.#log as unknown) !== this.#track) this.#log.push(entry)
  }

  /** In a fork, what stands for an answer that was forgotten. */
  substitute(entry: AnswerEntry): void {
    this.#track[this.cursor] = entry
  }

  leave(seat: Seat, to: number): void {
    // What others answered in the unfinished step is asked anew, although something may have come to light since.
    const isSecondLook = to < this.barrier && to < this.#track.length
    this.cut(to)
    const entry: LeaveEntry = isSecondLook ? { kind: 'leave', seat, to, secondLook: true } : { kind: 'leave', seat, to }
    if (isSecondLook) this.secondLooks = true
    this.#track.push(entry)
    this.#log.push(entry)
    this.raiseBarrier(this.#track.length)
  }

  /** An entry that changes nothing in force. */
  note(entry: LogEntry): void {
    this.#part()
    if (isSecondLook(entry)) this.secondLooks = true
    this.#log.push(entry)
  }

  /** Removes the newest answer from the log as well: it never happened. */
  retract(): void {
    this.cut(this.#track.length - 1)
    this.#log.pop()
  }

  /** Takes back all but the first `length` answers in force. The log keeps them. */
  cut(length: number): void {
    this.#part()
    while (this.#track.length > length) {
      const dropped = this.#track.pop() as TrackEntry
      if (dropped.kind !== 'leave' && this.#counted > this.#track.length) this.#answered[dropped.seat]!--
    }
    if (this.#counted > length) this.#counted = length
  }

  /** Takes over what a fork or a stored game has behind it. */
  adopt(log: readonly LogEntry[], track: readonly TrackEntry[]): void {
    this.#log = log.slice()
    this.#track = track.slice()
    this.#answered = NONE_COUNTED
    this.#counted = 0
    this.floor = Math.max(this.inherited, floorOf(log))
    this.secondLooks = log.some(isSecondLook)
  }

  /** A way back to where everything stands now, for a change that may turn out badly. */
  bookmark(): () => void {
    const [log, track, checkpoints] = [this.#log.slice(), this.#track.slice(), this.#checkpoints.slice()]
    const [barrier, base] = [this.barrier, this.#base]
    return () => {
      this.adopt(log, track)
      this.barrier = barrier
      // Those kept since may lie behind a departure that never happened.
      this.#checkpoints = checkpoints
      this.#base = base
    }
  }

  raiseBarrier(to: number): void {
    if (to > this.barrier) this.barrier = to
  }

  get checkpoint(): Position<State> | undefined {
    return lastOf(this.#checkpoints) ?? this.#base
  }

  /** How many checkpoints were spent since one was left alone; without end where there is none. */
  get spentSinceBase(): number {
    return this.#base === undefined ? Number.POSITIVE_INFINITY : this.#track.length - this.#base.answers - 1
  }

  /** Leaves the last checkpoint alone, unless somebody may still take back what lies before it. */
  layBase(): void {
    const { checkpoint } = this
    if (checkpoint !== undefined && checkpoint.answers <= this.barrier) this.#base = checkpoint
  }

  /** Lets go of the checkpoint that was left alone, unless somebody may still take back what only it leads to. */
  forgetBase(): void {
    const [first] = this.#checkpoints
    if (first !== undefined && first.answers <= this.barrier) this.#base = undefined
  }

  /** Hands out the last checkpoint to be written to. */
  spend(): Position<State> {
    this.isSpending = true
    return this.#checkpoints.pop() as Position<State>
  }

  /** Keeps checkpoints back to the barrier, one for each number of answers. */
  keep(position: Position<State>): void {
    this.isSpending = false
    // Where nothing before it can be undone it is the only one, in a list without room for more.
    if (position.answers <= this.barrier) {
      this.#checkpoints = [position]
      return
    }
    const kept = this.#checkpoints
    while (kept.length > 0 && (kept[kept.length - 1] as Position).answers >= position.answers) kept.pop()
    kept.push(position)
    while (kept.length > 1 && (kept[1] as Position).answers <= this.barrier) kept.shift()
  }

  /** The latest checkpoint with at most so many answers behind it, and none after it kept. */
  checkpointBefore(answers: number): Position<State> | undefined {
    const kept = this.#checkpoints
    while (kept.length > 0 && (kept[kept.length - 1] as Position).answers > answers) kept.pop()
    if (this.#base !== undefined && this.#base.answers > answers) this.#base = undefined
    return this.checkpoint
  }

  forgetCheckpoints(): void {
    this.#checkpoints.length = 0
    this.#base = undefined
  }

  #part(): void {
    if ((this.#log as unknown) === this.#track) this.#track = this.#log.slice() as TrackEntry[]
  }
}

/** Looking before the beginning of an empty list would be slow, and make every later look slow as well. */
function lastOf<T>(list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[list.length - 1]
}

/** The answers in force after a log, without running any rules. */
export function trackOf(log: readonly LogEntry[]): TrackEntry[] {
  let track: TrackEntry[] = []
  for (const entry of log) {
    if (entry.kind === 'answer' || entry.kind === 'timeout') track.push(entry)
    else if (entry.kind === 'undo') track.length = entry.to
    else if (entry.kind === 'rules')
      track = trackOf(log.slice(0, entry.from.entries)).slice(0, entry.from.position.answers)
    else if (entry.kind === 'leave') {
      track.length = entry.to
      track.push(entry)
    }
  }
  return track
}

function isSecondLook(entry: LogEntry): boolean {
  return (entry.kind === 'undo' || entry.kind === 'leave') && entry.secondLook === true
}

/** Answers before this one were given under rules that are gone. */
function floorOf(log: readonly LogEntry[]): number {
  const rise = log.findLast((entry) => entry.kind === 'rules')
  return rise?.kind === 'rules' ? rise.from.position.answers : 0
}
