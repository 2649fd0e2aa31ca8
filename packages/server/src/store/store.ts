import type { GameResult, Seat } from '@turnwright/kernel'
import type { AnswerEntry, Beginning, LeaveEntry, LogEntry, Snapshot } from '@turnwright/kernel/host'
import type { HintRule, TableStatus } from '@turnwright/protocol'
import type { Company } from '../bots/asked-bots.ts'
import type { StoredPace } from '../clocks/stored-pace.ts'
import type { DealGamesWanted, DealLink, StoredDeal, StoredDealGame } from '../deals/stored-deal.ts'

/** A place at a stored table. */
export interface StoredSeat {
  readonly kind: 'open' | 'person' | 'bot'
  /** The guest's id, never told to anyone. */
  readonly person: string | null
  /** Of whoever sits here, or of the person an open seat is kept for. */
  readonly name: string | null
  readonly agent: string | null
  readonly left: boolean
  /** In a rematch: whom the open seat is kept for. */
  readonly keptFor: string | null
  /** The number of what was last said before they sat down: it was said to others. Left out where nothing was. */
  readonly heardFrom?: number
}

/** Somebody the game waits for, and in which of its rounds. */
export interface StoredWaiting {
  readonly seat: Seat
  readonly title: string
  /** Left out where the game has no rounds. */
  readonly round?: number
  /** How long the log was when the seat's turn began; with `since` left out where that is not known. */
  readonly turn?: number
  /** When it began. */
  readonly since?: number
}

export interface StoredOffer {
  readonly by: Seat
  readonly answers: number
  readonly agreed: readonly Seat[]
}

/** The moment of another table from which a table began. */
export interface StoredOrigin {
  /** Null where it was a record that somebody brought. */
  readonly table: string | null
  /** What such a record was, by its hash; null where it was a table. */
  readonly record: string | null
  /** How many entries of that table's log had been played. */
  readonly at: number
  /** The moment that was asked for: of a game that goes on, the last before it at which its player was asked is taken. */
  readonly wished: number
  /** Who sat there, by seat. */
  readonly players: readonly string[]
  /** The seat whose knowledge it was made of, where that game was still going on; null where it was over. */
  readonly knownTo: Seat | null
  /** What such a record came to, by the rules; left out where they play it to no end, and where it was a table. */
  readonly ended?: Pick<GameResult, 'winners' | 'scores'>
}

/** Who may be given hints, and on which questions they were. Nobody is told of those of others before the game is over. */
export interface StoredHints {
  readonly rule: HintRule
  readonly given: readonly { readonly seat: Seat; readonly requestId: string }[]
}

/** What a seat was helped by, besides hints: such a game says nothing about how strong its player is. */
export interface StoredHelp {
  readonly seat: Seat
  /** It was played on from while it went on, or a bot answered for the seat. */
  readonly by: 'played-on' | 'bot'
}

/** A table without its game. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly visibility: 'open' | 'invite'
  /** Whether answers may be taken back past what was revealed. */
  readonly allowsSecondLooks: boolean
  /** Whether those who have no place at it may see its game. */
  readonly allowsSpectators: boolean
  readonly hints: StoredHints
  /** Each kind once for each seat. */
  readonly helped: readonly StoredHelp[]
  readonly pace: StoredPace
  readonly status: TableStatus
  readonly host: string
  /** Stands for the address that it was opened from; nobody can tell the address by it. */
  readonly openedFrom: string
  /** Stands for the request that opened it, so that its retry is known from another; null where it came without a key. */
  readonly opening: string | null
  readonly seats: readonly StoredSeat[]
  readonly invite: string
  readonly seed: string
  readonly offer: StoredOffer | null
  readonly rematch: string | null
  /** Null where its game begins as the rules set it up. */
  readonly origin: StoredOrigin | null
  /** The deal that is played here, whose seed is shared; null where the seed is this table's alone. */
  readonly deal: DealLink | null
  /** Whom the game waits for and what it asks, so that lists need not wake it. */
  readonly waitingFor: readonly StoredWaiting[]
  /** Once it is over. */
  readonly winners: readonly Seat[] | null
  /** What every seat came to, so that games are compared without waking them. */
  readonly scores: readonly number[] | null
  readonly updated: number
  /** How often it was changed. A change makes one version out of the one before, and out of no other. */
  readonly version: number
}

