import type { GameModule, Seat } from '@turnwright/kernel'
import {
  type AskedSelector,
  createGame,
  fingerprintOf,
  type Game,
  type GameRecord,
  recordAsItEnded,
  recordOf,
  ReplayDivergence,
  ResponseError,
  type Snapshot,
} from '@turnwright/kernel/host'
import type { Acknowledgement, AnswerRequest, TableState } from '@turnwright/protocol/client'
import {
  aimOfOffer,
  barToOffer,
  barToUndo,
  givenTo,
  type HintedTable,
  hintsTold,
  localeFor,
  mayOffer,
  openRequest,
  toldPlay,
  turnToTakeBack,
  type UndoBar,
  wasHinted,
  whyNoHints,
} from '@turnwright/table'
import type { KeptSeat, KeptTable, LoadedGame, Shelf } from './kept-table.ts'
import { LocalRefusal, notKept } from './local-refusal.ts'

const NO_LESSON = new LocalRefusal('no-such-table', 'This is no lesson any more.', 'Play on, or begin it again.')

/** A table with one person and bots, played in this browser alone. Nothing is told of it that is not kept. */
export class LocalTable {
  readonly module: GameModule
  readonly #shelf: Shelf
  readonly #listeners = new Set<() => void>()
  #table: KeptTable
  #game: Game
  /** How many entries of the log are kept. */
  #kept: number
  #snapshot: Snapshot
  /** One piece of work after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(module: GameModule, shelf: Shelf, game: Game, { table, snapshot, log }: LoadedGame) {
    this.module = module
    this.#shelf = shelf
    this.#table = table
    this.#game = game
    this.#kept = log.length
    this.#snapshot = snapshot
  }

  /** Lays a new table. */
  static async begin(module: GameModule, shelf: Shelf, table: KeptTable): Promise<LocalTable> {
    const game = newGame(module, table)
    game.run()
    const begun = { table: progressed(table, game), snapshot: game.snapshot(), log: game.log }
    await shelf
      .create({ table: begun.table, from: 0, entries: begun.log, snapshot: begun.snapshot })
      .catch((error: unknown) => Promise.reject(notKept(error)))
    return new LocalTable(module, shelf, game, begun)
  }

  /** Takes up a table as it was left. */
  static resume(module: GameModule, shelf: Shelf, loaded: LoadedGame): LocalTable {
    return new LocalTable(module, shelf, revived(module, loaded), loaded)
  }

  get table(): KeptTable {
    return this.#table
  }

  get game(): Game {
    return this.#game
  }

