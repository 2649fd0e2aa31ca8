import { type Game, Question, type Seat, type Selector } from '@turnwright/kernel'

/** A question to a bot, with the reason why its last answer was refused, if it was. */
export class BotQuestion extends Question {
  readonly refusal: string | null

  constructor(game: Game, seat: Seat, selector: Selector, refusal: string | null) {
    super(game, seat, selector)
    this.refusal = refusal
  }
}
