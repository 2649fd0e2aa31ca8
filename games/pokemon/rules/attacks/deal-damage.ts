import type { Seat } from '@turnwright/kernel'
import { flipCoin } from '../coins.ts'
import type { PokemonInPlay, Strike } from '../pokemon-in-play.ts'
import { topCard } from '../pokemon-in-play.ts'
import { workingPower } from '../powers/working.ts'
import type { Duel, DuelState } from '../state.ts'
import { bonusOf, feels, isKnockedOut, resistanceOf, shieldOf, typeOf, weaknessOf } from '../traits.ts'
import type { HowDamaged } from '../lines.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { type DamageChange, type DamageModifiers, damageAfter } from './damage-math.ts'

/** What stands between an attack and a Pokémon, Weakness and Resistance left out. */
interface Shelter extends Omit<DamageModifiers, 'weak' | 'resists' | 'bonus'> {
  /** How much of the reduction Defenders do. */
  readonly shield: number
  /** The power that halves or stops damage. */
  readonly power: string | null
}

function shelterOf({ state, cards }: Duel, target: PokemonInPlay, attacker: PokemonInPlay): Shelter {
  const shield = shieldOf(cards, target)
  let reduction = shield
  let ignoresUpTo = 0
  let prevented = false
  if (target.lasting.length > 0) {
    reduction += feels(state, target, 'less-damage')?.n ?? 0
    const from = feels(state, target, 'less-damage-from')
    if (from !== null && (from.mark === 0 || from.mark === attacker.mark)) reduction += from.n
    ignoresUpTo = feels(state, target, 'ignores-up-to')?.n ?? 0
    prevented = feels(state, target, 'no-damage') !== null
  }
  const halving = workingPower(state, target, 'halveDamage')
  const wall = workingPower(state, target, 'preventDamageAtLeast')
  const halvedTo = halving?.roundDownTo ?? 0
  const ignoresFrom = wall?.threshold ?? 0
  const power = halving?.name ?? wall?.name ?? null
  return { reduction, halvedTo, ignoresUpTo, ignoresFrom, prevented, shield, power }
}

/** P29: damage to the Defending Pokémon, with all that changes it on the way. Gives what arrived. */
export function damageDefender(attack: AttackInUse, base: number, looksAtTypes: boolean): number {
  const { game, defender, type } = attack
  const { state, cards } = game
  const blow = blowOn(base, {
    weak: looksAtTypes && weaknessOf(state, defender) === type,
    resists: looksAtTypes && resistanceOf(state, defender) === type,
    bonus: bonusOf(cards, attack.attacker),
    ...shelterOf(game, defender, attack.attacker),
  })
  return put(attack, attack.foe, defender, blow)
}

/** P31: damage to any other Pokémon, the attacker's own included: no Weakness, no Resistance, no PlusPower. */
export function damageOther(attack: AttackInUse, owner: Seat, target: PokemonInPlay, base: number): number {
  const { game, attacker } = attack
  const blow = blowOn(base, { weak: false, resists: false, bonus: 0, ...shelterOf(game, target, attacker) })
  return put(attack, owner, target, blow)
}

/** P22: a confused Pokémon hurts itself: its own Weakness and Resistance, PlusPower and Defender count. */
export function hurtInConfusion(game: Duel, attacker: PokemonInPlay, base: number): void {
  const { state, cards } = game
  const type = typeOf(state, attacker)
  const blow = blowOn(base, {
    weak: weaknessOf(state, attacker) === type,
    resists: resistanceOf(state, attacker) === type,
    bonus: bonusOf(cards, attacker),
    ...shelterOf(game, attacker, attacker),
  })
  attacker.damage += blow.damage
  tellBlow(game, attacker, blow)
}

/** Damage that is about to arrive, and what became of it on the way. */
interface Blow extends HowDamaged {
  readonly damage: number
}

function blowOn(base: number, modifiers: DamageModifiers & Shelter): Blow {
  const changes: DamageChange[] = []
  const damage = damageAfter(base, modifiers, changes)
  return { damage, base, changes, shield: modifiers.shield, power: modifiers.power }
}

function put(attack: AttackInUse, owner: Seat, target: PokemonInPlay, blow: Blow): number {
  const { game, attacker, foe } = attack
  const { damage } = blow
  if (damage <= 0) {
    tellBlow(game, target, blow)
    return 0
  }
  if (isProtected(attack, owner, target)) return 0
  target.damage += damage
  tellBlow(game, target, blow)
  if (target === attack.defender) strikeOn(game.state, target).damage += damage
  if (owner === foe) retaliate(attack, target)
  if (feels(game.state, target, 'destiny-bond') !== null && isKnockedOut(game.state, target)) {
    attacker.out = true
    game.tell({ kind: 'took-along', card: topCard(target), attacker: { card: topCard(attacker) } })
  }
  return damage
}

/** An attack without damage has nothing to tell of it. */
function tellBlow(game: Duel, target: PokemonInPlay, { damage, base, changes, shield, power }: Blow): void {
  const card = topCard(target)
  if (damage > 0) game.tell({ kind: 'damaged', card, n: damage, base, changes, shield, power })
  else if (base > 0) game.tell({ kind: 'undamaged', card, base, changes, shield, power })
}

/** P47: Strikes Back. */
function retaliate({ game, attacker }: AttackInUse, target: PokemonInPlay): void {
  const power = workingPower(game.state, target, 'retaliate')
  if (power === null || (!power.evenIfKnockedOut && isKnockedOut(game.state, target))) return
  attacker.damage += power.damage
  game.tell({ kind: 'struck-back', card: topCard(target), n: power.damage, at: { card: topCard(attacker) } })
}

/** P30: whether nothing of this attack reaches a Pokémon. Transparency flips once for each attack. */
export function isProtected(attack: AttackInUse, owner: Seat, target: PokemonInPlay): boolean {
  const { game, asked, saved } = attack
  if (target.lasting.length > 0 && feels(game.state, target, 'no-effects') !== null)
    return keptOff(attack, target, null)
  if (saved.includes(target)) return true
  const power = asked.includes(target) ? null : workingPower(game.state, target, 'coinPreventAllEffects')
  if (power === null) return false
  asked.push(target)
  if (!flipCoin(game, owner, { for: 'protection', card: topCard(target) })) return false
  saved.push(target)
  return keptOff(attack, target, power.name)
}

/** It is told once, however much an attack would have done. */
function keptOff({ game, told }: AttackInUse, target: PokemonInPlay, power: string | null): true {
  if (told.includes(target)) return true
  told.push(target)
  game.tell({ kind: 'untouched', card: topCard(target), power })
  return true
}

/** What this attack has done to a Pokémon so far, for Mirror Move. */
export function strikeOn({ turnNumber }: DuelState, target: PokemonInPlay): Strike {
  if (target.struck === null || target.struck.turn !== turnNumber)
    target.struck = { turn: turnNumber, damage: 0, condition: null, poison: 0, energy: 0, weakness: -1, lasting: [] }
  return target.struck
}
