import type { Seat } from '@turnwright/kernel'
import { flipCoin } from '../ask.ts'
import type { PokemonInPlay, Strike } from '../pokemon-in-play.ts'
import { topCard } from '../pokemon-in-play.ts'
import { workingPower } from '../powers/working.ts'
import type { Duel, DuelState } from '../state.ts'
import { bonusOf, feels, isKnockedOut, nameOf, resistanceOf, shieldOf, typeOf, weaknessOf } from '../traits.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { type DamageModifiers, damageAfter } from './damage-math.ts'

/** What stands between an attack and a Pokémon, Weakness and Resistance left out. */
function shelterOf(
  { state, cards }: Duel,
  target: PokemonInPlay,
  attacker: PokemonInPlay,
): Omit<DamageModifiers, 'weak' | 'resists' | 'bonus'> {
  let reduction = shieldOf(cards, target)
  let ignoresUpTo = 0
  let prevented = false
  if (target.lasting.length > 0) {
    reduction += feels(state, target, 'less-damage')?.n ?? 0
    const from = feels(state, target, 'less-damage-from')
    if (from !== null && (from.mark === 0 || from.mark === attacker.mark)) reduction += from.n
    ignoresUpTo = feels(state, target, 'ignores-up-to')?.n ?? 0
    prevented = feels(state, target, 'no-damage') !== null
  }
  const halvedTo = workingPower(state, target, 'halveDamage')?.roundDownTo ?? 0
  const ignoresFrom = workingPower(state, target, 'preventDamageAtLeast')?.threshold ?? 0
  return { reduction, halvedTo, ignoresUpTo, ignoresFrom, prevented }
}

/** P29: damage to the Defending Pokémon, with all that changes it on the way. Gives what arrived. */
export function damageDefender(attack: AttackInUse, base: number, looksAtTypes: boolean): number {
  const { game, defender, type } = attack
  const { state, cards } = game
  const damage = damageAfter(base, {
    weak: looksAtTypes && weaknessOf(state, defender) === type,
    resists: looksAtTypes && resistanceOf(state, defender) === type,
    bonus: bonusOf(cards, attack.attacker),
    ...shelterOf(game, defender, attack.attacker),
  })
  return put(attack, attack.foe, defender, damage)
}

/** P31: damage to any other Pokémon, the attacker's own included: no Weakness, no Resistance, no PlusPower. */
export function damageOther(attack: AttackInUse, owner: Seat, target: PokemonInPlay, base: number): number {
  const { game, attacker } = attack
  const damage = damageAfter(base, { weak: false, resists: false, bonus: 0, ...shelterOf(game, target, attacker) })
  return put(attack, owner, target, damage)
}

/** P22: a confused Pokémon hurts itself: its own Weakness and Resistance, PlusPower and Defender count. */
export function hurtInConfusion(game: Duel, attacker: PokemonInPlay, base: number): void {
  const { state, cards } = game
  const type = typeOf(state, attacker)
  const damage = damageAfter(base, {
    weak: weaknessOf(state, attacker) === type,
    resists: resistanceOf(state, attacker) === type,
    bonus: bonusOf(cards, attacker),
    ...shelterOf(game, attacker, attacker),
  })
  attacker.damage += damage
  tellDamage(game, attacker, damage)
}

function put(attack: AttackInUse, owner: Seat, target: PokemonInPlay, damage: number): number {
  if (damage <= 0 || isProtected(attack, owner, target)) return 0
  const { game, attacker, foe } = attack
  target.damage += damage
  tellDamage(game, target, damage)
  if (target === attack.defender) strikeOn(game.state, target).damage += damage
  if (owner === foe) retaliate(attack, target)
  if (feels(game.state, target, 'destiny-bond') !== null && isKnockedOut(game.state, target)) {
    attacker.out = true
    game.tell('{pokemon} takes its attacker along', { pokemon: { card: topCard(target) } })
  }
  return damage
}

function tellDamage(game: Duel, target: PokemonInPlay, damage: number): void {
  game.tell('{pokemon} takes {damage} damage', { pokemon: { card: topCard(target) }, damage })
}

/** P47: Strikes Back. */
function retaliate({ game, attacker }: AttackInUse, target: PokemonInPlay): void {
  const power = workingPower(game.state, target, 'retaliate')
  if (power === null || (!power.evenIfKnockedOut && isKnockedOut(game.state, target))) return
  attacker.damage += power.damage
  game.tell('{pokemon} strikes back for {damage}', { pokemon: { card: topCard(target) }, damage: power.damage })
}

/** P30: whether nothing of this attack reaches a Pokémon. Transparency flips once for each attack. */
export function isProtected(attack: AttackInUse, owner: Seat, target: PokemonInPlay): boolean {
  const { game, asked, saved } = attack
  if (target.lasting.length > 0 && feels(game.state, target, 'no-effects') !== null) return true
  if (saved.includes(target)) return true
  if (asked.includes(target) || workingPower(game.state, target, 'coinPreventAllEffects') === null) return false
  asked.push(target)
  if (!flipCoin(game, owner, `${nameOf(target)} may not be touched`)) return false
  saved.push(target)
  return true
}

/** What this attack has done to a Pokémon so far, for Mirror Move. */
export function strikeOn({ turnNumber }: DuelState, target: PokemonInPlay): Strike {
  if (target.struck === null || target.struck.turn !== turnNumber)
    target.struck = { turn: turnNumber, damage: 0, condition: null, poison: 0, energy: 0, weakness: -1, lasting: [] }
  return target.struck
}
