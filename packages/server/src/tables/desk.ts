import type { GameModule, Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE, type Game, ResponseError } from '@turnwright/kernel/host'
import type { Acknowledgement, TableState } from '@turnwright/protocol'
import { localeFor } from '@turnwright/table'
import { askedBots } from '../bots/asked-bots.ts'
import { advanced } from '../clocks/advance.ts'
import { untilAway } from '../clocks/away.ts'
import { Refusal } from '../refusal.ts'
import { STALE, StaleTable } from '../store/stale-table.ts'
import type { ChangedTable, StoredEntry, StoredSeat, StoredTable, TableChange } from '../store/store.ts'
import { type Standing, standingOf } from './audiences.ts'
import { keepTicket } from './kept-tickets.ts'
import type { LiveTable } from './live-table.ts'
import { checkpointOf } from './log-outline.ts'
import { isCheckpointKept, newGame, type PlayedTable } from './played-table.ts'
import { reading } from './read-table.ts'
import type { Surroundings } from './surroundings.ts'
import { tableStateFor, withPresence } from './table-state.ts'
import type { Ticket } from './ticket.ts'

const ENTRIES_BETWEEN_SNAPSHOTS = 64

/** The place from which one piece of work acts on a table, while the queue keeps everyone else away. */
export class Desk {
  readonly #at: PlayedTable
  readonly #live: LiveTable
  readonly #around: Surroundings

  constructor(at: PlayedTable, live: LiveTable, around: Surroundings) {
    this.#at = at
    this.#live = live
    this.#around = around
  }

  get table(): StoredTable {
    return this.#at.table
  }

  get module(): GameModule {
    return this.#at.module
  }

  get game(): Game | null {
    return this.#at.game
  }

  /** By the clock of this server. */
  get now(): number {
    return this.#around.clock.now()
  }

  /** By the time of the house. */
  get house(): number {
    return this.#around.house.now
  }

  /** Whether somebody is without a line for longer than the table agreed. */
  readonly isAway = (seat: Seat): boolean => untilAway(this.table, seat, this.#live.audiences) === 0

  stateFrom(standing: Standing, locale: string): TableState {
    return tableStateFor(this.#at, standing, locale, this.#live.audiences, this.now)
  }

  stateFor(person: string | null, languages: readonly string[]): TableState {
    return this.stateFrom(standingOf(this.table, person), this.localeFor(languages))
  }

  /** In which of its locales the game is told to somebody who reads these languages. */
  localeFor(languages: readonly string[]): string {
    return localeFor(this.module.definition.words, languages)
  }

  /** The seat of someone who plays here and has not left. */
  mustSit(person: string): Seat {
    const seat = this.table.seats.findIndex((each) => each.person === person)
    if (seat < 0) throw new Refusal('not-seated')
    if (this.table.seats[seat]?.left === true) throw new Refusal('not-seated', 'You have left this table.')
    return seat
  }

  mustHost(person: string): void {
    if (this.table.host !== person) throw new Refusal('not-host')
  }

  mustGather(): void {
    if (this.table.status === 'closed') throw new Refusal('closed')
    if (this.table.status !== 'gathering') throw new Refusal('already-started')
  }

  /** The running game. A table that was closed, finished or broken meanwhile takes nothing more. */
  mustPlay(): Game {
    const { status } = this.table
    const { game } = this.#at
    if (status === 'gathering') throw new Refusal('not-started')
    if (status === 'closed' || status === 'finished' || status === 'faulted') throw new Refusal(status)
    if (game === null) throw new Refusal('faulted')
    return game
  }

  /** What was acknowledged for this ticket before, if it is a retry. */
  repeated({ key, digest }: Ticket): Acknowledgement | null {
    const kept = this.#at.kept.get(key)
    if (kept === undefined) return null
    if (kept.digest !== digest) throw new Refusal('key-reused')
    return { seq: kept.seq, branchId: kept.branchId, fingerprint: kept.fingerprint }
  }

  /** Waits until other nodes have said who is at the table there. */
  async hearWhoIsThere(): Promise<void> {
    await this.#live.hearWhoIsThere()
  }

  /** How many requests like this one, of the same sender, are kept that added nothing to the log since its last entry. */
  async keptLike({ countedAs }: Ticket): Promise<number> {
    const seq = this.#at.game?.log.length ?? 0
    return this.#around.store.countTickets(this.table.id, seq, countedAs).catch(() => {
      throw new Refusal('not-stored')
    })
  }

