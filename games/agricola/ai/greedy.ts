import type { AgentKind, AnytimeAction } from '@turnwright/kernel'
import type { Question } from '@turnwright/kernel/search'
import type { AnySelection, Prompt, PromptAnytime, PromptChoice } from '@turnwright/kernel/host'
import { cardCalled } from '../cards/catalogue.ts'
import { ANIMALS, type Animal } from '../cards/goods.ts'
import type { SpacePart } from '../cards/space.ts'
import { asAnswer, cellNamed } from '../farm/index.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaView } from '../rules/view.ts'
import { bestFences } from './farm-plans.ts'
import { cardWorth, withMajor } from './improvement-worth.ts'
import { FIELD_ORDER, ROOM_ORDER, STABLE_ORDER } from './land.ts'
import { type Position, positionOf, withGoods } from './position.ts'
import { spaceWorth } from './space-worth.ts'
import { worth } from './worth.ts'

/** Looks at what each space would bring by the end of the game, and takes the best. */
export const greedy: AgentKind<AgricolaView, AgricolaAbout> = {
  about: 'Keeps its family fed and takes what promises the most points, one person at a time.',
  create: () => (question) => answer(question),
}

interface Thought {
  readonly view: AgricolaView
  readonly seat: number
  readonly position: Position
  readonly prompt: Asked
}

type Asked = Prompt<AgricolaAbout>
type Offered = PromptChoice<AgricolaAbout>

function answer(question: Question<AgricolaView, AgricolaAbout>): AnySelection {
  const { view, prompts, seat } = question.projection()
  const [prompt] = prompts
  if (prompt === undefined || seat === null) return []
  return decide({ view, seat, position: positionOf(view, seat), prompt })
}

type Kind = AgricolaAbout['kind']

/** How each question is answered; what does not stand here is answered with anything. */
const ANSWERS: Readonly<Partial<Record<Kind, (thought: Thought) => AnySelection>>> = {
  'place-person': bestPlace,
  'place-another': bestPlace,
  'build-room': ({ prompt, position }) => inOrder(prompt, ROOM_ORDER, position.beds < 5),
  plow: ({ prompt }) => inOrder(prompt, FIELD_ORDER, true),
  'build-stable': ({ prompt }) => inOrder(prompt, STABLE_ORDER, false),
  sow: ({ prompt }) => best(prompt, sowWorth),
  bake: (thought) => best(thought.prompt, (choice) => bakeWorth(thought, choice)),
  'build-fences': fences,
  'what-next': ({ prompt }) => best(prompt, partWorth),
  'build-improvement': bestImprovement,
  'play-minor': bestImprovement,
  'play-occupation': bestImprovement,
  'next-effect': giftsFirst,
  'make-room': makeRoom,
  'convert-to-food': bestConversion,
  'feed-family': bestConversion,
  draft: ({ prompt }) =>
    prompt.choices.map(({ id, choices = [] }) => ({ title: id, selection: [choices[0]?.id ?? 0] })),
}

function decide(thought: Thought): AnySelection {
  const { about } = thought.prompt
  const answerTo = about === undefined ? undefined : ANSWERS[about.kind]
  return answerTo === undefined ? anything(thought.prompt) : answerTo(thought)
}

