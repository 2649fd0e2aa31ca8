import type { CardId } from '@turnwright/kernel'
import { cardCalled } from '../../../rules/faces.ts'
import { originOf } from '../../../rules/trainers/breeding.ts'
import type { PokemonCard, TrainerCard } from '../../../cards/card.ts'
import { BENCH_SIZE } from '../../../rules/state.ts'
import type { CardView, PokemonView } from '../../../rules/view.ts'
import { facedBy } from '../../attacks/attack-entry.ts'
import { isHindered } from '../../attacks/coming-up.ts'
import { unitsOn } from '../../services/attack-energy-validator-service.ts'
import { felt } from '../../services/raw-damage.ts'
import { TrainerEffectExecutorService } from '../../services/trainer-effect-executor-service.ts'
import { inPlay, isDoll, nameOf, pokemonCardOf, remainingHp, type Table, trainerCardOf } from '../../table.ts'
import {
  broughtUp,
  calledBack,
  changedOurs,
  draggedUp,
  evolvedInto,
  transforms,
  withEnergy,
  withoutCard,
} from './in-thought.ts'
import { mayKnockOut, mayKnockOutAs, type Reach } from './reach.ts'
import { ableTo, heldTrainer, type Node, PHASES, step, type Step } from './node.ts'

/** Everything that settles who stands against whom. */
export function* preparations(node: Node, reach: Reach): Generator<Step> {
  const { phase } = node
  if (phase <= PHASES.fetch) yield* fetches(node)
  if (phase < PHASES.cure) yield* evolutions(node, reach)
  if (phase <= PHASES.cure) yield* cures(node)
  if (phase <= PHASES.payRetreat) yield* pays(node, reach)
  if (phase <= PHASES.payRetreat) yield* flutes(node, reach)
  if (phase <= PHASES.dragUp) yield* drags(node, reach)
  if (phase <= PHASES.bringBack) yield* comers(node, reach)
  if (phase <= PHASES.bringUp) yield* waysBack(node, reach)
}

/** Trainers that win where they lie in the discard pile. */
const WORTH_FETCHING = ['INCREASE_DAMAGE', 'FORCE_SWITCH', 'SWITCH_ACTIVE', 'EVOLVE_POKEMON'] as const

/** Item Finder: what is given for it are the last cards of the hand that serve no plan, as `spare` ranks them. */
function* fetches(node: Node): Generator<Step> {
  const { table } = node
  const finder = table.me.noTrainers ? undefined : table.me.hand.find((each) => pricePerFind(trainerCardOf(each)) > 0)
  if (finder === undefined) return
  const price = pricePerFind(trainerCardOf(finder))
  const given = spareCards(withoutCard(table, finder.card)).slice(0, price)
  if (given.length < price) return
  for (const found of worthFetching(table)) {
    const hand = [...table.me.hand.filter((each) => each.card !== finder.card && !given.includes(each.card)), found]
    yield step(
      node,
      { type: 'PLAY_TRAINER', card: finder.card },
      { ...table, me: { ...table.me, hand } },
      PHASES.evolve,
    )
  }
}

/** How many cards a Trainer takes that brings one from the discard pile to the hand; 0 for all others. */
export function pricePerFind(card: TrainerCard | null): number {
  const found = card === null ? null : TrainerEffectExecutorService.effect(card, 'RETRIEVE_FROM_DISCARD')
  const price = card === null ? null : TrainerEffectExecutorService.effect(card, 'DISCARD_HAND')
  return found?.to === 'hand' && price !== null && price.n !== 'all' ? price.n : 0
}

export function worthFetching({ me }: Table): Table['me']['discard'] {
  return WORTH_FETCHING.flatMap((type) => {
    const found = me.discard.find((each) => {
      const card = trainerCardOf(each)
      return card !== null && TrainerEffectExecutorService.does(card, type)
    })
    return found === undefined ? [] : [found]
  })
}

const SERVES_A_PLAN = [...WORTH_FETCHING, 'CURE_STATUS', 'RETURN_TO_HAND', 'HEAL'] as const

/** Cards of the hand, those first that win nothing by themselves. */
export function spareCards({ me }: Table): readonly CardId[] {
  const rank = (id: string | null): number => {
    const card = cardCalled(id)
    if (card === null) return 0
    if (card.supertype === 'Energy') return 1
    if (card.supertype === 'Pokemon') return card.evolvesFrom === null ? 0 : 2
    return SERVES_A_PLAN.some((type) => TrainerEffectExecutorService.does(card, type)) ? 3 : 0
  }
  return me.hand.toSorted((a, b) => rank(a.id) - rank(b.id)).map(({ card }) => card)
}

