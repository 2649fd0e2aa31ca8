import type { CardId } from './cards.ts'
import { boundsOf, type Choice, type ChoiceGroup, choiceId, isGroup, type Ref } from './choice.ts'
import { type Line, LOG_WINDOW, type Mention } from './chronicle.ts'
import type { GameResult } from './definition.ts'
import type { Game } from './game.ts'
import type { Plain } from './plain-data.ts'
import { requestIdOf } from './request.ts'
import type { Player, Seat } from './seat.ts'
import type { AnytimeAction, Selector, SelectSelector, Unavailable } from './selector.ts'

/** Everything a seat is told. Server, agents and pages use this and nothing else. */
export interface Projection {
  readonly seat: Seat | null
  readonly players: readonly Player[]
  /** What the game shows this seat. */
  readonly view: unknown
  /** What this seat is asked now. */
  readonly prompts: readonly Prompt[]
  /** Whom the game waits for. The question is told only where it is not private. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly title: string | null }[]
  /** Whether the first of several answers decides. */
  readonly concurrent: boolean
  readonly log: LogWindow
  readonly result: GameResult | null
  readonly faulted: boolean
  readonly canUndo: boolean
  /** Whether answers were taken back past what had been revealed. */
  readonly secondLooks: boolean
  readonly branchId: number
  /** How many answers are in force. */
  readonly answers: number
}

export interface Prompt {
  readonly requestId: string
  readonly type: 'select' | 'action'
  readonly title: string
  readonly help: string | null
  readonly choices: readonly PromptChoice[]
  readonly min: number
  readonly max: number
  readonly unavailable: readonly Unavailable[]
  readonly anytime: readonly AnytimeAction[]
  /** For structured answers: a few legal ones. */
  readonly examples: readonly Plain[]
}

export interface PromptChoice {
  readonly id: string | number
  readonly title: string
  readonly detail?: string
  readonly ref?: Ref
  readonly exclusive?: true
  readonly choices?: readonly PromptChoice[]
  readonly min?: number
  readonly max?: number
}

/** A stretch of the log as this seat is told it; lines are numbered for each seat on its own. */
export interface LogWindow {
  readonly from: number
  readonly lines: readonly ProjectedLine[]
  readonly total: number
}

export interface ProjectedLine {
  readonly index: number
  /** Text with the things it speaks of in between. */
  readonly parts: readonly LinePart[]
}

export type LinePart =
  | string
  | { readonly seat: Seat; readonly name: string }
  | { readonly card: CardId | null; readonly name: string }

export interface ProjectOptions {
  /** The first line of the log to tell; by default the latest hundred are told. */
  readonly logFrom?: number
}

const MOST_EXAMPLES = 12
const NO_UNDO = { canUndo: false } as const

/** The one door out. */
export function project(game: Game, seat: Seat | null, options: ProjectOptions = {}): Projection {
  const { waiting } = game
  const name = seat === null ? null : game.player(seat).name
  const own = waiting?.selectors.filter(({ actor }) => actor === name) ?? []
  return projection(game, seat, own, options)
}

/** The same in the middle of a step, for a program that is asked right now. */
export function projectQuestion(game: Game, seat: Seat, selector: Selector): Projection {
  return { ...projection(game, seat, [selector], {}), ...NO_UNDO }
}

function projection(game: Game, seat: Seat | null, own: readonly Selector[], options: ProjectOptions): Projection {
  const { waiting, definition } = game
  return {
    seat,
    players: game.players,
    // A game whose setup failed has nothing to show.
    view: game.state === undefined ? null : definition.view(game.state, seat, game.cards.maskedFor(seat)),
    prompts: seat === null ? [] : own.map((selector) => promptFor(game, seat, selector)),
    waitingFor: (waiting?.selectors ?? own).map((selector) => ({
      seat: game.players.findIndex(({ name }) => name === selector.actor),
      title: selector.private === true ? null : selector.title,
    })),
    concurrent: waiting?.concurrent ?? false,
    log: logWindow(game, seat, options.logFrom),
    result: game.outcome,
    faulted: game.fault !== null,
    canUndo: seat !== null && game.canUndo(seat),
    secondLooks: game.timeline.secondLooks,
    branchId: game.branchId,
    answers: game.timeline.length,
  }
}

