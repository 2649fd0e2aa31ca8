import type { DamageChange } from '../rules/attacks/damage-math.ts'
import type { HowDamaged } from '../rules/lines.ts'

/** What damage went through, after the number that arrived; empty where nothing changed it. */
export function changeWords(how: HowDamaged): string {
  if (how.changes.length === 0) return ''
  return `: ${[String(how.base), ...how.changes.map((change) => changed(change, how))].join(', ')}`
}

function changed(change: DamageChange, { shield, power }: HowDamaged): string {
  switch (change.how) {
    case 'weakness':
      return 'doubled by Weakness'
    case 'resistance':
      return `${change.n} less by Resistance`
    case 'bonus':
      return `${change.n} more by PlusPower`
    case 'reduction':
      return `${change.n} less by ${reducer(change.n, shield)}`
    case 'halved':
      return `halved by ${power ?? 'a power'}`
    case 'prevented':
      return 'prevented by an effect of an attack'
    case 'too-little':
      return `and ${change.limit} or less does nothing in this turn`
    case 'too-much':
      return `and ${power ?? 'a power'} stops ${change.limit} or more`
  }
}

function reducer(n: number, shield: number): string {
  if (shield === 0) return 'an effect of an attack'
  return n === shield ? 'Defender' : 'Defender and an effect of an attack'
}
