import type { CardId } from '../cards/card-id.ts'
import type { Choice, Chosen } from '../questions/choice.ts'
import type { Selection, SelectSelector, Unavailable } from '../questions/selector.ts'
import type { About } from '../words/about.ts'
import type { Rules } from './rules.ts'
import type { Player, Seat } from './seat.ts'

export interface ChooseOptions {
  readonly about?: About | undefined
  readonly title?: string | undefined
  readonly help?: string | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly count?: number | undefined
  /** Numbers among the choices are cards. */
  readonly cards?: boolean | undefined
  readonly private?: boolean | undefined
  readonly noAutoRespond?: boolean | undefined
  readonly unavailable?: (() => readonly Unavailable[]) | undefined
  readonly check?: ((selection: Selection) => string | null) | undefined
}

/** A card as rules pass it around: its id, or something that carries it. */
export type CardLike = CardId | { readonly id: CardId }

/** How many may be chosen. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly count?: number
}

/** What a question may say beside what it is about. */
export type AskMore = Omit<ChooseOptions, 'about' | 'title' | 'min' | 'max' | 'count'>

/** A list, or a function of the state that is asked again after every anytime action. */
export type Choices<C> = readonly C[] | (() => readonly C[])

const NOTHING_MORE: AskMore = {}

const YES_NO = [
  { id: 'yes', about: { kind: 'yes' }, value: true },
  { id: 'no', about: { kind: 'no' }, value: false },
] as const

/**
 * The questions rules ask most, each by what it is about. All of them go through `choose`, so that a game that offers
 * anytime actions beside its questions overrides that alone.
 */
export class Asking<State, Options, A extends About> {
  readonly game: Rules<State, Options, A>

  constructor(game: Rules<State, Options, A>) {
    this.game = game
  }

  /** Puts a question of any shape. One shape for all selectors keeps asking fast; what is undefined was not given. */
  choose<const C extends Choice>(player: Player, choices: Choices<C>, opts: ChooseOptions): readonly Chosen<C>[] {
    const selector: SelectSelector<C> = {
      actor: player.name,
      about: opts.about,
      title: opts.title,
      choices: typeof choices === 'function' ? choices() : choices,
      help: opts.help,
      min: opts.min,
      max: opts.max,
      count: opts.count,
      cards: opts.cards,
      private: opts.private,
      noAutoRespond: opts.noAutoRespond,
      unavailable: opts.unavailable,
      check: opts.check,
    }
    return this.game.requestInputSingle(selector)
  }

  /** One thing. */
  one<const C extends Choice>(seat: Seat, about: A, choices: Choices<C>, more: AskMore = NOTHING_MORE): Chosen<C> {
    const { help, cards, noAutoRespond, unavailable, check } = more
    // One shape, whatever was given: this is the question that rules ask most.
    const opts = { about, help, cards, private: more.private, noAutoRespond, unavailable, check }
    const chosen = this.choose(this.game.player(seat), choices, opts)[0]
    if (chosen === undefined) throw new RangeError(`"${about.kind}" has nothing to choose from`)
    return chosen
  }

  /** As many things as the bounds say. */
  some<const C extends Choice>(
    seat: Seat,
    about: A,
    choices: Choices<C>,
    { min, max, count }: Bounds,
    more: AskMore = NOTHING_MORE,
  ): readonly Chosen<C>[] {
    return this.choose(this.game.player(seat), choices, { ...more, about, min, max, count })
  }

  /** Any number of things, none included. */
  any<const C extends Choice>(
    seat: Seat,
    about: A,
    choices: readonly C[],
    more: AskMore = NOTHING_MORE,
  ): readonly Chosen<C>[] {
    return this.some(seat, about, choices, { min: 0, max: choices.length }, more)
  }

  /** All of the things, in an order of the player's own. */
  order<const C extends Choice>(
    seat: Seat,
    about: A,
    choices: readonly C[],
    more: AskMore = NOTHING_MORE,
  ): readonly Chosen<C>[] {
    if (choices.length < 2) return this.some(seat, about, choices, { count: choices.length }, more)
    return this.some(seat, about, choices, { count: choices.length }, { ...more, noAutoRespond: true })
  }

  yesNo(seat: Seat, about: A, more: AskMore = NOTHING_MORE): boolean {
    return this.one(seat, about, YES_NO, more)
  }

  player(seat: Seat, about: A, seats: readonly Seat[], more: AskMore = NOTHING_MORE): Player {
    const choices = seats.map((one) => ({
      id: one,
      about: { kind: 'player', seat: one },
      ref: { seat: one },
      value: this.game.player(one),
    }))
    return this.one(seat, about, choices, more)
  }

  card<Card extends CardLike>(seat: Seat, about: A, cards: Choices<Card>, more: AskMore = NOTHING_MORE): Card {
    const [card] = this.cards(seat, about, cards, {}, more)
    if (card === undefined) throw new RangeError(`"${about.kind}" has no card to choose from`)
    return card
  }

  /** Cards come back as they were given: ids, or whatever carries one. */
  cards<Card extends CardLike>(
    seat: Seat,
    about: A,
    cards: Choices<Card>,
    { min, max, count }: Bounds,
    more: AskMore = NOTHING_MORE,
  ): readonly Card[] {
    return this.chooseCards(this.game.player(seat), cards, { ...more, about, min, max, count })
  }

  chooseCards<Card extends CardLike>(player: Player, cards: Choices<Card>, opts: ChooseOptions): readonly Card[] {
    let offered: readonly Card[] = []
    const ids = (): readonly CardId[] => {
      offered = typeof cards === 'function' ? cards() : cards
      return offered.map(idOf)
    }
    const chosen: readonly CardId[] = this.choose<CardId>(player, ids, { ...opts, cards: true })
    return chosen.map((id) => offered.find((card) => idOf(card) === id) as Card)
  }
}

function idOf(card: CardLike): CardId {
  return typeof card === 'number' ? card : card.id
}