/** What a client's key stands for, so that a retry gets the same words. */
export interface KeptAnswer {
  readonly key: string
  /** Of the request: the same key with another request is a mistake. */
  readonly digest: string
  readonly branchId: number
  readonly fingerprint: string
}

/** The same with the length of the log at that time. */
export interface StoredTicket extends KeptAnswer {
  readonly seq: number
}

/** A ticket of its own, which no entry of the log keeps. */
export interface CountedTicket extends StoredTicket {
  /** Who did what, in no words that anybody could read: of one kind nobody leaves too many, whatever others leave. */
  readonly countedAs: string
}

/** One row of a table's log. */
export interface StoredEntry {
  readonly seq: number
  readonly entry: LogEntry
  readonly kept: KeptAnswer | null
}

/** A rules bug and the answer that brought it about, for operators. */
export interface StoredFault {
  readonly message: string
  readonly stack: string
  readonly answer: unknown
  /** How long the log was when it happened: after so many entries the answer brings it about. */
  readonly seq: number
}

/** What an answer changes of a table. */
export type TableProgress = Pick<StoredTable, 'id' | 'offer' | 'waitingFor' | 'updated' | 'version'> & {
  /** Null where it is as it was. */
  readonly pace: StoredPace | null
  /** Among whom a bot is asked now; null where none is. */
  readonly botsAsked: Company | null
}

/** How much of a table is another than before: nothing but its progress, more than that, or also who sits at it. */
export type ChangedTable =
  | { readonly changed: 'play'; readonly table: TableProgress }
  | { readonly changed: 'table' | 'seats'; readonly table: StoredTable }

/** What changes at a table in one go: all of it is durable, or nothing. */
export type TableChange = ChangedTable & {
  readonly entries: readonly StoredEntry[]
  /** Of a change that adds nothing to the log; otherwise the last entry keeps it. */
  readonly ticket: CountedTicket | null
  readonly checkpoint: Checkpoint | null
  readonly fault: StoredFault | null
}

/** From where a game can be taken up, and what must be known of the log before it. */
export interface Checkpoint {
  readonly snapshot: Snapshot
  readonly outline: LogOutline
}

/** What a game that goes on must know of the log before a snapshot, however long that is. */
export interface LogOutline {
  /** How many answers of each seat were in force where the snapshot's step began. */
  readonly answers: readonly number[]
  /** The last answer or departure in force before that step, and those of the step. */
  readonly last: readonly (AnswerEntry | LeaveEntry)[]
  /** Whether something was taken back after it had come to light. */
  readonly secondLooks: boolean
  /** How many answers in force were given by rules that are gone, and stay; left out where there are none. */
  readonly floor?: number
  /** How much each seat has taken back; left out where nobody has. */
  readonly takenBack?: readonly number[]
}

export interface LoadedTable {
  readonly table: StoredTable
  /** The moment of another game that it begins from; null where the rules set it up. */
  readonly from: Beginning | null
  readonly snapshot: Snapshot | null
  /** Null where none was stored with the snapshot: the log is needed from its beginning. */
  readonly outline: LogOutline | null
  /** Those after the snapshot. */
  readonly entries: readonly StoredEntry[]
}

/** What somebody who knew an earlier version of a table must be told. */
export interface Tail {
  readonly table: StoredTable
  /** Those they have not seen. */
  readonly entries: readonly StoredEntry[]
  /** How many entries the stored snapshot covers; -1 without one. */
  readonly snapshotAt: number
}

/** A table that was not changed for long, and when it last was. */
export interface Untouched {
  readonly id: string
  readonly updated: number
}

/** How much one person and one address may have. */
export interface Bounds {
  /** Of unfinished tables that their host sits at or has opened. */
  readonly unfinished: number
  /** Of open tables that still gather and were changed since then. */
  readonly openFrom: number
  readonly openSince: number
}

/** Tables at which a clock has run out, the first to do so first. */
export interface DueTables {
  readonly due: readonly string[]
  /** When the next one does after that, in the time of the house; null where none runs. */
  readonly next: number | null
}

/** A table at which a bot is asked, or which was revived, so that nobody knows who is. */
export interface AskedTable {
  readonly company: Company
  readonly id: string
  readonly version: number
}

export type Created = 'created' | 'too-many-unfinished' | 'too-many-open'

/**
 * Where tables live. Every promise of a write resolves when the write is durable; a rejected one changed nothing, or it
 * is unknown whether it did: load again to find out.
 */
