import type { Cards } from '../cards/cards.ts'
import { Digest } from '../data/fingerprint.ts'
import { samePlain } from '../data/plain-data.ts'
import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { Seat } from '../rules/seat.ts'
import { type Choice, choiceId, isGroup } from './choice.ts'
import { quote, ResponseError } from './response-error.ts'
import type { AskedSelector, InputResponse, Selection, Selector } from './selector.ts'

/** What the system answers by itself: everything, where everything must be chosen and nobody can learn from it. */
export function forcedSelection(selector: Selector, cards: Cards): Selection | null {
  if (selector.type === 'action') return null
  const { choices } = selector
  if ((selector.count ?? selector.min ?? 1) < choices.length) return null
  if (selector.noAutoRespond === true || selector.private === true) return null
  if (selector.anytime !== undefined && selector.anytime.length > 0) return null
  if (choices.some((choice) => isGroup(choice) || isSecret(choice, selector.cards === true, cards))) return null
  const forced = choices.map(choiceId)
  return selector.check === undefined || selector.check(forced) === null ? forced : null
}

/** A choice that stands for a card which not everybody knows. */
function isSecret(choice: Choice, numbersAreCards: boolean, cards: Cards): boolean {
  if (typeof choice === 'number') return numbersAreCards && !cards.isPublic(choice as never)
  if (typeof choice !== 'object' || choice.ref === undefined || !('card' in choice.ref)) return false
  return !cards.isPublic(choice.ref.card)
}

/** A response with the right fields, whatever was sent. */
export function readResponse(response: unknown): InputResponse {
  if (typeof response !== 'object' || response === null || Array.isArray(response))
    throw malformed('A response must be an object', '{ actor, title, selection }', response)
  const { actor, title, selection, requestId, branchId, isUserResponse, hinted } = response as Record<string, unknown>
  if (typeof actor !== 'string') throw malformed('A response must name its actor', 'a name', actor)
  if (typeof title !== 'string') throw malformed('A response must repeat the title of the request', 'a title', title)
  if (typeof selection !== 'object' || selection === null)
    throw malformed('A response must carry a selection', 'a list of choices', selection)
  if (requestId !== undefined && typeof requestId !== 'string')
    throw malformed('A request id is a text', 'a text', requestId)
  if (branchId !== undefined && !Number.isInteger(branchId))
    throw malformed('A branch id is a whole number', 'a whole number', branchId)
  if (isUserResponse !== undefined && typeof isUserResponse !== 'boolean')
    throw malformed('Whether a user responded is true or false', 'true or false', isUserResponse)
  if (hinted !== undefined && typeof hinted !== 'boolean')
    throw malformed('Whether there was a hint is true or false', 'true or false', hinted)
  return response as InputResponse
}

/** The open request that a response means, or the reason why there is none. */
export function findRequest(game: Game, response: InputResponse): { seat: Seat; selector: AskedSelector } {
  const { waiting } = game
  if (game.fault !== null)
    throw new ResponseError(
      'faulted',
      'This table is closed: its rules ran into a bug',
      'an open game',
      'a faulted one',
    )
  if (waiting === null) throw new ResponseError('finished', 'The game is over', 'an open game', 'a finished one')
  const seat = game.players.find(({ name }) => name === response.actor)?.seat
  const own = waiting.selectors.filter(({ actor }) => actor === response.actor)
  if (seat === undefined || own.length === 0)
    throw new ResponseError(
      'wrong-actor',
      `It is not for ${quote(response.actor)} to answer now`,
      `an answer of ${waiting.players.join(' or ')}`,
      quote(response.actor),
    )
  if (response.branchId !== undefined && !waiting.concurrent && response.branchId !== game.branchId)
    throw new ResponseError(
      'conflict',
      'The game has moved on since you looked: catch up and answer again',
      `branch ${game.branchId}`,
      `branch ${response.branchId}`,
    )
  const { requestId } = response
  const byId =
    requestId === undefined ? undefined : own.find((selector) => requestIdOf(game, seat, selector) === requestId)
  if (requestId !== undefined && byId === undefined)
    throw new ResponseError('stale-request', 'That question is no longer asked', 'the open request', 'an old one')
  const selector = byId ?? own.find(({ title }) => title === response.title)
  if (selector === undefined || selector.title !== response.title)
    throw new ResponseError(
      'title-mismatch',
      `Response title ${quote(response.title)} didn't match the request`,
      own.map(({ title }) => quote(title)).join(' or '),
      quote(response.title),
    )
  return { seat, selector }
}

/** Belongs to one seat's selector, and stays while that selector is unchanged, whatever others do. */
export function requestIdOf(game: Game, seat: Seat, selector: Selector): string {
  const digest = new Digest()
  digest.word(seat)
  digest.word(game[PARTS].timeline.answeredBy(seat))
  digest.value(selector.about ?? selector.title)
  if (selector.type !== 'action') {
    digest.value(selector.min ?? null)
    digest.value(selector.max ?? null)
    digest.value(selector.count ?? null)
    digestChoices(digest, selector.choices)
  }
  digest.word(selector.anytime?.length ?? 0)
  for (const { description, ...offer } of selector.anytime ?? [])
    digest.value(offer.about === undefined ? { ...offer, description } : offer)
  return digest.finish()
}

function digestChoices(digest: Digest, choices: readonly Choice[]): void {
  digest.word(choices.length)
  for (const choice of choices) {
    digest.value(choiceId(choice))
    if (isGroup(choice)) digestChoices(digest, choice.choices)
  }
}

/** Whether two selectors ask the same thing. */
export function sameQuestion(a: Selector, b: Selector): boolean {
  if (a.actor !== b.actor || a.type !== b.type || !isAboutTheSame(a, b)) return false
  if (a.type === 'action' || b.type === 'action') return true
  return a.min === b.min && a.max === b.max && a.count === b.count && sameChoices(a.choices, b.choices)
}

function isAboutTheSame(a: Selector, b: Selector): boolean {
  return a.about === undefined ? a.title === b.title : samePlain(a.about, b.about)
}

function sameChoices(a: readonly Choice[], b: readonly Choice[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] as Choice, b[i] as Choice]
    if (choiceId(one) !== choiceId(other) || isGroup(one) !== isGroup(other)) return false
    if (isGroup(one) && isGroup(other) && !sameChoices(one.choices, other.choices)) return false
  }
  return true
}

function malformed(message: string, expected: string, got: unknown): ResponseError {
  return new ResponseError('malformed', message, expected, quote(got))
}
