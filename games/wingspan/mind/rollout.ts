import type { CardId, Cards, Choice, Seat, Selection } from '@turnwright/kernel'
import { type ChoiceId, choiceId, type Responder } from '@turnwright/kernel/host'
import type { Imagined, Question as Asked } from '@turnwright/kernel/search'
import { bonusPoints } from '../cards/bonus-card.ts'
import { foodIndex } from '../cards/food.ts'
import type { WingspanAbout } from '../rules/about.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { Question } from '../rules/questions.ts'
import type { MatBird, WingspanState } from '../rules/state.ts'
import type { WingspanView } from '../rules/view.ts'
import { BONUS_AT, COUNTED_BY_BONUS, ROWS, TOKENS } from './bird-numbers.ts'
import { quickHabits as habits } from './habits.ts'
import { AFTER_TUCKING } from './power-numbers.ts'
import { Prices } from './prices.ts'
import { bestOnMat, quickOpening } from './quick-opening.ts'
import { rowWorth } from './row-worth.ts'

/** What things are worth in the decision that is being made: one at a time. */
const prices = /* @__PURE__ */ new Prices(habits)

const ROW_OF: Readonly<Record<string, number>> = { forest: 0, grassland: 1, wetland: 2 }
const FOOD_OF: Readonly<Record<string, number>> = {
  invertebrate: 0,
  seed: 1,
  fish: 2,
  fruit: 3,
  rodent: 4,
  'dual-invertebrate': 0,
  'dual-seed': 1,
}
/** What needs no look at the table. */
const AT_ONCE: ReadonlySet<Question['kind']> = /* @__PURE__ */ new Set<Question['kind']>([
  'pay-food',
  'use-power',
  'move-bird',
  'take-all-dice',
  'who-takes-first',
])

const SUGGESTED = ['suggested']
const USE = ['use']
const SKIP = ['skip']
const KEEP = ['keep']
const CACHE = ['cache']

/** Plays on as greedy would, with numbers alone: it reads the imagined state itself. */
export function rollout(
  world: Imagined<WingspanState, WingspanOptions>,
  seat: Seat,
): Responder<WingspanView, WingspanAbout> {
  return ({ about, selector }: Asked<WingspanView, WingspanAbout>) =>
    selector.type === 'action' ? undefined : answer(world, seat, about as Question, selector.choices)
}

function answer(
  { state, cards }: Imagined<WingspanState, WingspanOptions>,
  seat: Seat,
  about: Question,
  choices: readonly Choice[],
): Selection {
  if (!AT_ONCE.has(about.kind)) prices.look(state, cards, seat)
  switch (about.kind) {
    case 'pay-food':
      return SUGGESTED
    case 'use-power':
      return USE
    case 'move-bird':
      return SKIP
    case 'take-all-dice':
      return [choiceId(choices[0] as Choice)]
    case 'who-takes-first':
      return choices.some((choice) => choiceId(choice) === seat) ? [seat] : SKIP
    case 'starting-hand':
      return quickOpening(prices, cards, choices)
    case 'turn':
    case 'play-another':
      return best(choices, (id) => actionWorth(state, cards, id))
    case 'settle': {
      const kind = cards.kind(about.bird.card)
      return best(choices, (id) => prices.playing(kind, ROW_OF[id] as number))
    }
    case 'take-die':
    case 'take-food':
    case 'take-other-food':
      return best(choices, foodWorth)
    case 'keep-or-cache':
      return (prices.food[foodIndex(about.food)] as number) > 1 ? KEEP : CACHE
    case 'give-food':
      return best(choices, (id) => changeWorth(id))
    case 'trade-food':
      return best(choices, (id) => (id === 'skip' ? 0 : 0.9 - (prices.food[FOOD_OF[id] as number] as number)))
    case 'lay-egg':
    case 'lay-on-nest':
    case 'lay-after-tucking':
      return [bestNest(choices, 1)]
    case 'pay-egg':
      return [bestNest(choices, -1)]
    case 'trade-egg':
      return prices.card < habits.eggForGain ? SKIP : [bestNest(choices, -1)]
    case 'give-egg':
      return 2 * Math.max(prices.card, prices.bestFood) < habits.eggForGain ? SKIP : [bestNest(choices, -1)]
    case 'give-up-card':
      return [leastCard(cards, choices).card]
    case 'trade-card':
      return prices.bestFood < 0.5 * prices.card + 0.3 ? SKIP : [leastCard(cards, choices).card]
    case 'tuck-card': {
      const { card, worth } = leastCard(cards, choices)
      return worth > tuckWorth(about.card) ? SKIP : [card]
    }
    case 'draw-card':
    case 'pick-card':
      return best(choices, (id) => cardWorth(cards, id))
    case 'keep-bonus':
      return best(choices, (id) => bonusWorth(cards, id))
    case 'repeat-power':
      return best(choices, (id) => (id === 'skip' ? 0 : prices.power(kindOnMat(id))))
  }
}

