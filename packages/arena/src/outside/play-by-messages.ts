import type { Seat } from '@turnwright/kernel'
import {
  type AskedSelector,
  type AnySelection,
  type Game,
  project,
  requestIdOf,
  ResponseError,
} from '@turnwright/kernel/host'
import { type Random, randomSelection } from '@turnwright/kernel/search'
import { Forfeit, Unreadable } from './forfeit.ts'
import { inOneLine } from './in-one-line.ts'
import type { SeatSession } from './outside-player.ts'
import type { SeatLimits, SeatQuestion } from './seat-message.ts'
import { SeatScribe } from './seat-question.ts'
import { worldFor } from './world-for.ts'

/** Something that a seat did wrong. */
export interface Incident {
  readonly seat: Seat
  readonly what: 'refused' | 'answered for' | 'forfeited'
  readonly reason: string
}

/** What happens to whoever has used up all tries. */
export type Fallback = 'forfeit' | 'random'

/** A seat that is served by messages. */
export interface MessageSeat {
  readonly seat: Seat
  readonly session: SeatSession
  readonly limits: SeatLimits
  readonly fallback: Fallback
  /** For what is drawn in its place. */
  readonly chance: Random
  /** Told how long every answer took, in milliseconds. */
  readonly timed: (ms: number) => void
}

/**
 * Plays a game to its end in which some seats are served by messages and agents sit in the others. Whoever did not come
 * leaves before it begins.
 */
export async function playByMessages(
  game: Game,
  seats: readonly MessageSeat[],
  absent: readonly Seat[] = [],
): Promise<readonly Incident[]> {
  const incidents: Incident[] = []
  const askers = seats.map((each) => new Asker(game, each, incidents))
  game.run()
  for (const seat of absent) if (game.result === null && game.fault === null) game.leave(seat)
  while (game.waiting !== null && game.fault === null) {
    const asked = nextOf(game, askers)
    if (asked === null) break
    await asked.asker.ask(asked.selector)
  }
  for (const { session, seat } of seats) session.over({ type: 'over', result: project(game, seat).result })
  return incidents
}

function nextOf(game: Game, askers: readonly Asker[]): { asker: Asker; selector: AskedSelector } | null {
  for (const selector of game.waiting?.selectors ?? []) {
    const asker = askers.find(({ name }) => name === selector.actor)
    if (asker !== undefined) return { asker, selector }
  }
  return null
}

class Asker {
  readonly name: string
  readonly #game: Game
  readonly #seat: MessageSeat
  readonly #scribe: SeatScribe
  readonly #incidents: Incident[]

  constructor(game: Game, seat: MessageSeat, incidents: Incident[]) {
    this.name = game.player(seat.seat).name
    this.#game = game
    this.#seat = seat
    this.#scribe = new SeatScribe(game, seat.seat, seat.chance)
    this.#incidents = incidents
  }

  async ask(selector: AskedSelector): Promise<void> {
    const { tries } = this.#seat.limits
    let refusal: SeatQuestion['refusal'] = null
    try {
      for (let left = tries; left > 0; left--) {
        const reason = await this.#tried(selector, refusal)
        if (reason === null) return
        this.#note('refused', reason)
        refusal = { reason, triesLeft: left - 1 }
      }
      this.#giveUpOn(selector, refusal?.reason ?? '')
    } catch (thrown) {
      if (!(thrown instanceof Forfeit)) throw thrown
      this.#forfeit(thrown.message)
    }
  }

  /** Null when the answer was taken, else why it was not. */
  async #tried(selector: AskedSelector, refusal: SeatQuestion['refusal']): Promise<string | null> {
    const question = this.#scribe.question(selector, refusal)
    const began = performance.now()
    try {
      const selection = await this.#seat.session.answer(question, {
        world: () => worldFor(this.#game, this.#seat.seat, this.#seat.chance),
      })
      this.#give(selector, selection)
      return null
    } catch (thrown) {
      if (thrown instanceof Unreadable || thrown instanceof ResponseError) return thrown.message
      throw thrown
    } finally {
      this.#seat.timed(performance.now() - began)
    }
  }

  #give(selector: AskedSelector, selection: AnySelection): void {
    const { seat } = this.#seat
    this.#game.respondToInputRequest({
      actor: this.name,
      title: selector.title,
      selection,
      requestId: requestIdOf(this.#game, seat, selector),
      isUserResponse: false,
    })
  }

  #giveUpOn(selector: AskedSelector, reason: string): void {
    const { fallback, chance, limits } = this.#seat
    const why = `${limits.tries} answers to one question were refused; the last: ${reason}`
    if (fallback === 'forfeit') return this.#forfeit(why)
    this.#note('answered for', why)
    this.#give(selector, randomSelection(selector, chance))
  }

  #forfeit(reason: string): void {
    this.#note('forfeited', reason)
    this.#game.leave(this.#seat.seat)
  }

  #note(what: Incident['what'], reason: string): void {
    this.#incidents.push({ seat: this.#seat.seat, what, reason: inOneLine(reason) })
  }
}