export interface Store {
  /** Counts and creates in one: nothing is stored where its host or its address has too many already. */
  create(table: StoredTable, bounds?: Bounds, from?: Beginning | null): Promise<Created>
  /**
   * Refuses a change that was not made from the stored version, with the code of a `StaleTable`, and entries whose
   * (table, seq) or (table, key) is taken: somebody else wrote to this table, or the same was asked before. Of two changes
   * made at once from the same version one is kept, whichever comes first.
   */
  save(change: TableChange): Promise<void>
  /** What is needed to go on at a table, however long its log is. */
  load(id: string): Promise<LoadedTable | null>
  /** What happened at a table since that version, with the entries from that place of its log on. */
  since(id: string, version: number, seq: number): Promise<Tail | 'unchanged' | 'gone'>
  /** Of which version these tables are; those that are gone are left out. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How many tickets a table keeps that were given at this length of its log and are counted as this. */
  countTickets(table: string, seq: number, countedAs: string): Promise<number>
  /** The whole log of a table. */
  history(id: string): Promise<readonly StoredEntry[]>
  /** What a client's key was used for at a table. */
  ticket(id: string, key: string): Promise<StoredTicket | null>
  /**
   * So many tables that somebody sat at or opened, unfinished ones they are still at before all others, and so many at
   * which a seat is kept for them; newest first. What others invite them to takes no place of their own.
   */
  tablesOf(person: string, limit: number, invitations: number): Promise<readonly StoredTable[]>
  /**
   * Tables anyone may join, changed since then, newest first, and of each host no more than so many. Where there are too
   * many, every address gets one listed before any gets another.
   */
  openTables(since: number, limit: number, perHost: number): Promise<readonly StoredTable[]>
  /** After a restart faulted tables get another chance: the answer that hurt them is not in their log. */
  reviveFaulted(): Promise<void>
  /** Tables of that status that were last changed before then, the oldest days first, from the one after `last` on. */
  untouched(status: TableStatus, before: number, last: Untouched | null, limit: number): Promise<readonly Untouched[]>
  /** Closes an unfinished table, unless it was changed since then; whether it did. */
  closeUntouched(id: string, before: number, now: number): Promise<boolean>
  /** Removes all there is of a table that is over, unless it was changed since then; whether it did. */
  purge(id: string, before: number): Promise<boolean>
  /**
   * Stores a deal, unless there is one already of that id, or of that game and day: then that one is it. Null where
   * whoever opens it has so many open already.
   */
  createDeal(deal: StoredDeal, most: number): Promise<StoredDeal | null>
  deal(id: string): Promise<StoredDeal | null>
  /** The deal of a game on a day. */
  dealOf(game: string, day: string): Promise<StoredDeal | null>
  /** Notes at which table somebody plays a deal, unless they do so at another already; the table that counts. */
  enterDeal(deal: string, person: string, table: string, now: number): Promise<string>
  /** Somebody gets up before the game has begun: nothing counts yet. */
  leaveDeal(deal: string, person: string, table: string): Promise<void>
  /** Where somebody plays a deal. */
  dealTable(deal: string, person: string): Promise<string | null>
  countDealGames(deal: string): Promise<number>
  /**
   * So many of the games of a deal, and those of this person and number. Games that are over come before the others, the
   * best of them first, and of the others one of each address before the next of any. Of one address `EACH_ADDRESS` games
   * at most come before those of others, so that nobody who plays many hides what others made of it.
   */
  dealGames(deal: string, wanted: DealGamesWanted): Promise<readonly StoredDealGame[]>
  /** The time by which clocks go, in milliseconds, as it was last written. */
  houseTime(): Promise<number>
  /** Writes it on, if it is still what it was thought to be; whether it did. */
  advanceHouse(from: number, to: number): Promise<boolean>
  /** So many tables that are played, at which a clock has run out by then and nobody noted it. */
  dueTables(by: number, limit: number): Promise<DueTables>
  /** So many tables that are played, at which a bot is asked: in the order of company and id, from the one after that. */
  botsAsked(after: Pick<AskedTable, 'company' | 'id'>, limit: number): Promise<readonly AskedTable[]>
  /** Adds to what was refused on a day, by kind, for operators. */
  addRefusals(day: string, counts: Readonly<Record<string, number>>): Promise<void>
  /** Resolves when something was written: a store that only reads is of no use. */
  check(): Promise<void>
  close(): Promise<void>
}
