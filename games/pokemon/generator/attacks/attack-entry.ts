import type { Attack } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { usableAttacks } from './usable-attacks.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import type { Strike } from '../services/strike.ts'
import { attacksOf, inPlay, pokemonCardOf, type Table } from '../table.ts'
import { copiesAttacks, traitsOf } from './traits.ts'
import { Latest } from '../latest.ts'

/** One attack that one of our Pokémon has the energy for. */
export interface AttackEntry {
  readonly pokemon: PokemonView
  readonly attack: Attack
  /** What it does: itself, or the attack that it copies. */
  readonly done: Attack
  readonly fromActive: boolean
  /** Whom it hits, as that one would then be. */
  readonly defender: PokemonView
  /** To the opponent's Active, on average and in any case. */
  readonly damage: number
  readonly sure: number
  readonly hurtsSelf: boolean
  readonly hurtsFoe: boolean
}

/** What is changed in thought: energy to come, a PlusPower, another Pokémon to hit. */
export interface Supposing {
  readonly units?: readonly Unit[]
  readonly bonus?: number
  readonly defender?: PokemonView
}

/** Section 4.2 A: every attack that a Pokémon has enough energy for, as if nothing else were played. */
export function entriesOf(table: Table, pokemon: PokemonView, supposing?: Supposing): readonly AttackEntry[] {
  if (supposing !== undefined) return supposedEntries(table, pokemon, supposing)
  const known = asTheyStand.of(table)
  let entries = known.get(pokemon)
  if (entries === undefined) known.set(pokemon, (entries = supposedEntries(table, pokemon, NOTHING_SUPPOSED)))
  return entries
}

const asTheyStand = new Latest((_: Table) => new Map<PokemonView, readonly AttackEntry[]>())
const NOTHING_SUPPOSED: Supposing = {}

function supposedEntries(table: Table, pokemon: PokemonView, supposing: Supposing): readonly AttackEntry[] {
  const hit = supposing.defender ?? table.foe.active
  if (hit === null) return []
  const defender = pokemon === table.me.active && hit === table.foe.active ? hit : facedBy(hit, pokemon)
  return attacksNow(table, pokemon, defender, supposing).map((attack) => {
    const strike = strikeOf(table, pokemon, attack, defender, supposing)
    const copied = copiesAttacks(attack) ? AttackDamageCalculationService.copied(strike) : null
    const done = copied ?? attack
    const { hurtsSelf, hurtsCopier, hurtsFoe } = traitsOf(done)
    const { mean, sure } = AttackDamageCalculationService.meanAndSure(strike)
    return {
      pokemon,
      attack,
      done,
      fromActive: pokemon === table.me.active,
      defender,
      damage: mean,
      sure,
      hurtsSelf: copied === null ? hurtsSelf : hurtsCopier,
      hurtsFoe,
    }
  })
}

/** A Ditto becomes like whoever comes to stand before it. */
export function facedBy(defender: PokemonView, { as, hp, type, weakness, resistance }: PokemonView): PokemonView {
  const transforms = pokemonCardOf(defender)?.power?.kind === 'copyDefending'
  const works = defender.position !== 'ACTIVE' || defender.power?.works === true
  return transforms && works ? { ...defender, as, hp, type, weakness, resistance } : defender
}

/** The Active is asked what the rules say; whoever would come up first has no condition left. */
function attacksNow(
  { view, me }: Table,
  pokemon: PokemonView,
  defender: PokemonView,
  { units = unitsOn(pokemon) }: Supposing,
): readonly Attack[] {
  const turn = view.turnNumber
  return usableAttacks(pokemon, defender, { units, turn, lucky: false, fresh: pokemon !== me.active })
}

export function strikeOf(
  { view, me }: Table,
  pokemon: PokemonView,
  attack: Attack,
  defender: PokemonView,
  { units, bonus }: Supposing = {},
): Strike {
  const isActive = pokemon === me.active
  return {
    attack,
    attacker: pokemon,
    defender,
    own: me,
    turn: view.turnNumber,
    bonus: bonus ?? (isActive ? pokemon.damageBonus : 0),
    ...(units === undefined ? {} : { units }),
    ...(isActive ? {} : { fresh: true }),
  }
}

/** The most damage that a Pokémon does on average with any of its attacks. */
export function mostDamage(table: Table, pokemon: PokemonView, units: readonly Unit[]): number {
  return mostOf(entriesOf(table, pokemon, { units }))
}

export function mostOf(entries: readonly AttackEntry[]): number {
  let most = 0
  for (const { damage } of entries) most = Math.max(most, damage)
  return most
}

/** Every attack of every Pokémon of ours. */
export function allEntries(table: Table): readonly AttackEntry[] {
  return inPlay(table.me).flatMap((pokemon) => entriesOf(table, pokemon))
}

/** Where an attack stands on its card. */
export function attackIndex({ pokemon, attack }: AttackEntry): number {
  return attacksOf(pokemon).indexOf(attack)
}
