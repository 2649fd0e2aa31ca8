import type { CardId } from '@turnwright/kernel'
import { COLORS, type EnergyType } from '../../../cards/energy-type.ts'
import { cardCalled } from '../../../rules/faces.ts'
import type { PlayerView, PokemonView } from '../../../rules/view.ts'
import { AttackEnergyValidatorService, unitsOn } from '../../services/attack-energy-validator-service.ts'
import { powerOf } from '../../services/arriving-damage.ts'
import { TrainerEffectExecutorService } from '../../services/trainer-effect-executor-service.ts'
import { attacksOf, inPlay, remainingHp, type Table, trainerCardOf } from '../../table.ts'
import { changed, changedOurs, withEnergy, withoutCard } from './in-thought.ts'
import { ableTo, heldTrainer, type Node, PHASES, step, type Step } from './node.ts'
import { attached } from './preparing.ts'

const COUNTER = 10

/** Everything that makes the attack of who is Active now stronger. */
export function* loads(node: Node): Generator<Step> {
  const { phase, table } = node
  const { active } = table.me
  if (active === null) return
  if (phase <= PHASES.convert) yield* conversions(node, active)
  if (phase <= PHASES.attach) yield* attachments(node, active)
  if (phase <= PHASES.rain) yield* rains(node, active)
  if (phase <= PHASES.moveEnergy) yield* moves(node, active)
  if (phase <= PHASES.buzz) yield* buzzes(node, active)
  if (phase <= PHASES.heal) yield* heals(node, active)
  if (phase <= PHASES.strengthen) yield* strengthenings(node, active)
  yield* curses(node)
}

/** Energy Burn and Shift. */
function* conversions(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  const act = { type: 'USE_ABILITY', pokemon: active.card, discard: false } as const
  const power = powerOf(active)
  if (power?.kind === 'convertOwnEnergyType' && ableTo(node, power.kind).includes(active)) {
    const energy = active.energy.map((each) => ({ ...each, provides: each.provides.map(() => power.to) }))
    yield step(node, act, changedOurs(table, active, { ...active, energy }), PHASES.attach)
  }
  const weakness = table.foe.active?.weakness ?? null
  if (power?.kind !== 'changeOwnType' || weakness === null || !ableTo(node, power.kind).includes(active)) return
  if (weakness !== active.type && [...inPlay(table.me), ...inPlay(table.foe)].some(({ type }) => type === weakness))
    yield step(node, act, changedOurs(table, active, { ...active, type: weakness }), PHASES.attach, active.card)
}

function* attachments(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  if (table.view.energyAttached) return
  const seen = new Set<string>()
  for (const { card, id } of table.me.hand) {
    const energy = cardCalled(id)
    if (energy?.supertype !== 'Energy' || seen.has(energy.id)) continue
    seen.add(energy.id)
    const act = { type: 'ATTACH_ENERGY', card, pokemon: active.card } as const
    yield step(node, act, attached(table, active, card, energy.provides), PHASES.rain)
  }
}

function* rains(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  const [dancer] = ableTo(node, 'extraEnergyAttach')
  const power = dancer === undefined ? null : powerOf(dancer)
  if (dancer === undefined || power?.kind !== 'extraEnergyAttach' || active.type !== power.targetType) return
  const card = table.me.hand.find(({ id }) => isBasic(id, power.energy))?.card
  if (card === undefined) return
  const to = withEnergy(withoutCard(table, card), active, card, [power.energy])
  yield step(node, { type: 'USE_ABILITY', pokemon: dancer.card, discard: false }, to, PHASES.rain)
}

function isBasic(id: string | null, type: EnergyType): boolean {
  const card = cardCalled(id)
  return card?.supertype === 'Energy' && card.basic && card.provides[0] === type
}

/** Energy Trans, to the Active. */
function* moves(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  const [mover] = ableTo(node, 'moveEnergy')
  const power = mover === undefined ? null : powerOf(mover)
  if (mover === undefined || power?.kind !== 'moveEnergy') return
  const [found] = movable(table.me, power.energy)
  if (found === undefined) return
  const act = { type: 'USE_ABILITY', pokemon: mover.card, discard: false } as const
  yield step(node, act, moved(table, active, found), PHASES.moveEnergy)
}

export interface MovableEnergy {
  readonly from: PokemonView
  readonly card: CardId
}

/** Energy cards of a type on our Bench. */
export function movable({ bench }: PlayerView, type: EnergyType): readonly MovableEnergy[] {
  return bench.flatMap((from) =>
    from.energy.filter(({ provides }) => provides[0] === type).map(({ card }) => ({ from, card })),
  )
}

