import type { AgentKind, Choice, Selection } from '@turnwright/kernel'
import type { Question } from '@turnwright/kernel/search'
import { type ChoiceId, choiceId } from '@turnwright/kernel/host'
import { isFood, foodIndex } from '../cards/food.ts'
import { rowOf, isHabitat } from '../cards/habitat.ts'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
import type { Question as Asked } from '../rules/questions.ts'
import type { WingspanView } from '../rules/view.ts'
import { eggsToLose, nestsByWorth } from './egg-worth.ts'
import type { Outlook } from './outlook.ts'
import { bestRow, playWorth, worthOnMat } from './play-worth.ts'
import { powerWorth } from './power-worth.ts'
import { rowWorth } from './row-worth.ts'
import { keepAtStart } from './starting-hand.ts'
import { outlookOf } from './wanting.ts'
import { weights } from './weights.ts'

/** Looks one turn ahead: points, the engine by the turns left, goals and bonus cards. */
export const greedy: AgentKind<WingspanView, Asked> = {
  about: 'Takes what brings most by the end of the game, one turn at a time.',
  create: () => (question) => answer(question),
}

function answer(question: Question<WingspanView, Asked>): Selection | undefined {
  const { about, selector, seat } = question
  if (about === undefined || selector.type === 'action') return undefined
  return quickAnswer(about) ?? choose(outlookOf(question.projection().view, seat), about, selector.choices)
}

/** What needs no look at the table. */
function quickAnswer({ kind }: Asked): Selection | null {
  if (kind === 'pay-food') return ['suggested']
  if (kind === 'use-power') return ['use']
  return kind === 'move-bird' ? ['skip'] : null
}

function choose(outlook: Outlook, about: Asked, choices: readonly Choice[]): Selection {
  const ids = choices.map(choiceId)
  switch (about.kind) {
    case 'starting-hand':
      return keepAtStart(outlook, choices)
    case 'turn':
    case 'play-another':
      return best(ids, (id) => actionWorth(outlook, id))
    case 'settle':
      return best(ids, (id) => habitatWorth(outlook, id, about.bird.card))
    case 'take-die':
    case 'take-all-dice':
    case 'take-food':
    case 'take-other-food':
      return best(ids, (id) => foodWorth(outlook, id))
    case 'keep-or-cache':
      return [outlook.bestFood > 1 ? 'keep' : 'cache']
    case 'give-food':
    case 'trade-food':
      return best(ids, (id) => discardFoodWorth(outlook, id))
    case 'lay-egg':
    case 'lay-on-nest':
    case 'lay-after-tucking':
      return pickCard(
        ids,
        nestsByWorth(outlook).map(({ card }) => card),
        'done',
      )
    case 'pay-egg':
    case 'give-egg':
    case 'trade-egg':
      return discardEgg(outlook, about, ids)
    case 'tuck-card':
    case 'give-up-card':
    case 'trade-card':
      return giveUpCard(outlook, about, ids)
    case 'draw-card':
    case 'pick-card':
      return best(ids, (id) => cardWorth(outlook, id))
    case 'keep-bonus':
      return best(ids, (id) => bonusWorth(outlook, id))
    case 'who-takes-first':
      // Where only others would take a die, nobody does.
      return [ids.includes(outlook.seat) ? outlook.seat : 'skip']
    case 'repeat-power':
      return best(ids, (id) => repeatWorth(outlook, id))
    case 'pay-food':
    case 'use-power':
    case 'move-bird':
      return ids.slice(0, 1)
  }
}

/** The choice of the highest worth; of equals the first. */
function best(ids: readonly ChoiceId[], worth: (id: ChoiceId) => number): Selection {
  let chosen = ids.slice(0, 1)
  let highest = Number.NEGATIVE_INFINITY
  for (const id of ids) {
    const value = worth(id)
    if (value > highest) {
      highest = value
      chosen = [id]
    }
  }
  return chosen
}

function actionWorth(outlook: Outlook, id: ChoiceId): number {
  if (isHabitat(id)) return rowWorth(outlook, rowOf(id))
  const bird = birdInHand(outlook, id)
  return bird === null ? 0 : (bestRow(outlook, bird)?.worth ?? 0)
}

