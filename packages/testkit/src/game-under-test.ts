import type { AgentKind, CardId, GameDefinition, GameModule, Seat } from '@turnwright/kernel'
import type { Game, GameRecord } from '@turnwright/kernel/host'
import { isSoaking, soakable } from './soakable.ts'

/** A table that a game is checked at. */
export interface CheckedTable {
  readonly players: number
  readonly options?: unknown
}

/** What a game may tell its checks. It cannot leave any of them out. */
export interface GameChecks<State> {
  /** By default every number of players, with the game's default options. */
  readonly tables?: readonly CheckedTable[]
  /** Every zone that cards stand in. Without it every array of the state that holds card ids is a zone. */
  readonly zones?: (state: State) => readonly (readonly CardId[])[]
  /** Totals that never change, whatever is played: tiles, coins, cubes. */
  readonly tokens?: (state: State) => Readonly<Record<string, number>>
  /** More answers than any game takes, however oddly it is played. */
  readonly mostAnswers?: number
  /** How many games each check plays at each table. */
  readonly games?: number
  /** How many milliseconds the rules may run between two questions. */
  readonly patience?: number
  /** Records that once broke a law: every check follows them too. */
  readonly records?: readonly GameRecord[]
  /**
   * Kinds of questions (or titles, where they have none) after which everybody may see which of the hidden cards went,
   * as when it is taken from a row on the table. After any other question that is nobody's business.
   */
  readonly inPlainSight?: readonly string[]
  /**
   * What a seat, or a spectator (null), is shown of a moment beside the projection, such as a judgement of an answer: no
   * secret may reach them.
   */
  readonly shown?: (game: Game, seat: Seat | null) => unknown
}

export interface GameUnderTest {
  readonly definition: GameDefinition<unknown, unknown>
  readonly agents: Readonly<Record<string, AgentKind>>
  readonly tables: readonly CheckedTable[]
  readonly zones: ((state: unknown) => readonly (readonly CardId[])[]) | null
  readonly tokens: ((state: unknown) => Readonly<Record<string, number>>) | null
  readonly mostAnswers: number
  readonly games: number
  readonly patience: number
  readonly records: readonly GameRecord[]
  readonly inPlainSight: ReadonlySet<string>
  readonly shown: ((game: Game, seat: Seat | null) => unknown) | null
  /** Look at every moment, whatever it costs. */
  readonly thorough: boolean
}

export type ModuleOrDefinition<State, Options> = GameModule<State, Options> | GameDefinition<State, Options>

const MOST_ANSWERS = 5_000
/** A soak goes on for hours beside other work: a machine that sleeps meanwhile is no endless rule. */
const PATIENCE = soakable(10_000, 10 * 60_000)

export function gameUnderTest<State, Options>(
  subject: ModuleOrDefinition<State, Options>,
  checks: GameChecks<State> = {},
): GameUnderTest {
  const definition = definitionOf(subject)
  const { min, max } = definition.seats
  // The checks look at states of any game alike; only the game's own functions, given here, know their type.
  return {
    definition,
    agents: 'agents' in subject ? subject.agents : {},
    tables: checks.tables ?? Array.from({ length: max - min + 1 }, (_, more) => ({ players: min + more })),
    zones: (checks.zones as GameUnderTest['zones'] | undefined) ?? null,
    tokens: (checks.tokens as GameUnderTest['tokens'] | undefined) ?? null,
    mostAnswers: checks.mostAnswers ?? MOST_ANSWERS,
    games: checks.games ?? soakable(3, 100),
    patience: checks.patience ?? PATIENCE,
    records: checks.records ?? [],
    inPlainSight: new Set(checks.inPlainSight),
    shown: checks.shown ?? null,
    thorough: isSoaking(),
  }
}

export function definitionOf<State, Options>(
  subject: ModuleOrDefinition<State, Options>,
): GameDefinition<State, Options> {
  return 'definition' in subject ? subject.definition : subject
}

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal']

export function namesFor(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => NAMES[seat] ?? `player ${seat + 1}`)
}
