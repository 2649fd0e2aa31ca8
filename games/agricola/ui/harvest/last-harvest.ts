import { lineText, type ProjectedLine, type Projection, type Seat } from '@turnwright/kernel'
import { actorOf } from '@turnwright/tabletop'
import type { AgricolaView } from '../../rules/view.ts'
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

const BEGINS = /^Round (\d+) ends with a harvest$/
const IS_OVER = /^Round \d+ brings /
/** What was turned into food was chosen, and so is known. */
const IS_CHOSEN = /^(eats|turns) /

/**
 * The harvest that has just passed, until the seat that looks works again: where nobody could choose, nobody was asked.
 * It tells those who look their own part, and who had to beg.
 */
export function lastHarvest({ log, seat, result, players }: Projection, view: AgricolaView): LastHarvest | null {
  if (result !== null || isHarvest(view.phase) || hasWorked(view, seat)) return null
  const from = log.lines.findLastIndex((line) => BEGINS.test(lineText(line)))
  const begin = log.lines[from]
  if (begin === undefined) return null
  const round = Number(BEGINS.exec(lineText(begin))?.[1])
  if (round < view.round - 1) return null
  const after = log.lines.slice(from + 1)
  const end = after.findIndex((line) => IS_OVER.test(lineText(line)))
  const lines = after.slice(0, end < 0 ? after.length : end)
  const told = players.map((player): HarvestedBy => {
    const deeds = lines.filter((line) => actorOf(line) === player.seat).map(deedOf)
    const isLookedAt = seat === null || seat === player.seat
    return {
      seat: player.seat,
      deeds: deeds.filter(({ words, isBegging }) => (isLookedAt ? !IS_CHOSEN.test(words) : isBegging)),
    }
  })
  return { round, players: told.filter(({ deeds }) => deeds.length > 0) }
}

function deedOf({ parts, index }: ProjectedLine): Deed {
  const words = lineText({ index, parts: parts.slice(1) }).trim()
  return { words, isBegging: words.includes('begging marker') }
}

function hasWorked({ players }: AgricolaView, seat: Seat | null): boolean {
  const looking = players.filter((player) => seat === null || player.seat === seat)
  return looking.some(({ people }) => people.atHome < people.total)
}