/** Energy Trans, from one of ours to another. */
export function moved(table: Table, to: PokemonView, { from, card }: MovableEnergy): Table {
  const energy = from.energy.find((each) => each.card === card)
  const rest = from.energy.filter((each) => each.card !== card)
  const there = changedOurs(table, from, { ...from, energy: rest })
  return withEnergy(there, to, card, energy?.provides ?? [])
}

/** Buzzap of a Benched Pokémon, for the Active: never where the Prize is the opponent's last. */
function* buzzes(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  for (const pokemon of ableTo(node, 'selfKnockOutBecomeEnergy')) {
    if (pokemon === active || table.foe.prizes.length <= 1) continue
    for (const type of typesWanted(active)) {
      const act = { type: 'USE_ABILITY', pokemon: pokemon.card, discard: false } as const
      yield step(node, act, buzzed(table, active, pokemon, type), PHASES.buzz)
    }
  }
}

/** The types that an attack of a Pokémon lacks; any of them where only Colorless is lacking. */
export function typesWanted(pokemon: PokemonView): readonly EnergyType[] {
  const units = unitsOn(pokemon)
  const short = attacksOf(pokemon).filter(({ cost }) => AttackEnergyValidatorService.missing(cost, units) > 0)
  const asked = COLORS.filter((type) => short.some(({ cost }) => cost.includes(type)))
  return asked.length > 0 || short.length === 0 ? asked : COLORS.slice(0, 1)
}

export function buzzed(table: Table, active: PokemonView, pokemon: PokemonView, type: EnergyType): Table {
  const power = powerOf(pokemon)
  const provides = new Array<EnergyType>(power?.kind === 'selfKnockOutBecomeEnergy' ? power.provides : 0).fill(type)
  const bench = table.me.bench.filter((each) => each !== pokemon)
  const me = { ...table.me, bench }
  const foe = { ...table.foe, prizes: table.foe.prizes.slice(1) }
  return withEnergy({ ...table, me, foe }, active, pokemon.card, provides)
}

/** An attack that does less for each counter on its user. */
function* heals(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  if (active.damage === 0 || table.me.noTrainers || !attacksOf(active).some(({ mode }) => mode === 'minus')) return
  for (const held of table.me.hand) {
    const card = trainerCardOf(held)
    const heal = card === null ? null : TrainerEffectExecutorService.effect(card, 'HEAL')
    if (card === null || heal?.target !== 'ownAny') continue
    const damage = Math.max(0, active.damage - heal.upToCounters * COUNTER)
    const to = changedOurs(withoutCard(table, held.card), active, { ...active, damage })
    yield step(node, { type: 'PLAY_TRAINER', card: held.card }, to, PHASES.heal)
    return
  }
}

function* strengthenings(node: Node, active: PokemonView): Generator<Step> {
  const { table } = node
  const plus = heldTrainer(table, 'INCREASE_DAMAGE')
  if (plus === null) return
  const damageBonus = active.damageBonus + COUNTER
  const to = changedOurs(withoutCard(table, plus), active, { ...active, damageBonus })
  yield step(node, { type: 'PLAY_TRAINER', card: plus }, to, PHASES.strengthen)
}

/** Curse: a counter from whoever of theirs can spare it. */
export function* curses(node: Node): Generator<Step> {
  const { table } = node
  const cursing = ableTo(node, 'moveDamageCounters').find((each) => {
    const power = powerOf(each)
    return power?.kind === 'moveDamageCounters' && power.from === 'opponentAny'
  })
  if (cursing === undefined) return
  const act = { type: 'USE_ABILITY', pokemon: cursing.card, discard: false } as const
  for (const to of inPlay(table.foe))
    for (const from of inPlay(table.foe)) {
      const after = from === to || from.damage === 0 ? null : cursed(table, from, to)
      if (after !== null) yield step(node, act, after, PHASES.curse, cursing.card)
    }
}

/** A counter moved; null where somebody whom we do not choose would come up. */
export function cursed(table: Table, from: PokemonView, to: PokemonView): Table | null {
  const lighter = changed(table.foe, from, { ...from, damage: from.damage - COUNTER })
  if (remainingHp(to) > COUNTER) return { ...table, foe: changed(lighter, to, { ...to, damage: to.damage + COUNTER }) }
  const prizes = cardCalled(to.as)?.supertype === 'Trainer' ? table.me.prizes : table.me.prizes.slice(1)
  const me = { ...table.me, prizes }
  if (to !== table.foe.active)
    return { ...table, me, foe: { ...lighter, bench: lighter.bench.filter((each) => each !== to) } }
  const isOver = prizes.length === 0 || lighter.bench.length === 0
  return isOver ? { ...table, me, foe: { ...lighter, active: null } } : null
}
