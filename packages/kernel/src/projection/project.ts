import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { Selector } from '../questions/selector.ts'
import type { GameResult } from '../rules/definition.ts'
import type { Player, Seat } from '../rules/seat.ts'
import { type About, maskCards, type Told } from '../words/about.ts'
import { speechFor } from '../words/table-talk.ts'
import { CANONICAL_LOCALE, textOf } from '../words/words.ts'
import { type LogWindow, logWindow } from './projected-log.ts'
import { type Prompt, promptFor, promptOnDemand } from './prompt.ts'

/** Everything a seat is told. Server, agents and pages use this and nothing else. */
export interface Projection<View = unknown, A extends About = About> {
  readonly seat: Seat | null
  readonly players: readonly Player[]
  /** What the game shows this seat. */
  readonly view: View
  /** What this seat is asked now. */
  readonly prompts: readonly Prompt<A>[]
  /** Whom the game waits for. The question is told only where it is not private. */
  readonly waitingFor: readonly Awaited<A>[]
  /** Whether the first of several answers decides. */
  readonly concurrent: boolean
  readonly log: LogWindow<A>
  readonly result: ToldResult<A> | null
  readonly faulted: boolean
  readonly canUndo: boolean
  /** Whether answers were taken back past what had been revealed. */
  readonly secondLooks: boolean
  readonly branchId: number
  /** How many answers are in force. */
  readonly answers: number
}

export interface Awaited<A extends About = About> {
  readonly seat: Seat
  readonly title: string | null
  readonly about?: Told<A>
}

/** A result in words. */
export interface ToldResult<A extends About = About> extends GameResult {
  readonly reason: string
  readonly about?: Told<A>
}

export interface ProjectOptions {
  /** The first line of the log to tell; by default the latest hundred are told. */
  readonly logFrom?: number
  /** In which language people read it; English unless given. Titles are the same in all of them. */
  readonly locale?: string
}

/** The one door out. */
export function project(game: Game, seat: Seat | null, options: ProjectOptions = {}): Projection {
  const { waiting } = game
  const name = seat === null ? null : game.player(seat).name
  const own = waiting?.selectors.filter(({ actor }) => actor === name) ?? []
  const locale = options.locale ?? CANONICAL_LOCALE
  return {
    seat,
    players: game.players,
    view: viewOf(game, seat),
    prompts: seat === null ? [] : own.map((selector) => promptFor(game, seat, selector, locale)),
    waitingFor: (waiting?.selectors ?? []).map((selector) => awaited(game, seat, selector, locale)),
    concurrent: waiting?.concurrent ?? false,
    log: logWindow(game, seat, options.logFrom, locale),
    result: toldResult(game, seat, locale),
    faulted: game.fault !== null,
    canUndo: seat !== null && game.canUndo(seat),
    secondLooks: game.history.secondLooks,
    branchId: game.branchId,
    answers: game.history.length,
  }
}

/**
 * The same in the middle of a step, for a program that is asked right now. What it does not look at is not made, and what
 * it wants to keep beyond its answer it writes down.
 */
export function projectQuestion(game: Game, seat: Seat, selector: Selector): Projection {
  return new ProjectionOnDemand(game, seat, selector)
}

/**
 * A class, since an object literal with getters gets a hidden class of its own each time, which outlives it: views would
 * then pile up until the old generation is collected.
 */
class ProjectionOnDemand implements Projection {
  readonly seat: Seat
  readonly players: readonly Player[]
  readonly concurrent = false
  readonly result = null
  readonly faulted = false
  readonly canUndo = false
  readonly secondLooks: boolean
  readonly branchId: number
  readonly answers: number
  readonly #game: Game
  readonly #selector: Selector
  #view: unknown = undefined
  #prompts: Projection['prompts'] | null = null
  #waitingFor: Projection['waitingFor'] | null = null
  #log: LogWindow | null = null

  constructor(game: Game, seat: Seat, selector: Selector) {
    this.seat = seat
    this.players = game.players
    this.secondLooks = game.history.secondLooks
    this.branchId = game.branchId
    this.answers = game.history.length
    this.#game = game
    this.#selector = selector
  }

  get view(): unknown {
    return (this.#view ??= viewOf(this.#game, this.seat))
  }

  get prompts(): Projection['prompts'] {
    return (this.#prompts ??= [promptOnDemand(this.#game, this.seat, this.#selector)])
  }

  get waitingFor(): Projection['waitingFor'] {
    return (this.#waitingFor ??= [awaited(this.#game, this.seat, this.#selector, CANONICAL_LOCALE)])
  }

  get log(): LogWindow {
    return (this.#log ??= logWindow(this.#game, this.seat, undefined, CANONICAL_LOCALE))
  }

  /** All of it. */
  toJSON(): Projection {
    const { seat, players, view, prompts, waitingFor, concurrent, log } = this
    const { result, faulted, canUndo, secondLooks, branchId, answers } = this
    return {
      seat,
      players,
      view,
      prompts,
      waitingFor,
      concurrent,
      log,
      result,
      faulted,
      canUndo,
      secondLooks,
      branchId,
      answers,
    }
  }
}

/** A game whose setup failed has nothing to show. */
function viewOf({ definition, state, cards }: Game, seat: Seat | null): unknown {
  return state === undefined ? null : definition.view(state, seat, cards.maskedFor(seat))
}

/** Others read a question with the names that they may know themselves. */
function awaited(game: Game, reader: Seat | null, selector: Selector, locale: string): Awaited {
  const seat = game.players.findIndex(({ name }) => name === selector.actor)
  const { about, title = null } = selector
  if (selector.private === true) return { seat, title: null }
  if (about === undefined) return { seat, title }
  const told = maskCards(about, (card) => !game.cards.isKnownTo(card, reader))
  return { seat, title: textOf(speechFor(game[PARTS], reader, locale).sentenceOf(told)), about: told }
}

function toldResult(game: Game, seat: Seat | null, locale: string): ToldResult | null {
  const { outcome } = game
  if (outcome === null) return null
  const { reason, ...rest } = outcome
  if (typeof reason === 'string') return { ...rest, reason }
  const about = maskCards(reason, (card) => !game.cards.isKnownTo(card, seat))
  return { ...rest, reason: textOf(speechFor(game[PARTS], seat, locale).sentenceOf(about)), about }
}
