import type { Player, Seat } from '@turnwright/kernel'
import {
  type AnswerEntry,
  Game,
  type GameRecord,
  type LeaveEntry,
  linesTold,
  openTable,
  project,
  type Projection,
  type Selector,
  type Snapshot,
  type Table,
} from '@turnwright/kernel/host'
import { originOf, Random } from '@turnwright/kernel/search'
import { type CheckedTable, type GameUnderTest, namesFor } from '../game-under-test.ts'
import { LawBroken, placeIn, RulesFailed } from '../law-broken.ts'
import { RulesWatch } from './rules-watch.ts'

const LATEST = 8
const PLAYING_ON = 'playing on'

/** For who needs a projection without its log, which is most of its cost. */
export const NO_LINES: { readonly logFrom: number } = { logFrom: Number.MAX_SAFE_INTEGER }

/** One live game under examination, with a watch on its rules. */
export class Sitting {
  readonly subject: GameUnderTest
  readonly table: Table<unknown>
  readonly watch: RulesWatch
  readonly game: Game
  /** Who conceded or dropped out. */
  readonly left: Set<Seat> = new Set()
  /** Where a failure would show: in the game itself, or in a copy of it in which something is tried. */
  scene: Game
  /** A departure that the rules failed on: the log keeps nothing of it. */
  failedDeparture: LeaveEntry | null = null
  /** The rules had to be stopped from outside: nothing may be run again that would run for ever. */
  stopped = false

  constructor(subject: GameUnderTest, table: Table<unknown>) {
    this.subject = subject
    this.table = table
    this.watch = new RulesWatch(subject.definition)
    this.game = new Game(this.watch.definition, table)
    this.scene = this.game
  }

  static at(subject: GameUnderTest, { players, options }: CheckedTable, seed: string): Sitting {
    return new Sitting(subject, openTable(subject.definition, { players: namesFor(players), seed, options }))
  }

  static of(subject: GameUnderTest, { players, options, seed }: GameRecord): Sitting {
    return new Sitting(subject, openTable(subject.definition, { players, seed, options }))
  }

  stop(): void {
    this.stopped = true
    this.watch.foreign.release()
  }

  /** Every seat, and null for a spectator. */
  get onlookers(): readonly (Seat | null)[] {
    return [...this.table.players.map(({ seat }) => seat), null]
  }

  /** Where the game stands, for copies and twins: not cloned, and without the story, which would cost most of it. */
  standing(): Snapshot {
    const { game } = this
    const { rules } = this.watch.definition
    const position = { ...originOf(game).position, barrier: game.history.barrier }
    return { rules, position, entries: game.log.length, branchId: game.branchId }
  }

  /** The same game, resumed from its last checkpoint and its log, as after a restart of the host. */
  copy(): Game {
    return this.resumed(this.standing())
  }

  resumed(snapshot: Snapshot): Game {
    const game = new Game(this.watch.definition, this.table)
    game.resume(snapshot, this.game.log.slice(0, snapshot.entries))
    return game
  }

  /** Somebody leaves the game, or a copy of it, which then is the scene. */
  leave(game: Game, seat: Seat): void {
    this.scene = game
    const departure = { kind: 'leave', seat, to: originOf(game).position.answers } as const
    game.leave(seat)
    this.failedDeparture = game.fault === null ? null : departure
  }

  /** Chance for an examination here: a replay of the record finds the same. */
  chance(purpose: string): Random {
    return Random.fromSeed(`${this.table.seed}/${purpose}/${this.game.log.length}`)
  }

  nameOf(seat: Seat | null): string {
    return seat === null ? 'a spectator' : (this.table.players[seat] as Player).name
  }

  /** The rules are sound so far. */
  mustStand(game: Game = this.game, doing: string = PLAYING_ON): void {
    const { fault } = game
    const Broken = game === this.game && doing === PLAYING_ON ? RulesFailed : LawBroken
    if (fault !== null)
      throw new Broken(`${doing}, the rules failed: ${fault.message}\n  ${placeIn(fault.stack)}\n  ${this.place()}`)
    const [used] = this.watch.foreign.used
    if (used !== undefined) throw new Broken(`${used}\n  ${this.place()}`)
  }

  /** Where the game stands, for a person who must find the bug. */
  place(): string {
    const { definition } = this.subject
    return `${definition.name}, ${this.watch.whereabouts()}, ${this.questions()}, ${this.game.log.length} log entries`
  }

  questions(): string {
    const { waiting, log } = this.game
    if (waiting !== null)
      return waiting.selectors.map(({ actor, title }) => `${actor} is asked "${title}"`).join(' and ')
    const last = log.findLast((entry): entry is AnswerEntry => entry.kind === 'answer')
    return last === undefined
      ? 'before any question'
      : `after "${this.game.titleOfAnswer(last)}" of ${this.nameOf(last.seat)}`
  }
}

export function seatOf(game: Game, selector: Selector): Seat {
  return game.players.findIndex(({ name }) => name === selector.actor)
}

/** What each onlooker is told, with the latest lines of the log: older ones are compared where games are resumed. */
export function projections(game: Game, onlookers: readonly (Seat | null)[]): Projection[] {
  return onlookers.map((seat) => project(game, seat, { logFrom: latestLines(game, seat) }))
}

function latestLines(game: Game, seat: Seat | null): number {
  return Math.max(0, linesTold(game, seat) - LATEST)
}
