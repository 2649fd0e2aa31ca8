import type { Seat } from '@turnwright/kernel'
import {
  type AnswerEntry,
  type Game,
  type GameRecord,
  isAnswerTo,
  type LogEntry,
  openText,
  project,
} from '@turnwright/kernel/host'
import { selectionText } from './selection-text.ts'

/** Tells a replay step by step. Whoever holds a record may know everything, so nothing is masked. */
export class Narrator {
  readonly #record: GameRecord
  readonly #say: (text: string) => void
  /** How many happenings were told. */
  #told = 0

  constructor(record: GameRecord, say: (text: string) => void) {
    this.#record = record
    this.#say = say
  }

  /** After so many entries: tells what the last one brought about, then what the next one is. */
  hear(game: Game, entries: number): void {
    this.#tellHappenings(game)
    const entry = this.#record.log[entries]
    if (entry !== undefined) this.#say(`${String(entries + 1).padStart(4)}  ${this.#describe(game, entry)}`)
  }

  #tellHappenings(game: Game): void {
    const { happenings, happened } = game
    const start = happened - happenings.length
    // What was taken back is told again only where it comes out anew.
    const from = Math.max(start, Math.min(this.#told, happened))
    for (const happening of happenings.slice(from - start))
      if (happening.kind === 'line') this.#say(`        ${openText(game, happening)}`)
    this.#told = happened
  }

  #describe(game: Game, entry: LogEntry): string {
    if (entry.kind === 'rules') return `the table goes on under rules ${entry.rules}`
    const name = nameOf(game.players, entry.seat)
    switch (entry.kind) {
      case 'answer':
      case 'timeout': {
        const late = entry.kind === 'timeout' ? ' (out of time)' : ''
        const hinted = entry.hinted === true ? ' (after a hint)' : ''
        const title = titleOf(game, entry)
        return `${name}${late}${hinted}: ${title}: ${selectionText(entry.selection, promptOf(game, entry.seat, title))}`
      }
      case 'leave':
        return `${name} leaves`
      case 'undo': {
        const others = entry.consent.map((seat) => nameOf(game.players, seat))
        const agreed = others.length === 0 ? '' : `, ${others.join(' and ')} agreeing`
        const look = entry.secondLook === true ? ': a second look' : ''
        return `${name} takes back to answer ${entry.to}${agreed}${look}`
      }
      case 'seat':
        return `${entry.player} plays for ${name} from here on`
    }
  }
}

/** Of the question that is open; what answers none is told by its kind, and the replay ends there. */
function titleOf({ players, waiting }: Game, entry: AnswerEntry): string {
  const name = players[entry.seat]?.name
  const asked = waiting?.selectors.find((selector) => selector.actor === name && isAnswerTo(entry, selector))
  return asked?.title ?? entry.title ?? entry.about?.kind ?? 'an answer'
}

function promptOf(game: Game, seat: Seat, title: string) {
  return seat < game.players.length ? project(game, seat).prompts.find((prompt) => prompt.title === title) : undefined
}

function nameOf(players: Game['players'], seat: Seat): string {
  // Without a number: the record and the reason of a divergence count seats from 0, people from 1.
  return players[seat]?.name ?? 'somebody who has no seat here'
}
