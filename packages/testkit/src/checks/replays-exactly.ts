import { Game, type GameRecord, project, recordOf, replay } from '@turnwright/kernel'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'

/** How long one resumed game follows the live one before another takes its place. */
const FOLLOWED = 12

/** The same answers give the same game: from a record, and from a snapshot at every question. */
export const replaysExactly: Check = {
  law: 'replays exactly: from its record, and from a snapshot taken at any question',
  style: 'adversarial',
  begin: () => {
    const shadows = new WeakMap<Sitting, Shadow>()
    const examine = (sitting: Sitting): void => {
      const shadow = shadows.get(sitting)
      if (shadow !== undefined) followsExactly(sitting, shadow)
      const fresh = resumesExactly(sitting)
      if (shadow === undefined || sitting.game.log.length - shadow.since >= FOLLOWED)
        shadows.set(sitting, { game: fresh, since: sitting.game.log.length })
    }
    return {
      atQuestion: examine,
      atEnd(sitting) {
        examine(sitting)
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

/** A host that restarts here knows the snapshot and the log, and must show everybody what they saw before. */
function resumesExactly(sitting: Sitting): Game {
  const { game } = sitting
  const copy = new Game(sitting.watch.definition, sitting.table)
  copy.resume(stored(game.snapshot()), stored(game.log))
  mustBeTheSame(sitting, copy, 'resumed from a snapshot and the log')
  return copy
}

function followsExactly(sitting: Sitting, { game }: Shadow): void {
  for (const entry of sitting.game.log.slice(game.log.length)) game.apply(entry)
  mustBeTheSame(sitting, game, 'resumed some answers ago and given the same ones since')
}

function mustBeTheSame(sitting: Sitting, other: Game, how: string): void {
  const { game } = sitting
  sitting.mustStand(other, how)
  if (game.fingerprint() !== other.fingerprint()) {
    const difference = firstDifference(game.state, other.state, 'state') ?? 'cards, chance or result'
    throw new LawBroken(`${how}, the game differs at ${difference}\n  ${sitting.place()}`)
  }
  for (const seat of sitting.onlookers) {
    const difference = firstDifference(project(game, seat), project(other, seat))
    if (difference !== null)
      throw new LawBroken(
        `${how}, ${sitting.nameOf(seat)} is told something else at ${difference}\n  ${sitting.place()}`,
      )
  }
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
