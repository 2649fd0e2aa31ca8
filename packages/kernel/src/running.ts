import { AskingGame, FINISHED, LEAVING, NO_QUESTIONS } from './asking.ts'
import { shouldUpdateBranchId } from './branch-id.ts'
import type { CardTable } from './cards.ts'
import { BrokenLaw, type Fault, faultOf, IllegalProgram, ReplayDivergence } from './fault.ts'
import type { InputRequestEvent } from './input-request.ts'
import type { AnswerEntry } from './log.ts'
import { clonePlain } from './plain-data.ts'
import type { Seat } from './seat.ts'
import type { Position } from './snapshot.ts'
import type { About } from './words/about.ts'

const MOST_STEPS_WITHOUT_QUESTION = 100_000
const FIRST_BRANCH = 1
const EMPTY_CARDS: CardTable = { slots: [], known: [], kinds: [], backs: [], backNames: [] }

/** How a game plays on: step by step from checkpoints, and safely back to one when the rules fail. */
export abstract class RunningGame<State, Options, A extends About> extends AskingGame<State, Options, A> {
  /** Who must answer what; null while the rules run and when there is nothing left to ask. */
  waiting: InputRequestEvent | null = null
  fault: Fault | null = null
  branchId = FIRST_BRANCH
  /** With a program in every seat nothing is ever unwound, so nothing needs to be copied. */
  protected checkpointing = true
  /** Whether play stands exactly where the last checkpoint was kept. */
  #atCheckpoint = false

  protected begin(): void {
    this.questions = NO_QUESTIONS
    this.state = undefined as never
    this.state = this.definition.setup(this as never, this.table.options)
    this.raiseBarrier()
  }

  protected advance(): void {
    const { definition, timeline } = this
    const previously = this.waiting
    this.waiting = null
    let idle = 0
    for (;;) {
      this.result ??= definition.result(this.state)
      if (this.result !== null) break
      if (this.checkpointing && !this.#atCheckpoint) timeline.keep(this.position())
      this.#atCheckpoint = false
      const before = timeline.cursor
      if (!this.#step()) break
      this.barNews()
      idle = timeline.cursor === before ? idle + 1 : 0
      if (idle > MOST_STEPS_WITHOUT_QUESTION)
        throw new BrokenLaw(`${MOST_STEPS_WITHOUT_QUESTION} steps asked nothing and did not end the game`)
    }
    if (timeline.isReplaying)
      throw new ReplayDivergence(timeline.cursor, 'the log holds more answers than are asked for')
    this.chronicle.trim()
    if (shouldUpdateBranchId(previously, this.waiting)) this.branchId++
  }

  /** One step; false when it could not be finished now. */
  #step(): boolean {
    this.beginStep()
    const { next } = this.timeline
    // Steps that ask nothing may lie before a leave: it happened in the one that asks.
    const here = next?.kind === 'leave' ? this.position() : null
    try {
      mustReturnNothing(this.definition.step(this as never))
    } catch (thrown) {
      if (thrown === LEAVING && here !== null && next !== undefined) return this.#leave(here, next.seat)
      if (thrown === FINISHED) this.#mustNotBeSwallowed()
      else if (thrown !== this.thrown || thrown === null) throw thrown
      this.waiting = this.thrown
      return thrown === FINISHED
    }
    this.#mustNotBeSwallowed()
    return true
  }

  #leave(here: Position<State>, seat: Seat): boolean {
    const { barrier } = this.timeline
    this.restore(here, false)
    this.chronicle.cut(here.happenings)
    this.timeline.cursor++
    this.timeline.raiseBarrier(Math.max(barrier, this.timeline.cursor))
    this.questions = NO_QUESTIONS
    if (this.fork !== null) this.random.load(this.fork.random)
    try {
      this.definition.leave(this as never, seat)
    } catch (thrown) {
      if (thrown !== FINISHED) throw thrown
    }
    return true
  }

  #mustNotBeSwallowed(): void {
    if (this.thrown !== null) throw new BrokenLaw('the rules caught a request for input: no try around a question')
  }

  #copied(state: State): State {
    const { definition } = this
    return definition.copy === undefined ? clonePlain(state) : definition.copy(state)
  }

  protected position(): Position<State> {
    return {
      state: this.#copied(this.state),
      cards: this.cards.save(),
      random: this.random.save(),
      rolls: this.random.scriptPosition,
      answers: this.timeline.cursor,
      happenings: this.chronicle.told,
      // In a replay the barrier may lie ahead; what was answered up to here is barred either way.
      barrier: Math.min(this.timeline.barrier, this.timeline.cursor),
    }
  }

  /** Stands where a step began. `kept` says that this is the last checkpoint itself. */
  protected restore(position: Position<State>, kept: boolean): void {
    this.state = this.#copied(position.state)
    this.cards.load(position.cards)
    this.random.load(position.random)
    this.random.scriptPosition = position.rolls
    this.random.used = false
    this.cards.learned = false
    this.chronicle.rewind(position.happenings)
    this.timeline.cursor = position.answers
    this.timeline.barrier = position.barrier
    this.result = null
    this.#atCheckpoint = kept
  }

  /** Plays on from the last checkpoint that fits the answers in force, or from the beginning. */
  protected replayStep(): void {
    const { barrier } = this.timeline
    const position = this.timeline.checkpointBefore(this.timeline.length)
    if (position === undefined) this.startOver()
    else this.restore(position, true)
    this.timeline.raiseBarrier(Math.min(barrier, this.timeline.length))
    this.advance()
  }

  protected startOver(): void {
    this.chronicle.startOver(0)
    this.cards.load(EMPTY_CARDS)
    this.random.load(0)
    this.random.scriptPosition = 0
    this.timeline.cursor = 0
    this.timeline.barrier = 0
    this.result = null
    this.#atCheckpoint = false
    this.begin()
  }

  /** Runs something; when the rules fail in it, the game stands as it did before the answer that they failed on. */
  protected contained(run: () => void, revert: () => void = () => {}): void {
    const answersBefore = this.timeline.length
    const { waiting, branchId } = this
    try {
      run()
    } catch (thrown) {
      const culprit = thrown instanceof IllegalProgram ? null : this.#retractSince(answersBefore, revert)
      this.waiting = waiting
      this.branchId = branchId
      this.#recover()
      this.fault = faultOf(thrown, culprit)
    }
  }

  /** The newest answer is the one that the rules could not digest, if it was given just now; else it was the change. */
  #retractSince(answers: number, revert: () => void): AnswerEntry | null {
    const { last } = this.timeline
    if (this.timeline.length <= answers || last === undefined || last.kind === 'leave' || last.kind === 'forgotten') {
      revert()
      return null
    }
    this.timeline.retract()
    return last
  }

  #recover(): void {
    this.muted = true
    try {
      this.replayStep()
    } catch {
      this.waiting = null
      const position = this.timeline.checkpointBefore(this.timeline.length)
      if (position !== undefined) this.restore(position, true)
    }
  }
}

/** An async step would go on behind our back; its promise is silenced, since the law it broke is told instead. */
function mustReturnNothing(returned: unknown): void {
  if (returned instanceof Promise) returned.catch(() => {})
  if (returned !== undefined) throw new BrokenLaw('a step must not be async or return anything')
}
