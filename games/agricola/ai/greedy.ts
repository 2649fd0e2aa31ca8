import type { AgentKind, AnySelection, Prompt, PromptChoice, Question } from '@turnwright/kernel'
import { ANIMALS, type Animal, type Good } from '../cards/goods.ts'
import { asAnswer, cellNamed } from '../farm/index.ts'
import type { AgricolaView } from '../rules/view.ts'
import { bestFences, FIELD_ORDER, ROOM_ORDER, STABLE_ORDER } from './farm-plans.ts'
import { cardWorth, withMajor } from './improvement-worth.ts'
import { type Position, positionOf, withGoods } from './position.ts'
import { spaceWorth } from './space-worth.ts'
import { worth } from './worth.ts'

/** Looks at what each space would bring by the end of the game, and takes the best. */
export const greedy: AgentKind = {
  about: 'Keeps its family fed and takes what promises the most points, one person at a time.',
  create: () => (question) => answer(question),
}

interface Thought {
  readonly view: AgricolaView
  readonly seat: number
  readonly position: Position
  readonly prompt: Prompt
}

function answer(question: Question): AnySelection {
  const { view, prompts, seat } = question.projection()
  const [prompt] = prompts
  if (prompt === undefined || seat === null) return []
  const farm = view as AgricolaView
  return decide({ view: farm, seat, position: positionOf(farm, seat), prompt })
}

function decide(thought: Thought): AnySelection {
  const { prompt } = thought
  switch (prompt.title) {
    case 'Place a person':
    case 'Place another person right away':
      return best(prompt, (choice) => placeWorth(thought, choice))
    case 'Build a room':
      return inOrder(prompt, ROOM_ORDER, thought.position.beds < 5)
    case 'Plow a field':
      return inOrder(prompt, FIELD_ORDER, true)
    case 'Build a stable':
      return inOrder(prompt, STABLE_ORDER, false)
    case 'Sow':
      return best(prompt, sowWorth)
    case 'Bake bread':
      return best(prompt, (choice) => bakeWorth(thought, choice))
    case 'Build fences':
      return fences(thought)
    case 'What next?':
      return best(prompt, ({ id }) => PART_WORTH[String(id)] ?? 0)
    case 'Build an improvement':
    case 'Play a minor improvement':
    case 'Play an occupation':
      return best(prompt, (choice) => improvementWorth(thought, choice))
    case 'Make room for your animals':
      return makeRoom(thought)
    case 'Convert goods to food':
    case 'Feed family':
      return best(prompt, (choice) => conversionWorth(thought, choice))
    case 'Keep one of each':
      return prompt.choices.map(({ id, choices = [] }) => ({ title: id, selection: [choices[0]?.id ?? 0] }))
    default:
      return anything(prompt)
  }
}

/** The choice worth most; of equals the first. */
function best({ choices }: Prompt, worthOf: (choice: PromptChoice) => number): AnySelection {
  let chosen = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const value = worthOf(choice)
    if (value > most) {
      most = value
      chosen = choice
    }
  }
  return chosen === undefined ? [] : [chosen.id]
}

/** As much as there is of what is offered, and the first of whatever else is asked. */
function anything({ type, choices, examples, min, max }: Prompt): AnySelection {
  if (type === 'action') return [examples[0] ?? []]
  return choices.slice(0, min === 0 ? max : min).map(({ id }) => id)
}

function placeWorth({ view, seat, position }: Thought, { id }: PromptChoice): number {
  const space = view.spaces.find((each) => each.id === id)
  return space === undefined ? 0 : spaceWorth(view, seat, position, space)
}

function inOrder({ choices }: Prompt, order: readonly number[], goOn: boolean): AnySelection {
  const rank = ({ id }: PromptChoice): number => {
    if (id === 'done') return goOn ? -100 : 1
    const at = order.indexOf(cellNamed(id) ?? -1)
    return at < 0 ? -50 : -at
  }
  return best({ choices } as Prompt, rank)
}

function sowWorth({ id }: PromptChoice): number {
  if (id === 'done') return -1
  return String(id).startsWith('vegetable') ? 1 : 0
}

function bakeWorth({ position }: Thought, { id, title }: PromptChoice): number {
  if (id === 'done') return worth(position)
  return worth(withGoods(position, { grain: -1, food: Number(/→ (\d+) food/.exec(title)?.[1] ?? 0) }))
}

function fences({ position, prompt }: Thought): AnySelection {
  const plan = bestFences(position)
  return [plan === null ? (prompt.examples[0] ?? []) : asAnswer(plan.plan)]
}

const PART_WORTH: Readonly<Record<string, number>> = {
  'build-rooms': 5,
  plow: 4,
  sow: 3,
  'build-one-stable': 2,
  bake: 1,
  'build-stables': 0.5,
  done: 1.5,
}

function improvementWorth({ view, seat, position }: Thought, { id, ref }: PromptChoice): number {
  if (id === 'skip') return worth(position)
  if (typeof id === 'string') return worth(withMajor(position, id) ?? position)
  const card = view.players[seat]?.hand.find((each) => ref !== undefined && 'card' in ref && each.card === ref.card)
  const name = card?.id ?? view.players[seat]?.hand.find((each) => each.card === id)?.id ?? ''
  return worth(position) + Math.max(cardWorth(name, position, 'minor'), cardWorth(name, position, 'occupation'))
}

/** The animal that costs the fewest points goes; into the pot, if there is one. */
function makeRoom({ position, prompt }: Thought): AnySelection {
  const [animal] = ANIMALS.filter((each) => position.farm[each] > 0).toSorted(
    (a, b) => worth(without(position, b)) - worth(without(position, a)),
  )
  const cook = prompt.anytime.find(
    ({ resource, type }) => resource === animal && (type === 'cook' || type === 'card-cook'),
  )
  if (cook !== undefined) return { action: 'anytime-action', anytimeAction: cook }
  return [prompt.choices.find(({ id }) => id === `release-${animal}`)?.id ?? prompt.choices[0]?.id ?? 0]
}

function without(position: Position, animal: Animal): Position {
  return { ...position, farm: { ...position.farm, [animal]: position.farm[animal] - 1 } }
}

/** `Fireplace: sheep → 2 food` is worth what it leaves behind. */
function conversionWorth({ position }: Thought, { title }: PromptChoice): number {
  const [, resource, food] = /: (\w+) → (\d+) food/.exec(title) ?? []
  if (resource === undefined) return worth(position)
  const good = (resource === 'vegetables' ? 'vegetable' : resource) as Good
  const hungry = { ...position, harvestIn: 1 }
  const after = withGoods(hungry, { [good]: -1, food: Number(food) })
  return worth(after) + Math.min(Number(food), Math.max(0, position.need - position.supply.food)) * 2.4
}
