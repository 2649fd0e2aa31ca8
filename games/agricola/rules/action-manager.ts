import {
  type About,
  type ActionSelector,
  type AnytimeAction,
  BaseActionManager,
  type Choice,
  type ChooseOptions,
  type Chosen,
  isAnytimeAnswer,
  type Player,
  type Seat,
  type SelectSelector,
} from '@turnwright/kernel'
import { asksOn, executeAnytimeAction, getAnytimeActions } from './anytime/anytime-actions.ts'
import { ARRANGE, withArranging } from './anytime/arranging.ts'
import type { GameEvent } from '../cards/effect.ts'
import type { AgricolaAbout } from './about.ts'
import type { Circumstances } from './conditions.ts'
import type { AgricolaOptions } from './options.ts'
import type { Question } from './questions.ts'
import { type Agricola, type AgricolaState, type PlayedCard, playerAt } from './state.ts'

/** A question that wants a structure, made anew whenever it is asked. */
export type Structured<Answer> = Omit<ActionSelector<Answer>, 'type' | 'actor' | 'about' | 'anytime'>

/** What cards in play do. Cards let people act, and acting wakes cards: the two meet here. */
export interface CardEffects {
  readonly before: (actions: AgricolaActionManager, seat: Seat, event: GameEvent, isNeeded: () => boolean) => boolean
  readonly after: (actions: AgricolaActionManager, seat: Seat, event: GameEvent, about: Circumstances | null) => void
  readonly once: (actions: AgricolaActionManager) => void
  readonly played: (actions: AgricolaActionManager, seat: Seat, played: PlayedCard, event: GameEvent) => void
  readonly ovenBuilt: (actions: AgricolaActionManager, seat: Seat, oven: string) => void
}

/** Made when they are asked for, or there already. */
type Choices<C> = readonly C[] | (() => readonly C[])

const NOTHING_MORE: ChooseOptions = {}

/**
 * Every question of the game goes through here. Beside it stands what the player may do at any time; each of these is
 * executed, and the question asked again with choices made anew. Rules make a manager for every step.
 */
export class AgricolaActionManager extends BaseActionManager<AgricolaState, AgricolaOptions, AgricolaAbout> {
  /** Being executed, and asking on: not offered again inside themselves (G33). */
  #executing: AnytimeAction[] | null = null
  readonly #effects: CardEffects

  constructor(game: Agricola, effects: CardEffects) {
    super(game)
    this.#effects = effects
  }

  override choose<const C extends Choice>(
    player: Player,
    choices: Choices<C>,
    opts: ChooseOptions,
  ): readonly Chosen<C>[] {
    return this.#ask(player, choices, opts.about, opts, opts)
  }

  override one<const C extends Choice>(
    seat: Seat,
    about: AgricolaAbout,
    choices: Choices<C>,
    more: ChooseOptions = NOTHING_MORE,
  ): Chosen<C> {
    const [chosen] = this.#ask(this.game.player(seat), choices, about, NOTHING_MORE, more)
    if (chosen === undefined) throw new RangeError(`"${about.kind}" has nothing to choose from`)
    return chosen
  }

  override some<const C extends Choice>(
    seat: Seat,
    about: AgricolaAbout,
    choices: Choices<C>,
    bounds: ChooseOptions,
    more: ChooseOptions = NOTHING_MORE,
  ): readonly Chosen<C>[] {
    return this.#ask(this.game.player(seat), choices, about, bounds, more)
  }

  /** Without anything to choose from nobody is asked, and nothing is chosen. */
  #ask<const C extends Choice>(
    player: Player,
    choicesOrFn: Choices<C>,
    about: About | undefined,
    { min, max, count }: ChooseOptions,
    { help, cards, check, unavailable, private: isPrivate, noAutoRespond: isAlwaysAsked = false }: ChooseOptions,
  ): readonly Chosen<C>[] {
    let arranged = false
    for (;;) {
      const choices = typeof choicesOrFn === 'function' ? choicesOrFn() : choicesOrFn
      if (choices.length === 0) return []
      const convertible = this.anytimeActions(player)
      const noAutoRespond = isAlwaysAsked || convertible.length > 0
      const isAsked = noAutoRespond || choices.length > (count ?? min ?? 1)
      const anytime = isAsked && !arranged ? this.#withArranging(player, convertible) : convertible
      // One shape for all questions keeps asking fast; what is undefined was not given.
      const selector: SelectSelector<C> & { anytime: readonly AnytimeAction[] } = {
        actor: player.name,
        about,
        choices,
        help,
        min,
        max,
        count,
        cards,
        check,
        unavailable,
        noAutoRespond,
        private: isPrivate,
        anytime,
      }
      const answer = this.game.requestInputSingle(selector)
      if (!isAnytimeAnswer(answer)) return answer
      this.executeAnytimeAction(player, answer.anytimeAction)
      arranged = answer.anytimeAction === ARRANGE
    }
  }

  /** A structured answer; undefined when there is nothing to answer any more. */
  answer<Answer>(seat: Seat, about: Question, questionOrNull: () => Structured<Answer> | null): Answer | undefined {
    const player = this.game.player(seat)
    let arranged = false
    for (;;) {
      const question = questionOrNull()
      if (question === null) return undefined
      const convertible = this.anytimeActions(player)
      const anytime = arranged ? convertible : this.#withArranging(player, convertible)
      const selector: ActionSelector<Answer> = { ...question, type: 'action', actor: player.name, about, anytime }
      const answer = this.game.requestInputSingle(selector)
      if (!isAnytimeAnswer(answer)) return answer[0]
      this.executeAnytimeAction(player, answer.anytimeAction)
      arranged = answer.anytimeAction === ARRANGE
    }
  }

  protected override anytimeActions(player: Player): readonly AnytimeAction[] {
    const offered = getAnytimeActions(this.game, player)
    const executing = this.#executing
    return executing === null || offered.length === 0 ? offered : offered.filter((offer) => !executing.includes(offer))
  }

  /**
   * Animals may be moved beside whatever is asked, but nothing is asked for their sake. Once they were moved, something
   * else comes first: everything else that can be done at any time uses something up, so every question comes to its end.
   */
  #withArranging({ seat }: Player, anytime: readonly AnytimeAction[]): readonly AnytimeAction[] {
    const isArranging = this.#executing?.includes(ARRANGE) ?? false
    return isArranging ? anytime : withArranging(playerAt(this.game.state, seat), anytime)
  }

  protected override executeAnytimeAction(player: Player, action: AnytimeAction): void {
    const before = this.#executing
    if (asksOn(action)) this.#executing = before === null ? [action] : [...before, action]
    executeAnytimeAction(this, player, action)
    this.#executing = before
  }

  /** Cards that act before their owner does something, which may not be possible without them. Whether any did. */
  wakeBefore(seat: Seat, event: GameEvent, isNeeded: () => boolean): boolean {
    return this.#effects.before(this, seat, event, isNeeded)
  }

  /** Cards that act on something their owner has done. */
  wakeAfter(seat: Seat, event: GameEvent, about: Circumstances | null = null): void {
    this.#effects.after(this, seat, event, about)
  }

  /** Cards of anybody that wait for something to be so. */
  wakeOnce(): void {
    this.#effects.once(this)
  }

  /** What a card does when it is played, and what cards do because it was. */
  wakePlayed(seat: Seat, played: PlayedCard, event: GameEvent): void {
    this.#effects.played(this, seat, played, event)
  }

  /** Baking in an oven that was just built, and what cards do because it was. */
  wakeOven(seat: Seat, oven: string): void {
    this.#effects.ovenBuilt(this, seat, oven)
  }
}
