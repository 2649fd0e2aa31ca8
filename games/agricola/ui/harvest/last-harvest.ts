import type { Seat } from '@turnwright/kernel'
import { lineText, type ProjectedLine, type Projection, type Told } from '@turnwright/kernel/host'
import type { AgricolaAbout } from '../../rules/about.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { toldBy } from '../request/about-of.ts'
import { isHarvest } from './steps.ts'

export interface LastHarvest {
  readonly round: number
  readonly players: readonly HarvestedBy[]
}

/** What a harvest brought to somebody. */
export interface HarvestedBy {
  readonly seat: Seat
  readonly deeds: readonly Deed[]
}

export interface Deed {
  /** "feeds the family with 4 food" */
  readonly words: string
  readonly isBegging: boolean
}

/** What was turned into food was chosen, and so is known. */
const CHOSEN: readonly AgricolaAbout['kind'][] = ['eats', 'turns']

/**
 * The harvest that has just passed, until the seat that looks works again: where nobody could choose, nobody was asked.
 * It tells those who look their own part, and who had to beg.
 */
export function lastHarvest({ log, seat, result, players }: Projection, view: AgricolaView): LastHarvest | null {
  if (result !== null || isHarvest(view.phase) || hasWorked(view, seat)) return null
  const from = log.lines.findLastIndex((line) => toldBy(line)?.kind === 'harvest-comes')
  const begin = log.lines[from]
  const begun = begin === undefined ? null : toldBy(begin)
  if (begun?.kind !== 'harvest-comes' || begun.round < view.round - 1) return null
  const after = log.lines.slice(from + 1)
  const end = after.findIndex((line) => toldBy(line)?.kind === 'round-brings')
  const lines = after.slice(0, end < 0 ? after.length : end)
  const told = players.map((player): HarvestedBy => {
    const own = lines.filter((line) => seatOf(toldBy(line)) === player.seat)
    const isLookedAt = seat === null || seat === player.seat
    return { seat: player.seat, deeds: own.filter((line) => isTold(toldBy(line), isLookedAt)).map(deedOf) }
  })
  return { round: begun.round, players: told.filter(({ deeds }) => deeds.length > 0) }
}

/** Whose doing it is. */
function seatOf(about: Told<AgricolaAbout> | null): Seat | null {
  return about !== null && 'seat' in about ? about.seat : null
}

function isTold(about: Told<AgricolaAbout> | null, isLookedAt: boolean): boolean {
  if (about === null) return false
  return isLookedAt ? !CHOSEN.includes(about.kind) : about.kind === 'begs'
}

/** Who did it stands before it already. */
function deedOf(line: ProjectedLine): Deed {
  const about = toldBy(line)
  const by = seatOf(about)
  const parts = line.parts.flatMap((part) =>
    typeof part !== 'string' && 'seat' in part && part.seat === by ? [] : [part],
  )
  return { words: lineText({ ...line, parts }).trim(), isBegging: about?.kind === 'begs' }
}

function hasWorked({ players }: AgricolaView, seat: Seat | null): boolean {
  const looking = players.filter((player) => seat === null || player.seat === seat)
  return looking.some(({ people }) => people.atHome < people.total)
}
