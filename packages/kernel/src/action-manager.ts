import type { CardId } from './cards.ts'
import type { Choice, ChoiceOption, Chosen } from './choice.ts'
import type { Game } from './game.ts'
import type { Player } from './seat.ts'
import {
  type AnytimeAction,
  isAnytimeAnswer,
  type Selection,
  type SelectSelector,
  type Unavailable,
} from './selector.ts'

export interface ChooseOptions {
  readonly title: string
  readonly help?: string
  readonly min?: number
  readonly max?: number
  readonly count?: number
  /** Numbers among the choices are cards. */
  readonly cards?: boolean
  readonly private?: boolean
  readonly noAutoRespond?: boolean
  readonly unavailable?: () => readonly Unavailable[]
  readonly check?: (selection: Selection) => string | null
}

/** A card as rules pass it around: its id, or something that carries it. */
export type CardLike = CardId | { readonly id: CardId }

/** A list, or a function of the state that is asked again after every anytime action. */
export type Choices<C> = readonly C[] | (() => readonly C[])

/**
 * The questions rules ask most. A game extends it to offer anytime actions beside every one of them:
 * each is executed and the question asked again, with its choices made anew.
 */
export class BaseActionManager<State, Options = unknown> {
  readonly game: Game<State, Options>
  /** Anytime actions that are being executed: not offered again inside themselves. */
  readonly #executing: AnytimeAction[] = []

  constructor(game: Game<State, Options>) {
    this.game = game
  }

  protected anytimeActions(_player: Player): readonly AnytimeAction[] {
    return []
  }

  protected executeAnytimeAction(_player: Player, action: AnytimeAction): void {
    throw new Error(`nothing is known of the anytime action "${action.description}"`)
  }

  choose<const C extends Choice>(player: Player, choices: Choices<C>, opts: ChooseOptions): readonly Chosen<C>[] {
    return this.#ask(player, choices, opts)
  }

  /** One card; with `optional`, or none. */
  chooseCard<Card extends CardLike>(
    player: Player,
    cards: Choices<Card>,
    opts: ChooseOptions & { readonly optional: true },
  ): Card | undefined
  chooseCard<Card extends CardLike>(player: Player, cards: Choices<Card>, opts: ChooseOptions): Card
  chooseCard<Card extends CardLike>(
    player: Player,
    cards: Choices<Card>,
    { optional, ...opts }: ChooseOptions & { readonly optional?: true },
  ): Card | undefined {
    const [card] = this.chooseCards(player, cards, optional ? { min: 0, max: 1, ...opts } : opts)
    if (card === undefined && !optional) throw new RangeError(`"${opts.title}" has no card to choose from`)
    return card
  }

  chooseCards<Card extends CardLike>(player: Player, cards: Choices<Card>, opts: ChooseOptions): readonly Card[] {
    let offered: readonly Card[] = []
    const ids = (): readonly CardId[] => {
      offered = typeof cards === 'function' ? cards() : cards
      return offered.map(idOf)
    }
    const chosen = this.#ask<CardId>(player, ids, { ...opts, cards: true }) as readonly CardId[]
    return chosen.map((id) => offered.find((card) => idOf(card) === id) as Card)
  }

  chooseYesNo(player: Player, title: string, opts: Partial<ChooseOptions> = {}): boolean {
    return this.choose(player, ['Yes', 'No'], { ...opts, title })[0] === 'Yes'
  }

  choosePlayer(player: Player, players: readonly Player[], opts: ChooseOptions): Player {
    const choices = players.map((one): ChoiceOption<Player> & { value: Player } => ({
      id: one.seat,
      title: one.name,
      value: one,
      ref: { seat: one.seat },
    }))
    const [chosen] = this.choose(player, choices, opts)
    if (chosen === undefined) throw new RangeError(`"${opts.title}" has no player to choose from`)
    return chosen
  }

  #ask<const C extends Choice>(player: Player, choices: Choices<C>, opts: ChooseOptions): readonly Chosen<C>[] {
    for (;;) {
      const anytime = this.anytimeActions(player).filter((action) => !this.#isExecuting(action))
      const selector: SelectSelector<C> = {
        ...opts,
        actor: player.name,
        choices: typeof choices === 'function' ? choices() : choices,
        ...(anytime.length > 0 ? { anytime } : {}),
      }
      const answer = this.game.requestInputSingle(selector as SelectSelector<C> & { anytime: readonly AnytimeAction[] })
      if (!isAnytimeAnswer(answer)) return answer
      this.#execute(player, answer.anytimeAction)
    }
  }

  #isExecuting(action: AnytimeAction): boolean {
    return this.#executing.some(({ type, description }) => type === action.type && description === action.description)
  }

  /** A request that unwinds from in here leaves the list behind, so rules make a manager for every step. */
  #execute(player: Player, action: AnytimeAction): void {
    this.#executing.push(action)
    this.executeAnytimeAction(player, action)
    this.#executing.pop()
  }
}

function idOf(card: CardLike): CardId {
  return typeof card === 'number' ? card : card.id
}
