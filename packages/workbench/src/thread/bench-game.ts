import type { GameDefinition, Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  CANONICAL_LOCALE,
  createGame,
  type Game,
  type LogEntry,
  type TableRequest,
} from '@turnwright/kernel/host'
import { answerWords, Moments, promptOf } from '@turnwright/replay'
import type { AnswerRow, GameNow } from '../wire.ts'
import { BrokenRules, faultWords } from './broken-rules.ts'
import type { PlayedGame } from './prove.ts'

export interface GivenAnswer {
  readonly seat: Seat
  readonly requestId: string
  readonly title: string
  readonly selection: AnySelection
}

/** The running game, with everything that its author may want to know of the way it has come. */
export class BenchGame {
  readonly definition: GameDefinition<unknown, unknown>
  readonly table: TableRequest
  /** The answers in force: here nothing is taken back, the game is cut and played on. */
  readonly log: LogEntry[] = []
  /** After so many answers. */
  readonly fingerprints: string[] = []
  readonly #rows: AnswerRow[] = []
  readonly #moments: Moments
  readonly #game: Game

  /** Plays a log from the beginning; `onAnswer` is told after each. */
  constructor(
    definition: GameDefinition<unknown, unknown>,
    table: TableRequest,
    log: readonly LogEntry[] = [],
    onAnswer: () => void = () => {},
  ) {
    this.definition = definition
    this.table = table
    this.#moments = new Moments(definition, table, this.log)
    this.#game = createGame(definition, table) as Game
    this.#game.run()
    this.#mustStand('It breaks before anybody is asked')
    this.#passed()
    for (const entry of log) {
      this.#take(entry, () => this.#game.apply(entry))
      onAnswer()
    }
  }

  answer({ seat, requestId, title, selection }: GivenAnswer): void {
    const actor = this.#game.player(seat).name
    const meant: LogEntry = { kind: 'answer', seat, ...questionOf(this.#game, actor, title), selection }
    this.#take(meant, () => this.#game.respondToInputRequest({ actor, title, selection, requestId }))
  }

  /** The game as it stood after so many answers. It is lent until the next call. */
  at(answers: number): Game {
    return this.#moments.at(Math.max(0, Math.min(this.log.length, Math.trunc(answers) || 0)))
  }

  /** The game as other rules would have to play it again. */
  get played(): PlayedGame {
    const { table, log, fingerprints } = this
    return { table, log, fingerprints, result: this.#game.outcome }
  }

  get now(): GameNow {
    const { waiting, players, result } = this.#game
    return {
      players: this.table.players,
      answers: this.#rows,
      asked: players
        .filter(({ name }) => waiting?.selectors.some(({ actor }) => actor === name))
        .map(({ seat }) => seat),
      isOver: result !== null,
    }
  }

  #take(entry: LogEntry, play: () => void): void {
    const row = rowOf(this.#game, entry)
    const began = performance.now()
    play()
    const ms = performance.now() - began
    this.#mustStand(`It breaks at answer ${this.log.length + 1}, "${row.answer}" to "${row.question}"`)
    this.log.push(this.#game.log.at(-1) as LogEntry)
    this.#rows.push({ ...row, ms, barred: this.#game.history.barrier >= this.log.length })
    this.#passed()
  }

  #passed(): void {
    this.fingerprints.push(this.#game.fingerprint())
    this.#moments.pass(this.#game, this.log.length)
  }

  #mustStand(where: string): void {
    const { fault } = this.#game
    if (fault !== null) throw new BrokenRules(`${where}: ${faultWords(fault)}`)
  }
}

/** By which an answer knows its question. */
function questionOf(game: Game, actor: string, title: string) {
  const asked = game.waiting?.selectors.find((each) => each.actor === actor && each.title === title)
  return asked?.about === undefined ? { title } : { about: asked.about }
}

function rowOf(game: Game, entry: LogEntry): Pick<AnswerRow, 'seat' | 'question' | 'answer'> {
  if (entry.kind !== 'answer' && entry.kind !== 'timeout') return { seat: 0, question: '', answer: entry.kind }
  const prompt = promptOf(game, entry, CANONICAL_LOCALE)
  const { chosen } = answerWords(entry.selection, prompt)
  return { seat: entry.seat, question: prompt?.title ?? '', answer: chosen.join(', ') || 'nothing' }
}
