import type { CardId } from '@turnwright/kernel'
import type { PermanentView } from '../rules/view.ts'
import { unitWorth } from './card-worth.ts'
import { faceOf, isFighter, type Outlook, untapped } from './outlook.ts'
import { weights } from './weights.ts'

/** A unit as far as a fight goes. */
export interface Fighter {
  readonly card: CardId | null
  readonly power: number
  readonly resistance: number
  readonly left: number
  readonly worth: number
}

export function fighterOf(unit: PermanentView): Fighter {
  const { card, power, resistance, left } = unit
  return { card, power, resistance, left, worth: unitWorth(unit) }
}

/** What a player's own life is worth: more the less there is. */
export function lifeWorth(damage: number, life: number): number {
  if (damage >= life) return 1_000
  return damage * (life <= 8 ? weights.lowLife : weights.life)
}

function hit(from: Fighter, to: Fighter): number {
  return Math.max(0, from.power - to.resistance)
}

/** What falls when two meet: the worth of the first one's prey less that of its own life. */
export function exchange(mine: Fighter, theirs: Fighter): number {
  const [dealt, taken] = [hit(mine, theirs), hit(theirs, mine)]
  const prey = dealt >= theirs.left ? theirs.worth : 0.2 * dealt
  const loss = taken >= mine.left ? mine.worth : 0.2 * taken
  return prey - loss
}

export interface Assault {
  readonly unit: CardId
  readonly followers: readonly CardId[]
  readonly worth: number
}

/** The attack that is worth most if the defender answers it well; null where there is none worth it. */
export function bestAssault(outlook: Outlook): Assault | null {
  const { me, foe } = outlook
  const blockers = untapped(foe).map(fighterOf)
  const home = untapped(me)
  const threats = bandsOf(foe.battlefield.filter(isFighter))
  const atEase = harmOf(threats, home, me.life)
  let best: Assault | null = null
  for (const unit of me.battlefield) {
    if (!unit.mayAttack) continue
    const band = [unit, ...followersOf(outlook, unit)]
    const rest = home.filter((each) => !band.includes(each))
    const exposed = weights.exposed * (harmOf(threats, rest, me.life) - atEase)
    const worth = assaultWorth(band.map(fighterOf), blockers, foe.life) - exposed
    if (worth > 0 && (best === null || worth > best.worth))
      best = { unit: unit.card, followers: band.slice(1).map(({ card }) => card), worth }
  }
  return best
}

export function followersOf({ me }: Outlook, leader: PermanentView): readonly PermanentView[] {
  return ledBy(leader, untapped(me))
}

function ledBy({ lead, card }: PermanentView, units: readonly PermanentView[]): readonly PermanentView[] {
  if (lead === null) return []
  return units
    .filter((each) => each.card !== card && isLed(each, lead.of))
    .toSorted((a, b) => b.power - a.power)
    .slice(0, lead.count)
}

function isLed({ id }: PermanentView, subtype: string): boolean {
  const { type, subtypes } = faceOf(id)
  return type === 'troop' && subtypes.some((each) => each === subtype)
}

/** The defender lets everything through or blocks whom it likes best. */
function assaultWorth(band: readonly Fighter[], blockers: readonly Fighter[], life: number): number {
  return -siegeWorth(band, blockers, life)
}

/** What an attack brings the defender, who blocks once and well: less than nothing as a rule. */
export function siegeWorth(attackers: readonly Fighter[], blockers: readonly Fighter[], life: number): number {
  let total = 0
  for (const { power } of attackers) total += power
  let best = -lifeWorth(total, life)
  for (const attacker of attackers) {
    const rest = -lifeWorth(total - attacker.power, life)
    for (const blocker of blockers) best = Math.max(best, rest + exchange(blocker, attacker))
  }
  return best
}

/** Who could attack together: each unit with those whom it leads, by their powers, the strongest first. */
function bandsOf(units: readonly PermanentView[]): readonly (readonly number[])[] {
  return units.map((unit) => [unit, ...ledBy(unit, units)].map(({ power }) => power).toSorted((a, b) => b - a))
}

/** What the other side could take of a player's life next turn, where these are at home to block: one stops the strongest. */
function harmOf(bands: readonly (readonly number[])[], home: readonly PermanentView[], life: number): number {
  let most = 0
  for (const band of bands) {
    let damage = 0
    for (const power of band) damage += power
    if (home.length > 0) damage -= band[0] ?? 0
    most = Math.max(most, damage)
  }
  return most >= life ? weights.peril : lifeWorth(most, life)
}

/** How good it is to block this attacker with this unit. */
export function blockWorth({ me }: Outlook, blocker: PermanentView, attacker: PermanentView, incoming: number): number {
  const saved = lifeWorth(incoming, me.life) - lifeWorth(Math.max(0, incoming - attacker.power), me.life)
  return saved + exchange(fighterOf(blocker), fighterOf(attacker))
}
