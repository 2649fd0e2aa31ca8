import type { CardId } from '../cards/card-id.ts'
import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { Seat } from '../rules/seat.ts'
import { type About, maskCards, type Told } from '../words/about.ts'
import { Speech, TEXT } from '../words/speech.ts'
import { nameOfCard } from '../words/table-talk.ts'
import { CANONICAL_LOCALE, type LinePart, partsOf, textOf } from '../words/words.ts'
import { isToldTo, type Line, LOG_WINDOW, type Witnessed } from './chronicle.ts'

/** A stretch of the log as this seat is told it; lines are numbered for each seat on its own. */
export interface LogWindow<A extends About = About> {
  readonly from: number
  readonly lines: readonly ProjectedLine<A>[]
  readonly total: number
}

export interface ProjectedLine<A extends About = About> {
  readonly index: number
  /** What happened, as data; left out where it was told in words alone. A card that this seat did not know then is null. */
  readonly about?: Told<A>
  /** What the cards in it were, for those that this seat knew then. */
  readonly identities?: Readonly<Record<number, string>>
  /** Text with the things it speaks of in between. */
  readonly parts: readonly LinePart[]
}

export function logWindow(game: Game, seat: Seat | null, logFrom: number | undefined, locale: string): LogWindow {
  const { chronicle } = game[PARTS]
  const kept = chronicle.linesFor(seat).length
  const first = chronicle.firstLine(seat)
  const total = first + kept
  const from = Math.max(first, logFrom ?? total - LOG_WINDOW)
  if (from >= total) return { from: total, lines: [], total }
  let teller: Teller | null = null
  const lines = chronicle.toldFrom(seat, locale, from - first, (line, nth) => {
    teller ??= new Teller(game, seat, locale)
    return teller.told(line, first + nth)
  })
  return { from, lines, total }
}

/** How many lines a seat has been told since the game began. */
export function linesTold(game: Game, seat: Seat | null): number {
  const { chronicle } = game[PARTS]
  return chronicle.firstLine(seat) + chronicle.linesFor(seat).length
}

/** A seat, a spectator (null), or those who hold the whole record and may know everything. */
export type Reader = Seat | null | 'everybody'

/** A line as one reader is told it, also one that was taken back since; null where it is not told to them. */
export function lineFor(game: Game, line: Line, reader: Reader, locale: string, index: number): ProjectedLine | null {
  if (reader !== 'everybody' && !isToldTo(line, reader)) return null
  return new Teller(game, reader, locale).told(line, index)
}

/** Tells lines to one reader: cards by the names that were known to them when the line was told. */
class Teller {
  readonly #reader: Reader
  readonly #speech: Speech
  #line: Line | null = null

  constructor(game: Game, reader: Reader, locale: string) {
    this.#reader = reader
    this.#speech = new Speech(game.definition.words, locale, {
      seat: (one) => game.players[one]?.name ?? 'somebody',
      identity: (card) => this.#identityOf(card),
      card: (identity) => nameOfCard(game[PARTS], identity),
    })
  }

  told(line: Line, index: number): ProjectedLine {
    this.#line = line
    const { witnessed } = line
    const about = this.#knows(witnessed) ? line.about : maskCards(line.about, (card) => this.#identityOf(card) === null)
    const parts = partsOf(this.#speech.sentenceOf(about))
    if (about.kind === TEXT) return { index, parts }
    if (witnessed === null) return { index, about, parts }
    const identities: Record<number, string> = {}
    for (const one of witnessed) if (this.#knew(one)) identities[one.card] = one.identity
    return { index, about, identities, parts }
  }

  /** Whether this reader knew every card of a line: then there is nothing to mask, as in most lines. */
  #knows(witnessed: Line['witnessed']): boolean {
    return witnessed?.every((one) => this.#knew(one)) === true
  }

  #knew({ knownTo }: Witnessed): boolean {
    return this.#reader === 'everybody' || knownTo.includes(this.#reader)
  }

  #identityOf(card: CardId): string | null {
    const witnessed = this.#line === null ? undefined : witnessedIn(this.#line, card)
    return witnessed !== undefined && this.#knew(witnessed) ? witnessed.identity : null
  }
}

function witnessedIn({ witnessed }: Line, card: CardId): Witnessed | undefined {
  return witnessed?.find((one) => one.card === card)
}

/** A line with every card by its name, for those who hold the whole record. */
export function openText(game: Game, line: Line): string {
  return lineText(new Teller(game, 'everybody', CANONICAL_LOCALE).told(line, 0))
}

/** A line as plain text, for terminals and records. */
export function lineText(line: ProjectedLine): string {
  return textOf(line.parts)
}
