import {
  type Game,
  type Happening,
  type Line,
  lineFor,
  type ProjectedLine,
  type Reader,
  samePlain,
} from '@turnwright/kernel/host'

/** A line with the entry of the log that made it: the moment at which the question was open. */
export interface StoryLine {
  readonly line: ProjectedLine
  readonly stop: number
  readonly takenBack: boolean
}

interface Told {
  readonly line: Line
  readonly stop: number
  takenBack: boolean
}

/** Everything that was told while a game was played again, what was taken back too. */
export class Story {
  readonly #all: Told[] = []
  /** Happenings in force, by their number; null where nobody reads them. */
  #inForce: (Told | null)[] = []
  /** What an undo dropped: most of it is often told again at once. */
  #dropped: (Told | null)[] = []
  /** The entry that is being played. */
  #stop = 0
  #start: number | null = null

  /** After so many entries: whatever happens next comes of the next one. */
  pass(game: Game, entries: number): void {
    if (this.#start === null) this.#begin(game, entries)
    for (const told of this.#dropped) if (told !== null && !this.#inForce.includes(told)) told.takenBack = true
    this.#dropped = []
    this.#stop = entries
  }

  /** What a reader is told of it, in the words of a locale. */
  linesFor(game: Game, reader: Reader, locale: string): readonly StoryLine[] {
    return this.#all.flatMap(({ line, stop, takenBack }, index) => {
      const told = lineFor(game, line, reader, locale, index)
      if (told === null) return []
      return { line: reader === 'everybody' ? withReader(told, line, game) : told, stop, takenBack }
    })
  }

  #begin(game: Game, entries: number): void {
    this.#stop = entries
    this.#start = game.happened - game.happenings.length
    for (const happening of game.happenings) this.#hear(happening)
    game.observe({
      happened: (happening) => this.#hear(happening),
      takenBack: (index) => this.#drop(index),
    })
  }

  #hear(happening: Happening): void {
    const before = this.#dropped[this.#inForce.length - this.#kept]
    const isRetold =
      before !== undefined &&
      before !== null &&
      happening.kind === 'line' &&
      samePlain(before.line.about, happening.about)
    const told = isRetold ? before : this.#tell(happening)
    this.#inForce.push(told)
  }

  #tell(happening: Happening): Told | null {
    if (happening.kind !== 'line') return null
    const told = { line: happening, stop: this.#stop, takenBack: false }
    this.#all.push(told)
    return told
  }

  /** How many happenings in force were left when something was dropped. */
  #kept = 0

  #drop(index: number): void {
    const at = Math.max(0, index - (this.#start ?? 0))
    if (at >= this.#inForce.length) return
    // What was dropped before in the same entry and not told again since stays dropped.
    for (const told of this.#dropped) if (told !== null && !this.#inForce.includes(told)) told.takenBack = true
    this.#kept = at
    this.#dropped = this.#inForce.slice(at)
    this.#inForce = this.#inForce.slice(0, at)
  }
}

/** What one seat alone was told is read by everybody as told to that seat. */
function withReader(told: ProjectedLine, { to }: Line, { players }: Game): ProjectedLine {
  const [seat, other] = to ?? []
  const player = seat === undefined || other !== undefined ? undefined : players[seat]
  return player === undefined
    ? told
    : { ...told, parts: [{ seat: player.seat, name: player.name }, ': ', ...told.parts] }
}
