import {
  type AnySelection,
  type Game,
  lineText,
  type Projection,
  type Prompt,
  project,
  type Seat,
} from '@turnwright/kernel'
import type { AuctionView, CollectorView, MoneyCard } from '../rules/view.ts'
import type { Coin } from './stage.ts'

/** A person at the table: answers what is asked, and sees what the projection shows. */
export class Bidder {
  readonly #game: Game
  readonly seat: Seat

  constructor(game: Game, seat: Seat) {
    this.#game = game
    this.seat = seat
  }

  opens(lot: string): void {
    const shown = this.view.row.find((each) => each.lot?.name === lot)
    if (shown === undefined) throw new Error(`${lot} is not in the row`)
    this.answers([{ title: 'row', selection: [shown.card] }])
  }

  opensUnderACloth(): void {
    this.answers(['covered'])
  }

  bids(...coins: readonly Coin[]): void {
    this.answers(this.#pick(coins))
  }

  passes(): void {
    this.answers(['pass'])
  }

  givesAway(...coins: readonly Coin[]): void {
    this.answers(this.#pick(coins))
  }

  speaksUp(): void {
    this.answers(['take'])
  }

  leavesIt(): void {
    this.answers(['leave'])
  }

  pawns(lot: string): void {
    const offer = this.prompt.anytime.find(({ description }) => description.includes(lot))
    if (offer === undefined) throw new Error(`${lot} cannot be pawned now`)
    this.answers({ action: 'anytime-action', anytimeAction: offer })
  }

  answers(selection: AnySelection): void {
    const { title, requestId } = this.prompt
    this.#game.respondToInputRequest({ actor: this.#game.player(this.seat).name, title, selection, requestId })
  }

  get projection(): Projection {
    return project(this.#game, this.seat)
  }

  get view(): AuctionView {
    return this.projection.view as AuctionView
  }

  get isAsked(): boolean {
    return this.projection.prompts.length > 0
  }

  get prompt(): Prompt {
    const [prompt] = this.projection.prompts
    if (prompt === undefined) throw new Error(`seat ${this.seat} is not asked anything`)
    return prompt
  }

  /** What the prompt offers, by title. */
  get choices(): readonly string[] {
    return this.prompt.choices.map(({ title }) => title)
  }

  /** Why something that could be expected is not offered. */
  get refusals(): readonly string[] {
    return this.prompt.unavailable.map(({ reason }) => reason)
  }

  /** What can be done before answering. */
  get offers(): readonly string[] {
    return this.prompt.anytime.map(({ description }) => description)
  }

  get own(): CollectorView {
    return this.collector(this.seat)
  }

  /** What this seat sees of another. */
  collector(seat: Seat): CollectorView {
    return this.view.collectors[seat] as CollectorView
  }

  /** The hand as this seat sees it, a question mark for a hidden card. */
  sees(other: Bidder): readonly (Coin | '?')[] {
    return this.collector(other.seat).hand.map(coinOf)
  }

  get hand(): readonly (Coin | '?')[] {
    return this.sees(this)
  }

  get lots(): readonly (string | undefined)[] {
    return this.own.lots.map(({ lot }) => lot?.name)
  }

  get log(): readonly string[] {
    return this.projection.log.lines.map(lineText)
  }

  #pick(coins: readonly Coin[]): number[] {
    const left = [...this.own.hand]
    return coins.map((coin) => {
      const at = left.findIndex((card) => coinOf(card) === coin)
      if (at < 0) throw new Error(`seat ${this.seat} holds no ${coin}`)
      return (left.splice(at, 1) as [MoneyCard])[0].card
    })
  }
}

function coinOf({ value, isPromise }: MoneyCard): Coin | '?' {
  if (isPromise) return 'promise'
  return (value as Coin | null) ?? '?'
}
