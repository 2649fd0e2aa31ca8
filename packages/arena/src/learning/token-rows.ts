import { type CardId, type Choice, isAnytimeAnswer, type Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  choiceId,
  type Game,
  isGroup,
  type NestedSelection,
} from '@turnwright/kernel/host'
import { tokenOf } from './token.ts'

/** So many tokens describe a question, and as many each of its options; what has fewer is filled up with 0. */
export const ROW = 12

type Cards = Game['cards']

/** Describes questions and answers in rows of tokens, as the seat that is asked may read them. */
export class TokenRows {
  #tokens: Uint16Array
  #at = 0
  #end = 0
  #cards: Cards | null = null
  #seat: Seat = 0
  /** How many rows are there. */
  count = 0

  /** There will be about so many rows. */
  constructor(rows: number) {
    this.#tokens = new Uint16Array(rows * ROW)
  }

  get written(): Uint16Array {
    return this.#tokens.subarray(0, this.count * ROW)
  }

  begin(): void {
    this.count = 0
  }

  /** An empty row. */
  skip(): void {
    this.#beginRow()
  }

  /** What is asked. */
  addQuestion({ about, title }: AskedSelector, cards: Cards, seat: Seat): void {
    this.#cards = cards
    this.#seat = seat
    this.#beginRow()
    if (about === undefined) this.#add('title', title)
    else this.#addFields('', about)
  }

  /** A row for each of the answers. */
  addAnswers(selector: AskedSelector, answers: readonly AnySelection[], cards: Cards, seat: Seat): void {
    this.#cards = cards
    this.#seat = seat
    for (const answer of answers) this.#addAnswer(selector, answer)
  }

  #addAnswer(selector: AskedSelector, answer: AnySelection): void {
    this.#beginRow()
    if (isAnytimeAnswer(answer)) {
      const { about, type } = answer.anytimeAction
      this.#add('anytime', type)
      if (about !== undefined) this.#addFields('', about)
    } else if (selector.type === 'action') this.#addValue('', answer)
    else if (answer.length === 0) this.#add('chosen', 0)
    else for (const item of answer) this.#addItem(selector.choices, item as Item, selector.cards === true)
  }

  #beginRow(): void {
    this.#at = this.count * ROW
    this.#end = this.#at + ROW
    this.count++
    if (this.#end > this.#tokens.length) {
      const wider = new Uint16Array(2 * this.#end)
      wider.set(this.#tokens)
      this.#tokens = wider
    }
    this.#tokens.fill(0, this.#at, this.#end)
  }

  #addItem(choices: readonly Choice[], item: Item, isCards: boolean): void {
    const choice = chosenOf(choices, typeof item === 'object' ? item.title : item)
    if (typeof choice !== 'object') {
      if (isCards) this.#addCard('card', choice)
      else this.#add('id', choice)
      return
    }
    const { about, ref } = choice
    if (about !== undefined) this.#addFields('', about)
    else if (ref !== undefined) this.#addFields('', ref)
    else this.#add('id', choiceId(choice))
    if (!isGroup(choice) || typeof item !== 'object') return
    for (const inner of item.selection) this.#addItem(choice.choices, inner as Item, isCards)
  }

  #addFields(path: string, of: object): void {
    for (const key in of) {
      const value = (of as Readonly<Record<string, unknown>>)[key]
      const inner = path === '' ? key : `${path}.${key}`
      if (key === 'card') this.#addCard(inner, value)
      else if (key === 'cards' && Array.isArray(value)) for (const card of value) this.#addCard(inner, card)
      else this.#addValue(inner, value)
    }
  }

  #addValue(path: string, value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') this.#add(path, value)
    else if (Array.isArray(value)) value.forEach((one, at) => this.#addValue(`${path}.${at}`, one))
    else if (typeof value === 'object' && value !== null) this.#addFields(path, value)
  }

  /** A card is what it is, to whoever knows that. */
  #addCard(path: string, card: unknown): void {
    if (typeof card === 'string') this.#add(path, card)
    if (typeof card !== 'number') return
    const id = card as CardId
    const cards = this.#cards as Cards
    this.#add(path, cards.isKnownTo(id, this.#seat) ? cards.identity(id) : 'hidden')
  }

  /** What has no room any more is left out. */
  #add(path: string, value: string | number | boolean): void {
    if (this.#at < this.#end) this.#tokens[this.#at++] = tokenOf(path, value)
  }
}

type Item = string | number | NestedSelection

function chosenOf(choices: readonly Choice[], id: string | number): Choice {
  for (const choice of choices) if (choiceId(choice) === id) return choice
  return id
}
