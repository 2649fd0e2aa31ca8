import { lineText } from '@turnwright/kernel/host'
import {
  answerNumber,
  type Eyes,
  nextRound,
  nextTurn,
  previousRound,
  previousTurn,
  type Replayed,
  turnAt,
  whereWords,
} from '@turnwright/replay'
import type { GameDefinition } from '@turnwright/kernel'
import { viewText } from '../playing/view-text.ts'
import type { Terminal } from '../terminal.ts'

/** What keys do, for the line above the first moment. */
export const STEP_KEYS = '← → answer, ↑ ↓ turn, Page up/down round, Home, End, e eyes, v table, q quit'

/** Goes through a record at a terminal, forward and back, until somebody quits. */
export async function stepThrough(
  replayed: Replayed,
  definition: GameDefinition<unknown, unknown>,
  terminal: Terminal,
): Promise<void> {
  const walk = new Walk(replayed, definition, terminal)
  terminal.say(STEP_KEYS)
  walk.tell()
  for await (const key of terminal.keys()) {
    if (key === 'q' || key === 'escape') return
    walk.press(key)
  }
}

class Walk {
  readonly #replayed: Replayed
  readonly #definition: GameDefinition<unknown, unknown>
  readonly #terminal: Terminal
  #stop: number
  #eyes: Eyes = 'everybody'

  constructor(replayed: Replayed, definition: GameDefinition<unknown, unknown>, terminal: Terminal) {
    this.#replayed = replayed
    this.#definition = definition
    this.#terminal = terminal
    this.#stop = replayed.summary.outline.first
  }

  press(key: string): void {
    const { outline, players } = this.#replayed.summary
    const last = outline.first + outline.stops.length - 1
    const steps: Readonly<Record<string, () => number>> = {
      right: () => this.#stop + 1,
      space: () => this.#stop + 1,
      left: () => this.#stop - 1,
      down: () => nextTurn(outline, this.#stop),
      up: () => previousTurn(outline, this.#stop),
      pagedown: () => nextRound(outline, this.#stop),
      pageup: () => previousRound(outline, this.#stop),
      home: () => outline.first,
      end: () => last,
    }
    if (key === 'v') return this.#tellTable()
    if (key === 'e') {
      const all: readonly Eyes[] = ['everybody', ...players.map(({ seat }) => seat), null]
      this.#eyes = all[(all.indexOf(this.#eyes) + 1) % all.length] as Eyes
      this.#terminal.say(`Through the eyes of ${this.#eyesName()}`)
      return this.tell()
    }
    const wanted = Object.hasOwn(steps, key) ? steps[key]?.() : undefined
    if (wanted === undefined) return
    const stop = Math.max(outline.first, Math.min(last, wanted))
    if (stop === this.#stop) return this.#terminal.say(stop === last ? 'This is the end.' : 'This is the beginning.')
    this.#stop = stop
    this.tell()
  }

  /** The moment: what was told last, where we are, what is asked and what is answered. */
  tell(): void {
    const { outline, players } = this.#replayed.summary
    const stop = this.#stop
    const { next, projection } = this.#replayed.at(stop, this.#eyes)
    const told = this.#replayed.lines(this.#eyes).filter((line) => line.stop === stop - 1)
    for (const { line, takenBack } of told)
      this.#say(`        ${lineText(line)}${takenBack ? ' (taken back later)' : ''}`)
    const seat = turnAt(outline, stop)?.seat ?? null
    const whose = seat === null ? '' : `, ${players[seat]?.name ?? ''}`
    this.#say(`${whereWords(outline, stop)}${whose} (${answerNumber(outline, stop)})`, 'bold')
    if (next === null) {
      if (projection.result !== null) this.#say(`  ${projection.result.reason}`)
      return
    }
    const name = next.seat === null ? 'Somebody' : (players[next.seat]?.name ?? 'Somebody')
    const gone = outline.stops[stop - outline.first]?.takenBack === true ? ' (taken back later)' : ''
    this.#say(`  ${name}: ${this.#deed(next)}${gone}`)
  }

  #deed(next: NonNullable<ReturnType<Replayed['at']>['next']>): string {
    switch (next.kind) {
      case 'answer':
      case 'timeout': {
        const late = next.kind === 'timeout' ? ' (out of time)' : ''
        const hinted = next.isHinted ? ' (after a hint)' : ''
        const chosen = next.chosen === null ? 'not for these eyes' : next.chosen.join(', ') || 'nothing'
        return `${next.question ?? 'a question that nobody else reads'}${late}${hinted}: ${next.isAnytime ? 'first: ' : ''}${chosen}`
      }
      case 'leave':
        return 'leaves'
      case 'undo':
        return 'takes answers back'
      case 'seat':
        return `${next.player ?? 'somebody else'} plays here from now on`
      case 'rules':
        return 'the rules changed here'
    }
  }

  #tellTable(): void {
    const { projection } = this.#replayed.at(this.#stop, this.#eyes)
    this.#say(viewText(projection.view, projection.players, this.#terminal.columns, this.#definition))
  }

  #eyesName(): string {
    if (this.#eyes === 'everybody') return 'everyone'
    return this.#eyes === null ? 'a spectator' : (this.#replayed.summary.players[this.#eyes]?.name ?? 'somebody')
  }

  #say(text: string, style?: 'bold'): void {
    if (style === undefined) this.#terminal.say(text)
    else this.#terminal.sayPainted(this.#terminal.paint(style, text))
  }
}
