import type { TableState } from '@turnwright/protocol/client'
import type { BotPace } from './bot-pace.ts'

/** How many milliseconds each thing that a bot did is looked at. */
const LOOKED_AT: Readonly<Record<Exclude<BotPace, 'step'>, number>> = { instant: 0, brisk: 500, calm: 1_800 }
/** More than anybody steps through: whoever was away for so long sees where the table stands. */
const MOST_WAITING = 60

/**
 * Shows what bots do one thing after the other, at a pace that can be followed. What people do, and what one does oneself,
 * is shown at once, as soon as all that came before it was shown.
 */
export class PacedStates {
  readonly #show: (state: TableState) => void
  readonly #pace: () => BotPace
  #waiting: TableState[] = []
  #last: TableState | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (state: TableState) => void, pace: () => BotPace) {
    this.#show = show
    this.#pace = pace
  }

  /** How much is still to be seen. */
  get waiting(): number {
    return this.#waiting.length
  }

  receive(state: TableState): void {
    const before = this.#last
    this.#last = state
    if (this.#waiting.length === 0 && !(before !== null && isBotsDoing(before, state) && this.#pace() !== 'instant'))
      return this.#show(state)
    // What changed beside the game, such as who is there, adds nothing to look at.
    const [newest] = this.#waiting.slice(-1)
    if (newest !== undefined && newest.seq === state.seq) this.#waiting[this.#waiting.length - 1] = state
    else this.#waiting.push(state)
    if (this.#waiting.length > MOST_WAITING || state.status !== 'playing') return this.skip()
    this.#plan()
  }

  /** Shows the next thing. */
  step(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#show(next)
    this.#plan()
  }

  /** Shows where the table stands. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const newest = this.#waiting.at(-1)
    this.#waiting = []
    if (newest !== undefined) this.#show(newest)
  }

  /** The pace is another. */
  paceChanged(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#pace() === 'instant') this.skip()
    else this.#plan()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #plan(): void {
    const pace = this.#pace()
    if (pace === 'step' || this.#timer !== undefined || this.#waiting.length === 0) return
    this.#timer = setTimeout(() => this.step(), LOOKED_AT[pace])
  }
}

/** Whether the game went on because a bot did something, while one was not asked. */
function isBotsDoing(before: TableState, now: TableState): boolean {
  if (before.play === null || now.play === null || now.seq <= before.seq) return false
  if (before.play.seat === null || before.play.prompts.length > 0) return false
  // Something was taken back.
  if (now.play.answers <= before.play.answers) return false
  return before.play.waitingFor.some(({ seat }) => {
    const who = before.seats[seat]
    return who !== undefined && (who.kind === 'bot' || who.standIn !== null)
  })
}
