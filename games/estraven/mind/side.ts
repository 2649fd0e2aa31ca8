import type { CardId, Seat } from '@turnwright/kernel'
import { bodyWorth } from '../ai/card-worth.ts'
import { furyIn } from '../rules/fury.ts'
import { lendersOf } from '../rules/stats.ts'
import { type EstravenState, type Permanent, playerAt } from '../rules/state.ts'
import { BESIDE_BODY, HEALTH, IS_LED_AS, LEADS, LEADS_WHOM, POWER, RESISTANCE, TYPE, UNIT } from './card-numbers.ts'
import { lentBy } from './lent-numbers.ts'

/** The units of one player as numbers, one place each. It is looked at anew for each decision, and makes nothing. */
export class Side {
  seat: Seat = 0
  life = 0
  count = 0
  readonly cards: CardId[] = []
  readonly kinds: number[] = []
  readonly power: number[] = []
  readonly resistance: number[] = []
  readonly left: number[] = []
  readonly worth: number[] = []
  readonly tapped: boolean[] = []
  readonly #taken: boolean[] = []

  look(state: EstravenState, seat: Seat): void {
    const { battlefield, life } = playerAt(state, seat)
    const lenders = lendersOf(battlefield)
    this.seat = seat
    this.life = life
    this.count = 0
    const fury = seat === state.turn ? furyIn(state.round) : 0
    for (const permanent of battlefield) if (TYPE[permanent.kind] === UNIT) this.#add(permanent, lenders, fury)
  }

  /** E31: printed, changed for good, changed for the turn, and changed by what stands beside it; E57: and by fury. */
  #add(permanent: Permanent, lenders: readonly Permanent[], fury: number): void {
    const { kind } = permanent
    const at = this.count++
    let power = (POWER[kind] as number) + permanent.power + permanent.powerNow + fury
    let resistance = (RESISTANCE[kind] as number) + permanent.resistance + permanent.resistanceNow
    let left = (HEALTH[kind] as number) + permanent.health + permanent.healthNow - permanent.damage
    for (const lender of lenders) {
      const lent = lentBy(lender.kind, kind, lender === permanent)
      power += lent.power
      resistance += lent.resistance
      left += lent.health
    }
    if (power < 0) power = 0
    if (resistance < 0) resistance = 0
    this.cards[at] = permanent.card
    this.kinds[at] = kind
    this.power[at] = power
    this.resistance[at] = resistance
    this.left[at] = left
    this.worth[at] = bodyWorth(power, resistance, left) + (BESIDE_BODY[kind] as number)
    this.tapped[at] = permanent.tapped
  }

  /** The place of a unit; -1 where it is none of them. */
  find(card: number): number {
    for (let at = 0; at < this.count; at++) if (this.cards[at] === card) return at
    return -1
  }

  get untapped(): number {
    let count = 0
    for (let at = 0; at < this.count; at++) if (!this.tapped[at]) count++
    return count
  }

  /** Those who would attack together: the unit, and the strongest that it leads. Gives how many, written to `into`. */
  band(leader: number, withTapped: boolean, into: number[]): number {
    const { kinds, power, tapped, count } = this
    into[0] = leader
    const whom = LEADS_WHOM[kinds[leader] as number] as number
    if (whom === 0) return 1
    for (let at = 0; at < count; at++)
      this.#taken[at] =
        at === leader ||
        (tapped[at] === true && !withTapped) ||
        ((IS_LED_AS[kinds[at] as number] as number) & whom) === 0
    let size = 1
    const most = LEADS[kinds[leader] as number] as number
    while (size <= most) {
      let best = -1
      for (let at = 0; at < count; at++)
        if (this.#taken[at] === false && (best < 0 || (power[at] as number) > (power[best] as number))) best = at
      if (best < 0) break
      this.#taken[best] = true
      into[size++] = best
    }
    return size
  }
}