  /** Whether a key was used before. The store is asked where nobody here knows it, which somebody else may have done by now. */
  async recall(key: string): Promise<boolean> {
    if (this.#at.kept.has(key)) return true
    const ticket = await this.#around.store.ticket(this.table.id, key)
    if (ticket !== null) keepTicket(this.#at.kept, ticket)
    return ticket !== null
  }

  /** Whoever wants to take something back needs the log from its beginning. */
  async remember(): Promise<void> {
    const at = this.#at
    if (at.isWhole || at.game === null) return
    const history = await reading(() => this.#around.store.history(at.table.id))
    const game = newGame(at.module, at.table, at.from)
    // Others may have added to it meanwhile: whoever takes the table up to there plays that once.
    game.resume(
      at.game.snapshot(),
      history.slice(0, at.saved).map(({ entry }) => entry),
    )
    at.game = game
    at.isWhole = true
  }

  /** The number of what was last said here. */
  async lastSaid(): Promise<number> {
    return this.#around.lastSaid(this.table.id).catch(() => {
      throw new Refusal('not-stored')
    })
  }

  /** Whoever sits down where a deal is played plays it here, or has done so elsewhere already. */
  async enterDeal(person: string): Promise<void> {
    const { deal, id } = this.table
    if (deal === null) return
    const { store, clock } = this.#around
    if (clock.now() >= deal.closes) throw new Refusal('deal-closed')
    const counts = await store.enterDeal(deal.id, person, id, clock.now()).catch(() => {
      throw new Refusal('not-stored')
    })
    if (counts !== id) throw new Refusal('deal-played')
  }

  /** Once a deal has closed its seed lies open, and nobody goes on who could know it. */
  mustBeInTime(): void {
    const { deal } = this.table
    if (deal !== null && this.#around.clock.now() >= deal.closes) throw new Refusal('deal-closed')
  }

  /** The bot that a deal has in a seat; undefined where none is said. */
  async agentOfDeal(seat: Seat): Promise<string | undefined> {
    const { deal } = this.table
    if (deal === null) return undefined
    const stored = await this.#around.store.deal(deal.id).catch(() => {
      throw new Refusal('not-stored')
    })
    return stored?.seats[seat]?.agent ?? undefined
  }

  /** Whoever gets up before it has begun may play it elsewhere. */
  async leaveDeal(person: string): Promise<void> {
    const { deal, id } = this.table
    if (deal !== null) await this.#around.store.leaveDeal(deal.id, person, id)
  }

  /** Lets the kernel try something; what it refuses has changed nothing. */
  attempt(act: () => void): void {
    try {
      act()
    } catch (error) {
      throw error instanceof ResponseError ? Refusal.of(error) : error
    }
  }

  /** Begins the game with those who sit there. Of a game that begins from a moment of another the log is known. */
  begin(seats: readonly StoredSeat[]): void {
    const at = this.#at
    const game = newGame(at.module, { ...at.table, seats }, at.from)
    at.game = game
    game.run()
  }

  /** Whether it must be played with as many as it was opened for: it began elsewhere, or others play it too. */
  get needsAllSeats(): boolean {
    return this.#at.from !== null || this.table.deal !== null
  }

  /** Makes what happened durable, then tells everyone. If it cannot be stored it never happened. */
  async commit(changes: Partial<StoredTable>, ticket: Ticket | null = null): Promise<Acknowledgement | null> {
    return this.#commit(changes, ticket, this.#around.clock.now())
  }

  /** The same for what others must not notice: nor when the table was last changed. */
  async commitUnnoticed(changes: Partial<StoredTable>): Promise<void> {
    await this.#commit(changes, null, this.table.updated)
  }

