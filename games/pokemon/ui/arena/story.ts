import type { LogWindow, ProjectedLine, Seat } from '@turnwright/kernel'

/** A coin of the log. */
export interface LoggedFlip {
  readonly index: number
  readonly seat: Seat
  readonly why: string
  readonly heads: boolean
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
  const begins = lines.flatMap((line, place) => (isBeginning(line) ? [place] : []))
  const recent = lines.slice(begins.at(-TURNS) ?? 0)
  const moment = recent.slice(-FRESH).findLast((line) => MOMENT.test(wordsOf(line))) ?? null
  return {
    told: recent.filter((line) => flipIn(line) === null),
    flips: recent.flatMap((line) => flipIn(line) ?? []),
    moment,
  }
}

const MOMENT = /is knocked out|takes a Prize|Sudden Death|takes its attacker along/

function isBeginning({ parts }: ProjectedLine): boolean {
  return parts[0] === 'Turn '
}

export function wordsOf({ parts }: ProjectedLine): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}

function flipIn({ index, parts }: ProjectedLine): LoggedFlip | null {
  const [who, side, ...why] = parts
  if (typeof who !== 'object' || !('seat' in who) || typeof side !== 'string') return null
  const [, face] = /^ flips (heads|tails): /.exec(side) ?? []
  if (face === undefined) return null
  const words = why.map((part) => (typeof part === 'string' ? part : part.name)).join('')
  return { index, seat: who.seat, why: words, heads: face === 'heads' }
}

/** The flips that belong to the last one: the same person, for the same reason, one after the other. */
export function lastFlips(flips: readonly LoggedFlip[]): readonly LoggedFlip[] {
  const last = flips.at(-1)
  if (last === undefined) return []
  const other = flips.findLastIndex(({ seat, why }) => seat !== last.seat || why !== last.why)
  return flips.slice(other + 1)
}
