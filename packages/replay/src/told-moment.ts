import type { Seat } from '@turnwright/kernel'
import {
  type AnswerEntry,
  type Game,
  isAnswerTo,
  type LogEntry,
  type Projection,
  project,
  type Prompt,
  type Reader,
  type Ref,
} from '@turnwright/kernel/host'
import { answerWords } from './answer-words.ts'

/** Whose eyes: a seat's, a spectator's (null), or everybody's. */
export type Eyes = Reader

/** A moment as somebody may see it. */
export interface ToldMoment {
  /** How many entries of the log lie before it. */
  readonly entries: number
  readonly eyes: Eyes
  /** What is on the table, as the seat in `projection.seat` saw it. */
  readonly projection: Projection
  /** What comes next; null at the end. */
  readonly next: GivenAnswer | null
}

/** What somebody answers at a moment, as far as these eyes may know. */
export interface GivenAnswer {
  readonly kind: LogEntry['kind']
  readonly seat: Seat | null
  /** What was asked; null where that is nobody else's business. */
  readonly question: string | null
  readonly help: string | null
  /** What was chosen, in words; null where these eyes did not see it. */
  readonly chosen: readonly string[] | null
  readonly isAnytime: boolean
  /** It was given after a hint; others are never told while the game goes on. */
  readonly isHinted: boolean
  /** The things on the table that were chosen. */
  readonly refs: readonly Ref[]
  /** Who plays for the seat from here on; only where that changes. */
  readonly player?: string
}

export interface Telling {
  readonly eyes: Eyes
  /** Through whose eyes everybody looks: the seat whose turn it is. */
  readonly viewer: Seat | null
  readonly locale: string
  /** What comes next; undefined at the end. */
  readonly entry: LogEntry | undefined
}

export function tellMoment(game: Game, entries: number, { eyes, viewer, locale, entry }: Telling): ToldMoment {
  const projection = project(game, eyes === 'everybody' ? viewer : eyes, { locale })
  return { entries, eyes, projection, next: entry === undefined ? null : given(game, entry, eyes, projection, locale) }
}

function given(game: Game, entry: LogEntry, eyes: Eyes, told: Projection, locale: string): GivenAnswer {
  const seat = entry.kind === 'rules' ? null : entry.seat
  const nothing: GivenAnswer = {
    kind: entry.kind,
    seat,
    question: null,
    help: null,
    chosen: null,
    isAnytime: false,
    isHinted: false,
    refs: [],
  }
  if (entry.kind === 'seat') return { ...nothing, player: entry.player }
  if (entry.kind !== 'answer' && entry.kind !== 'timeout') return nothing
  if (eyes !== 'everybody' && eyes !== seat) {
    const awaited = told.waitingFor.find((each) => each.seat === seat)
    return { ...nothing, question: awaited?.title ?? null }
  }
  const prompt = promptOf(game, entry, locale)
  const { isAnytime, chosen, refs } = answerWords(entry.selection, prompt)
  const question = prompt?.text ?? prompt?.title ?? null
  const isHinted = entry.hinted === true
  return { ...nothing, question, help: prompt?.help ?? null, chosen, isAnytime, isHinted, refs }
}

/** The question that an answer was given to, as its seat read it. */
export function promptOf(game: Game, entry: AnswerEntry, locale: string): Prompt | undefined {
  const name = game.players[entry.seat]?.name
  if (name === undefined) return undefined
  const own = game.waiting?.selectors.filter(({ actor }) => actor === name) ?? []
  const at = own.findIndex((selector) => isAnswerTo(entry, selector))
  return project(game, entry.seat, { locale }).prompts[at]
}
