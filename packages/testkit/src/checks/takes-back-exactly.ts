import {
  type AnySelection,
  type Game,
  type Happening,
  type Projection,
  ResponseError,
  type Seat,
  type Selector,
} from '@turnwright/kernel'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, legalSelection } from '../play/moves.ts'
import { projections, type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** An answer that is taken back never was: up to the barrier alone, past it with everyone's consent. */
export const takesBackExactly: Check = {
  law: 'stands as before when an answer is taken back, and lets nobody alone take back what others have learned from',
  style: 'random',
  begin: () => {
    const consent = new Set<Sitting>()
    const sometimes = sparsely((sitting) => consent.add(sitting))
    const look = doAndUndo(consent)
    return {
      atQuestion(sitting) {
        sometimes(sitting)
        look(sitting)
      },
    }
  },
}

/** Comparing the whole story at every question would take longer than playing. */
const LATELY = 30

interface Moment {
  readonly fingerprint: string
  readonly projections: readonly unknown[]
  readonly happenings: number
  readonly lately: readonly Happening[]
  readonly answers: number
}

/** Taking back past the barrier plays the whole game again, so it is not done at every question. */
function doAndUndo(consent: Set<Sitting>): (sitting: Sitting) => void {
  return (sitting) => {
    const { game } = sitting
    const done = plan(sitting)
    const ahead = sitting.copy()
    answer(sitting, ahead, done.selector, done.selection)
    sitting.mustStand(ahead, `after "${done.selector.title}"`)
    if (ahead.canUndo(done.seat)) {
      if (ahead.random.save().join() !== game.random.save().join())
        throw new LawBroken(`"${done.selector.title}" used chance and can still be undone alone\n  ${sitting.place()}`)
      takeBack(sitting, done, () => game.undo(done.seat))
    } else mayNotUndo(sitting, ahead, done.seat)
    if (consent.delete(sitting))
      takeBack(sitting, done, () =>
        game.undoWithConsent(done.seat, game.timeline.length - 1, othersThan(sitting, done.seat)),
      )
  }
}

interface Done {
  readonly seat: Seat
  readonly selector: Selector
  readonly selection: AnySelection
}

function plan(sitting: Sitting): Done {
  const { game } = sitting
  const chance = sitting.chance('undo')
  const { selectors } = game.waiting as NonNullable<Game['waiting']>
  const selector = selectors[chance.int(selectors.length)] as Selector
  return { selector, selection: legalSelection(sitting, selector, chance), seat: seatOf(game, selector) }
}

/** Does, takes back, does again and takes back again: every time it must be as it was. */
function takeBack(sitting: Sitting, { selector, selection }: Done, undo: () => void): void {
  const { game } = sitting
  const before = momentOf(sitting)
  answer(sitting, game, selector, selection)
  const after = momentOf(sitting)
  undo()
  sitting.mustStand()
  mustBe(sitting, before, `after "${selector.title}" was taken back`)
  answer(sitting, game, selector, selection)
  mustBe(sitting, after, `after "${selector.title}" was taken back and answered again`)
  undo()
  mustBe(sitting, before, `after "${selector.title}" was taken back once more`)
}

function mayNotUndo(sitting: Sitting, game: Game, seat: Seat): void {
  const unchanged = game.fingerprint()
  try {
    game.undo(seat)
  } catch (refusal) {
    if (!(refusal instanceof ResponseError) || refusal.code !== 'undo-barred') throw refusal
    if (game.fingerprint() === unchanged) return
    throw new LawBroken(`a refused undo changed the game\n  ${sitting.place()}`)
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
    happenings: game.chronicle.told,
    lately: game.chronicle.happenings.slice(-LATELY),
    answers: game.timeline.length,
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