/** In the order of the hand, so that two evolutions are tried in one order only. */
function* evolutions(node: Node, reach: Reach): Generator<Step> {
  const { table, phase } = node
  const breeder = heldTrainer(table, 'EVOLVE_POKEMON')
  const seen = new Set<string>()
  for (const { card, id } of table.me.hand) {
    const into = pokemonCardOf({ id })
    const order = PHASES.evolve + card / 1e9
    if (into === null || into.evolvesFrom === null || order < phase || seen.has(into.id)) continue
    seen.add(into.id)
    for (const pokemon of inPlay(table.me)) {
      if (!pokemon.canEvolve || !mayServe(table, reach, into, pokemon)) continue
      if (into.power?.kind === 'suppressPowers' && someTransform(table)) continue
      if (nameOf(pokemon) === into.evolvesFrom)
        yield step(
          node,
          { type: 'EVOLVE_POKEMON', card, pokemon: pokemon.card },
          evolvedInto(table, pokemon, card, into),
          order,
        )
      else if (breeder !== null && isBredFrom(into.evolvesFrom, nameOf(pokemon)))
        yield step(
          node,
          { type: 'PLAY_TRAINER', card: breeder },
          evolvedInto(withoutCard(table, breeder), pokemon, card, into),
          order,
        )
    }
  }
}

/** A power that may turn a turn, or an attack that may knock out whoever can be made to stand before it. */
function mayServe(table: Table, reach: Reach, into: PokemonCard, from: PokemonView): boolean {
  if (into.power !== null) return true
  return targetsIn(table).some((target) => mayKnockOutAs(reach, into.id, from, target))
}

/** Who stands before us, or could be dragged there. */
function targetsIn(table: Table): readonly PokemonView[] {
  const { active, bench } = table.foe
  if (active === null) return bench
  return heldTrainer(table, 'FORCE_SWITCH') === null ? [active] : [active, ...bench]
}

function someTransform({ me, foe }: Table): boolean {
  return transforms(me.active) || transforms(foe.active)
}

/** P39: the Stage 1 in between comes from this Basic Pokémon. */
export function isBredFrom(stage1: string, basic: string): boolean {
  return originOf(stage1) === basic
}

function* cures(node: Node): Generator<Step> {
  const { table } = node
  const { active } = table.me
  if (active === null || active.statusEffects.length === 0) return
  const cure = fullHeal(table)
  if (cure === null) return
  const cured = { ...active, statusEffects: [], poison: 0 }
  yield step(
    node,
    { type: 'PLAY_TRAINER', card: cure },
    changedOurs(withoutCard(table, cure), active, cured),
    PHASES.payRetreat,
  )
}

/** A Trainer that only cures. */
function fullHeal({ me }: Table): CardId | null {
  if (me.noTrainers) return null
  const found = me.hand.find((each) => {
    const card = trainerCardOf(each)
    return card !== null && card.effects.length === 1 && TrainerEffectExecutorService.does(card, 'CURE_STATUS')
  })
  return found?.card ?? null
}

/** The energy of the turn for the Active, so that it can retreat. */
function* pays(node: Node, reach: Reach): Generator<Step> {
  const { table } = node
  const { active } = table.me
  if (active === null || table.view.energyAttached || !mayRetreat(table, active)) return
  const targets = targetsIn(table)
  if (!table.me.bench.some((each) => targets.some((target) => mayKnockOut(reach, each, target)))) return
  const owed = active.retreat.cost - unitsOn(active).length
  if (owed <= 0) return
  for (const { card, id } of table.me.hand) {
    const energy = cardCalled(id)
    if (energy?.supertype !== 'Energy' || energy.provides.length < owed) continue
    yield step(
      node,
      { type: 'ATTACH_ENERGY', card, pokemon: active.card },
      attached(table, active, card, energy.provides),
      PHASES.dragUp,
    )
    return
  }
}

export function attached(
  table: Table,
  pokemon: PokemonView,
  card: CardId,
  provides: Parameters<typeof withEnergy>[3],
): Table {
  const there = withEnergy(withoutCard(table, card), pokemon, card, provides)
  return { ...there, view: { ...there.view, energyAttached: true } }
}

/** Pokémon Flute, for somebody whom Gust of Wind then drags up. */
function* flutes(node: Node, reach: Reach): Generator<Step> {
  const { table } = node
  const flute = table.me.noTrainers ? undefined : table.me.hand.find(callsTheirsBack)
  if (flute === undefined || heldTrainer(table, 'FORCE_SWITCH') === null) return
  const team = inPlay(table.me)
  for (const after of callingBack(withoutCard(table, flute.card))) {
    const called = after.foe.bench.at(-1)
    if (called !== undefined && team.some((each) => mayKnockOut(reach, each, called)))
      yield step(node, { type: 'PLAY_TRAINER', card: flute.card }, after, PHASES.dragUp)
  }
}

