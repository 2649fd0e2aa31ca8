import type { GameDefinition, Seat } from '@turnwright/kernel'
import type { Game, LogEntry } from '@turnwright/kernel/host'

/** A moment of a game: what comes next at it. Its number is how many entries of the log lie before it. */
export interface Stop {
  readonly kind: LogEntry['kind'] | 'end'
  /** Who does it; null at the end, and where the rules changed. */
  readonly seat: Seat | null
  /** In which turn, by its place in the list. */
  readonly turn: number
  /** It was taken back later. */
  readonly takenBack: boolean
}

/** A stretch of answers in one round that belong to one seat's turn. */
export interface Turn {
  /** Null in a game without rounds; 0 before the first. */
  readonly round: number | null
  /** Null where everybody answers at the same time. */
  readonly seat: Seat | null
  /** Which turn of this seat it is in the round. */
  readonly number: number
  /** The stop with which it begins. */
  readonly from: number
}

/** Rounds, turns and answers of a game. */
export interface Outline {
  /** The first moment that can be looked at: later than 0 where the rules changed on the way. */
  readonly first: number
  /** From the first on, each moment; the last one is the end. */
  readonly stops: readonly Stop[]
  readonly turns: readonly Turn[]
}

interface Marked {
  readonly round: number | null
  readonly seat: Seat | null
}

interface TurnInForce {
  readonly at: number
  /** How many answers in force lie before it. */
  readonly answers: number
}

/** Writes the outline of a game while it is played again. */
export class Outliner {
  readonly #definition: GameDefinition<unknown, unknown>
  readonly #log: readonly LogEntry[]
  readonly #marks: Marked[] = []
  readonly #turns: Turn[] = []
  readonly #turnAt: number[] = []
  #inForce: TurnInForce[] = []
  #first: number | null = null

  constructor(definition: GameDefinition<unknown, unknown>, log: readonly LogEntry[]) {
    this.#definition = definition
    this.#log = log
  }

  pass(game: Game, entries: number): void {
    this.#first ??= entries
    const answers = game.history.length
    this.#inForce = this.#inForce.filter((turn) => turn.answers < answers || turn.answers === 0)
    const mark = this.#markAt(game, entries)
    const last = this.#inForce.at(-1)
    const before = last === undefined ? undefined : this.#turns[last.at]
    if (before === undefined || before.round !== mark.round || before.seat !== mark.seat)
      this.#begin(mark, entries, answers)
    this.#marks.push(mark)
    this.#turnAt.push(this.#inForce.at(-1)?.at ?? 0)
  }

  /** The game goes on: what was its end is told again, with what comes next. */
  reopen(): void {
    this.#marks.pop()
    this.#turnAt.pop()
    const last = this.#inForce.at(-1)
    const end = (this.#first ?? 0) + this.#turnAt.length
    if (last === undefined || this.#turns[last.at]?.from !== end) return
    this.#inForce.pop()
    this.#turns.pop()
  }

  outline(): Outline {
    const first = this.#first ?? 0
    const takenBack = takenBackIn(this.#log)
    const stops = this.#turnAt.map((turn, at): Stop => {
      const entry = at === this.#turnAt.length - 1 ? undefined : this.#log[first + at]
      const seat = entry === undefined || entry.kind === 'rules' ? null : entry.seat
      return { kind: entry?.kind ?? 'end', seat, turn, takenBack: takenBack.has(first + at) }
    })
    return { first, stops, turns: this.#turns.slice() }
  }

  #begin({ round, seat }: Marked, from: number, answers: number): void {
    const same = this.#inForce.filter(({ at }) => {
      const turn = this.#turns[at]
      return turn?.round === round && turn.seat === seat
    })
    this.#turns.push({ round, seat, number: same.length + 1, from })
    this.#inForce.push({ at: this.#turns.length - 1, answers })
  }

  /** What is neither answered nor left belongs to the turn before it. */
  #markAt(game: Game, entries: number): Marked {
    const entry = this.#log[entries]
    const before = this.#marks.at(-1)
    if ((entry === undefined || entry.kind === 'seat') && before !== undefined) return before
    const by = entry === undefined || entry.kind === 'rules' ? null : entry.seat
    const state = game.state
    const mark = state === undefined ? undefined : this.#definition.turnOf?.(state)
    if (mark === undefined) return { round: null, seat: by }
    return { round: mark.round, seat: mark.round === 0 ? null : (mark.seat ?? by) }
  }
}

/** The places of what an undo or a departure took back later. */
function takenBackIn(log: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>()
  const inForce: number[] = []
  for (const [at, entry] of log.entries()) {
    const to = entry.kind === 'undo' || entry.kind === 'leave' ? entry.to : null
    const left = entry.kind === 'rules' ? entry.from.position.answers : to
    if (left !== null) for (const taken of inForce.splice(Math.max(0, left))) gone.add(taken)
    if (entry.kind === 'answer' || entry.kind === 'timeout' || entry.kind === 'leave') inForce.push(at)
  }
  return gone
}
