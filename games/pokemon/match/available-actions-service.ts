import type { CardId, Selection } from '@turnwright/kernel'
import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import { cardCalled } from '../rules/faces.ts'
import type { DuelView } from '../rules/view.ts'
import type { DuelQuestion } from '../rules/questions.ts'
import { questionOf } from '../words/kinds.ts'
import type { ExecuteActionDto } from './execute-action-dto.ts'
import type { Match } from './match.ts'
import { type PlayerIdentifier, seatOf } from './vocabulary.ts'

/** Questions for several cards have very many answers: no more than so many are listed. */
const MOST_LISTED = 64

/** What a player can do now. Every action listed is legal as it stands, its cards and targets included. Of decks, some ready ones are. */
export const AvailableActionsService = {
  getAvailableActions(match: Match, playerId: string, playerIdentifier: PlayerIdentifier): readonly ExecuteActionDto[] {
    const { prompt } = match
    if (prompt === null) return []
    const of = { matchId: match.id, playerId }
    const about = questionOf(prompt)
    if (prompt.type === 'action') return prompt.examples.map((example) => select(of, [example], about))
    if (prompt.min !== 1 || prompt.max !== 1 || about?.kind === 'opening-bench')
      return (about?.kind === 'rearrange' ? orders(prompt) : selections(prompt)).map((each) => select(of, each, about))
    const hand = kindsInHand(match.view, playerIdentifier)
    const actions: ExecuteActionDto[] = []
    for (const choice of prompt.choices) addActions(actions, of, choice, about, hand)
    return actions
  },

  /** An answer to any question but that of the main phase, as the action that it is. */
  actionFor: (of: Of, selection: Selection, about: DuelQuestion | null): ExecuteActionDto => {
    const [only] = selection
    return selection.length === 1 && typeof only !== 'object' && about?.kind !== 'opening-bench'
      ? simpleAction(of, only as string | number, about)
      : select(of, selection, about)
  },
} as const

interface Of {
  readonly matchId: string
  readonly playerId: string
}

function select(of: Of, selection: Selection, about: DuelQuestion | null): ExecuteActionDto {
  return about?.kind === 'opening-bench'
    ? { ...of, actionType: 'COMPLETE_INITIAL_SETUP', actionData: { bench: selection as readonly CardId[] } }
    : { ...of, actionType: 'SELECT', actionData: { selection } }
}

/** What each card of one's own hand is. */
function kindsInHand({ players }: DuelView, identifier: PlayerIdentifier): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>()
  for (const { card, id } of players[seatOf(identifier)]?.hand ?? [])
    kinds.set(card, cardCalled(id)?.supertype ?? 'unknown')
  return kinds
}

function addActions(
  actions: ExecuteActionDto[],
  of: Of,
  { id, choices }: PromptChoice,
  about: DuelQuestion | null,
  hand: ReadonlyMap<number, string>,
): void {
  if (about?.kind !== 'main') actions.push(simpleAction(of, id, about))
  else if (choices === undefined) actions.push(mainAction(of, id, hand))
  else for (const each of choices) actions.push(actionOnPokemon(of, id, each.id as CardId, hand))
}

function simpleAction(of: Of, id: string | number, about: DuelQuestion | null): ExecuteActionDto {
  const actionData = { card: id as CardId }
  if (about?.kind === 'opening-active' || about?.kind === 'promote')
    return { ...of, actionType: 'SET_ACTIVE_POKEMON', actionData }
  if (about?.kind === 'prize') return { ...of, actionType: 'SELECT_PRIZE', actionData }
  return about?.kind === 'ceremony' ? { ...of, actionType: about.act, actionData: {} } : select(of, [id], about)
}

function mainAction(of: Of, id: string | number, hand: ReadonlyMap<number, string>): ExecuteActionDto {
  if (typeof id === 'number') {
    const actionData = { card: id as CardId }
    return hand.get(id) === 'Trainer'
      ? { ...of, actionType: 'PLAY_TRAINER', actionData }
      : { ...of, actionType: 'PLAY_POKEMON', actionData }
  }
  const [what, at] = id.split('-') as [string, string?]
  switch (what) {
    case 'attack':
      return { ...of, actionType: 'ATTACK', actionData: { attack: Number(at) } }
    case 'power':
    case 'discard':
      return {
        ...of,
        actionType: 'USE_ABILITY',
        actionData: { pokemon: Number(at) as CardId, discard: what === 'discard' },
      }
    default:
      return { ...of, actionType: 'END_TURN', actionData: {} }
  }
}

function actionOnPokemon(
  of: Of,
  id: string | number,
  pokemon: CardId,
  hand: ReadonlyMap<number, string>,
): ExecuteActionDto {
  if (typeof id === 'string') return { ...of, actionType: 'RETREAT', actionData: { pokemon } }
  const actionData = { card: id as CardId, pokemon }
  return hand.get(id) === 'Energy'
    ? { ...of, actionType: 'ATTACH_ENERGY', actionData }
    : { ...of, actionType: 'EVOLVE_POKEMON', actionData }
}

/** The answers to a question for several things, the smallest first. */
function selections({ choices, min, max }: Prompt): readonly Selection[] {
  const ids = choices.map(({ id }) => id)
  const alone = choices.flatMap(({ id, exclusive }) => (exclusive === true ? [[id]] : []))
  const together = ids.filter((id) => !alone.some(([each]) => each === id))
  const listed: Selection[] = [...alone]
  for (let count = min; count <= max && listed.length < MOST_LISTED; count++) addSubsets(listed, together, count, [], 0)
  return listed
}

function addSubsets(
  listed: Selection[],
  ids: readonly (string | number)[],
  count: number,
  begun: readonly (string | number)[],
  from: number,
): void {
  if (listed.length >= MOST_LISTED) return
  if (begun.length === count) {
    listed.push(begun)
    return
  }
  for (let at = from; at < ids.length; at++)
    addSubsets(listed, ids, count, [...begun, ids[at] as string | number], at + 1)
}

/** Cards that are put back lie in the order in which they are named. */
function orders({ choices }: Prompt): readonly Selection[] {
  const listed: Selection[] = []
  addOrders(
    listed,
    choices.map(({ id }) => id),
    [],
  )
  return listed
}

function addOrders(listed: Selection[], left: readonly (string | number)[], begun: readonly (string | number)[]): void {
  if (listed.length >= MOST_LISTED) return
  if (left.length === 0) listed.push(begun)
  for (const id of left)
    addOrders(
      listed,
      left.filter((each) => each !== id),
      [...begun, id],
    )
}
