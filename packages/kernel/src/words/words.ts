import type { CardId } from '../cards/card-id.ts'
import type { Seat } from '../rules/seat.ts'
import type { About, Told } from './about.ts'

/** A piece of a sentence: text, or a thing that it speaks of. */
export type LinePart =
  | string
  | { readonly seat: Seat; readonly name: string }
  | { readonly card: CardId | null; readonly name: string }

export type Sentence = string | readonly LinePart[]

/** More than a sentence: a second line under a choice, a hint beside a question. */
export interface Wording {
  readonly title: Sentence
  readonly detail?: Sentence
  readonly help?: Sentence
}

/** What makes sentences: as a template tag it puts things between texts. */
export interface Speaker {
  (texts: TemplateStringsArray, ...things: readonly (LinePart | Sentence | number)[]): Sentence
  readonly seat: (seat: Seat) => LinePart
  /** By name to whoever may know it, to others "a card". */
  readonly card: (card: CardId | null) => LinePart
  /** What a card is, to say more of it than its name; null to whoever may not know it. */
  readonly identity: (card: CardId | null) => string | null
  /** Several things, as people list them. */
  readonly list: (things: readonly (LinePart | Sentence)[], last?: string) => Sentence
}

/** Says one kind. Taken from a method, so that the words of one game fit where words of any game are wanted. */
type Saying<A> = { says(about: Told<A>, say: Speaker): Sentence | Wording }['says']

/** A function for each kind; leaving one out does not compile. */
export type Words<A extends About = About> = {
  readonly [Kind in A['kind']]: Saying<Extract<A, { readonly kind: Kind }>>
}

/** The sentences of a game by locale. English is the canonical one: titles are in English everywhere. */
export interface Vocabulary<A extends About = About> {
  readonly en: Words<A>
  readonly [locale: string]: Words<A>
}

export const CANONICAL_LOCALE = 'en'

export function textOf(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence
  let text = ''
  for (const part of sentence) text += typeof part === 'string' ? part : part.name
  return text
}

export function partsOf(sentence: Sentence): readonly LinePart[] {
  return typeof sentence === 'string' ? [sentence] : sentence
}

/** How whoever reads names things. */
export interface Namer {
  seat(seat: Seat): string
  /** Null where they may not know it. */
  identity(card: CardId): string | null
  card(identity: string): string
}

const UNKNOWN_CARD = 'a card'

export function speakerFor(namer: Namer): Speaker {
  const say = (texts: TemplateStringsArray, ...things: readonly (LinePart | Sentence | number)[]): Sentence => {
    const parts: LinePart[] = []
    texts.forEach((text, at) => {
      append(parts, text)
      const thing = things[at]
      if (thing !== undefined) append(parts, typeof thing === 'number' ? String(thing) : thing)
    })
    return parts
  }
  const identity = (card: CardId | null): string | null => (card === null ? null : namer.identity(card))
  return Object.assign(say, {
    identity,
    seat: (seat: Seat): LinePart => ({ seat, name: namer.seat(seat) }),
    card(card: CardId | null): LinePart {
      const known = identity(card)
      return known === null ? { card: null, name: UNKNOWN_CARD } : { card, name: namer.card(known) }
    },
    list(things: readonly (LinePart | Sentence)[], last = ' and '): Sentence {
      const parts: LinePart[] = []
      things.forEach((thing, at) => {
        if (at > 0) append(parts, at === things.length - 1 ? last : ', ')
        append(parts, thing)
      })
      return parts
    },
  })
}

/** Texts that follow each other are one. */
function append(parts: LinePart[], part: LinePart | Sentence): void {
  if (isSeveral(part)) {
    for (const each of part) append(parts, each)
    return
  }
  if (part === '') return
  const before = parts.at(-1)
  if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part
  else parts.push(part)
}

function isSeveral(part: LinePart | Sentence): part is readonly LinePart[] {
  return Array.isArray(part)
}

/** `1 egg`, `3 eggs`. */
export function counted(n: number, one: string, several = `${one}s`): string {
  return `${n} ${n === 1 ? one : several}`
}
