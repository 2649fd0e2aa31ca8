import type { Seat } from '@turnwright/kernel'
import { lineText, type LogWindow, type ProjectedLine, samePlain, type Told } from '@turnwright/kernel/host'
import { cardName } from '../../rules/faces.ts'
import type { FlipReason, Line } from '../../rules/lines.ts'
import { flipWords } from '../../words/flip-words.ts'
import { lineOf } from '../../words/kinds.ts'

/** A coin of the log. */
export interface LoggedFlip {
  readonly index: number
  readonly seat: Seat
  readonly heads: boolean
  readonly why: Told<FlipReason>
  /** The same for people. */
  readonly words: string
}

/** What the log tells of the turn that is on and the one before it. */
export interface Story {
  /** Without the coins, which are shown. */
  readonly told: readonly ProjectedLine[]
  /** The oldest first. */
  readonly flips: readonly LoggedFlip[]
  /** The latest line on a Knock Out or a Prize, while it is fresh. */
  readonly moment: ProjectedLine | null
}

const TURNS = 2
const FRESH = 6

export function storyOf({ lines }: LogWindow): Story {
  const begins = lines.flatMap((line, place) => (lineOf(line)?.kind === 'turn' ? [place] : []))
  const recent = lines.slice(begins.at(-TURNS) ?? 0)
  return {
    told: recent.filter((line) => lineOf(line)?.kind !== 'flipped'),
    flips: recent.flatMap((line) => flipIn(line) ?? []),
    moment: recent.slice(-FRESH).findLast(isMoment) ?? null,
  }
}

const MOMENTS: ReadonlySet<Line['kind']> = new Set(['knocked-out', 'prize-taken', 'sudden-death', 'took-along'])

function isMoment(line: ProjectedLine): boolean {
  const about = lineOf(line)
  return about !== null && MOMENTS.has(about.kind)
}

function flipIn(line: ProjectedLine): LoggedFlip | null {
  const about = lineOf(line)
  if (about?.kind !== 'flipped') return null
  const { by, heads, why } = about
  const { index, identities = {} } = line
  const parts = flipWords(why, (card) => cardName(card === null ? 'a card' : (identities[card] ?? 'a card')))
  return { index, seat: by, heads, why, words: lineText({ index, parts }) }
}

/** The flips that belong to the last one: the same person, for the same reason, one after the other. */
export function lastFlips(flips: readonly LoggedFlip[]): readonly LoggedFlip[] {
  const last = flips.at(-1)
  if (last === undefined) return []
  const other = flips.findLastIndex(({ seat, why }) => seat !== last.seat || !samePlain(why, last.why))
  return flips.slice(other + 1)
}
