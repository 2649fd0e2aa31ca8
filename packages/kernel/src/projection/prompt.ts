import type { CardId } from '../cards/card-id.ts'
import type { Plain } from '../data/plain-data.ts'
import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import { boundsOf, type Choice, type ChoiceGroup, choiceId, isGroup, type Ref } from '../questions/choice.ts'
import { requestIdOf } from '../questions/request.ts'
import type { AnytimeAction, Selector, SelectSelector, Unavailable } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import { isCanonical, type Speech } from '../words/speech.ts'
import { nameOfCard, speechFor } from '../words/table-talk.ts'
import { CANONICAL_LOCALE, textOf } from '../words/words.ts'

/** What a seat is asked. It may know every card that its own question names, or chooses among their backs. */
export interface Prompt<A extends About = About> {
  readonly requestId: string
  readonly type: 'select' | 'action'
  /** What it is about, as data; left out where it was asked in words alone. */
  readonly about?: A
  /** The canonical sentence, the same in every locale. An answer repeats it. */
  readonly title: string
  /** The sentence in the locale that was asked for, where that is another. */
  readonly text?: string
  readonly help: string | null
  readonly choices: readonly PromptChoice<A>[]
  readonly min: number
  readonly max: number
  readonly unavailable: readonly PromptRefusal<A>[]
  readonly anytime: readonly PromptAnytime[]
  /** For structured answers: a few legal ones. */
  readonly examples: readonly Plain[]
}

export interface PromptChoice<A extends About = About> {
  readonly id: string | number
  readonly about?: A | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly detail?: string | undefined
  readonly ref?: Ref | undefined
  readonly exclusive?: true | undefined
  readonly choices?: readonly PromptChoice<A>[] | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** What cannot be chosen now, and why. */
export interface PromptRefusal<A extends About = About> {
  readonly about?: A
  readonly title: string
  readonly text?: string
  readonly reason: string
  readonly ref?: Ref
}

/** An offer beside the question, in words. An answer names it by all of its content but the words. */
export type PromptAnytime = AnytimeAction & { readonly description: string; readonly text?: string }

interface Face {
  readonly about?: About | undefined
  readonly title?: string | undefined
}

const MOST_EXAMPLES = 12
const ONE_ANSWER = { min: 1, max: 1 }

/** A question in the words of a locale. */
export function promptFor(game: Game, seat: Seat, selector: Selector, locale: string): Prompt {
  return new PromptMaker(game, seat, selector, locale).prompt()
}

/** The same for a program that is asked right now: words, reasons and its number are made when they are looked at. */
export function promptOnDemand(game: Game, seat: Seat, selector: Selector): Prompt {
  return new PromptMaker(game, seat, selector, CANONICAL_LOCALE).onDemand()
}

class PromptMaker {
  readonly #game: Game
  readonly #seat: Seat
  readonly #selector: Selector
  readonly #locale: string
  /** Both are made for the first sentence: questions in words alone need none. */
  #canonical: Speech | null = null
  #local: Speech | null = null

  constructor(game: Game, seat: Seat, selector: Selector, locale: string) {
    this.#game = game
    this.#seat = seat
    this.#selector = selector
    this.#locale = locale
  }