/** The choice worth most; of equals the first. */
function best({ choices }: Pick<Asked, 'choices'>, worthOf: (choice: Offered) => number): AnySelection {
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
function anything({ type, choices, examples, min, max }: Asked): AnySelection {
  if (type === 'action') return [examples[0] ?? []]
  return choices.slice(0, min === 0 ? max : min).map(({ id }) => id)
}

function bestPlace(thought: Thought): AnySelection {
  return best(thought.prompt, (choice) => placeWorth(thought, choice))
}

function placeWorth({ view, seat, position }: Thought, { about }: Offered): number {
  const space = about?.kind === 'go-to' ? view.spaces.find(({ id }) => id === about.space) : undefined
  return space === undefined ? 0 : spaceWorth(view, seat, position, space)
}

function inOrder(prompt: Asked, order: readonly number[], goOn: boolean): AnySelection {
  const rank = ({ about }: Offered): number => {
    if (about?.kind !== 'at-cell') return goOn ? -100 : 1
    const at = order.indexOf(cellNamed(about.cell) ?? -1)
    return at < 0 ? -50 : -at
  }
  return best(prompt, rank)
}

function sowWorth({ about }: Offered): number {
  if (about?.kind !== 'sow-at') return -1
  return about.crop === 'vegetable' ? 1 : 0
}

function bakeWorth({ position }: Thought, { about }: Offered): number {
  if (about?.kind !== 'bake-with') return worth(position)
  return worth(withGoods(position, { grain: -1, food: about.food }))
}

function fences({ position, prompt }: Thought): AnySelection {
  const plan = bestFences(position)
  return [plan === null ? (prompt.examples[0] ?? []) : asAnswer(plan.plan)]
}

const PART_WORTH: Readonly<Record<SpacePart, number>> = {
  'build-rooms': 5,
  plow: 4,
  sow: 3,
  'build-one-stable': 2,
  bake: 1,
  'build-stables': 0.5,
}
const ENOUGH = 1.5

function partWorth({ about }: Offered): number {
  return about?.kind === 'part' ? PART_WORTH[about.part] : ENOUGH
}

function bestImprovement(thought: Thought): AnySelection {
  return best(thought.prompt, (choice) => improvementWorth(thought, choice))
}

function improvementWorth({ view, seat, position }: Thought, { about, ref }: Offered): number {
  if (about?.kind === 'major') return worth(withMajor(position, about.major) ?? position)
  if (ref === undefined || !('card' in ref)) return worth(position)
  const name = view.players[seat]?.hand.find(({ card }) => card === ref.card)?.id ?? ''
  return worth(position) + Math.max(cardWorth(name, position, 'minor'), cardWorth(name, position, 'occupation'))
}

/** What comes for nothing first: it may pay for the rest. */
function giftsFirst({ view, seat, prompt }: Thought): AnySelection {
  const { occupations = [], minors = [] } = view.players[seat] ?? {}
  const inPlay = [...occupations, ...minors]
  return best(prompt, ({ about }) => {
    if (about?.kind !== 'effect-of') return 0
    const effects = cardCalled(inPlay.find(({ card }) => card === about.card)?.id ?? null)?.effects ?? []
    return effects.some((effect) => 'may' in effect && effect.may === true) ? 0 : 1
  })
}

/** An offer is named by its content. */
function withoutWords({ description: _description, text: _text, ...offer }: PromptAnytime): AnytimeAction {
  return offer
}

const COOKING: ReadonlySet<string> = new Set(['cook', 'card-cook'])

/** The animal that costs the fewest points goes; into the pot, if there is one. */
function makeRoom({ position, prompt }: Thought): AnySelection {
  const [animal] = ANIMALS.filter((each) => position.land.farm[each] > 0).toSorted(
    (a, b) => worth(without(position, b)) - worth(without(position, a)),
  )
  const cook = prompt.anytime.find(({ type, resource }) => resource === animal && COOKING.has(type))
  if (cook !== undefined) return { action: 'anytime-action', anytimeAction: withoutWords(cook) }
  const release = prompt.choices.find(({ about }) => about?.kind === 'let-go' && about.animal === animal)
  return [release?.id ?? prompt.choices[0]?.id ?? 0]
}

function without(position: Position, animal: Animal): Position {
  return { ...position, land: position.land.with((farm) => void farm[animal]--) }
}

function bestConversion(thought: Thought): AnySelection {
  return best(thought.prompt, (choice) => conversionWorth(thought, choice))
}

/** A way to get food is worth what it leaves behind. */
function conversionWorth({ position }: Thought, { about }: Offered): number {
  if (about?.kind !== 'convert') return worth(position)
  const { good, n, food } = about
  const after = withGoods({ ...position, harvestIn: 1 }, { [good]: -n, food })
  return worth(after) + Math.min(food, Math.max(0, position.need - position.supply.food)) * 2.4
}
