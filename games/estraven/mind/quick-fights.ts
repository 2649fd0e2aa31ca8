import { lifeWorth } from '../ai/fighting.ts'
import { weights } from '../ai/weights.ts'
import type { Side } from './side.ts'

/** Scratch for one look. */
const BAND: number[] = []
const THREAT: number[] = []

/** What falls when two meet, seen by the first: the worth of its prey less that of its own life. */
export function exchange(mine: Side, one: number, theirs: Side, other: number): number {
  const dealt = Math.max(0, (mine.power[one] as number) - (theirs.resistance[other] as number))
  const taken = Math.max(0, (theirs.power[other] as number) - (mine.resistance[one] as number))
  const prey = dealt >= (theirs.left[other] as number) ? (theirs.worth[other] as number) : 0.2 * dealt
  const loss = taken >= (mine.left[one] as number) ? (mine.worth[one] as number) : 0.2 * taken
  return prey - loss
}

/** What an attack of the first `size` of a band costs the defender, who blocks once and well. */
export function siege(attackers: Side, band: readonly number[], size: number, home: Side): number {
  let total = 0
  for (let at = 0; at < size; at++) total += attackers.power[band[at] as number] as number
  let best = -lifeWorth(total, home.life)
  for (let at = 0; at < size; at++) {
    const attacker = band[at] as number
    const rest = -lifeWorth(total - (attackers.power[attacker] as number), home.life)
    for (let blocker = 0; blocker < home.count; blocker++)
      if (!home.tapped[blocker]) best = Math.max(best, rest + exchange(home, blocker, attackers, attacker))
  }
  return -best
}

/** What the other side could take next turn, where nobody is at home to block and where somebody stops the strongest. */
const harm = { open: 0, guarded: 0 }

function lookForHarm(foe: Side, life: number): void {
  let open = 0
  let guarded = 0
  for (let unit = 0; unit < foe.count; unit++) {
    const size = foe.band(unit, true, THREAT)
    let total = 0
    let strongest = 0
    for (let at = 0; at < size; at++) {
      const power = foe.power[THREAT[at] as number] as number
      total += power
      if (power > strongest) strongest = power
    }
    if (total > open) open = total
    if (total - strongest > guarded) guarded = total - strongest
  }
  harm.open = feltHarm(open, life)
  harm.guarded = feltHarm(guarded, life)
}

function feltHarm(damage: number, life: number): number {
  return damage >= life ? weights.peril : lifeWorth(damage, life)
}

/** The place of the unit whose attack is worth most if the defender answers it well; -1 where none is worth it. */
export function bestAttacker(mine: Side, foe: Side): number {
  let best = -1
  let most = 0
  lookForHarm(foe, mine.life)
  const home = mine.untapped
  for (let unit = 0; unit < mine.count; unit++) {
    if (mine.tapped[unit]) continue
    const size = mine.band(unit, false, BAND)
    const exposed = size === home ? weights.exposed * (harm.open - harm.guarded) : 0
    const worth = siege(mine, BAND, size, foe) - exposed
    if (worth <= most) continue
    most = worth
    best = unit
  }
  return best
}

/** How good it is to block this attacker with this unit, while so much damage comes in. */
export function blockWorth(mine: Side, blocker: number, foe: Side, attacker: number, incoming: number): number {
  const { life } = mine
  const saved = lifeWorth(incoming, life) - lifeWorth(Math.max(0, incoming - (foe.power[attacker] as number)), life)
  return saved + exchange(mine, blocker, foe, attacker)
}
