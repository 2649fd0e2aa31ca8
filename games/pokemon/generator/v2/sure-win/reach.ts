import type { Attack } from '../../../cards/attack.ts'
import type { Power } from '../../../cards/power.ts'
import { cardCalled } from '../../../rules/faces.ts'
import type { PokemonView } from '../../../rules/view.ts'
import { copiesAttacks, traitsOf } from '../../attacks/traits.ts'
import { AttackEnergyValidatorService, type Unit, unitsOn } from '../../services/attack-energy-validator-service.ts'
import { powerOf } from '../../services/arriving-damage.ts'
import { attacksOf, inPlay, pokemonCardOf, remainingHp, type Table } from '../../table.ts'

/** The most that a turn could add to any attack: bounds, so that what cannot win is not thought through. */
export interface Reach {
  /** Units of energy that could still come to one Pokémon. */
  readonly units: number
  /** Damage by PlusPowers and Curse. */
  readonly bonus: number
  /** Whether attacks count that do something beside the Defending Pokémon. */
  readonly sideways: boolean
}

const PLUS_POWER = 10
const MOST_BENCH_DAMAGE = 20
const MOST_MILLED = 10

/** Null where no turn could win: too many of theirs would have to go. */
export function reachOf(table: Table): Reach | null {
  const { me, foe, view } = table
  let attach = 0
  let basic = 0
  let bonus = me.active?.damageBonus ?? 0
  const powers: Power[] = []
  const attacks: Attack[] = []
  for (const { id } of me.hand) {
    const card = cardCalled(id)
    if (card?.supertype === 'Energy') {
      attach = Math.max(attach, card.provides.length)
      if (card.basic) basic++
    } else if (card?.supertype === 'Pokemon') {
      if (card.power !== null) powers.push(card.power)
      attacks.push(...card.attacks)
    } else if (card?.effects.some(addsDamage)) bonus += PLUS_POWER
  }
  for (const each of inPlay(me)) {
    const power = powerOf(each)
    if (power !== null) powers.push(power)
    attacks.push(...attacksOf(each))
  }
  const curses = powers.filter((power) => power.kind === 'moveDamageCounters').length
  const needed = Math.min(me.prizes.length, inPlay(foe).length)
  const weak = attacks.some(reachesBench)
    ? inPlay(foe).filter((each) => remainingHp(each) <= MOST_BENCH_DAMAGE).length
    : 0
  const mills = foe.deck.size <= MOST_MILLED && attacks.some(discardsFromDeck)
  if (needed > 1 + weak + curses && !mills) return null
  return {
    units: (view.energyAttached ? 0 : attach) + unitsByPowers(table, powers, basic),
    bonus: bonus + PLUS_POWER * curses,
    sideways: weak > 0 || mills,
  }
}

function reachesBench(attack: Attack): boolean {
  return traitsOf(attack).reachesBench
}

function discardsFromDeck({ effects }: Attack): boolean {
  return effects.some(({ op }) => op === 'discardOwnEnergyToMill')
}

/** PlusPower, or a card that may fetch one. */
function addsDamage({ effectType }: { readonly effectType: string }): boolean {
  return effectType === 'INCREASE_DAMAGE' || effectType === 'RETRIEVE_FROM_DISCARD'
}

function unitsByPowers({ me }: Table, powers: readonly Power[], basic: number): number {
  let units = 0
  for (const power of powers) {
    if (power.kind === 'extraEnergyAttach') units += basic
    if (power.kind === 'selfKnockOutBecomeEnergy') units += power.provides
    if (power.kind === 'moveEnergy') for (const each of inPlay(me)) units += each.energy.length
    // Energy that counts as another type may be as good as none.
    if (power.kind === 'convertOwnEnergyType') for (const each of inPlay(me)) units += each.energy.length
  }
  return units
}

/** Whether one of ours might knock out this one with all that could be added to it. */
export function mayKnockOut(reach: Reach, attacker: PokemonView, target: PokemonView): boolean {
  return attacksMay(reach, attacksOf(attacker), unitsOn(attacker), target, {
    doubled:
      target.weakness !== null && (attacker.type === target.weakness || powerOf(attacker)?.kind === 'changeOwnType'),
    strengthened: attacker.effects.length > 0,
  })
}

/** The same for an evolution of it. */
export function mayKnockOutAs(reach: Reach, id: string | null, from: PokemonView, target: PokemonView): boolean {
  const card = pokemonCardOf({ id })
  if (card === null) return false
  const doubled = target.weakness !== null && (card.type === target.weakness || card.power?.kind === 'changeOwnType')
  return attacksMay(reach, card.attacks, unitsOn(from), target, { doubled, strengthened: false })
}

function attacksMay(
  reach: Reach,
  attacks: readonly Attack[],
  units: readonly Unit[],
  target: PokemonView,
  { doubled, strengthened }: { readonly doubled: boolean; readonly strengthened: boolean },
): boolean {
  const hp = remainingHp(target) - target.poison
  for (const attack of attacks) {
    if (attack.cost.length > units.length + reach.units) continue
    if (AttackEnergyValidatorService.missing(attack.cost, units) > reach.units) continue
    const { damage, poison, sideways } = boundOf(attack)
    if (strengthened || (sideways && reach.sideways)) return true
    const most = (doubled ? 2 : 1) * damage
    if ((most > 0 ? most + reach.bonus : 0) + poison >= hp) return true
  }
  return false
}

/** What an attack can surely do at most, for any position. */
interface Bound {
  readonly damage: number
  readonly poison: number
  readonly sideways: boolean
}

const bounds = new WeakMap<Attack, Bound>()

function boundOf(attack: Attack): Bound {
  const known = bounds.get(attack)
  if (known !== undefined) return known
  const bound: Bound = {
    damage: mostSureDamage(attack),
    poison: attack.effects.some((effect) => effect.op === 'status' && effect.status === 'poisoned') ? 20 : 0,
    sideways: reachesBench(attack) || discardsFromDeck(attack),
  }
  bounds.set(attack, bound)
  return bound
}

function mostSureDamage(attack: Attack): number {
  const { effects, mode, damage } = attack
  if (copiesAttacks(attack)) return Number.POSITIVE_INFINITY
  let most = mode === 'fixed' || mode === 'plus' || mode === 'minus' ? damage : 0
  for (const effect of effects) {
    if (effect.op === 'coin') {
      const fails = [...(effect.heads ?? []), ...(effect.tails ?? [])].some(({ op }) => op === 'attackFails')
      if (fails) return 0
    } else if (effect.op === 'damageMinusPerCounterOnSelf' || effect.op === 'damagePerHeads') continue
    else if (effect.op.startsWith('damage')) most = Number.POSITIVE_INFINITY
  }
  return most
}
