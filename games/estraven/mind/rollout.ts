import type { Cards, Choice, Seat, Selection } from '@turnwright/kernel'
import { choiceId, type Responder } from '@turnwright/kernel/host'
import type { Chance, Imagined, Question as Asked } from '@turnwright/kernel/search'
import type { EstravenAbout } from '../rules/about.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { Question } from '../rules/questions.ts'
import { type EstravenState, opponentOf } from '../rules/state.ts'
import type { EstravenView } from '../rules/view.ts'
import { answerMove } from './quick-answers.ts'
import { bestCard, block, blocked, followers, leastOf, target, tooDear } from './quick-choices.ts'
import { type Intent, mainMove, nextStep } from './quick-main.ts'
import { Side } from './side.ts'

/** Both sides in the decision that is being made: one at a time. */
const mine = /* @__PURE__ */ new Side()
const foe = /* @__PURE__ */ new Side()

const PASS: Selection = ['pass']

/** Plays on in an imagined duel about as greedy would, with numbers alone: it reads the state itself. */
export function rollout(
  world: Imagined<EstravenState, EstravenOptions>,
  seat: Seat,
  chance: Chance,
): Responder<EstravenView, EstravenAbout> {
  return quickAnswer(world, seat, chance)
}

/** A duel that may be read, imagined or, where weights are made, real. */
interface Table {
  readonly state: EstravenState
  readonly cards: Cards
}

export function quickAnswer(table: Table, seat: Seat, chance: Chance): Responder<EstravenView, EstravenAbout> {
  const intent: Intent = { card: null }
  return (asked: Asked<EstravenView, EstravenAbout>) => {
    const { selector } = asked
    if (selector.type === 'action' || selector.about?.kind === 'decks') return asked.randomAnswer(chance)
    return answer(table, seat, selector.about as Question, selector, intent)
  }
}

interface Offer {
  readonly choices: readonly Choice[]
  readonly count?: number | undefined
  readonly min?: number | undefined
}

function answer({ state, cards }: Table, seat: Seat, about: Question, offer: Offer, intent: Intent): Selection {
  const { choices, count, min = 1 } = offer
  switch (about.kind) {
    case 'take':
    case 'search':
      return bestCard(cards, choices)
    case 'mulligan':
      return tooDear(cards, choices)
    case 'which-first':
    case 'which-ability':
    case 'decks':
      return [choiceId(choices[0] as Choice)]
    case 'priority':
      if (isPassing(choices[0])) return PASS
      look(state, seat)
      return answerMove(state, cards, mine, foe, choices)
    case 'main': {
      const next = nextStep(state, cards, seat, choices, intent)
      if (next !== null) return next
      look(state, seat)
      return mainMove(state, cards, mine, foe, choices, intent)
    }
    case 'target':
      look(state, seat)
      return target(state, cards, mine, foe, about.effect, choices)
    case 'followers':
      look(state, seat)
      return followers(mine, about.card)
    case 'block':
    case 'block-more':
      look(state, seat)
      return block(state, mine, foe, choices)
    case 'blocked':
      look(state, seat)
      return blocked(state, mine, foe, about.card, choices)
    case 'payment':
    case 'discard':
      look(state, seat)
      return leastOf(cards, mine, choices, count ?? min)
  }
}

function look(state: EstravenState, seat: Seat): void {
  mine.look(state, seat)
  foe.look(state, opponentOf(state, seat))
}

/** Where there is nothing to answer with, passing comes first, or what can be pitched in vain. */
function isPassing(choice: Choice | undefined): boolean {
  return typeof choice === 'object' && choice.id !== 'Use'
}
