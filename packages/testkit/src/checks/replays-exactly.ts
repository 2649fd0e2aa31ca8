import {
  type Game,
  type GameRecord,
  imagine,
  type Projection,
  project,
  type Random,
  randomSelection,
  recordOf,
  replay,
} from '@turnwright/kernel'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { soakable } from '../soakable.ts'

const ANSWERS_IN_A_FORK = soakable(4, 20)
const FORK_EVERY = soakable(4, 1)

/** The same answers give the same game: from a record, from a snapshot at every question, and in an imagined fork. */
export const replaysExactly: Check = {
  law: 'replays exactly: from its record, from a snapshot at every question, and in forks',
  style: 'adversarial',
  begin: () => ({
    atQuestion(sitting) {
      resumesExactly(sitting)
      if (sitting.game.log.length % FORK_EVERY === 0) forksAlike(sitting)
    },
    atEnd(sitting) {
      resumesExactly(sitting)
      recordIsExact(sitting)
    },
  }),
}

/** A host that restarts here knows the snapshot and the log, and must show everybody what they saw before. */
function resumesExactly(sitting: Sitting): void {
  const { game, onlookers } = sitting
  const copy = sitting.copy()
  sitting.mustStand(copy, 'resuming from a snapshot and the log')
  mustBeAlike(sitting, game, copy, 'resumed from a snapshot and the log')
  for (const seat of onlookers) {
    const [before, after] = [project(game, seat), project(copy, seat)]
    const difference = firstDifference(apartFromLines(before, after), apartFromLines(after, after))
    if (difference !== null)
      throw new LawBroken(
        `resumed from a snapshot and the log, ${sitting.nameOf(seat)} is told something else at ${difference}\n  ${sitting.place()}`,
      )
  }
}

/** A snapshot holds no lines of earlier steps: those that the resumed game tells must be the newest ones. */
function apartFromLines({ log, ...rest }: Projection, resumed: Projection): unknown {
  const known = resumed.log.lines.length
  return { ...rest, newest: known === 0 ? [] : log.lines.slice(-known).map(({ parts }) => parts) }
}

/** Two forks imagined with the same chance and given the same answers stay the same. */
function forksAlike(sitting: Sitting): void {
  const { game } = sitting
  for (const selector of game.waiting?.selectors ?? []) {
    const seat = seatOf(game, selector)
    const [one, other] = [0, 1].map(() => {
      const fork = imagine(game, seat, sitting.chance('imagine'))
      if (fork !== null) playOn(fork, sitting.chance('fork'))
      return fork
    }) as [Game | null, Game | null]
    if (one === null && other === null) continue
    if (one === null || other === null || one.fingerprint() !== other.fingerprint())
      throw new LawBroken(
        `imagined twice for ${selector.actor} with the same chance, the forks differ\n  ${sitting.place()}`,
      )
  }
}

function playOn(game: Game, chance: Random): void {
  for (let answers = 0; answers < ANSWERS_IN_A_FORK && game.waiting !== null; answers++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
}

function recordIsExact(sitting: Sitting): void {
  const { game, watch } = sitting
  let record: GameRecord
  try {
    record = JSON.parse(JSON.stringify(recordOf(game))) as GameRecord
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

function mustBeAlike(sitting: Sitting, game: Game, other: Game, what: string): void {
  if (game.fingerprint() === other.fingerprint()) return
  const difference = firstDifference(game.state, other.state, 'state') ?? 'cards, chance or result'
  throw new LawBroken(`${what}, the game differs at ${difference}\n  ${sitting.place()}`)
}
