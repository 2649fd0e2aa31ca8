import type { Seat } from '@turnwright/kernel'
import { isLocked, type PriorityState, passPriority, resetConsecutivePasses } from './priority.ts'

/** An action that was paid for and waits to take effect, for whoever put it there. */
export interface BaseLink {
  readonly by: Seat
  countered: boolean
}

/** Plain data in the game's state. The last link is on top. */
export interface Chain<Link extends BaseLink> {
  readonly links: Link[]
  /** Who may add to it; null while there is nothing to answer, and once it is locked. */
  priority: PriorityState | null
  locked: boolean
}

export function newChain<Link extends BaseLink>(): Chain<Link> {
  return { links: [], priority: null, locked: false }
}

/** Puts a link on top, resets the passes and gives priority to `next`. */
export function addLink<Link extends BaseLink>(chain: Chain<Link>, link: Link, next: Seat): void {
  if (chain.locked) throw new Error('a locked chain resolves: nothing is added to it')
  chain.links.push(link)
  const { priority } = chain
  if (priority === null) chain.priority = { currentPriorityPlayer: next, consecutivePasses: 0 }
  else {
    resetConsecutivePasses(priority)
    priority.currentPriorityPlayer = next
  }
}

/** The holder of priority passes; when enough have, the chain locks. */
export function passOnChain<Link extends BaseLink>(chain: Chain<Link>, next: Seat, passes?: number): void {
  const { priority } = chain
  if (priority === null) throw new Error('nobody holds priority')
  passPriority(priority, next)
  if (!isLocked(priority, passes)) return
  chain.locked = true
  chain.priority = null
}

/** What resolves next: the last that was added. */
export function topLink<Link extends BaseLink>(chain: Chain<Link>): Link | null {
  return chain.links.at(-1) ?? null
}

/**
 * Resolves the top of a locked chain, whole. A countered link is skipped. The link stays on the chain while it takes
 * effect, so that its card stands somewhere at every question; `leave` puts the card where it goes afterwards.
 */
export function resolveTop<Link extends BaseLink>(
  chain: Chain<Link>,
  resolve: (link: Link) => void,
  leave: (link: Link) => void,
): void {
  const link = topLink(chain)
  if (link === null || !chain.locked) throw new Error('only a locked chain resolves')
  if (!link.countered) resolve(link)
  chain.links.pop()
  leave(link)
  if (chain.links.length === 0) chain.locked = false
}
