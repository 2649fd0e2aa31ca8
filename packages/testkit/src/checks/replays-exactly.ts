import type { Seat } from '@turnwright/kernel'
import { Game, type GameRecord, project, type Projection, recordOf, replay } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { NO_LINES, type Sitting } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** How long one resumed game follows the live one before another takes its place. */
const FOLLOWED = 12

/** The same answers give the same game: from a record, and from a snapshot at every question. */
export const replaysExactly: Check = {
  law: 'replays exactly: from its record, and from a snapshot taken at any question',
  style: 'adversarial',
  begin: () => {
    const shadows = new WeakMap<Sitting, Shadow>()
    const examine = (sitting: Sitting): void => {
      const { game } = sitting
      const shadow = shadows.get(sitting)
      if (shadow !== undefined) followsExactly(sitting, shadow)
      const copy = sitting.copy()
      mustBeTheSame(sitting, copy, 'resumed from its last checkpoint and the log')
      if (shadow === undefined || game.log.length - shadow.since >= FOLLOWED)
        shadows.set(sitting, { game: copy, since: game.log.length })
    }
    const restart = sparsely(restartsExactly)
    return {
      atQuestion(sitting) {
        examine(sitting)
        restart(sitting)
      },
      atEnd(sitting) {
        examine(sitting)
        restartsExactly(sitting)
        recordIsExact(sitting)
      },
    }
  },
}

/** A game that was resumed some time ago and is given the same entries as the live one. */
interface Shadow {
  readonly game: Game
  readonly since: number
}

function followsExactly(sitting: Sitting, { game }: Shadow): void {
  for (const entry of sitting.game.log.slice(game.log.length)) game.apply(entry)
  mustBeTheSame(sitting, game, 'resumed some answers ago and given the same ones since')
}

/** A host that starts again reads snapshot and log from a disk, and must show everybody all that they saw before. */
function restartsExactly(sitting: Sitting): void {
  const { game } = sitting
  const copy = new Game(sitting.watch.definition, sitting.table)
  const how = 'resumed from a stored snapshot and the log'
  copy.resume(stored(game.snapshot()), stored(game.log))
  mustBeTheSame(sitting, copy, how)
  for (const seat of sitting.onlookers) toldTheSame(sitting, project(game, seat), project(copy, seat), how)
}

function mustBeTheSame(sitting: Sitting, other: Game, how: string): void {
  const { game, onlookers } = sitting
  sitting.mustStand(other, how)
  if (game.fingerprint() !== other.fingerprint()) {
    const difference = firstDifference(game.state, other.state, 'state') ?? 'cards, chance or result'
    throw new LawBroken(`${how}, the game differs at ${difference}\n  ${sitting.place()}`)
  }
  const seat = onlookers[game.log.length % onlookers.length] as Seat | null
  toldTheSame(sitting, withoutLines(project(game, seat, NO_LINES)), withoutLines(project(other, seat, NO_LINES)), how)
}

/** Only what a host stores holds the lines of earlier steps. */
function withoutLines({ log: _, ...rest }: Projection): Omit<Projection, 'log'> {
  return rest
}

function toldTheSame(
  sitting: Sitting,
  one: Omit<Projection, 'log'>,
  other: Omit<Projection, 'log'>,
  how: string,
): void {
  const difference = firstDifference(one, other)
  if (difference !== null)
    throw new LawBroken(
      `${how}, ${sitting.nameOf(one.seat)} is told something else at ${difference}\n  ${sitting.place()}`,
    )
}

/** What was written to a disk and read again. */
function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

function recordIsExact(sitting: Sitting): void {
  const { game, watch } = sitting
  let record: GameRecord
  try {
    record = stored(recordOf(game))
  } catch (thrown) {
    throw new LawBroken(
      `no record can be made: ${thrown instanceof Error ? thrown.message : String(thrown)}\n  ${sitting.place()}`,
    )
  }
  const { verdict, reason, at } = replay(watch.definition, record)
  if (verdict !== 'EXACT')
    throw new LawBroken(
      `its record replays as ${verdict}${at === null ? '' : ` at entry ${at}`}: ${reason}\n  ${sitting.place()}`,
    )
}