function habitatWorth(outlook: Outlook, id: ChoiceId, card: ChoiceId): number {
  const bird = birdInHand(outlook, card)
  return bird === null || !isHabitat(id) ? 0 : playWorth(outlook, bird, rowOf(id))
}

function foodWorth(outlook: Outlook, id: ChoiceId): number {
  if (typeof id !== 'string') return 0
  if (id === 'reroll') return 0.05
  if (id.startsWith('take-')) return Number(id.slice('take-'.length))
  const food = id.replace('dual-', '')
  // A plain die leaves the split one to choose from later.
  return isFood(food) ? 0.1 + (outlook.foodWorth[foodIndex(food)] ?? 0) - (id === food ? 0 : 0.01) : 0
}

function discardFoodWorth({ foodWorth: worths, room, turns }: Outlook, id: ChoiceId): number {
  if (!isFood(id)) return 0
  return room > 0 || turns < 3 ? 0.9 - (worths[foodIndex(id)] ?? 0) : -1
}

function discardEgg(outlook: Outlook, { kind }: Asked, ids: readonly ChoiceId[]): Selection {
  const nests = eggsToLose(outlook).map(({ card }) => card)
  const gain = kind === 'trade-egg' ? outlook.cardWorth : 2 * Math.max(outlook.cardWorth, ...outlook.foodWorth)
  return ids.includes('skip') && gain < 1.15 ? ['skip'] : pickCard(ids, nests, 'skip')
}

/** The card that would do least. */
function giveUpCard(outlook: Outlook, about: Asked, ids: readonly ChoiceId[]): Selection {
  const cards = ids.filter((id) => typeof id === 'number')
  const worths = cards.map((id) => ({ id, worth: cardWorth(outlook, id) }))
  const least = worths.toSorted((a, b) => a.worth - b.worth)[0]
  if (least === undefined) return ['skip']
  if (about.kind === 'trade-card' && outlook.bestFood < 0.5 * outlook.cardWorth + 0.3) return ['skip']
  if (about.kind === 'tuck-card' && least.worth > tuckWorth(outlook, about.card)) return ['skip']
  return [least.id]
}

/** A point, and what follows for it. */
function tuckWorth(outlook: Outlook, card: ChoiceId): number {
  const power = birdOnMat(outlook, card)?.power?.does
  if (power?.kind === 'tuckFromHandThenDraw') return weights.tuck + 1
  return weights.tuck + (power?.kind === 'tuckFromHand' ? 0 : 0.6)
}

/** What a card is worth in hand: a share of what it would do on the mat. */
function cardWorth(outlook: Outlook, id: ChoiceId): number {
  if (id === 'deck') return 1.5
  if (typeof id !== 'number') return 0.4
  const known = [...outlook.me.hand, ...outlook.view.tray, ...outlook.view.drafting]
  const bird = birdCalled(known.find(({ card }) => card === id)?.bird ?? null)
  if (bird === null) return 0
  return 0.5 + Math.max(0, ...bird.rows.map((row) => worthOnMat(outlook, bird, row))) * 0.3 - bird.price.total * 0.4
}

/** What a bonus card pays already, and how easily it grows. */
function bonusWorth({ me }: Outlook, id: ChoiceId): number {
  const offered = me.offered.find((each) => each.card === id)
  if (offered === undefined) return 0
  return offered.points + offered.count * 0.5 + (bonusCalled(offered.bonus)?.percent ?? 20) * 0.02
}

function repeatWorth(outlook: Outlook, id: ChoiceId): number {
  const power = birdOnMat(outlook, id)?.power
  return power === null || power === undefined ? 0 : powerWorth(outlook, power.does)
}

function birdOnMat({ me }: Outlook, id: ChoiceId) {
  for (const { birds } of me.rows) for (const { card, bird } of birds) if (card === id) return birdCalled(bird)
  return null
}

function birdInHand({ me }: Outlook, id: ChoiceId) {
  return birdCalled(me.hand.find(({ card }) => card === id)?.bird ?? null)
}

function pickCard(ids: readonly ChoiceId[], ranked: readonly number[], otherwise: string): Selection {
  const card = ranked.find((each) => ids.includes(each))
  if (card !== undefined) return [card]
  return ids.includes(otherwise) ? [otherwise] : ids.slice(0, 1)
}
