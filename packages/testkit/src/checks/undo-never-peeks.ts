import type { Seat } from '@turnwright/kernel'
import { type AnySelection, type AskedSelector, type Game, ResponseError } from '@turnwright/kernel/host'
import { dealTwin } from '@turnwright/kernel/search'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { legalSelection } from '../play/moves.ts'
import { projections, type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'
import { sealedOtherwise } from '../twins/sealed-otherwise.ts'

const LONGEST_CHAIN = 3
const DEALS = 2

interface Tally {
  hidden: number
  compared: number
}

/**
 * Whatever a seat can take back alone has shown it nothing: in two worlds that look alike to it before its answer, with
 * other cards or other sealed answers of the others, all that it is shown until it undoes is alike too.
 */
export const undoNeverPeeks: Check = {
  law: 'shows nobody, by an answer that they may take back alone, anything they could not know before',
  style: 'random',
  begin: () => {
    const tally: Tally = { hidden: 0, compared: 0 }
    const look = sparsely((sitting) => {
      const { selectors } = sitting.game.waiting as NonNullable<Game['waiting']>
      for (const selector of selectors) tryOut(sitting, selector, tally)
    })
    return { atQuestion: look, afterAll: () => mustMeanSomething(tally) }
  },
}

function tryOut(sitting: Sitting, selector: AskedSelector, tally: Tally): void {
  const seat = seatOf(sitting.game, selector)
  for (const world of worldsLike(sitting, seat, tally)) {
    const real = sitting.copy()
    if (!looksAlike(real, world, seat)) continue
    tally.compared++
    answerAlike(sitting, real, world, seat)
  }
}

/** Worlds that the seat could equally well be in: another deal of what it does not know, other answers it was not told. */
function* worldsLike(sitting: Sitting, seat: Seat, tally: Tally): Generator<Game> {
  const { game } = sitting
  const chance = sitting.chance(`peeking ${seat}`)
  const standing = sitting.standing()
  for (let deal = 0; deal < DEALS; deal++) {
    const { hidden, cards } = dealTwin(game, standing.position, seat, game.cards.glimpsedBy(seat), chance)
    if (hidden) tally.hidden++
    if (cards !== null) yield sitting.resumed({ ...standing, position: { ...standing.position, cards } })
  }
  const otherwise = sealedOtherwise(sitting, seat, chance)
  if (otherwise !== null) {
    tally.hidden++
    yield otherwise
  }
}

/** The same answers in both, for as long as the seat could take all of them back alone. */
function answerAlike(sitting: Sitting, real: Game, world: Game, seat: Seat): void {
  const chance = sitting.chance(`trying ${seat}`)
  for (let answers = 0; answers < LONGEST_CHAIN; answers++) {
    const selector = real.waiting?.selectors.find((each) => seatOf(real, each) === seat)
    if (selector === undefined) return
    const selection = legalSelection(sitting, selector, chance)
    if (!respond(real, selector, selection) || !respond(world, selector, selection)) return
    if (!real.canUndo(seat) && !world.canUndo(seat)) return
    const [shown, other] = [real, world].map((game) => projections(game, [seat])[0])
    const difference = firstDifference(shown, other)
    if (difference !== null)
      throw new LawBroken(
        `by answering "${selector.title}" ${sitting.nameOf(seat)} learns something hidden, and may still take the answer ` +
          `back alone: ${difference}\n  ${sitting.place()}`,
      )
  }
}

/** Whether an answer is taken at all in another deal is for the law of secrets to judge. */
function respond(game: Game, { actor, title }: AskedSelector, selection: AnySelection): boolean {
  try {
    game.respondToInputRequest({ actor, title, selection })
  } catch (refusal) {
    if (refusal instanceof ResponseError) return false
    throw refusal
  }
  return game.fault === null
}

function looksAlike(real: Game, world: Game, seat: Seat): boolean {
  if (world.fault !== null) return false
  const [one, other] = [real, world].map((game) => JSON.stringify(projections(game, [seat])))
  return one === other
}

/** A silent check proves something only if there were worlds to compare. */
function mustMeanSomething({ hidden, compared }: Tally): void {
  if (hidden > 0 && compared === 0)
    throw new LawBroken(`something is hidden, but none of ${hidden} other worlds looked alike before an answer`)
}
