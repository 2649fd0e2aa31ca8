import type { WingspanGame } from '../game-state.ts'
import type { CardId, Seat, Selection, SelectSelector } from '@turnwright/kernel'
import type { Question } from '../../rules/questions.ts'
import type { PlayerState } from '../../rules/state.ts'
import { type BirdInstanceId, birdInstanceId, type PlayerId } from '../core.ts'
import type { DecisionChoice, DecisionPrompt } from '../prompts.ts'

/** A question of the rules, about to be put to an agent. */
export interface Asked {
  readonly game: WingspanGame
  readonly seat: Seat
  readonly playerId: PlayerId
  readonly player: PlayerState
  readonly selector: SelectSelector
  /** What the question is about. */
  readonly about: Question
}

/** An answer to a question that is open or will follow. Null where it no longer fits. */
export interface PlannedAnswer {
  readonly asking: Question['kind']
  /** How many of the same must be left, where this is one of several that follow each other at once. */
  readonly left?: number
  readonly select: (asked: Asked) => Selection | null
}

type Base = 'promptId' | 'playerId' | 'view' | 'context' | 'previousError'
/** What a prompt says beside who, when and why. */
export type PromptBody<P = DecisionPrompt> = P extends DecisionPrompt ? Omit<P, Base> : never

/** How one kind of question becomes a prompt, and a choice becomes answers. */
export interface Translation<Kind extends DecisionPrompt['kind'] = DecisionPrompt['kind']> {
  readonly prompt: (asked: Asked) => PromptBody<Extract<DecisionPrompt, { readonly kind: Kind }>>
  /** Throws a Refusal where the choice cannot be. */
  readonly read: (asked: Asked, choice: Extract<DecisionChoice, { readonly kind: Kind }>) => readonly PlannedAnswer[]
}

/** A choice that is refused; the agent is asked again with the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export function answerNow({ about }: Asked, selection: Selection): readonly PlannedAnswer[] {
  return [{ asking: about.kind, select: () => selection }]
}

/** How many of the same may be chosen one after the other, with this one. */
export function leftOf(about: Question): number {
  return 'left' in about ? about.left : 1
}

export function isOffered({ selector }: Asked, id: string): boolean {
  return selector.choices.some((choice) => typeof choice === 'object' && choice.id === id)
}

/** The word with which a question can be refused, or null where it cannot. */
export function decliningWord(asked: Asked): 'skip' | 'done' | null {
  if (isOffered(asked, 'skip')) return 'skip'
  return isOffered(asked, 'done') ? 'done' : null
}

export function decline(asked: Asked): readonly PlannedAnswer[] {
  const word = decliningWord(asked)
  if (word === null) throw new Refusal('MUST_CHOOSE', 'This cannot be declined')
  return answerNow(asked, [word])
}

/** The cards among the choices. */
export function offeredCards({ selector }: Asked): CardId[] {
  return selector.choices.filter((choice) => typeof choice === 'number') as CardId[]
}

export function identitiesOffered(asked: Asked): string[] {
  return offeredCards(asked).map((card) => asked.game.cards.identity(card))
}

/** The offered card of this identity. */
export function cardCalled(asked: Asked, identity: unknown): CardId {
  const card = offeredCards(asked).find((each) => asked.game.cards.identity(each) === identity)
  if (card === undefined) throw new Refusal('NOT_ELIGIBLE', `${String(identity)} is not among the eligible cards`)
  return card
}

/** The birds on the mat among the choices, by instance id. */
export function offeredBirds(asked: Asked): ReadonlyMap<BirdInstanceId, CardId> {
  const cards = offeredCards(asked)
  const birds = asked.player.rows.flat().filter(({ card }) => cards.includes(card))
  return new Map(birds.map((bird) => [birdInstanceId(asked.playerId, bird), bird.card]))
}

export function birdCalled(asked: Asked, instance: unknown): CardId {
  const card = offeredBirds(asked).get(String(instance))
  if (card === undefined) throw new Refusal('NOT_ELIGIBLE', `${String(instance)} is not among the eligible birds`)
  return card
}

/** The entries of an amount by key, checked: positive whole numbers and nothing else. */
export function amountsOf(value: unknown): readonly (readonly [key: string, n: number])[] {
  if (typeof value !== 'object' || value === null) throw new Refusal('MALFORMED', 'Amounts are an object of numbers')
  return Object.entries(value)
    .map(([key, n]): [string, number] => {
      if (typeof n !== 'number' || !Number.isInteger(n) || n < 0)
        throw new Refusal('MALFORMED', `${key} must be a whole number from 0 up`)
      return [key, n]
    })
    .filter(([, n]) => n > 0)
}

/** The same as a list: a key for each one of it. */
export function oneByOne(value: unknown): string[] {
  return amountsOf(value).flatMap(([key, n]) => new Array<string>(Math.min(n, 100)).fill(key))
}

export function listOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value))
    throw new Refusal('MALFORMED', 'A list is missing')
  return [...(value as Iterable<unknown>)]
}
