import type { AgentKind, Prompt, PromptChoice, Question, Selection } from '@turnwright/kernel'
import { isFood, foodIndex } from '../cards/food.ts'
import { rowOf, isHabitat } from '../cards/habitat.ts'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
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
export const greedy: AgentKind = {
  about: 'Takes what brings most by the end of the game, one turn at a time.',
  create: () => (question) => answer(question),
}

function answer(question: Question): Selection {
  const { view, prompts, seat } = question.projection()
  const [prompt] = prompts
  if (prompt === undefined || seat === null) return []
  return choose(outlookOf(view as WingspanView, seat), prompt)
}

function choose(outlook: Outlook, prompt: Prompt): Selection {
  switch (outlook.view.asking) {
    case 'startingHand':
      return keepAtStart(outlook, prompt)
    case 'turnAction':
    case 'playBird':
      return best(prompt, (choice) => actionWorth(outlook, choice))
    case 'selectHabitat':
      return best(prompt, (choice) => habitatWorth(outlook, choice, prompt.title))
    case 'payFood':
      return ['suggested']
    case 'selectFoodFromFeeder':
    case 'selectFoodFromSupply':
      return best(prompt, (choice) => foodWorth(outlook, choice))
    case 'selectFoodDestination':
      return [Math.max(...outlook.foodWorth) > 1 ? 'keep' : 'cache']
    case 'discardFood':
    case 'tradeFood':
      return best(prompt, (choice) => discardFoodWorth(outlook, choice))
    case 'placeEggs':
      return pickCard(
        prompt,
        nestsByWorth(outlook).map(({ card }) => card),
        'done',
      )
    case 'discardEggs':
    case 'tradeEgg':
      return discardEgg(outlook, prompt)
    case 'tuckCards':
    case 'discardCards':
    case 'tradeCard':
      return giveUpCard(outlook, prompt)
    case 'drawCards':
    case 'keepCards':
      return best(prompt, (choice) => cardWorth(outlook, choice))
    case 'selectBonusCards':
      return best(prompt, (choice) => bonusWorth(outlook, choice))
    case 'selectPlayer':
      // Where only others would take a die, nobody does.
      return [prompt.choices.some(({ id }) => id === outlook.seat) ? outlook.seat : 'skip']
    case 'repeatPower':
      return best(prompt, (choice) => repeatWorth(outlook, choice))
    case 'activatePower':
      return ['use']
    case null:
      return [(prompt.choices[0] as PromptChoice).id]
  }
}

/** The choice of the highest worth; of equals the first. */
function best(prompt: Prompt, worth: (choice: PromptChoice) => number): Selection {
  let chosen = prompt.choices[0] as PromptChoice
  let highest = Number.NEGATIVE_INFINITY
  for (const choice of prompt.choices) {
    const value = worth(choice)
    if (value > highest) {
      highest = value
      chosen = choice
    }
  }
  return [chosen.id]
}

function actionWorth(outlook: Outlook, { id }: PromptChoice): number {
  if (isHabitat(id)) return rowWorth(outlook, rowOf(id))
  const bird = birdInHand(outlook, id)
  return bird === null ? 0 : (bestRow(outlook, bird)?.worth ?? 0)
}

function habitatWorth(outlook: Outlook, { id }: PromptChoice, title: string): number {
  const bird = outlook.hand.find(({ name }) => title.includes(name))
  if (!isHabitat(id)) return 0
  return bird === undefined ? -1 : playWorth(outlook, bird, rowOf(id))
}

function foodWorth(outlook: Outlook, { id }: PromptChoice): number {
  if (typeof id !== 'string') return 0
  if (id === 'reroll') return 0.05
  if (id.startsWith('take-')) return Number(id.slice('take-'.length))
  const food = id.replace('dual-', '')
  // A plain die leaves the split one to choose from later.
  return isFood(food) ? 0.1 + (outlook.foodWorth[foodIndex(food)] as number) - (id === food ? 0 : 0.01) : 0
}