/** The choice of the highest worth; of equals the first. */
function best(choices: readonly Choice[], worth: (id: ChoiceId) => number): Selection {
  let chosen = choiceId(choices[0] as Choice)
  let highest = worth(chosen)
  for (let i = 1; i < choices.length; i++) {
    const id = choiceId(choices[i] as Choice)
    const value = worth(id)
    if (value <= highest) continue
    highest = value
    chosen = id
  }
  return [chosen]
}

function actionWorth(state: WingspanState, cards: Cards, id: ChoiceId): number {
  if (typeof id === 'number') return bestPlaying(cards.kind(id as CardId))
  return id === 'skip' ? 0 : rowWorth(state, prices, ROW_OF[id] as number)
}

function bestPlaying(kind: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let row = 0; row < 3; row++)
    if (((ROWS[kind] as number) & (1 << row)) !== 0 && (prices.me.rows[row] as readonly MatBird[]).length < 5)
      most = Math.max(most, prices.playing(kind, row))
  return most
}

function foodWorth(id: ChoiceId): number {
  if (id === 'skip') return 0
  if (id === 'reroll') return 0.05
  // A plain die leaves the split one to choose from later.
  const isSplit = id === 'dual-seed' || id === 'dual-invertebrate'
  return 0.1 + (prices.food[FOOD_OF[id] as number] as number) - (isSplit ? 0.01 : 0)
}

/** One food for another. */
function changeWorth(id: ChoiceId): number {
  return id === 'skip' ? 0 : prices.bestFood - 0.05 - (prices.food[FOOD_OF[id] as number] as number)
}

/** The bird on which one egg more is worth most, or on which one less costs least. Nests are offered row by row. */
function bestNest(choices: readonly Choice[], sign: 1 | -1): ChoiceId {
  let chosen = choiceId(choices[0] as Choice)
  let highest = Number.NEGATIVE_INFINITY
  let next = 0
  for (let row = 0; row < 3; row++)
    for (const { card, kind, eggs } of prices.me.rows[row] as readonly MatBird[]) {
      if (choices[next] !== card) continue
      next++
      const worth = sign * prices.eggExtra(kind, row, sign > 0 ? eggs : eggs - 1)
      if (worth <= highest) continue
      highest = worth
      chosen = card
    }
  return chosen
}

/** The card that would do least: scratch for one look. */
const least = { card: 0 as ChoiceId, worth: 0 }

function leastCard(cards: Cards, choices: readonly Choice[]): typeof least {
  least.worth = Number.POSITIVE_INFINITY
  for (const card of choices) {
    if (typeof card !== 'number') continue
    const worth = cardWorth(cards, card)
    if (worth >= least.worth) continue
    least.worth = worth
    least.card = card
  }
  return least
}

/** What a card is worth in hand: a share of what it would do on the mat. */
function cardWorth(cards: Cards, id: ChoiceId): number {
  if (id === 'deck') return habits.unseenCard
  if (typeof id !== 'number') return 0.4
  const kind = cards.kind(id as CardId)
  return 0.5 + 0.3 * bestOnMat(prices, kind) - 0.4 * (TOKENS[kind] as number)
}

/** A point, and what follows for it. */
function tuckWorth(card: CardId): number {
  return habits.tuck + (AFTER_TUCKING[kindOnMat(card)] as number)
}

function kindOnMat(id: ChoiceId): number {
  for (const row of prices.me.rows) for (const { card, kind } of row) if (card === id) return kind
  return 0
}

/** What a bonus card pays already, and how easily it grows. */
function bonusWorth(cards: Cards, id: ChoiceId): number {
  const kind = cards.kind(id as CardId)
  const card = BONUS_AT[kind]
  const counted = COUNTED_BY_BONUS[kind]
  let count = 0
  if (counted) for (const row of prices.me.rows) for (const bird of row) count += counted[bird.kind] as number
  return (card === undefined ? 0 : bonusPoints(card.pays, count)) + count * 0.5 + (card?.percent ?? 20) * 0.02
}