  async #commit(
    changes: Partial<StoredTable>,
    ticket: Ticket | null,
    updated: number,
  ): Promise<Acknowledgement | null> {
    const at = this.#at
    const before = at.table
    const version = before.version + 1
    if (before.pace.rule.clock.kind !== 'none') await this.#around.timeOfHouse()
    at.table = this.#timed({ ...before, ...changes, ...this.#progress(changes), updated, version })
    const { audiences } = this.#live
    const states = new Map<string, TableState>()
    const stateFrom = (standing: Standing, locale: string): TableState =>
      states.getOrInsertComputed(`${standing} ${locale}`, () => this.stateFrom(standing, locale))
    // It is the same in every locale; in this one the state is made anyway.
    const acknowledged =
      ticket === null ? null : acknowledgementOf(stateFrom(ticket.seat, audiences.localeAt(ticket.seat)))
    const change = this.#change(before, ticket, acknowledged)
    const news = audiences.prepare(stateFrom)
    await this.#save(change)
    at.saved += change.entries.length
    if (change.checkpoint !== null) at.snapshotAt = change.checkpoint.snapshot.entries
    if (ticket !== null && acknowledged !== null && change.fault === null)
      keepTicket(at.kept, { key: ticket.key, digest: ticket.digest, ...acknowledged })
    audiences.publish(news)
    if (at.table.pace.since !== before.pace.since) this.#around.stirClocks()
    this.#regroup()
    if (change.fault !== null) throw new Refusal('faulted')
    return acknowledged
  }

  /** What was kept of the players' names in the game is read anew, by whoever comes next. */
  readAnew(): void {
    this.#live.forget()
  }

  async commitFor(ticket: Ticket, changes: Partial<StoredTable>): Promise<Acknowledgement> {
    return (await this.commit(changes, ticket)) ?? acknowledgementOf(this.stateFrom(ticket.seat, CANONICAL_LOCALE))
  }

  /** Something changed that is not stored: who is connected. All else is what everybody was told last. */
  tellWhoIsThere(): void {
    const { audiences } = this.#live
    const present = (standing: Standing, locale: string): TableState => {
      const told = audiences.lastTold(standing, locale)
      return told === null || told.play === null
        ? this.stateFrom(standing, locale)
        : withPresence(told, this.table, audiences)
    }
    audiences.publish(audiences.prepare(present))
  }

  /** Others have changed the table: everyone here is told where it stands. */
  tellNews(): void {
    const { audiences } = this.#live
    audiences.publish(audiences.prepare((standing, locale) => this.stateFrom(standing, locale)))
    this.#regroup()
  }

  #regroup(): void {
    const { audiences } = this.#live
    const hasMoved = audiences.regroup(this.table, (standing, locale) => this.stateFrom(standing, locale))
    if (hasMoved) {
      this.#live.tellPresence()
      this.tellWhoIsThere()
    }
    if (!this.table.allowsSpectators && this.game !== null) audiences.sendOnlookersAway()
    this.#live.watchAbsences(this.table)
    this.wakeBots()
  }

  /** Sets bots thinking that are asked something. */
  wakeBots(): void {
    this.#around.wakeBots(this.#live, this.#at)
  }

  /** Keeps the present checkpoint, so that the table can go on from it under later rules. */
  async keepCheckpoint(): Promise<void> {
    const at = this.#at
    if (at.game === null || isCheckpointKept(at)) return
    const table = { ...at.table, version: at.table.version + 1 }
    const checkpoint = checkpointOf(at.game)
    const progress = { ...table, botsAsked: askedBots(table) }
    await this.#save({ changed: 'play', table: progress, entries: [], ticket: null, checkpoint, fault: null })
    at.table = table
    at.snapshotAt = at.saved
  }

  /**
   * After a failure it is unknown what the store holds: whoever comes next reads it anew. Where somebody else was first,
   * what was wanted is judged again.
   */
  async #save(change: TableChange): Promise<void> {
    try {
      await this.#around.store.save(change)
      this.#around.nodes.changed(change.table.id, change.table.version)
    } catch (error) {
      this.#live.forget()
      if (isStale(error)) throw new StaleTable(change.table.id)
      this.#around.report('change not stored', { table: change.table.id, error: reasonOf(error) })
      throw new Refusal('not-stored')
    }
  }

  /** The clocks of those who are asked now run. What was proposed about somebody who is not waited for has come to nothing. */
  #timed(table: StoredTable): StoredTable {
    const { waitingFor: asked, seats, pace: before } = table
    const { standIns, proposal } = before
    const isAbout = (seat: Seat): boolean =>
      (standIns[seat] ?? null) !== null || asked.some((each) => each.seat === seat)
    const isIdle = proposal !== null && !(table.status === 'playing' && isAbout(proposal.seat))
    const pace = advanced(isIdle ? { ...before, proposal: null } : before, {
      seats: asked.flatMap(({ seat }) =>
        seats[seat]?.kind === 'person' && (standIns[seat] ?? null) === null ? [seat] : [],
      ),
      players: seats.length,
      answers: this.#at.game?.history.length ?? 0,
      now: this.house,
      takenBackBy: takenBackBy(this.#at.game),
    })
    return pace === before ? table : { ...table, pace }
  }

  #progress(changes: Partial<StoredTable>): Pick<StoredTable, 'status' | 'waitingFor' | 'winners' | 'scores'> {
    const { game, table } = this.#at
    const status = changes.status ?? table.status
    const open = { winners: null, scores: null }
    if (game === null || status === 'closed') return { status, waitingFor: [], ...open }
    if (game.fault !== null) return { status: 'faulted', waitingFor: [], ...open }
    if (game.result !== null) {
      const { winners, scores } = game.result
      return { status: 'finished', waitingFor: [], winners, scores }
    }
    return { status, waitingFor: waitingFor(game, table.waitingFor, this.now), ...open }
  }

  #change(before: StoredTable, ticket: Ticket | null, acknowledged: Acknowledgement | null): TableChange {
    const { game, saved, snapshotAt, table } = this.#at
    const log = game?.log ?? []
    const fault = before.status === 'faulted' || !game?.fault ? null : { ...game.fault, seq: log.length }
    // What the rules failed at was not taken: its copies are no retries.
    const kept =
      ticket === null || acknowledged === null || fault !== null
        ? null
        : { key: ticket.key, digest: ticket.digest, ...acknowledged }
    const countedAs = ticket?.countedAs ?? ''
    const entries = log
      .slice(saved)
      .map((entry, i): StoredEntry => ({ seq: saved + i, entry, kept: saved + i === log.length - 1 ? kept : null }))
    // Where a game ended is kept for good: later rules may not play to that end again.
    const isOver = game !== null && game.result !== null && snapshotAt < log.length
    const isDue =
      game !== null &&
      fault === null &&
      (isOver || snapshotAt < 0 || log.length - snapshotAt >= ENTRIES_BETWEEN_SNAPSHOTS)
    return {
      ...changeOf(before, table),
      entries,
      ticket: entries.length === 0 && kept !== null ? { ...kept, countedAs } : null,
      checkpoint: isDue ? checkpointOf(game) : null,
      fault,
    }
  }
}

