import type { Cards } from '../cards/cards.ts'
import type { Random } from '../chance/random.ts'
import type { Plain } from '../data/plain-data.ts'
import type { Choice, Chosen } from '../questions/choice.ts'
import type { ActionSelector, AnytimeAction, AnytimeAnswer, Response, SelectSelector } from '../questions/selector.ts'
import type { About } from '../words/about.ts'
import type { Mention } from '../words/speech.ts'
import type { Asking } from './asking-kit.ts'
import type { GameResult } from './definition.ts'
import type { Player, Seat } from './seat.ts'

/** What rules hold while they run: they read and write `state`, ask, draw and tell. Nothing else of a table is theirs. */
export interface Rules<State = unknown, Options = unknown, A extends About = About> {
  state: State
  readonly players: readonly Player[]
  readonly options: Options
  readonly random: Random
  readonly cards: Cards
  /** The questions rules ask most. */
  readonly ask: Asking<State, Options, A>

  player(seat: Seat): Player

  /** Asks one player. Gives the values chosen. */
  requestInputSingle<Answer>(selector: ActionSelector<Answer>): readonly [Answer]
  requestInputSingle<const C extends Choice>(
    selector: SelectSelector<C> & { readonly anytime: NonNullable<SelectSelector['anytime']> },
  ): readonly Chosen<C>[] | AnytimeAnswer
  requestInputSingle<const C extends Choice>(selector: SelectSelector<C>): readonly Chosen<C>[]

  /** Asks several players at once and gives all responses, in the order of the selectors. */
  requestInputMany<const C extends Choice>(
    selectors: readonly SelectSelector<C>[],
    onAnytime?: OnAnytime<SelectSelector<C>>,
  ): readonly Response<Chosen<C>>[]
  requestInputMany<Answer>(
    selectors: readonly ActionSelector<Answer>[],
    onAnytime?: OnAnytime<ActionSelector<Answer>>,
  ): readonly Response<Answer>[]

  /** Asks several players and gives the first response; the others' questions are withdrawn. */
  requestInputAny<const C extends Choice>(selectors: readonly SelectSelector<C>[]): Response<Chosen<C>>
  requestInputAny<Answer>(selectors: readonly ActionSelector<Answer>[]): Response<Answer>

  /** Adds a line to the log that people read. `to` keeps it to some seats. */
  tell(about: A, to?: readonly Seat[] | null): void
  tell(text: string, mentions?: Readonly<Record<string, Mention>>, to?: readonly Seat[] | null): void

  /** Announces something to trusted observers in the same process. */
  emit(type: string, detail?: Plain): void

  /** Ends the game from anywhere in the rules. */
  finish(result: GameResult): never
}

/** Executes an anytime action taken beside one of several questions, and gives the question to ask that player again. */
export type OnAnytime<S> = (player: Player, action: AnytimeAction) => S
