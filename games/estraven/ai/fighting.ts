import type { CardId } from '@turnwright/kernel'
import type { PermanentView } from '../rules/view.ts'
import { unitWorth } from './card-worth.ts'
import { faceOf, type Outlook, untapped } from './outlook.ts'

const FACE = 1.05

/** What a player's own life is worth: more the less there is. */
export function lifeWorth(damage: number, life: number): number {
  if (damage >= life) return 1_000
  return damage * (life <= 8 ? 1.6 : FACE)
}

function hit(from: PermanentView, to: PermanentView): number {
  return Math.max(0, from.power - to.resistance)
}

/** What falls when two meet: the worth of the first one's prey less that of its own life. */
function exchange(mine: PermanentView, theirs: PermanentView): number {
  const prey = hit(mine, theirs) >= theirs.left ? unitWorth(theirs) : 0.2 * hit(mine, theirs)
  const loss = hit(theirs, mine) >= mine.left ? unitWorth(mine) : 0.2 * hit(theirs, mine)
  return prey - loss
}

export interface Assault {
  readonly unit: CardId
  readonly followers: readonly CardId[]
  readonly worth: number
}

/** The attack that is worth most if the defender answers it well; null where there is none worth it. */
export function bestAssault(outlook: Outlook): Assault | null {
  let best: Assault | null = null
  for (const unit of outlook.me.battlefield) {
    if (!unit.mayAttack) continue
    const band = [unit, ...followersOf(outlook, unit)]
    const worth = assaultWorth(outlook, band)
    if (worth > 0 && (best === null || worth > best.worth))
      best = { unit: unit.card, followers: band.slice(1).map(({ card }) => card), worth }
  }
  return best
}

export function followersOf({ me }: Outlook, { lead, card }: PermanentView): readonly PermanentView[] {
  if (lead === null) return []
  return untapped(me)
    .filter((each) => each.card !== card && isLed(each, lead.of))
    .toSorted((a, b) => b.power - a.power)
    .slice(0, lead.count)
}

function isLed({ id }: PermanentView, subtype: string): boolean {
  const { type, subtypes } = faceOf(id)
  return type === 'troop' && subtypes.some((each) => each === subtype)
}

/** The defender lets everything through or blocks whom it likes best; and taps stay tapped in their turn. */
function assaultWorth(outlook: Outlook, band: readonly PermanentView[]): number {
  const { me, foe } = outlook
  const total = band.reduce((sum, { power }) => sum + power, 0)
  let worst = lifeWorth(total, foe.life)
  for (const blocker of untapped(foe))
    for (const attacker of band) {
      const through = lifeWorth(total - attacker.power, foe.life)
      worst = Math.min(worst, through + exchange(attacker, blocker))
    }
  return worst - exposure(outlook, band, me.life)
}

/** What the other side could do next turn while these are tapped. */
function exposure({ me, foe }: Outlook, band: readonly PermanentView[], life: number): number {
  const attack = foe.battlefield.reduce((sum, { power }) => sum + power, 0)
  const home = untapped(me).filter((each) => !band.includes(each)).length
  const open = Math.max(0, attack - 3 * home)
  return open >= life ? 6 : 0.15 * open
}

/** How good it is to block this attacker with this unit. */
export function blockWorth({ me }: Outlook, blocker: PermanentView, attacker: PermanentView, incoming: number): number {
  const saved = lifeWorth(incoming, me.life) - lifeWorth(Math.max(0, incoming - attacker.power), me.life)
  return saved + exchange(blocker, attacker)
}