function callsTheirsBack(held: CardView): boolean {
  const card = trainerCardOf(held)
  const effect = card === null ? null : TrainerEffectExecutorService.effect(card, 'PUT_INTO_PLAY')
  return effect?.source === 'opponentDiscard'
}

/** The table with each Basic Pokémon of the opponent's discard pile in turn as the last of the Bench. */
export function callingBack(table: Table): readonly Table[] {
  const { bench, discard } = table.foe
  if (bench.length >= BENCH_SIZE) return []
  return discard.flatMap((each) => {
    const basic = pokemonCardOf(each)
    return basic === null || basic.evolvesFrom !== null ? [] : [calledBack(table, each, basic)]
  })
}

function* drags(node: Node, reach: Reach): Generator<Step> {
  const { table } = node
  const gust = heldTrainer(table, 'FORCE_SWITCH')
  if (gust === null || transforms(table.me.active)) return
  const after = withoutCard(table, gust)
  const team = inPlay(table.me)
  for (const target of table.foe.bench)
    if (team.some((each) => mayKnockOut(reach, each, target)))
      yield step(node, { type: 'PLAY_TRAINER', card: gust }, draggedUp(after, target), PHASES.bringUp)
}

/** P15: our Active leaves what hinders it behind, for somebody who lets it come back at once. */
function* waysBack(node: Node, reach: Reach): Generator<Step> {
  const { table } = node
  const { active, bench } = table.me
  const target = table.foe.active
  if (active === null || target === null || transforms(active) || !isHindered(active)) return
  if (!mayKnockOut(reach, active, target)) return
  const switches = heldTrainer(table, 'SWITCH_ACTIVE')
  const retreats = active.retreat.cost === 0 && mayRetreat(table, active)
  for (const pokemon of bench) {
    if (transforms(pokemon) || unitsOn(pokemon).length < pokemon.retreat.cost) continue
    const there = broughtUp(table, pokemon, active)
    if (retreats) yield step(node, { type: 'RETREAT', pokemon: pokemon.card }, there, PHASES.bringBack)
    if (switches !== null)
      yield step(node, { type: 'PLAY_TRAINER', card: switches }, withoutCard(there, switches), PHASES.bringBack)
  }
}

/** Every way to bring somebody of the Bench up. */
function* comers(node: Node, reach: Reach): Generator<Step> {
  const { table } = node
  const { active, bench } = table.me
  const target = table.foe.active
  if (active === null || target === null || transforms(active)) return
  const stepsIn = ableTo(node, 'switchInFromBench')
  const switches = heldTrainer(table, 'SWITCH_ACTIVE')
  const scoop = heldTrainer(table, 'RETURN_TO_HAND')
  const flees = ableTo(node, 'returnSelfToHand').includes(active)
  const retreats = mayRetreat(table, active) && unitsOn(active).length >= active.retreat.cost
  // What a retreat costs is not known before it is paid: nothing more is reckoned with.
  const retreated = active.retreat.cost === 0 ? active : { ...active, energy: [] }
  const next = PHASES.convert
  for (const pokemon of bench) {
    const faced = facedBy(target, pokemon)
    const mayWin = remainingHp(faced) <= 0 || mayKnockOut(reach, pokemon, faced)
    if (transforms(pokemon) || !(mayWin || stepsIn.includes(pokemon))) continue
    if (retreats)
      yield step(node, { type: 'RETREAT', pokemon: pokemon.card }, broughtUp(table, pokemon, retreated), next)
    if (stepsIn.includes(pokemon))
      yield step(
        node,
        { type: 'USE_ABILITY', pokemon: pokemon.card, discard: false },
        broughtUp(table, pokemon, active),
        PHASES.bringUp,
        pokemon.card,
      )
    if (switches !== null)
      yield step(
        node,
        { type: 'PLAY_TRAINER', card: switches },
        broughtUp(withoutCard(table, switches), pokemon, active),
        next,
      )
    if (flees || isDoll(active))
      yield step(
        node,
        { type: 'USE_ABILITY', pokemon: active.card, discard: isDoll(active) },
        broughtUp(table, pokemon, null),
        next,
      )
    if (scoop !== null)
      yield step(node, { type: 'PLAY_TRAINER', card: scoop }, broughtUp(withoutCard(table, scoop), pokemon, null), next)
  }
}

/** P19: nothing but the price keeps it; a confused one may fail. */
function mayRetreat({ view }: Table, active: PokemonView): boolean {
  return (
    !view.retreatFailed &&
    !isDoll(active) &&
    active.statusEffects.every((status) => status === 'poisoned') &&
    felt(active, 'cannot-retreat', view.turnNumber) === null
  )
}
