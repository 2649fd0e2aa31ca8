import type { Cards } from '../cards/cards.ts'
import type { Random } from '../chance/random.ts'
import { quote, ResponseError } from '../questions/response-error.ts'
import type { Selector } from '../questions/selector.ts'
import type { Player, Seat } from '../rules/seat.ts'
import type { Timeline } from './timeline.ts'

/**
 * Who may take back what (K60-K64, K122). An answer can be taken back alone until something came to light after it: chance, a
 * hidden card, the answer of another, or what another had answered in private. Whatever was news puts a barrier behind
 * the answers before it.
 */
export class UndoLaw {
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #cards: Cards
  /** One bit for each seat that has answered a private question in this step: it may be told what the others chose. */
  #sealing = 0
  /** Somebody's answer may have brought up what others answered in private. */
  #unsealing = false

  constructor(timeline: Timeline, random: Random, cards: Cards) {
    this.#timeline = timeline
    this.#random = random
    this.#cards = cards
  }

  beginStep(): void {
    this.#sealing = 0
    this.#unsealing = false
  }

  /** After private answers of others in the same step, whatever the rules do with another answer may show them. */
  answered(seat: Seat, selector: Selector): void {
    const own = 1 << seat
    if ((this.#sealing & ~own) !== 0) this.#unsealing = true
    if (selector.private === true) this.#sealing |= own
  }

  /** Several seats, one bit each, have answered at the same time: the last of them would see what the others chose. */
  answeredTogether(seats: number, privately: number): void {
    if ((seats & (seats - 1)) !== 0) this.#timeline.raiseBarrier(this.#timeline.cursor)
    this.#sealing |= privately
  }

  /** Nothing that was answered before news can be taken back alone. */
  barNews(): void {
    if (this.#random.used || this.#cards.learned || this.#unsealing) this.raiseBarrier()
  }

  raiseBarrier(): void {
    this.#random.used = false
    this.#cards.learned = false
    this.#unsealing = false
    this.#timeline.raiseBarrier(this.#timeline.cursor)
  }

  /** Whether this seat's last answer is the latest of all, with no news behind it. */
  isOpenTo(seat: Seat): boolean {
    const { last, length, barrier } = this.#timeline
    return last !== undefined && last.kind !== 'leave' && last.seat === seat && length > barrier
  }

  mustBeOpenTo(seat: Seat): void {
    if (this.isOpenTo(seat)) return
    throw new ResponseError(
      'undo-barred',
      this.#timeline.length <= this.#timeline.inherited
        ? 'There is nothing to take back: nobody has answered yet'
        : 'This can no longer be undone alone: chance, a revealed card or another player came after it',
      'an answer of your own with nothing after it',
      quote(this.#timeline.last?.kind),
    )
  }

  /** Past any barrier, back to the first `to` answers: everyone else must have agreed. */
  mustBeAgreed(seat: Seat, to: number, consent: readonly Seat[], players: readonly Player[]): void {
    const { floor, length } = this.#timeline
    const missing = players.filter((player) => player.seat !== seat && !consent.includes(player.seat))
    if (missing.length === 0 && Number.isInteger(to) && to >= floor && to < length) return
    throw new ResponseError(
      'undo-barred',
      missing.length > 0 ? `${missing.map(({ name }) => name).join(', ')} did not agree` : `There is no answer ${to}`,
      'the consent of every other seat and an answer in force',
      quote(to),
    )
  }

  /** Takes back all but the first `to` answers, and notes it; a second look where something had come to light (K122). */
  takeBack(seat: Seat, to: number, consent: readonly Seat[]): void {
    const timeline = this.#timeline
    const isSecondLook = to < timeline.barrier
    timeline.cut(to)
    timeline.note({ kind: 'undo', seat, to, consent, ...(isSecondLook ? { secondLook: true } : {}) })
    timeline.barrier = Math.min(timeline.barrier, to)
  }
}
