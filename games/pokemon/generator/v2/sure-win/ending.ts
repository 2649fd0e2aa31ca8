import type { Attack, PlainEffect } from '../../../cards/attack.ts'
import type { PlayerView, PokemonView } from '../../../rules/view.ts'
import { strikeOf } from '../../attacks/attack-entry.ts'
import { benchTargetsOf, benchVictims } from '../../attacks/bench-victims.ts'
import { copiesAttacks } from '../../attacks/traits.ts'
import { usableAttacks } from '../../attacks/usable-attacks.ts'
import { arrivingDamage, chanceToHit, powerOf } from '../../services/arriving-damage.ts'
import { unitsOn } from '../../services/attack-energy-validator-service.ts'
import { coinOutcomes } from '../../services/coin-outcomes.ts'
import { felt, rawDamage } from '../../services/raw-damage.ts'
import type { Strike } from '../../services/strike.ts'
import { attacksOf, inPlay, isDoll, pokemonCardOf, remainingHp, type Table } from '../../table.ts'
import { isImmune } from '../attack-worth.ts'

const COUNTER = 10

/** An attack of the Active that surely wins, and which one it copies where it copies one. */
export interface WinningAttack {
  readonly attack: Attack
  readonly done: Attack
}

/** The first attack of our Active with which the match is won before the opponent moves, however the coins fall. */
export function winningAttack(table: Table): WinningAttack | null {
  const { active } = table.me
  const defender = table.foe.active
  if (active === null || defender === null) return null
  const units = unitsOn(active)
  for (const attack of usableAttacks(active, defender, { units, turn: table.view.turnNumber, lucky: false }))
    for (const done of copiesAttacks(attack) ? attacksOf(defender) : [attack])
      if (!copiesAttacks(done) && surelyWins(table, { ...strikeOf(table, active, done, defender), cost: attack.cost }))
        return { attack, done }
  return null
}

/** Whether the match is won by ending the turn: by poison, or because the opponent has nothing to draw. */
export function winsByWaiting(table: Table): boolean {
  const { active } = table.me
  return active !== null && table.foe.active !== null && isWon(table, active, [], NOBODY, 0)
}

const NOBODY: Fallen = { theirs: [], ours: [] }

/** Who is knocked out on either side. */
interface Fallen {
  readonly theirs: readonly PokemonView[]
  readonly ours: readonly PokemonView[]
}

function surelyWins(table: Table, strike: Strike): boolean {
  if (chanceToHit(strike) < 1) return false
  const { attack, attacker } = strike
  return coinOutcomes(attack).every(({ effects }) => {
    const plainTypes = effects.some(({ op }) => op === 'ignoreWeaknessResistance')
    return rawDamage(strike, effects).every((raw) => {
      const damage = arrivingDamage(strike, raw.damage, plainTypes)
      return isWon(table, attacker, effects, fallenBy(table, strike, effects, damage), damage)
    })
  })
}

function fallenBy(table: Table, strike: Strike, effects: readonly PlainEffect[], damage: number): Fallen {
  const theirs = [...(damage >= hpToTake(strike, effects) ? [strike.defender] : []), ...benchKnockedOut(table, strike)]
  return { theirs, ours: ownLosses(table, strike, effects, damage) }
}

/** A Ditto that is stunned is itself again. */
function hpToTake({ defender }: Strike, effects: readonly PlainEffect[]): number {
  const left = remainingHp(defender)
  const card = pokemonCardOf(defender)
  if (card?.power?.kind !== 'copyDefending') return left
  const stuns = effects.some((effect) => effect.op === 'status' && effect.target === 'defending')
  return stuns ? Math.max(left, card.hp - defender.damage) : left
}

/** Those on the opponent's Bench whom an attack surely knocks out, at most as many as are chosen. */
export function benchKnockedOut(table: Table, strike: Strike): readonly PokemonView[] {
  const out = benchVictims(table, strike)
  const targets = benchTargetsOf(strike.attack)
  return targets === 0 ? out : out.slice(0, targets)
}