  get canonical(): Speech {
    return (this.#canonical ??= speechFor(this.#game[PARTS], this.#seat, CANONICAL_LOCALE))
  }

  /** Null where people read the canonical sentences. */
  get local(): Speech | null {
    if (isCanonical(this.#locale)) return null
    return (this.#local ??= speechFor(this.#game[PARTS], this.#seat, this.#locale))
  }

  prompt(): Prompt {
    const selector = this.#selector
    const { type = 'select', help, unavailable, anytime } = selector
    const { min, max } = selector.type === 'action' ? ONE_ANSWER : boundsOf(selector)
    return {
      requestId: requestIdOf(this.#game, this.#seat, selector),
      ...this.#faceOf(selector),
      help: help ?? this.#helpOf(selector.about),
      unavailable: unavailable === undefined ? [] : unavailable().map((refused) => this.#refusal(refused)),
      anytime: anytime === undefined ? [] : anytime.map((offer) => this.#offer(offer)),
      type,
      choices: selector.type === 'action' ? [] : selector.choices.map((choice) => this.choice(choice, selector)),
      min,
      max,
      examples: selector.type === 'action' ? firstOf(selector.examples()) : [],
    }
  }

  onDemand(): Prompt {
    const selector = this.#selector
    return selector.type === 'action' ? this.prompt() : new PromptOnDemand(this, selector)
  }

  #faceOf(of: Face): { about?: About; title: string; text?: string } {
    const { about, title } = of
    if (about === undefined) return { title: title ?? '' }
    const said = title ?? textOf(this.canonical.sentenceOf(about))
    const { local } = this
    return local === null ? { about, title: said } : { about, title: said, text: textOf(local.sentenceOf(about)) }
  }

  #helpOf(about: About | undefined): string | null {
    if (about === undefined) return null
    const { help } = (this.local ?? this.canonical).wordingOf(about)
    return help === undefined ? null : textOf(help)
  }

  #refusal(refused: Unavailable): PromptRefusal {
    const { reason, ref } = refused
    return ref === undefined ? { ...this.#faceOf(refused), reason } : { ...this.#faceOf(refused), reason, ref }
  }

  #offer(offer: AnytimeAction): PromptAnytime {
    const { about, description } = offer
    if (about === undefined) return { ...offer, description: description ?? offer.type }
    const { title, text } = this.#faceOf({ about })
    return text === undefined ? { ...offer, description: title } : { ...offer, description: title, text }
  }

  choice(choice: Choice, selector: SelectSelector): PromptChoice {
    if (typeof choice === 'string') return { id: choice, title: choice }
    if (typeof choice === 'number')
      return selector.cards === true ? this.#card(choice as CardId) : { id: choice, title: String(choice) }
    const { about, detail, ref } = choice
    const wording = about === undefined ? null : (this.local ?? this.canonical).wordingOf(about)
    const second = detail ?? (wording?.detail === undefined ? undefined : textOf(wording.detail))
    const face = {
      id: choiceId(choice),
      ...this.#faceOf(choice),
      ...(second === undefined ? {} : { detail: second }),
      ...(ref === undefined ? {} : { ref }),
      ...(choice.exclusive === true ? { exclusive: true as const } : {}),
    }
    return isGroup(choice) ? { ...face, ...this.#group(choice, selector) } : face
  }

  #group(group: ChoiceGroup, selector: SelectSelector): Pick<PromptChoice, 'choices' | 'min' | 'max'> {
    return { choices: group.choices.map((choice) => this.choice(choice, selector)), ...boundsOf(group) }
  }

  #card(card: CardId): PromptChoice {
    const { cards } = this.#game
    const isKnown = cards.isKnownTo(card, this.#seat)
    return {
      id: card,
      title: isKnown ? nameOfCard(this.#game[PARTS], cards.identity(card)) : 'a hidden card',
      ref: { card },
    }
  }
}

/** A question that makes its words, reasons and number when somebody looks at them. */
class PromptOnDemand implements Prompt {
  readonly type = 'select'
  readonly about?: About
  readonly choices: readonly PromptChoice[]
  readonly min: number
  readonly max: number
  readonly examples: readonly Plain[] = []
  readonly #maker: PromptMaker
  #whole: Prompt | null = null

  constructor(maker: PromptMaker, selector: SelectSelector) {
    const { min, max } = boundsOf(selector)
    if (selector.about !== undefined) this.about = selector.about
    this.choices = selector.choices.map((choice) => new ChoiceOnDemand(maker, choice, selector))
    this.min = min
    this.max = max
    this.#maker = maker
  }

  get requestId(): string {
    return this.toJSON().requestId
  }

  get title(): string {
    return this.toJSON().title
  }

  get help(): string | null {
    return this.toJSON().help
  }

  get unavailable(): readonly PromptRefusal[] {
    return this.toJSON().unavailable
  }

  get anytime(): readonly PromptAnytime[] {
    return this.toJSON().anytime
  }

  /** All of it. */
  toJSON(): Prompt {
    return (this.#whole ??= this.#maker.prompt())
  }
}

/** A choice that makes its words when somebody looks at them. */
class ChoiceOnDemand implements PromptChoice {
  readonly id: string | number
  readonly #maker: PromptMaker
  readonly #choice: Choice
  readonly #selector: SelectSelector
  #whole: PromptChoice | null = null
  #inner: readonly PromptChoice[] | null = null

  constructor(maker: PromptMaker, choice: Choice, selector: SelectSelector) {
    this.id = choiceId(choice)
    this.#maker = maker
    this.#choice = choice
    this.#selector = selector
  }

  get about(): About | undefined {
    return typeof this.#choice === 'object' ? this.#choice.about : undefined
  }

  get title(): string {
    return this.toJSON().title
  }

  get detail(): string | undefined {
    return this.toJSON().detail
  }

  get ref(): Ref | undefined {
    return typeof this.#choice === 'object' ? this.#choice.ref : this.toJSON().ref
  }

  get exclusive(): true | undefined {
    return this.toJSON().exclusive
  }

  get choices(): readonly PromptChoice[] | undefined {
    const choice = this.#choice
    if (typeof choice !== 'object' || !isGroup(choice)) return undefined
    return (this.#inner ??= choice.choices.map((inner) => new ChoiceOnDemand(this.#maker, inner, this.#selector)))
  }

  get min(): number | undefined {
    return this.toJSON().min
  }

  get max(): number | undefined {
    return this.toJSON().max
  }

  /** All of it. */
  toJSON(): PromptChoice {
    return (this.#whole ??= this.#maker.choice(this.#choice, this.#selector))
  }
}

function firstOf<T>(items: Iterable<T>): T[] {
  const first: T[] = []
  for (const item of items) {
    first.push(item)
    if (first.length === MOST_EXAMPLES) break
  }
  return first
}
