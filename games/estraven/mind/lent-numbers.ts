import { CARDS } from '../cards/catalogue.ts'
import { printed } from '../rules/identities.ts'
import { isPrintedLike } from '../rules/stats.ts'

/** What a card that stands adds to another beside it. */
interface Lent {
  readonly power: number
  readonly resistance: number
  readonly health: number
}

/** By what lends: what it lends to each kind of card, and to itself. What is lent looks at what is printed only. */
const TO_OTHERS: (readonly Lent[] | undefined)[] = []
const TO_ITSELF: (Lent | undefined)[] = []

export function lentBy(lender: number, kind: number, isItself: boolean): Lent {
  if (isItself) return (TO_ITSELF[lender] ??= madeBy(lender, lender, true))
  const row = (TO_OTHERS[lender] ??= CARDS.map((_, each) => madeBy(lender, each, false)))
  return row[kind] as Lent
}

function madeBy(lender: number, kind: number, isItself: boolean): Lent {
  const lent = { power: 0, resistance: 0, health: 0 }
  for (const ability of printed(lender).abilities) {
    if (ability.kind !== 'stats' || (isItself && ability.other === true) || !isPrintedLike(kind, ability.like)) continue
    lent.power += ability.power ?? 0
    lent.resistance += ability.resistance ?? 0
    lent.health += ability.health ?? 0
  }
  return lent
}