  get me(): Seat {
    return this.#table.me
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All that leaves the worker: what the person's seat is told. */
  stateIn(locale: string, before?: TableState): TableState {
    const { id, game, options, status, seats, me, allowsSecondLooks, rematch } = this.#table
    const play = toldPlay(this.#game, me, locale, this.#table, before?.play ?? undefined)
    return {
      id,
      game,
      options,
      status,
      allowsSecondLooks,
      rematch,
      visibility: 'invite',
      you: { seat: me, host: true },
      seats: seats.map((seat, at) => ({ seat: at, ...seat, connected: true, away: false, standIn: null })),
      spectators: 0,
      allowsSpectators: true,
      watching: [],
      invite: null,
      // Nobody but programs is waited for.
      pace: { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 },
      clock: null,
      proposal: null,
      offer: null,
      mayOffer: mayOffer(this.#table, this.#game, me),
      turn: turnToTakeBack(this.#table, this.#game, me),
      hints: hintsTold(this.#hinted, me, this.module),
      origin: null,
      deal: null,
      seq: this.#game.log.length,
      fingerprint: fingerprintOf(play.view),
      play,
    }
  }

  localeFor(languages: readonly string[]): string {
    return localeFor(this.module.definition.words, languages)
  }

  answer({ actor, title, selection, requestId, branchId }: AnswerRequest): Promise<Acknowledgement> {
    return this.#acknowledged((game) => {
      if (game.player(this.me).name !== actor)
        throw new LocalRefusal('not-your-seat', 'That seat is not yours.', 'Answer in your own name.')
      const hinted = wasHinted(this.#table, this.me, requestId)
      game.respondToInputRequest({ actor, title, selection, requestId, branchId, isUserResponse: true, hinted })
    })
  }

  undo(answers?: number): Promise<Acknowledgement> {
    return this.#acknowledged((game) => {
      mustNotBeBarred(barToUndo(this.#table, game, this.me, answers))
      const stay = answers ?? game.history.length - 1
      do game.undo(this.me)
      while (game.history.length > stay)
    })
  }

  /** Takes back past what was revealed. Nobody but programs is to be asked, and they agree. */
  takeBack(answers: number): Promise<void> {
    return this.change((game) => {
      const aim = aimOfOffer(this.#table, game, this.me, answers)
      if (typeof aim !== 'number') throw barred(aim)
      mustNotBeBarred(barToOffer(this.#table, game, this.me, aim))
      const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== this.me)
      game.undoWithConsent(this.me, aim, others)
    })
  }

  /** Bots do not play on among themselves for nobody: a game that conceding does not end is closed. */
  concede(): Promise<void> {
    return this.change((game) => {
      game.leave(this.me)
      const seats = this.#table.seats.map((seat, at): KeptSeat => (at === this.me ? { ...seat, left: true } : seat))
      return { seats, status: game.result === null ? 'closed' : 'playing' }
    })
  }

  /** The question that the person wants a hint on, if they may be given one. */
  mayHint(requestId: string): AskedSelector {
    const reason = whyNoHints(this.#hinted, this.me, this.module)
    if (reason !== null) throw new LocalRefusal('no-hints', reason, 'Play on without.')
    const selector = this.#table.status === 'playing' ? openRequest(this.#game, this.me, requestId) : undefined
    if (selector !== undefined) return selector
    throw new LocalRefusal('stale-request', 'That question is no longer asked.', 'Look at what is asked now.')
  }

  /** Keeps that a hint was given before it is told; gives which of the person's hints it is. */
  async noteHint(requestId: string): Promise<number> {
    await this.#enter(async () => {
      this.mayHint(requestId)
      const { hints } = this.#table
      if (wasHinted(this.#table, this.me, requestId)) return
      await this.#keep({ ...this.#table, hints: { ...hints, given: [...hints.given, { seat: this.me, requestId }] } })
    })
    return givenTo(this.#table.hints, this.me)
  }

  get #hinted(): HintedTable {
    return { ...this.#table, deal: null }
  }

  /** In a lesson one goes back to any step, however often, and after the end as well. */
  goBackInLesson(answers: number): Promise<void> {
    return this.#enter(async () => {
      const { lesson, status } = this.#table
      if (lesson === undefined || status === 'closed') throw NO_LESSON
      const others = this.#game.players.map(({ seat }) => seat).filter((seat) => seat !== this.me)
      if (answers < this.#game.history.length) attempt(() => this.#game.undoWithConsent(this.me, answers, others))
      await this.#keep(progressed({ ...this.#table, status: 'playing' }, this.#game))
    })
  }

  /** From here on the partners answer as they like. */
  endLesson(): Promise<void> {
    const { hints } = this.#table
    return this.#enter(() => this.#keep({ ...this.#table, lesson: undefined, hints: { ...hints, rule: 'bots' } }))
  }

  noteRematch(rematch: string): Promise<void> {
    return this.#enter(() => this.#keep({ ...this.#table, rematch }))
  }

  record(): object {
    if (this.#table.status !== 'finished')
      throw new LocalRefusal('not-finished', 'The game is not over.', 'Finish or concede it first.')
    return { ...recordOfEnded(this.#game), playedOffline: true }
  }

  /** Something happens in the game: it is kept, and then told; or it never happened. */
  change(act: (game: Game) => Partial<KeptTable> | void): Promise<void> {
    return this.#enter(async () => {
      if (this.#table.status !== 'playing')
        throw new LocalRefusal('finished', 'The game is over.', 'Play again, or choose another game.')
      const changed = attempt(() => act(this.#game)) ?? {}
      await this.#keep(progressed({ ...this.#table, ...changed }, this.#game))
    })
  }

  async #acknowledged(act: (game: Game) => void): Promise<Acknowledgement> {
    await this.change(act)
    const view = toldPlay(this.#game, this.me, 'en', this.#table)
    return { seq: this.#game.log.length, branchId: view.branchId, fingerprint: fingerprintOf(view.view) }
  }

  async #keep(table: KeptTable): Promise<void> {
    const { log } = this.#game
    const snapshot = this.#game.snapshot()
    const kept = { table: { ...table, updated: Date.now() }, from: this.#kept, entries: log.slice(this.#kept) }
    try {
      await this.#shelf.append({ ...kept, snapshot })
    } catch (error) {
      await this.#goBack()
      throw notKept(error)
    }
    this.#table = kept.table
    this.#kept = log.length
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }

  /** What was not kept never happened; at a table that was removed nothing happens any more. */
  async #goBack(): Promise<void> {
    const before = { table: this.#table, snapshot: this.#snapshot, log: this.#game.log.slice(0, this.#kept) }
    const closed = { ...before, table: { ...this.#table, status: 'closed' as const } }
    const loaded = await this.#shelf.load(this.#table.id).then(
      (kept) => kept ?? closed,
      () => before,
    )
    this.#table = loaded.table
    this.#game = revived(this.module, loaded)
    this.#kept = loaded.log.length
    this.#snapshot = loaded.snapshot
    for (const listener of this.#listeners) listener()
  }

  #enter<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

/** Where an update has changed the rules since, it may be played differently: then there is a record of it as it ended. */
function recordOfEnded(game: Game): GameRecord {
  try {
    return recordOf(game)
  } catch (error) {
    if (error instanceof ReplayDivergence && game.result !== null) return recordAsItEnded(game)
    throw error
  }
}

function newGame({ definition }: GameModule, { seats, seed, options }: KeptTable): Game {
  return createGame(definition, { players: seats.map(({ name }) => name), seed, options }) as Game
}

function revived(module: GameModule, { table, snapshot, log }: LoadedGame): Game {
  const game = newGame(module, table)
  game.resume(snapshot, log)
  return game
}

/** What a list shows of a table whose game stands here. */
function progressed(table: KeptTable, game: Game): KeptTable {
  if (table.status === 'closed') return { ...table, waitingFor: [], asks: null, winners: null }
  if (game.fault !== null) return { ...table, status: 'faulted', waitingFor: [], asks: null, winners: null }
  if (game.result !== null)
    return { ...table, status: 'finished', waitingFor: [], asks: null, winners: game.result.winners }
  const selectors = game.waiting?.selectors ?? []
  const seatOf = (actor: string): Seat => game.players.findIndex(({ name }) => name === actor)
  const asks = selectors.find(({ actor }) => seatOf(actor) === table.me)?.title ?? null
  return { ...table, waitingFor: selectors.map(({ actor }) => seatOf(actor)), asks, winners: null }
}

function attempt<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof ResponseError ? LocalRefusal.of(error) : error
  }
}

function mustNotBeBarred(bar: UndoBar | null): void {
  if (bar !== null) throw barred(bar)
}

function barred({ detail, next }: UndoBar): LocalRefusal {
  return new LocalRefusal('undo-barred', detail, next)
}
