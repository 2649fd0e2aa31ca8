import type { Seat } from '@turnwright/kernel'
import type { Snapshot } from '@turnwright/kernel/host'
import { noGlimpses } from '@turnwright/kernel/search'
import type { Sitting } from '../play/sitting.ts'

/** One question of a live game: where its step began, and what each onlooker came to know on the way to it. */
export interface TrailMark {
  readonly snapshot: Snapshot
  readonly glimpsed: ReadonlyMap<Seat | null, Uint8Array>
}

/** The way a game has come, so that twins can set out from earlier points of it. */
export class Trail {
  readonly marks: TrailMark[] = []
  readonly #sitting: Sitting
  #glimpsed: Map<Seat | null, Uint8Array> = new Map()

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    this.#glimpse()
    sitting.watch.afterStep = (game) => {
      if (game.cards === sitting.game.cards) this.#glimpse()
    }
  }

  /** Remembers the question at which the game stands now. */
  mark(): void {
    this.marks.push({ snapshot: this.#sitting.standing(), glimpsed: this.#glimpsed })
    this.#glimpsed = new Map()
    this.#glimpse()
  }

  /** Physical cards whose identity an onlooker saw at any time from the mark `from` on: no twin may change them. */
  glimpsedSince(from: number, seat: Seat | null): Uint8Array {
    const seen = (this.#glimpsed.get(seat) ?? noGlimpses()).slice()
    for (const { glimpsed } of this.marks.slice(from))
      for (const [card, marked] of (glimpsed.get(seat) ?? noGlimpses()).entries()) if (marked === 1) seen[card] = 1
    return seen
  }

  /** A step may show a card and shuffle it away again, so the end of every step is looked at, not only questions. */
  #glimpse(): void {
    const { game, onlookers } = this.#sitting
    for (const seat of onlookers) {
      const seen = this.#glimpsed.get(seat) ?? noGlimpses()
      this.#glimpsed.set(seat, game.cards.glimpsedBy(seat, seen))
    }
  }
}
