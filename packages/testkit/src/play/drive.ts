import type { GameRecord } from '@turnwright/kernel/host'
import type { Examination } from '../check.ts'
import { LawBroken, NeverEnds } from '../law-broken.ts'
import { make, type Move } from './moves.ts'
import type { Sitting } from './sitting.ts'
import type { Whims } from './whims.ts'

/** Plays on the whims of its players, examined at every question. Yields after each, so that a watchdog can rest. */
export function* drive(
  sitting: Sitting,
  moveFor: (whim: number) => Move,
  whims: Whims,
  examination: Examination,
): Generator<void> {
  const { game, subject } = sitting
  game.run()
  for (;;) {
    examine(sitting, examination)
    if (game.waiting === null) return
    if (game.history.length > subject.mostAnswers)
      throw new NeverEnds(`no end after ${subject.mostAnswers} answers\n  ${sitting.place()}`)
    const whim = whims.next()
    if (whim === null) return
    make(sitting, moveFor(whim))
    yield
  }
}

/** Follows a record instead, examined in the same way. */
export function* follow(sitting: Sitting, record: GameRecord, examination: Examination): Generator<void> {
  const { game } = sitting
  game.run()
  examine(sitting, examination)
  for (const entry of record.log) {
    try {
      if (entry.kind === 'leave') sitting.leave(game, entry.seat)
      else game.apply(entry)
    } catch (divergence) {
      sitting.mustStand()
      throw divergence
    }
    if (entry.kind === 'leave') sitting.left.add(entry.seat)
    examine(sitting, examination)
    yield
  }
}

function examine(sitting: Sitting, examination: Examination): void {
  const { game } = sitting
  sitting.mustStand()
  if (game.waiting !== null) examination.atQuestion?.(sitting)
  else if (game.result !== null) examination.atEnd?.(sitting)
  else throw new LawBroken(`the game neither asks anything nor is over\n  ${sitting.place()}`)
  sitting.mustStand()
}
