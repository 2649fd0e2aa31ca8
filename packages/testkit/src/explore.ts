import type { GameRecord } from '@turnwright/kernel/host'
import * as fc from 'fast-check'
import type { Check, Examination } from './check.ts'
import { evidenceOf } from './evidence.ts'
import type { CheckedTable, GameUnderTest } from './game-under-test.ts'
import { LawBroken, NeverEnds, RulesFailed } from './law-broken.ts'
import { agentMoves } from './play/agents-at-play.ts'
import { drive, follow } from './play/drive.ts'
import { moveFor } from './play/moves.ts'
import { type PlayedGame, PlayedGames } from './play/played-games.ts'
import { Sitting } from './play/sitting.ts'
import { withinPatience } from './play/watchdog.ts'
import { isSoaking } from './soakable.ts'

/**
 * Plays many games at a table and looks for one that breaks the law; the shortest one found is told. Gives the number
 * of moments that were looked at.
 */
export function explore(subject: GameUnderTest, check: Check, table: CheckedTable): number {
  const { examination, moments } = counted(check.begin(subject))
  const numRuns = check.games?.(subject.games, subject, table) ?? subject.games
  const property = fc.property(new PlayedGames(), (played) => playOne(subject, check, table, played, examination))
  const { failed, errorInstance, numShrinks } = fc.check(property, { numRuns, ...(isSoaking() ? {} : { seed: SEED }) })
  if (failed) throw told(check, errorInstance, numShrinks)
  examination.afterAll?.()
  return moments()
}

/** The same search every time: what was green stays green until something changes. Only soaking looks elsewhere. */
const SEED = 20_260_801

/** Holds one record against a law, at every moment of it. */
export function examineRecord(subject: GameUnderTest, check: Check, record: GameRecord): number {
  const { examination, moments } = counted(check.begin(subject))
  const sitting = Sitting.of({ ...subject, thorough: true }, record)
  try {
    found(sitting, () => watched(sitting, follow(sitting, record, examination)))
  } catch (thrown) {
    throw told(check, thrown, 0)
  }
  return moments()
}

function counted({ atQuestion, atEnd, ...rest }: Examination): { examination: Examination; moments: () => number } {
  let moments = 0
  const counting = (look: Examination['atQuestion']) => (sitting: Sitting) => {
    moments++
    look?.(sitting)
  }
  return { examination: { ...rest, atQuestion: counting(atQuestion), atEnd: counting(atEnd) }, moments: () => moments }
}

function playOne(
  subject: GameUnderTest,
  { style }: Check,
  table: CheckedTable,
  played: PlayedGame,
  examination: Examination,
): void {
  const sitting = Sitting.at(subject, table, played.seed)
  const moves = style === 'agents' ? agentMoves(sitting, played.nth) : (whim: number) => moveFor(sitting, style, whim)
  found(sitting, () => {
    try {
      watched(sitting, drive(sitting, moves, played.whims, examination))
    } catch (thrown) {
      if (thrown instanceof NeverEnds) played.endless = true
      throw thrown
    }
  })
}

function watched(sitting: Sitting, moves: Iterator<unknown>): void {
  const { patience } = sitting.subject
  if (withinPatience(moves, patience)) return
  sitting.stop()
  throw new NeverEnds(`the rules did not come to an end within ${patience} ms and were stopped\n  ${sitting.place()}`)
}

/** Something that went wrong in a game, before it is told: a record is made only of the shortest one. */
class Found extends LawBroken {
  readonly sitting: Sitting
  readonly Kind: typeof LawBroken

  constructor(what: string, sitting: Sitting, Kind: typeof LawBroken) {
    super(what)
    this.sitting = sitting
    this.Kind = Kind
  }
}

function found(sitting: Sitting, play: () => void): void {
  try {
    play()
  } catch (thrown) {
    const what = thrown instanceof LawBroken ? thrown.message : whatHappened(thrown, sitting)
    throw new Found(what, sitting, thrown instanceof RulesFailed ? RulesFailed : LawBroken)
  }
}

function whatHappened(thrown: unknown, sitting: Sitting): string {
  return `${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n  ${sitting.place()}`
}

/** With the law that it is about, and the game in which it can be seen again. */
function told({ law }: Check, error: unknown, shrinks: number): Error {
  if (!(error instanceof Found)) return error as Error
  const { message, sitting, Kind } = error
  const shortest = shrinks === 0 ? '' : `\n(the shortest game found in ${shrinks} steps)`
  return new Kind(
    `${sitting.subject.definition.name} must keep this law: a game ${law}.\n${message}\n${evidenceOf(sitting)}${shortest}`,
  )
}
