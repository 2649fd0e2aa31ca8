import type { Plain, Seat } from '@turnwright/kernel'
import { type Game, lineText, linesTold, project, requestIdOf, type AskedSelector } from '@turnwright/kernel/host'
import { type Random, randomSelection } from '@turnwright/kernel/search'
import type { SeatPrompt, SeatQuestion } from './seat-message.ts'

const MOST_EXAMPLES = 8

/** Follows a seat through a game: every question as data, with what was told since the one before. */
export class SeatScribe {
  readonly #game: Game
  readonly #seat: Seat
  readonly #chance: Random
  #told = 0
  #number = 0

  constructor(game: Game, seat: Seat, chance: Random) {
    this.#game = game
    this.#seat = seat
    this.#chance = chance
  }

  question(selector: AskedSelector, refusal: SeatQuestion['refusal']): SeatQuestion {
    const { view, prompts, log } = project(this.#game, this.#seat, { logFrom: this.#told })
    this.#told = linesTold(this.#game, this.#seat)
    const wanted = requestIdOf(this.#game, this.#seat, selector)
    const prompt = prompts.find(({ requestId }) => requestId === wanted)
    if (prompt === undefined) throw new TypeError('a question that waits is not among those of its seat')
    const { type, about, title, help, choices, min, max, unavailable, anytime } = prompt
    const question: SeatPrompt = {
      type,
      ...(about === undefined ? {} : { about }),
      title,
      help,
      choices,
      min,
      max,
      unavailable,
      anytime,
      examples: this.#examples(selector),
    }
    const lines = log.lines.map((line) => {
      const { index, about, identities } = line
      const known = identities === undefined ? {} : { identities }
      return { index, ...(about === undefined ? {} : { about }), ...known, text: lineText(line) }
    })
    return { type: 'question', number: ++this.#number, view, question, lines, refusal }
  }

  #examples(selector: AskedSelector): Plain[] {
    const found = new Map<string, Plain>()
    for (let draws = 0; draws < MOST_EXAMPLES; draws++) {
      const drawn = randomSelection(selector, this.#chance) as Plain
      found.set(JSON.stringify(drawn), drawn)
    }
    return [...found.values()]
  }
}