function changeOf(before: StoredTable, table: StoredTable): ChangedTable {
  if (before.seats !== table.seats) return { changed: 'seats', table }
  const { id, pace, offer, waitingFor, updated, version } = table
  const isAsBefore =
    before.status === table.status &&
    before.host === table.host &&
    before.visibility === table.visibility &&
    before.rematch === table.rematch &&
    before.hints === table.hints &&
    before.helped === table.helped &&
    before.deal?.id === table.deal?.id &&
    before.winners === table.winners
  if (!isAsBefore) return { changed: 'table', table }
  return {
    changed: 'play',
    table: {
      id,
      pace: pace === before.pace ? null : pace,
      botsAsked: askedBots(table),
      offer,
      waitingFor,
      updated,
      version,
    },
  }
}

/** The error may have come from another thread. */
function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === STALE
}

/** Its code where it has one, else its name: a message could quote what somebody sent or holds. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function acknowledgementOf({ seq, fingerprint, play }: TableState): Acknowledgement {
  return { seq, branchId: play?.branchId ?? 0, fingerprint: fingerprint ?? '' }
}

/** Who has taken back last, alone; null where something else was last. */
function takenBackBy(game: Game | null): Seat | null {
  const last = game?.log.at(-1)
  return last?.kind === 'undo' && last.consent.length === 0 ? last.seat : null
}

/** A turn begins when somebody is asked who was not before, and goes on for as long as it is they who are asked. */
function waitingFor(game: Game, before: StoredTable['waitingFor'], now: number): StoredTable['waitingFor'] {
  const round = game.definition.turnOf?.(game.state).round
  return (game.waiting?.selectors ?? []).map(({ actor, title }) => {
    const seat = game.players.findIndex(({ name }) => name === actor)
    const { turn = game.log.length, since = now } = before.find((each) => each.seat === seat) ?? {}
    return { seat, title, turn, since, ...(round === undefined ? {} : { round }) }
  })
}