function discardFoodWorth({ foodWorth: worths, room, turns }: Outlook, { id }: PromptChoice): number {
  if (!isFood(id)) return 0
  return room > 0 || turns < 3 ? 0.9 - (worths[foodIndex(id)] as number) : -1
}

function discardEgg(outlook: Outlook, prompt: Prompt): Selection {
  const nests = eggsToLose(outlook).map(({ card }) => card)
  const mayRefuse = prompt.choices.some(({ id }) => id === 'skip')
  const gain = prompt.title.startsWith('Trade')
    ? outlook.cardWorth
    : 2 * Math.max(outlook.cardWorth, ...outlook.foodWorth)
  return mayRefuse && gain < 1.15 ? ['skip'] : pickCard(prompt, nests, 'skip')
}

/** The card that would do least. */
function giveUpCard(outlook: Outlook, prompt: Prompt): Selection {
  const { asking } = outlook.view
  const cards = prompt.choices.filter(({ id }) => typeof id === 'number')
  const worths = cards.map((choice) => ({ id: choice.id, worth: cardWorth(outlook, choice) }))
  const least = worths.toSorted((a, b) => a.worth - b.worth)[0]
  if (least === undefined) return ['skip']
  if (asking === 'tradeCard' && Math.max(...outlook.foodWorth) < 0.5 * outlook.cardWorth + 0.3) return ['skip']
  if (asking === 'tuckCards' && least.worth > tuckWorth(outlook)) return ['skip']
  return [least.id]
}

/** A point, and what follows for it. */
function tuckWorth(outlook: Outlook): number {
  const { acting, players } = outlook.view
  const birds = players.flatMap(({ rows }) => rows.flatMap((row) => row.birds))
  const power = birdCalled(birds.find(({ card }) => card === acting)?.bird ?? null)?.power?.does
  if (power?.kind === 'tuckFromHandThenDraw') return weights.tuck + 1
  return weights.tuck + (power?.kind === 'tuckFromHand' ? 0 : 0.6)
}

/** What a card is worth in hand: a share of what it would do on the mat. */
function cardWorth(outlook: Outlook, { id }: PromptChoice): number {
  if (id === 'deck') return 1.5
  if (typeof id !== 'number') return 0.4
  const known = [...outlook.me.hand, ...outlook.view.tray, ...outlook.view.drafting]
  const bird = birdCalled(known.find(({ card }) => card === id)?.bird ?? null)
  if (bird === null) return 0
  return 0.5 + Math.max(0, ...bird.rows.map((row) => worthOnMat(outlook, bird, row))) * 0.3 - bird.price.total * 0.4
}

/** What a bonus card pays already, and how easily it grows. */
function bonusWorth({ me }: Outlook, { id }: PromptChoice): number {
  const offered = me.offered.find((each) => each.card === id)
  if (offered === undefined) return 0
  return offered.points + offered.count * 0.5 + (bonusCalled(offered.bonus)?.percent ?? 20) * 0.02
}

function repeatWorth(outlook: Outlook, { id }: PromptChoice): number {
  const birds = outlook.me.rows.flatMap((row) => row.birds)
  const power = birdCalled(birds.find(({ card }) => card === id)?.bird ?? null)?.power
  return power === null || power === undefined ? 0 : powerWorth(outlook, power.does)
}

function birdInHand({ me }: Outlook, id: PromptChoice['id']) {
  return birdCalled(me.hand.find(({ card }) => card === id)?.bird ?? null)
}

function pickCard(prompt: Prompt, ranked: readonly number[], otherwise: string): Selection {
  const offered = prompt.choices.map(({ id }) => id)
  const card = ranked.find((each) => offered.includes(each))
  return [card ?? (offered.includes(otherwise) ? otherwise : (offered[0] as PromptChoice['id']))]
}
