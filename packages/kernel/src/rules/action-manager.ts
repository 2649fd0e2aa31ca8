import { samePlain } from '../data/plain-data.ts'
import type { Choice, ChoiceOption, Chosen } from '../questions/choice.ts'
import { type AnytimeAction, isAnytimeAnswer, type SelectSelector } from '../questions/selector.ts'
import type { About } from '../words/about.ts'
import { Asking, type CardLike, type Choices, type ChooseOptions } from './asking-kit.ts'
import type { Player } from './seat.ts'

/**
 * The questions rules ask most, by short names. A game extends it to offer anytime actions beside every
 * one of them: each is executed and the question asked again, with its choices made anew.
 */
export class BaseActionManager<State, Options = unknown, A extends About = About> extends Asking<State, Options, A> {
  /** Anytime actions that are being executed: not offered again inside themselves. */
  readonly #executing: AnytimeAction[] = []

  protected anytimeActions(_player: Player): readonly AnytimeAction[] {
    return []
  }

  protected executeAnytimeAction(_player: Player, action: AnytimeAction): void {
    throw new Error(`nothing is known of the anytime action "${action.description ?? action.type}"`)
  }

  override choose<const C extends Choice>(
    player: Player,
    choices: Choices<C>,
    opts: ChooseOptions,
  ): readonly Chosen<C>[] {
    for (;;) {
      const anytime = this.anytimeActions(player).filter((action) => !this.#isExecuting(action))
      if (anytime.length === 0) return super.choose(player, choices, opts)
      const selector: SelectSelector<C> & { anytime: readonly AnytimeAction[] } = {
        ...opts,
        actor: player.name,
        choices: typeof choices === 'function' ? choices() : choices,
        anytime,
      }
      const answer = this.game.requestInputSingle(selector)
      if (!isAnytimeAnswer(answer)) return answer
      this.#execute(player, answer.anytimeAction)
    }
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
    if (card === undefined && !optional)
      throw new RangeError(`"${opts.title ?? opts.about?.kind}" has no card to choose from`)
    return card
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
    if (chosen === undefined) throw new RangeError(`"${opts.title ?? opts.about?.kind}" has no player to choose from`)
    return chosen
  }

  #isExecuting(action: AnytimeAction): boolean {
    return this.#executing.some((executing) => samePlain(executing, action))
  }

  /** A request that unwinds from in here leaves the list behind, so rules make a manager for every step. */
  #execute(player: Player, action: AnytimeAction): void {
    this.#executing.push(action)
    this.executeAnytimeAction(player, action)
    this.#executing.pop()
  }
}
