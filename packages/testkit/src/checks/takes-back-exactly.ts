import type { Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  type Game,
  type Projection,
  ResponseError,
  samePlain,
} from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, legalSelection } from '../play/moves.ts'
import { projections, type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** An answer that is taken back never was: up to the barrier alone, past it with everyone's consent. */
export const takesBackExactly: Check = {
  law: 'stands as before when answers are taken back, and lets nobody alone take back what others have learned from',
  style: 'random',
  begin: () => {
    const stories = new WeakMap<Sitting, string[]>()
    const withConsent = sparsely((sitting) => backWithConsent(sitting, stories.get(sitting) as string[]))
    return {
      atQuestion(sitting) {
        const story = stories.get(sitting) ?? []
        stories.set(sitting, story)
        story[sitting.game.history.length] = sitting.game.fingerprint()
        backAlone(sitting)
        // Taking back past the barrier plays the whole game again, so it is not done at every question.
        withConsent(sitting)
      },
    }
  },
}

/** On a copy, so that the live game keeps the checkpoints that a person who undoes depends on. */
function backAlone(sitting: Sitting): void {
  const { game } = sitting
  const done = plan(sitting)
  const ahead = sitting.copy()
  answer(sitting, ahead, done.selector, done.selection)
  sitting.mustStand(ahead, `after "${done.selector.title}"`)
  if (!ahead.canUndo(done.seat)) return mayNotUndo(sitting, ahead, done.seat)
  if (!samePlain(ahead.random.save(), game.random.save()))
    throw new LawBroken(`"${done.selector.title}" used chance and can still be undone alone\n  ${sitting.place()}`)
  takeBack(sitting, done, () => game.undo(done.seat))
}

/** The last answer, and then up to as many as there are. */
function backWithConsent(sitting: Sitting, story: readonly string[]): void {
  const { game } = sitting
  const done = plan(sitting)
  const everyone = game.players.map(({ seat }) => seat)
  takeBack(sitting, done, () => game.undoWithConsent(done.seat, game.history.length - 1, everyone))
  const answers = game.history.length
  if (answers === 0) return
  const to = sitting.chance('consent').int(answers)
  const back = sitting.copy()
  back.undoWithConsent(done.seat, to, everyone)
  sitting.mustStand(back, `after answers were taken back to the first ${to}`)
  if (back.fingerprint() !== story[to])
    throw new LawBroken(`taken back to the first ${to} answers, the game is not what it was then\n  ${sitting.place()}`)
}

/** Comparing the whole story at every question would take longer than playing. */
const LATELY = 30
const LONGEST_CHAIN = 3

/** Everything that must be as it was, as text. */
type Moment = string

interface Done {
  readonly seat: Seat
  readonly selector: AskedSelector
  readonly selection: AnySelection
}

function plan(sitting: Sitting): Done {
  const { game } = sitting
  const chance = sitting.chance('undo')
  const { selectors } = game.waiting as NonNullable<Game['waiting']>
  const selector = selectors[chance.int(selectors.length)] as AskedSelector
  return { selector, selection: legalSelection(sitting, selector, chance), seat: seatOf(game, selector) }
}

/** Does, takes back, does again and takes back again: every time it must be as it was. */
function takeBack(sitting: Sitting, { selector, selection, seat }: Done, undo: () => void): void {
  const { game } = sitting
  const before = momentOf(sitting)
  answer(sitting, game, selector, selection)
  const after = momentOf(sitting)
  undo()
  sitting.mustStand()
  mustBe(sitting, before, `after "${selector.title}" was taken back`)
  answer(sitting, game, selector, selection)
  mustBe(sitting, after, `after "${selector.title}" was taken back and answered again`)
  const more = playOnAlone(sitting, seat)
  for (let taken = 0; taken < more; taken++) game.undo(seat)
  mustBe(sitting, after, `after ${more} answers since "${selector.title}" were taken back`)
  undo()
  mustBe(sitting, before, `after "${selector.title}" was taken back once more`)
}

/** Goes on answering for one seat as long as it could take all of that back alone; gives the number of answers. */
function playOnAlone(sitting: Sitting, seat: Seat): number {
  const { game } = sitting
  const chance = sitting.chance('alone')
  for (let more = 0; more < LONGEST_CHAIN; more++) {
    const selector = game.waiting?.selectors.find((each) => seatOf(game, each) === seat)
    if (selector === undefined) return more
    const selection = legalSelection(sitting, selector, chance)
    const ahead = sitting.copy()
    answer(sitting, ahead, selector, selection)
    if (!ahead.canUndo(seat)) return more
    answer(sitting, game, selector, selection)
    sitting.mustStand()
  }
  return LONGEST_CHAIN
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

function momentOf({ game, onlookers }: Sitting): Moment {
  return JSON.stringify({
    fingerprint: game.fingerprint(),
    projections: projections(game, onlookers).map(withoutBranch),
    happenings: game.happened,
    lately: game.happenings.slice(-LATELY),
    answers: game.history.length,
  })
}

/** By law the branch moves on, a barrier stays where it was raised, and second looks are told for good (K42, K63, K122). */
function withoutBranch({ branchId: _, canUndo: __, secondLooks: ___, result, ...rest }: Projection): unknown {
  return { ...rest, isOver: result !== null }
}

function mustBe(sitting: Sitting, expected: Moment, when: string): void {
  const moment = momentOf(sitting)
  if (moment === expected) return
  const difference = firstDifference(JSON.parse(expected), JSON.parse(moment))
  throw new LawBroken(`${when}, this differs: ${difference}\n  ${sitting.place()}`)
}
