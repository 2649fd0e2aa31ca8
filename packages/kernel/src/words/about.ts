import type { CardId } from '../cards/card-id.ts'

/**
 * What a question, a choice or a line is about: plain data of a game's own, told apart by `kind`. A field called `card`
 * holds a card and one called `cards` a list of them, at any depth: the kernel masks these for each seat.
 */
export interface About {
  readonly kind: string
  readonly [detail: string]: unknown
}

/** The same as somebody is told it: cards that they may not know are null. */
export type Told<A> = A extends CardId
  ? CardId | null
  : A extends readonly (infer Item)[]
    ? readonly Told<Item>[]
    : A extends object
      ? { readonly [Key in keyof A]: Told<A[Key]> }
      : A

/** Calls `visit` for every card in it. */
export function forEachCard(about: object, visit: (card: CardId) => void): void {
  for (const key in about) {
    const value = (about as Record<string, unknown>)[key]
    if (typeof value === 'number') {
      if (key === 'card') visit(value as CardId)
    } else if (Array.isArray(value)) forEachCardIn(value, key === 'cards', visit)
    else if (typeof value === 'object' && value !== null) forEachCard(value, visit)
  }
}

function forEachCardIn(list: readonly unknown[], areCards: boolean, visit: (card: CardId) => void): void {
  for (const item of list) {
    if (areCards) visit(item as CardId)
    else if (Array.isArray(item)) forEachCardIn(item, false, visit)
    else if (typeof item === 'object' && item !== null) forEachCard(item, visit)
  }
}

/** The same data without the cards that are hidden; itself, where none is. */
export function maskCards<A>(about: A, isHidden: (card: CardId) => boolean): Told<A> {
  return masked(about, '', isHidden) as Told<A>
}

function masked(value: unknown, key: string, isHidden: (card: CardId) => boolean): unknown {
  if (typeof value === 'number') return key === 'card' && isHidden(value as CardId) ? null : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const inner = key === 'cards' ? 'card' : ''
    const list = value.map((item) => masked(item, inner, isHidden))
    return list.some((item, at) => item !== value[at]) ? list : value
  }
  let copy: Record<string, unknown> | null = null
  for (const name in value) {
    const before = (value as Record<string, unknown>)[name]
    const after = masked(before, name, isHidden)
    if (after === before) continue
    copy ??= { ...value }
    copy[name] = after
  }
  return copy ?? value
}
