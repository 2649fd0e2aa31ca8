import type { GameRecord } from '@turnwright/kernel/host'
import { Mistake } from '../mistake.ts'
import { progressBar, seldom } from '../simulation/progress-bar.ts'
import type { Terminal } from '../terminal.ts'

/** In milliseconds. The longest games play in a second or two. One that was made to go in circles may never end. */
const LONGEST = 30_000

interface Played {
  readonly record: GameRecord
  readonly path: string
  readonly command: string
  readonly terminal: Terminal
}

/** Looks on while a record is played again: shows how far it is, and ends what takes too long. */
export class Patience {
  readonly #played: Played
  readonly #show: (entries: number) => void
  #begun = performance.now()
  #spent = 0

  constructor(played: Played) {
    const { record, terminal } = played
    this.#played = played
    this.#show = seldom(
      (entries: number) => terminal.progress(progressBar(entries, Math.max(1, record.log.length), 'entries')),
      () => performance.now(),
    )
  }

  /** So many entries are behind us. The time that `tell` takes is not counted: whoever reads may let it wait. */
  readonly pass = (entries: number, tell: (() => void) | null = null): void => {
    this.#spent += performance.now() - this.#begun
    if (this.#spent > LONGEST) throw this.#enough()
    if (tell === null) this.#show(entries)
    else tell()
    this.#begun = performance.now()
  }

  /** It has been played. */
  done(): void {
    this.#played.terminal.progress('')
  }

  #enough(): Mistake {
    this.done()
    const { path, command } = this.#played
    return new Mistake(
      `${path} takes too long to play: it may have been changed to go in circles. Export the record again.`,
      command,
    )
  }
}
