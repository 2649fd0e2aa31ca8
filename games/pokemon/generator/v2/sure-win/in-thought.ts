import type { CardId } from '@turnwright/kernel'
import type { PokemonCard } from '../../../cards/card.ts'
import type { EnergyType } from '../../../cards/energy-type.ts'
import type { CardView, PlayerView, PokemonView } from '../../../rules/view.ts'
import { BENCH_POSITIONS } from '../../../match/vocabulary.ts'
import { facedBy } from '../../attacks/attack-entry.ts'
import { powerOf } from '../../services/arriving-damage.ts'
import { inPlay, pokemonCardOf, type Table } from '../../table.ts'

/** The table as it would be: nothing here looks at whether the rules allow it. */
export function withoutCard(table: Table, card: CardId): Table {
  return { ...table, me: { ...table.me, hand: table.me.hand.filter((each) => each.card !== card) } }
}

/** One Pokémon of a player in another state. */
export function changed(player: PlayerView, from: PokemonView, to: PokemonView): PlayerView {
  if (player.active === from) return { ...player, active: to }
  return { ...player, bench: player.bench.map((each) => (each === from ? to : each)) }
}

export function changedOurs(table: Table, from: PokemonView, to: PokemonView): Table {
  return { ...table, me: changed(table.me, from, to) }
}

/** Conditions and effects stay behind. */
function fresh(pokemon: PokemonView, position: PokemonView['position']): PokemonView {
  return { ...pokemon, position, statusEffects: [], effects: [], poison: 0 }
}

/** One of ours comes up from the Bench; `left` is what becomes of who was there, null where it leaves play. */
export function broughtUp(table: Table, pokemon: PokemonView, left: PokemonView | null): Table {
  const { me, foe } = table
  const rest = me.bench.filter((each) => each !== pokemon)
  const bench = left === null ? rest : [...rest, fresh(left, pokemon.position)]
  const faced = foe.active === null ? null : facedBy(foe.active, pokemon)
  return {
    ...table,
    me: { ...me, active: fresh(pokemon, 'ACTIVE'), bench },
    foe: faced === foe.active ? foe : { ...foe, active: faced },
  }
}

/** One of theirs is dragged up. */
export function draggedUp(table: Table, target: PokemonView): Table {
  const { me, foe } = table
  const rest = foe.bench.filter((each) => each !== target)
  const bench = foe.active === null ? rest : [...rest, fresh(foe.active, target.position)]
  const up = me.active === null ? target : facedBy(target, me.active)
  return { ...table, foe: { ...foe, active: fresh(up, 'ACTIVE'), bench } }
}

export function withEnergy(
  table: Table,
  pokemon: PokemonView,
  card: CardId,
  provides: readonly (EnergyType | 'any')[],
): Table {
  const energy = [...pokemon.energy, { card, id: null, provides }]
  return changedOurs(table, pokemon, { ...pokemon, energy })
}

/** P14, P15: what lies on it stays; conditions and effects end. */
export function evolvedInto(table: Table, pokemon: PokemonView, card: CardId, into: PokemonCard): Table {
  const evolved: PokemonView = {
    ...fresh(pokemon, pokemon.position),
    ...printed(table, into),
    card,
    retreat: { ...pokemon.retreat, cost: into.retreat },
  }
  const there = changedOurs(withoutCard(table, card), pokemon, evolved)
  return into.power?.kind === 'suppressPowers' && !isGassed(table) ? gassed(there) : there
}

/** What stands on a card. */
function printed(table: Table, { id, hp, type, weakness, resistance, power, attacks, retreat }: PokemonCard) {
  return {
    id,
    as: id,
    hp,
    type,
    weakness,
    resistance,
    canEvolve: false,
    power: power === null ? null : { name: power.name, works: !isGassed(table) },
    attacks: attacks.map(({ name, cost, damage }) => ({
      name,
      cost,
      damage,
      hasEnergy: false,
      available: false,
      reason: null,
    })),
    retreat: { cost: retreat, allowed: false, reason: null },
  }
}

/** Pokémon Flute: a Basic Pokémon of the opponent's discard pile comes to the Bench. */
export function calledBack(table: Table, called: CardView, basic: PokemonCard): Table {
  const { foe } = table
  const back: PokemonView = {
    ...printed(table, basic),
    card: called.card,
    position: BENCH_POSITIONS[foe.bench.length] ?? 'BENCH_4',
    cards: [called],
    damage: 0,
    energy: [],
    tools: [],
    damageBonus: 0,
    damageReduction: 0,
    statusEffects: [],
    poison: 0,
    effects: [],
  }
  const discard = foe.discard.filter(({ card }) => card !== called.card)
  return { ...table, foe: { ...foe, discard, bench: [...foe.bench, back] } }
}

function isGassed({ me, foe }: Table): boolean {
  return [...inPlay(me), ...inPlay(foe)].some((each) => powerOf(each)?.kind === 'suppressPowers')
}

/** P45: every other power stops. */
function gassed(table: Table): Table {
  const stopped = (pokemon: PokemonView): PokemonView =>
    pokemon.power === null || pokemonCardOf(pokemon)?.power?.kind === 'suppressPowers'
      ? pokemon
      : { ...pokemon, power: { ...pokemon.power, works: false } }
  const side = (player: PlayerView): PlayerView => ({
    ...player,
    active: player.active === null ? null : stopped(player.active),
    bench: player.bench.map(stopped),
  })
  return { ...table, me: side(table.me), foe: side(table.foe) }
}

/** Whether somebody is another card only as long as it stands where it stands: in thought it is left there. */
export function transforms(pokemon: PokemonView | null): boolean {
  return pokemon !== null && pokemonCardOf(pokemon)?.power?.kind === 'copyDefending'
}
