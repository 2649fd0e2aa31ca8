import type { GameRecord } from '@turnwright/kernel'
import * as fc from 'fast-check'
import type { Check, Examination } from './check.ts'
import { evidenceOf } from './evidence.ts'
import type { CheckedTable, GameUnderTest } from './game-under-test.ts'
import { LawBroken, NeverEnds } from './law-broken.ts'
import { drive, follow } from './play/drive.ts'
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
  const numRuns = check.games?.(subject.games) ?? subject.games
  const property = fc.property(new PlayedGames(), (played) => playOne(subject, check, table, played, examination))
  const { failed, errorInstance, numShrinks } = fc.check(property, { numRuns, ...(isSoaking() ? {} : { seed: SEED }) })
  if (failed) throw shortened(errorInstance, numShrinks)
  examination.afterAll?.()
  return moments()
}

/** The same search every time: what was green stays green until something changes. Only soaking looks elsewhere. */
const SEED = 20_260_801

/** Holds one record against a law, at every moment of it. */
export function examineRecord(subject: GameUnderTest, check: Check, record: GameRecord): number {
  const { examination, moments } = counted(check.begin(subject))
  const sitting = Sitting.of(subject, record)
  told(sitting, check, () => watched(sitting, follow(sitting, record, examination)))
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
  check: Check,
  table: CheckedTable,
  played: PlayedGame,
  examination: Examination,
): void {
  const sitting = Sitting.at(subject, table, played.seed)
  told(sitting, check, () => {
    try {
      watched(sitting, drive(sitting, check.style, played.whims, examination))
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

/** Adds to whatever goes wrong which law it was about, and the game in which it can be seen again. */
function told(sitting: Sitting, check: Check, play: () => void): void {
  try {
    play()
  } catch (thrown) {
    const what = thrown instanceof LawBroken ? thrown.message : whatHappened(thrown, sitting)
    const told = `${sitting.subject.definition.name} must keep this law: a game ${check.law}.\n${what}\n`
    throw new LawBroken(told + evidenceOf(sitting))
  }
}

function whatHappened(thrown: unknown, sitting: Sitting): string {
  return `${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n  ${sitting.place()}`
}

function shortened(error: unknown, shrinks: number): Error {
  const { message } = error as Error
  return new LawBroken(`${message}\n(the shortest of ${shrinks + 1} such games)`)
}
