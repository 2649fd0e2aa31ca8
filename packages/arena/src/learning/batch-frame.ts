import { HEAD_BYTES, TOLD, writeHead } from './frame.ts'
import type { LearningGame } from './learning-game.ts'
import type { Observer } from './observer.ts'
import { TokenRows } from './token-rows.ts'

/** Who is asked in a game that is over: nobody. */
const NOBODY = 255

/**
 * All games of a batch in columns, one after the other, so that a reader can lay an array over each:
 *
 *     u32 games, u32 options
 *     f32 observations[games][numbers]   what the seat that is asked sees
 *     f32 rewards[games][seats]          of a game that ended with the last answer, else 0
 *     f32 scores[games][seats]           likewise
 *     u32 first[games + 1]               the options of a game begin at first[game] and end before first[game + 1]
 *     u16 questions[games][row]          tokens of what is asked
 *     u16 options[options][row]          tokens of what may be answered
 *     u8  seats[games]                   who is asked; 255 where the game is over
 *     u8  over[games]                    1 where a game ended with the last answer
 */
export class BatchFrame {
  readonly #observer: Observer
  readonly #seats: number
  readonly #observations: Float32Array
  readonly #rewards: Float32Array
  readonly #scores: Float32Array
  readonly #first: Uint32Array
  readonly #questions: TokenRows
  readonly #options: TokenRows
  readonly #asked: Uint8Array
  readonly #over: Uint8Array

  constructor(games: number, seats: number, observer: Observer) {
    this.#observer = observer
    this.#seats = seats
    this.#observations = new Float32Array(games * observer.count)
    this.#rewards = new Float32Array(games * seats)
    this.#scores = new Float32Array(games * seats)
    this.#first = new Uint32Array(games + 1)
    this.#questions = new TokenRows(games)
    this.#options = new TokenRows(games)
    this.#asked = new Uint8Array(games)
    this.#over = new Uint8Array(games)
  }

  /** Before the first game of a batch is told. */
  begin(): void {
    this.#observations.fill(0)
    this.#rewards.fill(0)
    this.#scores.fill(0)
    this.#over.fill(0)
    this.#questions.begin()
    this.#options.begin()
  }

  /** What a game came to that has just ended. */
  tellEnd(at: number, game: LearningGame): void {
    this.#over[at] = 1
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#rewards[at * this.#seats + seat] = game.reward(seat)
      this.#scores[at * this.#seats + seat] = game.score(seat)
    }
  }

  /** What is asked in a game, one after the other: a game that was just played is quick to look at. */
  tell(at: number, { selector, options, game, seat, chance }: LearningGame): void {
    if (selector === null) {
      this.#asked[at] = NOBODY
      this.#questions.skip()
    } else {
      const { count } = this.#observer
      this.#asked[at] = seat
      this.#questions.addQuestion(selector, game.cards, seat)
      this.#options.addAnswers(selector, options, game.cards, seat)
      this.#observer.write({ game, seat, selector }, chance, this.#observations.subarray(at * count, (at + 1) * count))
    }
    this.#first[at + 1] = this.#options.count
  }

  finish(): Buffer {
    const counts = Uint32Array.of(this.#asked.length, this.#options.count)
    const columns = [
      counts,
      this.#observations,
      this.#rewards,
      this.#scores,
      this.#first,
      this.#questions.written,
      this.#options.written,
      this.#asked,
      this.#over,
    ]
    const length = columns.reduce((sum, { byteLength }) => sum + byteLength, HEAD_BYTES)
    const frame = Buffer.allocUnsafeSlow(length)
    writeHead(frame, TOLD.batch)
    let at = HEAD_BYTES
    for (const { buffer, byteOffset, byteLength } of columns) {
      frame.set(new Uint8Array(buffer, byteOffset, byteLength), at)
      at += byteLength
    }
    return frame
  }
}