/** At worst: what protects our own side is not counted. */
function ownLosses(
  { me, foe }: Table,
  { attacker, defender, turn }: Strike,
  effects: readonly PlainEffect[],
  damage: number,
): readonly PokemonView[] {
  let own = 0
  let bench = 0
  for (const effect of effects) {
    if (effect.op === 'selfDamage') own += effect.n
    if (effect.op === 'benchCoinDamage') own += effect.selfPerTails * foe.bench.length
    if (effect.op === 'benchDamage' && effect.side !== 'opponent') bench += effect.n
  }
  for (const each of inPlay(foe)) {
    const power = powerOf(each)
    if (power?.kind === 'retaliate' && (damage > 0 || each !== defender)) own += power.damage
  }
  const isTaken = damage >= remainingHp(defender) && felt(defender, 'destiny-bond', turn) !== null
  const out = bench === 0 ? [] : me.bench.filter((each) => bench >= remainingHp(each))
  return isTaken || own >= remainingHp(attacker) ? [attacker, ...out] : out
}

/** P53, P54: whether we have won, and in more ways than the opponent, before the opponent draws the next card. */
function isWon(
  table: Table,
  attacker: PokemonView,
  effects: readonly PlainEffect[],
  fallen: Fallen,
  damage: number,
): boolean {
  const ours = waysToWin(table.me, table.foe, fallen.theirs)
  const theirs = waysToWin(table.foe, table.me, fallen.ours)
  if (ours > 0 || theirs > 0) return ours > theirs
  const later = afterPoison(table, attacker, effects, fallen, damage)
  const oursLater = waysToWin(table.me, table.foe, later.theirs)
  const theirsLater = waysToWin(table.foe, table.me, later.ours)
  if (oursLater > 0 || theirsLater > 0) return oursLater > theirsLater
  return table.foe.deck.size <= milled(attacker, effects)
}

function waysToWin(winner: PlayerView, loser: PlayerView, fallen: readonly PokemonView[]): number {
  const prizes = fallen.reduce((sum, each) => (isDoll(each) ? sum : sum + 1), 0)
  return Number(prizes >= winner.prizes.length) + Number(fallen.length >= inPlay(loser).length)
}

/** P26: what poison does to both Active Pokémon that are still there. */
function afterPoison(
  { me, foe, view }: Table,
  attacker: PokemonView,
  effects: readonly PlainEffect[],
  { theirs, ours }: Fallen,
  damage: number,
): Fallen {
  const defender = foe.active
  const isOut =
    defender !== null &&
    !theirs.includes(defender) &&
    !effects.some(({ op }) => op === 'switchOpponentActive' || op === 'bounceDefendingIfNotKO') &&
    damage + poisonOn(defender, effects, view.turnNumber) >= remainingHp(defender)
  const isOurs = !ours.includes(attacker) && attacker === me.active && attacker.poison >= remainingHp(attacker)
  return { theirs: isOut ? [...theirs, defender] : theirs, ours: isOurs ? [...ours, attacker] : ours }
}

function poisonOn(defender: PokemonView, effects: readonly PlainEffect[], turn: number): number {
  let { poison } = defender
  for (const effect of effects)
    if (effect.op === 'status' && effect.status === 'poisoned' && effect.target === 'defending')
      if (!isImmune(defender, 'poisoned', turn)) poison = effect.poisonDamage ?? COUNTER
  return poison
}

/** How many cards of the opponent's deck an attack can discard. */
function milled({ energy }: PokemonView, effects: readonly PlainEffect[]): number {
  let cards = 0
  for (const effect of effects)
    if (effect.op === 'discardOwnEnergyToMill')
      cards +=
        effect.per *
        energy.filter(({ provides }) => provides.some((unit) => unit === effect.energy || unit === 'any')).length
  return cards
}
