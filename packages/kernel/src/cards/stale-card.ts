import type { CardId } from './card-id.ts'

export class StaleCard extends Error {
  override readonly name = 'StaleCard'
}

/** Where the engine keeps stacks of a certain depth, it says so here. */
const depth = Error as { stackTraceLimit?: number }
/** From a line of the log to the card that it names it is a long way, and the author's own line stands at the far end of it. */
const DEEP = 60

/** An id that was given anew. */
export function staleCard(card: CardId): StaleCard {
  const { stackTraceLimit } = depth
  if (stackTraceLimit !== undefined) depth.stackTraceLimit = Math.max(stackTraceLimit, DEEP)
  const stale = new StaleCard(
    `card ${card} no longer exists: it was slipped, shuffled or concealed, and its new id stands in the zone where it lies`,
  )
  if (stackTraceLimit !== undefined) depth.stackTraceLimit = stackTraceLimit
  return stale
}