function promptFor(game: Game, seat: Seat, selector: Selector): Prompt {
  const common = {
    requestId: requestIdOf(game, seat, selector),
    title: selector.title,
    help: selector.help ?? null,
    unavailable: selector.unavailable?.() ?? [],
    anytime: selector.anytime ?? [],
  }
  if (selector.type === 'action')
    return { ...common, type: 'action', choices: [], min: 1, max: 1, examples: firstOf(selector.examples()) }
  const names = namesFor(game, seat, selector)
  const choices = selector.choices.map((choice) => promptChoice(choice, names))
  return { ...common, type: 'select', choices, ...boundsOf(selector), examples: [] }
}

type Names = (choice: string | number) => { readonly title: string; readonly ref?: Ref }

function namesFor(game: Game, seat: Seat, selector: SelectSelector): Names {
  const { cards } = game
  return (choice) => {
    if (typeof choice === 'string') return { title: choice }
    if (selector.cards !== true) return { title: String(choice) }
    const card = choice as CardId
    return {
      title: cards.isKnownTo(card, seat) ? nameIdentity(game, cards.identity(card)) : 'a hidden card',
      ref: { card },
    }
  }
}

function promptChoice(choice: Choice, names: Names): PromptChoice {
  if (typeof choice !== 'object') {
    const { title, ref } = names(choice)
    return ref === undefined ? { id: choice, title } : { id: choice, title, ref }
  }
  const face = {
    id: choiceId(choice),
    title: choice.title,
    ...(choice.detail === undefined ? {} : { detail: choice.detail }),
    ...(choice.ref === undefined ? {} : { ref: choice.ref }),
    ...(choice.exclusive === true ? { exclusive: true as const } : {}),
  }
  return isGroup(choice) ? { ...face, ...promptGroup(choice, names) } : face
}

function promptGroup(group: ChoiceGroup, names: Names): Pick<PromptChoice, 'choices' | 'min' | 'max'> {
  return { choices: group.choices.map((choice) => promptChoice(choice, names)), ...boundsOf(group) }
}

function nameIdentity(game: Game, identity: string): string {
  return game.definition.cardName?.(identity) ?? identity
}

function firstOf<T>(items: Iterable<T>): T[] {
  const first: T[] = []
  for (const item of items) {
    first.push(item)
    if (first.length === MOST_EXAMPLES) break
  }
  return first
}

function logWindow(game: Game, seat: Seat | null, logFrom: number | undefined): LogWindow {
  const { chronicle } = game
  const kept = chronicle.linesFor(seat)
  const first = chronicle.firstLine(seat)
  const total = first + kept.length
  const from = Math.max(first, logFrom ?? total - LOG_WINDOW)
  const lines = kept.slice(from - first).map((at, i) => ({
    index: from + i,
    parts: partsOf(game, chronicle.happenings[at] as Line, seat),
  }))
  return { from, lines, total }
}

function partsOf(game: Game, line: Line, seat: Seat | null): readonly LinePart[] {
  const parts: LinePart[] = []
  for (const piece of line.text.split(/(\{\w+\})/)) {
    if (piece === '') continue
    const name = piece.startsWith('{') ? piece.slice(1, -1) : null
    const mention = name !== null && Object.hasOwn(line.mentions, name) ? line.mentions[name] : undefined
    parts.push(mention === undefined || name === null ? piece : partFor(game, line, name, mention, seat))
  }
  return parts
}

function partFor(game: Game, line: Line, name: string, mention: Mention, seat: Seat | null): LinePart {
  if (typeof mention !== 'object') return String(mention)
  if ('seat' in mention) return { seat: mention.seat, name: game.player(mention.seat).name }
  const witnessed = line.witnessed?.[name]
  if (witnessed === undefined || !witnessed.knownTo.includes(seat)) return { card: null, name: 'a card' }
  return { card: mention.card, name: nameIdentity(game, witnessed.identity) }
}

/** A line as plain text, for terminals and records. */
export function lineText(line: ProjectedLine): string {
  return line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}
