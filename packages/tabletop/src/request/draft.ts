import type { Selection } from '@turnwright/kernel'
import type { ChoiceId, PromptChoice } from '@turnwright/kernel/host'

/** What is chosen but not yet confirmed, in the order it was chosen. */
export type Draft = readonly Pick[]

export interface Pick {
  readonly id: ChoiceId
  /** What is chosen inside, where the choice is a group. */
  readonly inner: Draft
}

/** From the outermost group to the choice itself. */
export type ChoicePath = readonly ChoiceId[]

/** A prompt or a group in it: choices with bounds. */
export interface Level {
  readonly choices: readonly PromptChoice[]
  readonly min: number
  readonly max: number
}

export const EMPTY: Draft = []

/** A group's own choices and bounds, or null for a plain choice. */
export function levelOf(choice: PromptChoice): Level | null {
  if (choice.choices === undefined) return null
  return { choices: choice.choices, min: choice.min ?? 1, max: choice.max ?? 1 }
}

/** Chooses what the path leads to, or takes it back. Where only one may be chosen, it takes the other's place. */
export function toggle(level: Level, draft: Draft, path: ChoicePath): Draft {
  const [id, ...rest] = path
  const choice = level.choices.find((each) => each.id === id)
  if (choice === undefined) return draft
  const picked = draft.find((pick) => pick.id === id)
  const inside = levelOf(choice)
  if (inside === null || rest.length === 0)
    return picked === undefined ? add(level, draft, choice, EMPTY) : without(draft, choice)
  const inner = toggle(inside, picked?.inner ?? EMPTY, rest)
  if (picked === undefined) return inner.length === 0 ? draft : add(level, draft, choice, inner)
  if (inner.length === 0) return without(draft, choice)
  return draft.map((pick) => (pick === picked ? { id: pick.id, inner } : pick))
}

function add(level: Level, draft: Draft, choice: PromptChoice, inner: Draft): Draft {
  const alone = choice.exclusive === true || level.max === 1
  const others = alone ? EMPTY : draft.filter((pick) => !isExclusive(level, pick))
  return others.length < level.max ? [...others, { id: choice.id, inner }] : draft
}

function without(draft: Draft, choice: PromptChoice): Draft {
  return draft.filter((pick) => pick.id !== choice.id)
}

function isExclusive(level: Level, pick: Pick): boolean {
  return level.choices.some((choice) => choice.id === pick.id && choice.exclusive === true)
}

/** Where in the draft the path leads, counted from 0; -1 when it is not chosen. */
export function placeInDraft(draft: Draft, path: ChoicePath): number {
  const [id, ...rest] = path
  const place = draft.findIndex((pick) => pick.id === id)
  if (place < 0 || rest.length === 0) return place
  return placeInDraft(draft[place]?.inner ?? EMPTY, rest)
}

/** Whether one more click on the path would be refused because as many as allowed are chosen already. */
export function isFull(level: Level, draft: Draft, path: ChoicePath): boolean {
  const [id, ...rest] = path
  const choice = level.choices.find((each) => each.id === id)
  if (choice === undefined) return true
  const picked = draft.find((pick) => pick.id === id)
  const inside = levelOf(choice)
  if (picked !== undefined) return inside !== null && rest.length > 0 && isFull(inside, picked.inner, rest)
  if (choice.exclusive === true || level.max === 1) return false
  return draft.filter((pick) => !isExclusive(level, pick)).length >= level.max
}

export function isComplete(level: Level, draft: Draft): boolean {
  if (draft.length < level.min || draft.length > level.max) return false
  return draft.every((pick) => {
    const choice = level.choices.find((each) => each.id === pick.id)
    const inside = choice === undefined ? null : levelOf(choice)
    return inside === null || isComplete(inside, pick.inner)
  })
}

/** What of a draft can still be chosen: it may be older than what is offered now. */
export function fitting(level: Level, draft: Draft): Draft {
  const kept = draft.flatMap((pick) => {
    const choice = level.choices.find((each) => each.id === pick.id)
    if (choice === undefined) return []
    const inside = levelOf(choice)
    return [inside === null ? pick : { id: pick.id, inner: fitting(inside, pick.inner) }]
  })
  return kept.slice(0, level.max)
}

/** What the kernel is told. */
export function selectionOf(level: Level, draft: Draft): Selection {
  return draft.map((pick) => {
    const choice = level.choices.find((each) => each.id === pick.id)
    const inside = choice === undefined ? null : levelOf(choice)
    return inside === null ? pick.id : { title: pick.id, selection: selectionOf(inside, pick.inner) }
  })
}

/** Whether choosing this leaves nothing more to choose, so that one click answers. */
export function answersAtOnce(level: Level, path: ChoicePath): boolean {
  const [id, ...rest] = path
  const choice = level.choices.find((each) => each.id === id)
  if (choice === undefined || level.max !== 1) return false
  const inside = levelOf(choice)
  if (inside === null) return true
  return rest.length === 0 ? inside.min === 0 : answersAtOnce(inside, rest)
}

/** Whether something in here must be collected first and then confirmed. */
export function needsConfirm(level: Level): boolean {
  if (level.max > 1) return true
  return level.choices.some((choice) => {
    const inside = levelOf(choice)
    return inside !== null && needsConfirm(inside)
  })
}
