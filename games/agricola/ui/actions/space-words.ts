import type { Player, Seat } from '@turnwright/kernel'
import { inWords, nameOfSeat } from '@turnwright/tabletop'
import { cardCalled } from '../../cards/catalogue.ts'
import type { Good } from '../../cards/goods.ts'
import type { RoundView, SpaceView } from '../../rules/view.ts'

/** Everything about a space in words, for ears. */
export function spaceWords(space: SpaceView, players: readonly Player[], me: Seat | null): string {
  const { name, text, gathers, people, bonuses, round } = space
  const parts = [round === null ? `${name}: ${text}` : `${name}, round ${round}: ${text}`]
  if (gathers !== null) parts.push(`Now ${amount(gathers.stock, gathers.good)}.`)
  for (const bonus of bonuses) parts.push(`${cardCalled(bonus.card)?.name ?? bonus.card}: ${bonus.text}`)
  if (people.length > 0) parts.push(`Taken by ${inWords(people.map(({ seat }) => nameOfSeat(players, seat, me)))}.`)
  return parts.join(' ')
}

export function promisedWords(
  promised: RoundView['promised'],
  players: readonly Player[],
  me: Seat | null,
): readonly string[] {
  return promised.map(({ seat, what, n }) => {
    const who = nameOfSeat(players, seat, me)
    return `${who}: ${what === 'plow' ? 'may plow a field' : amount(n, what)}`
  })
}

export function amount(n: number, good: Good): string {
  return good === 'vegetable' && n !== 1 ? `${n} vegetables` : `${n} ${good}`
}
