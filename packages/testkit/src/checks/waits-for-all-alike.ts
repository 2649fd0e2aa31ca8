import type { Seat } from '@turnwright/kernel'
import { type AnySelection, type AskedSelector, type Game, type Projection, samePlain } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, plainSelection } from '../play/moves.ts'
import { projections, type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

const MOST_TRIES = 8

/** Where several players answer at once, nobody learns anything before all have, and the order of arrival is nothing. */
export const waitsForAllAlike: Check = {
  law: 'takes simultaneous answers in any order, and tells nobody about them before all are in',
  style: 'random',
  begin: () => {
    const look = sparsely((sitting) => {
      const { selectors } = sitting.game.waiting as NonNullable<Game['waiting']>
      anyOrderIsTheSame(sitting, selectors)
      for (const selector of selectors) nobodyLearns(sitting, selector)
    })
    return {
      atQuestion(sitting) {
        const { waiting } = sitting.game
        if (waiting !== null && !waiting.concurrent && waiting.selectors.length > 1) look(sitting)
      },
    }
  },
}

interface Planned {
  readonly selector: AskedSelector
  readonly selection: AnySelection
}

function anyOrderIsTheSame(sitting: Sitting, selectors: readonly AskedSelector[]): void {
  const chance = sitting.chance('simultaneous')
  const plan = selectors.map((selector) => ({ selector, selection: plainSelection(sitting, selector, chance) }))
  const inOrder = afterAll(sitting, plan)
  const reversed = afterAll(sitting, plan.toReversed())
  const rotated = afterAll(sitting, [...plan.slice(1), ...plan.slice(0, 1)])
  for (const other of [reversed, rotated])
    if (other.fingerprint() !== inOrder.fingerprint()) {
      const where = firstDifference(inOrder.state, other.state, 'state') ?? 'cards, chance or result'
      throw new LawBroken(`another order of simultaneous answers gives another game: ${where}\n  ${sitting.place()}`)
    }
}

function afterAll(sitting: Sitting, plan: readonly Planned[]): Game {
  const game = sitting.copy()
  for (const { selector, selection } of plan) answer(sitting, game, selector, selection)
  sitting.mustStand(game, 'after simultaneous answers')
  return game
}

/** What the others are told does not depend on the answer, and changes only in who is still waited for. */
function nobodyLearns(sitting: Sitting, selector: AskedSelector): void {
  const chance = sitting.chance(`pending ${selector.actor}`)
  const answerer = seatOf(sitting.game, selector)
  const others = sitting.onlookers.filter((seat) => seat !== answerer)
  const first = plainSelection(sitting, selector, chance)
  const untouched = told(sitting.copy(), others)
  const after = told(answered(sitting, selector, first), others)
  mustMatch(sitting, untouched.map(withoutWaiting), after.map(withoutWaiting), selector, 'by answering')
  const second = anotherThan(sitting, selector, first)
  if (second !== null)
    mustMatch(sitting, after, told(answered(sitting, selector, second), others), selector, 'what was answered')
}

function answered(sitting: Sitting, selector: AskedSelector, selection: AnySelection): Game {
  const game = sitting.copy()
  answer(sitting, game, selector, selection)
  return game
}

function told(game: Game, others: readonly (Seat | null)[]): readonly Projection[] {
  return projections(game, others)
}

/** That somebody has answered may be seen: in who is waited for, how many answers there are, and whose was the last. */
function withoutWaiting({ waitingFor: _, answers: __, canUndo: ___, ...rest }: Projection): unknown {
  return rest
}

function mustMatch(
  sitting: Sitting,
  one: readonly unknown[],
  other: readonly unknown[],
  { actor, title }: AskedSelector,
  what: string,
): void {
  const difference = firstDifference(one, other)
  if (difference !== null)
    throw new LawBroken(
      `${actor} tells the others ${what} ("${title}") before all have: ${difference}\n  ${sitting.place()}`,
    )
}

function anotherThan(sitting: Sitting, selector: AskedSelector, first: AnySelection): AnySelection | null {
  const chance = sitting.chance(`another ${selector.actor}`)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const drawn = plainSelection(sitting, selector, chance)
    if (!samePlain(drawn, first)) return drawn
  }
  return null
}
