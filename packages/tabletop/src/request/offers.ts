import type { Prompt, PromptAnytime, PromptChoice, Ref } from '@turnwright/kernel/host'
import { type RefKey, refIn, refKey } from '../board/ref-key.ts'
import { type ChoicePath, type Draft, EMPTY, isFull, type Level, levelOf, placeInDraft } from './draft.ts'

/** Drafts by the id of the request they would answer. */
export type Drafts = Readonly<Record<string, Draft>>

/** One way to choose a thing: which request it answers, and with what. */
export interface Offer {
  readonly prompt: Prompt
  readonly path: ChoicePath
  readonly choice: PromptChoice
  /** Its place among the chosen, counted from 0; -1 when it is not chosen. */
  readonly place: number
  readonly full: boolean
  /** How many may be chosen where it stands. */
  readonly most: number
}

/** An anytime action that is about a thing on the table. */
export interface AnytimeOffer {
  readonly prompt: Prompt
  readonly action: PromptAnytime
}

/** What can be done with each thing on the table. */
export interface OffersOnTable {
  readonly choices: ReadonlyMap<RefKey, readonly Offer[]>
  readonly anytime: ReadonlyMap<RefKey, readonly AnytimeOffer[]>
  /** Why a thing cannot be chosen, though one would expect it. */
  readonly unavailable: ReadonlyMap<RefKey, string>
}

export function offersOnTable(prompts: readonly Prompt[], drafts: Drafts): OffersOnTable {
  const choices = new Map<RefKey, Offer[]>()
  const anytime = new Map<RefKey, AnytimeOffer[]>()
  const unavailable = new Map<RefKey, string>()
  for (const prompt of prompts) {
    for (const offer of offersOf(prompt, drafts[prompt.requestId] ?? EMPTY)) {
      if (offer.choice.ref !== undefined) append(choices, refKey(offer.choice.ref), offer)
    }
    for (const action of prompt.anytime) {
      const ref = refOfAction(action)
      if (ref !== null) append(anytime, refKey(ref), { prompt, action })
    }
    for (const { ref, reason } of prompt.unavailable) if (ref !== undefined) unavailable.set(refKey(ref), reason)
  }
  return { choices, anytime, unavailable }
}

/** What an anytime action is about: it carries a ref, or names a card, cell, space or seat itself. */
export function refOfAction(action: PromptAnytime): Ref | null {
  return refIn(action['ref'] ?? action)
}

/** Every choice of a prompt, groups opened. */
export function offersOf(prompt: Prompt, draft: Draft): readonly Offer[] {
  const walk = ({ choices, max: most }: Level, above: ChoicePath): readonly Offer[] =>
    choices.flatMap((choice) => {
      const path = [...above, choice.id]
      const place = placeInDraft(draft, path)
      const inside = levelOf(choice)
      const offer = { prompt, path, choice, place, full: isFull(prompt, draft, path), most }
      return [offer, ...(inside === null ? [] : walk(inside, path))]
    })
  return walk(prompt, [])
}

/** Names a choice of a prompt, for keys and for pointing at rows that stand for nothing on the table. */
export function choiceKey(requestId: string, path: ChoicePath): RefKey {
  return `choice:${requestId}:${JSON.stringify(path)}`
}

/** What lights up together with this choice: its thing on the table, or only its row. */
export function pointedBy(offer: Offer): RefKey {
  return offer.choice.ref === undefined ? choiceKey(offer.prompt.requestId, offer.path) : refKey(offer.choice.ref)
}

function append<T>(lists: Map<RefKey, T[]>, key: RefKey, item: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
