import { type Game, type Happening, type Projection, ResponseError, type Seat, type Selector } from '@turnwright/kernel'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, legalSelection } from '../play/moves.ts'
import { projections, type Sitting, seatOf } from '../play/sitting.ts'

/** An answer that is taken back never was: up to the barrier alone, past it with everyone's consent. */
export const takesBackExactly: Check = {
  law: 'stands as before when an answer is taken back, and lets nobody alone take back what others have learned from',
  style: 'random',
  begin: () => ({ atQuestion: doAndUndo }),
}

interface Moment {
  readonly fingerprint: string
  readonly projections: readonly unknown[]
  readonly happenings: readonly Happening[]
  readonly answers: number
  readonly random: string
}

function doAndUndo(sitting: Sitting): void {
  const { game } = sitting
  const chance = sitting.chance('undo')
  const { selectors } = game.waiting as NonNullable<Game['waiting']>
  const selector = selectors[chance.int(selectors.length)] as Selector
  const selection = legalSelection(sitting, selector, chance)
  const seat = seatOf(game, selector)
  const before = momentOf(sitting)
  answer(sitting, game, selector, selection)
  sitting.mustStand()
  const after = momentOf(sitting)
  if (game.canUndo(seat)) {
    if (after.random !== before.random)
      throw new LawBroken(`"${selector.title}" used chance and can still be undone alone\n  ${sitting.place()}`)
    game.undo(seat)
  } else {
    mayNotUndo(sitting, seat, after)
    game.undoWithConsent(seat, before.answers, othersThan(sitting, seat))
  }
  sitting.mustStand()
  mustBe(sitting, before, `after "${selector.title}" was taken back`)
  answer(sitting, game, selector, selection)
  mustBe(
    sitting,
    { ...after, projections: momentOf(sitting).projections },
    `after "${selector.title}" was answered again`,
  )
  game.undoWithConsent(seat, before.answers, othersThan(sitting, seat))
  mustBe(sitting, before, `after "${selector.title}" was taken back with everyone's consent`)
}

function mayNotUndo(sitting: Sitting, seat: Seat, unchanged: Moment): void {
  try {
    sitting.game.undo(seat)
  } catch (refusal) {
    if (!(refusal instanceof ResponseError) || refusal.code !== 'undo-barred') throw refusal
    return mustBe(sitting, unchanged, `after an undo was refused`)
  }
  throw new LawBroken(`${sitting.nameOf(seat)} may not undo, and could\n  ${sitting.place()}`)
}

function othersThan({ table }: Sitting, seat: Seat): Seat[] {
  return table.players.map((player) => player.seat).filter((other) => other !== seat)
}

function momentOf({ game, onlookers }: Sitting): Moment {
  return {
    fingerprint: game.fingerprint(),
    projections: projections(game, onlookers).map(withoutBranch),
    happenings: game.chronicle.happenings.slice(),
    answers: game.timeline.length,
    random: game.random.save().join(),
  }
}

/** By law the branch moves on when something is taken back, and a barrier stays where it was raised (K42, K63). */
function withoutBranch({ branchId: _, canUndo: __, ...rest }: Projection): unknown {
  return rest
}

function mustBe(sitting: Sitting, expected: Moment, when: string): void {
  const difference = firstDifference(expected, momentOf(sitting))
  if (difference !== null) throw new LawBroken(`${when}, this differs: ${difference}\n  ${sitting.place()}`)
}
