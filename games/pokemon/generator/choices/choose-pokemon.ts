import type { PokemonView } from '../../rules/view.ts'
import { strikeOf } from '../attacks/attack-entry.ts'
import { benchTargetsOf, benchVictims, byNearness } from '../attacks/bench-victims.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import type { Strike } from '../services/strike.ts'
import { availableAttacks, knockOutAttacks } from '../attacks/attack-lists.ts'
import { firstFromBench } from '../attacks/attack-rules.ts'
import { attachmentOf, byPriority } from '../energy/attachment.ts'
import { byScore, scoreOf } from '../scoring/score-cache.ts'
import { strengthWords } from '../scoring/strength-words.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { attacksOf, inPlay, nameOf, remainingHp, type Table } from '../table.ts'
import { shieldTarget } from '../trainers/damage-modification.ts'
import { scoopTarget } from '../trainers/escape.ts'
import { healedBy, healingTarget } from '../trainers/healing.ts'
import { escapeByDraggingUp, knockOutOnBench, mildestOnBench } from '../trainers/opponent-manipulation.ts'
import { type Asked, type Chosen, pokemonAmong } from './asked.ts'

/** One Pokémon, with a reason. */
export function chosenPokemon(pokemon: PokemonView | null | undefined, why: string): Chosen | null {
  return pokemon === null || pokemon === undefined
    ? null
    : { selection: [pokemon.card], why: `${nameOf(pokemon)} ${why}` }
}

/** Sections 4.2 A and B for whoever comes up: a knock-out, then the most damage, then the highest score. */
export function bestToBringUp(table: Table, among: readonly PokemonView[]): PokemonView | null {
  const isThere = ({ pokemon }: { readonly pokemon: PokemonView }): boolean => among.includes(pokemon)
  const striker =
    knockOutAttacks(table).find(isThere) ?? availableAttacks(table).find((each) => isThere(each) && each.damage > 0)
  return striker?.pokemon ?? byScore(among)[0] ?? null
}

export function bringUp(asked: Asked): Chosen | null {
  const { situation, by } = asked
  const planned = by?.supertype === 'Trainer' ? firstFromBench(situation) : null
  const best = planned ?? bestToBringUp(situation.table, pokemonAmong(asked))
  return chosenPokemon(best, 'does most as our Active Pokémon.')
}

/** Section 6.5: who lets us live, somebody we then knock out, or whom we prefer to face. An attack ends the turn. */
export function dragUp(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const isAttack = asked.by?.supertype !== 'Trainer'
  const victim = isAttack || escapeByDraggingUp(table) !== null ? null : knockOutOnBench(table)
  return victim === null
    ? chosenPokemon(mildestOnBench(table), 'is the mildest to face.')
    : chosenPokemon(victim, 'can be knocked out at once.')
}

/** Section 6.3. */
export function heal(asked: Asked): Chosen | null {
  const { by, situation } = asked
  const healed = by?.supertype === 'Trainer' ? healedBy(by) : 10
  return chosenPokemon(healingTarget(situation.table, pokemonAmong(asked), healed), 'needs it most.')
}

/** Section 4.2 B: the Benched Pokémon that is knocked out by it, else the nearest to that. */
export function benchTargets(asked: Asked): Chosen | null {
  const among = pokemonAmong(asked)
  const strike = strikeOnBench(asked.situation.table)
  const out = strike === null ? [] : benchVictims(asked.situation.table, strike)
  const rest = among.filter((each) => !out.includes(each)).toSorted(byNearness)
  const chosen = [...out, ...rest].slice(0, Math.max(1, asked.max))
  if (among.length === 0) return null
  const names = chosen.map(nameOf).join(', ')
  return { selection: chosen.map(({ card }) => card), why: `${names}: the nearest to a knock-out.` }
}

/** The attack that lets its user choose on the Bench, of our Active or of whom it copies. */
function strikeOnBench(table: Table): Strike | null {
  const { active } = table.me
  const defender = table.foe.active
  if (active === null || defender === null) return null
  const own = attacksOf(active)
  const attacks = own.some(copiesAttacks) ? [...own, ...attacksOf(defender)] : own
  const attack = attacks.find((each) => benchTargetsOf(each) > 0)
  return attack === undefined ? null : strikeOf(table, active, attack, defender)
}

/** Where a card goes: a Defender where it saves, energy by Section 5. */
export function attachTo(asked: Asked): Chosen | null {
  const { situation, by } = asked
  const { table } = situation
  const among = pokemonAmong(asked)
  const shield = by?.supertype === 'Trainer' ? TrainerEffectExecutorService.effect(by, 'REDUCE_DAMAGE') : null
  if (shield !== null)
    return chosenPokemon(shieldTarget(table, shield.n) ?? table.me.active ?? among[0], 'is protected.')
  const [best] = among
    .map((pokemon) => attachmentOf(table, pokemon, ['any'], pokemon === table.me.active))
    .toSorted((a, b) => Number(b.used > 0) - Number(a.used > 0) || byPriority(a, b))
  return chosenPokemon(best?.pokemon, 'makes the most of it.')
}

/** The highest score. */
export function highestScore(asked: Asked): Chosen | null {
  const best = pokemonAmong(asked).toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id))[0]
  return chosenPokemon(best, best === undefined ? '' : `is the strongest of these: ${strengthWords(best)}.`)
}

/** Whom Scoop Up was played for, else who is the least to lose. */
export function takeBack(asked: Asked): Chosen | null {
  const saved = scoopTarget(asked.situation.table)
  return saved === null ? leastLoss(asked) : chosenPokemon(saved, 'would surely be knocked out.')
}

/** Who leaves play: the most damage, the least energy. */
export function leastLoss(asked: Asked): Chosen | null {
  return chosenPokemon(
    pokemonAmong(asked).toSorted((a, b) => b.damage - 10 * b.energy.length - (a.damage - 10 * a.energy.length))[0],
    'is the least to lose.',
  )
}

/** Where damage comes from: our Active, else whoever of ours is nearest to a knock-out; theirs: who can spare it. */
export function damageFrom(asked: Asked): Chosen | null {
  const { me, foe } = asked.situation.table
  const among = pokemonAmong(asked)
  if (among.some((pokemon) => inPlay(foe).includes(pokemon)))
    return chosenPokemon(among.toSorted((a, b) => remainingHp(b) - remainingHp(a))[0], 'is farthest from a knock-out.')
  const active = among.find((pokemon) => pokemon === me.active)
  return chosenPokemon(active ?? among.toSorted((a, b) => remainingHp(a) - remainingHp(b))[0], 'needs it most.')
}

/** Where damage goes: on our own side whoever of the Bench can take most, on the other whoever is nearest to a knock-out. */
export function damageTo(asked: Asked): Chosen | null {
  const { me, foe } = asked.situation.table
  const among = pokemonAmong(asked)
  if (among.some((pokemon) => inPlay(foe).includes(pokemon)))
    return chosenPokemon(among.toSorted((a, b) => remainingHp(a) - remainingHp(b))[0], 'is nearest to a knock-out.')
  const benched = among.filter((pokemon) => pokemon !== me.active)
  return chosenPokemon(
    (benched.length > 0 ? benched : among).toSorted((a, b) => remainingHp(b) - remainingHp(a))[0],
    'can take it.',
  )
}
