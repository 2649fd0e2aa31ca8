import type { Player, Seat } from '@turnwright/kernel'
import { nameOfSeat } from '@turnwright/tabletop'
import type { LinkSort } from '../../cards/words-of-the-game.ts'
import type { EstravenView, LinkView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { doomedLinks } from './doomed.ts'
import { shortened } from '../combat/short-name.ts'

export const SORT_NAMES: Readonly<Record<LinkSort, string>> = {
  spell: 'Spell',
  unit: 'Unit',
  attack: 'Attack',
  ability: 'Ability',
  reaction: 'Reaction',
  trade: 'Trade',
}

/** "Undertow", "Serah and 2 more", "Cut Stone for Ember Recruit". */
export function linkTitle({ id, sort, others }: LinkView): string {
  const name = cardCalled(id)?.name ?? 'A card'
  if (sort === 'attack') return others.length > 1 ? `${shortened(name)} and ${others.length - 1} more` : name
  if (sort === 'trade') return `${name} for ${cardCalled(others[0]?.id ?? null)?.name ?? 'a card'}`
  return name
}

/** What becomes of a link if nobody adds another one; null where it is countered. */
export function linkFate({ links }: EstravenView['chain'], { link }: LinkView): string | null {
  const doomed = doomedLinks(links)
  if (doomed.has(link)) return null
  const open = links.filter((each) => !doomed.has(each.link))
  const place = open.length - 1 - open.findIndex((each) => each.link === link)
  if (open.length === 1) return 'resolves'
  if (place === 0) return 'resolves first'
  return place === open.length - 1 ? 'resolves last' : `resolves ${ordinal(place + 1)}`
}

function ordinal(place: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? `as number ${place}`
}

/** What passing leads to. The other lord can answer only links that are not their own. */
export function passWords({ links, passes, passesToLock }: EstravenView['chain'], me: Seat | null): string {
  if (passes + 1 >= passesToLock) return 'If you pass, the chain locks and resolves:'
  return links.some(({ by, swift }) => by === me && !swift)
    ? 'If you pass, the other lord may answer; then the chain resolves:'
    : 'If you pass, the chain resolves:'
}

/** Who holds priority, or what happens meanwhile. */
export function priorityWords({ chain }: EstravenView, players: readonly Player[], me: Seat | null): string {
  if (chain.locked) return 'Locked: it resolves'
  if (chain.priority === null) return 'Nobody holds priority'
  return chain.priority === me ? 'You hold priority' : `${nameOfSeat(players, chain.priority, me)} holds priority`
}
