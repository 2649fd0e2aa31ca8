import type { PokemonView } from '../../rules/view.ts'
import type { Decision } from '../decision.ts'
import { leastWanted, wantedness } from '../choices/wanted.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import { inPlay, nameOf, remainingHp, trainerCardOf, type Table } from '../table.ts'
import { onlyAdds } from '../trainers/general-rules.ts'
import { type PlayableTrainer, playableTrainers, trainersThat } from '../trainers/playable.ts'
import { energyToRemove } from '../trainers/energy-removal.ts'
import { sureDamageFrom } from '../opponent/attack-damage.ts'
import { isDoomed } from './danger.ts'
import { betterTarget, mildTarget } from './better-target.ts'
import { knockOutChance, surelyKnocksOut } from './knock-out.ts'
import { changedOurs } from './sure-win/in-thought.ts'
import { limits, weights } from './weights.ts'

const { does, effect, cardsGained, cardsLost, deckAfterwards } = TrainerEffectExecutorService

/** The deck must last for the turns that the Prizes still take. */
export function deckLasts(table: Table, { card }: PlayableTrainer): boolean {
  const touches = does(card, 'DRAW_CARDS') || does(card, 'SEARCH_DECK') || does(card, 'TRADE_CARDS')
  return !touches || deckAfterwards(card, table) >= limits.deckReserve + limits.deckPerPrize * table.me.prizes.length
}

/** Cards that only add, as long as the deck lasts. */
export function addFreely(situation: Situation): Decision | null {
  const found = playableTrainers(situation).find(
    (trainer) => onlyAdds(trainer.card) && deckLasts(situation.table, trainer) && !isNeedless(situation, trainer),
  )
  return found === undefined
    ? null
    : decide(found.action, 'trainer-that-only-adds', `${found.card.name} costs us no other card.`)
}

/** A doll or an old friend only where the Bench has room to spare. */
function isNeedless({ table }: Situation, { card }: PlayableTrainer): boolean {
  return does(card, 'PUT_INTO_PLAY') && table.me.bench.length >= limits.enoughForSpareOnes
}

/**
 * Energy Removal is good at any time: without energy nobody attacks. Where it costs energy of ours, it takes two for one, or keeps our
 * Active from a sure knock-out. Nothing is taken from who is knocked out in this turn anyway.
 */
export function starve(situation: Situation): Decision | null {
  const { table } = situation
  for (const { card, action } of trainersThat(situation, 'REMOVE_ENERGY')) {
    const price = effect(card, 'DISCARD_ENERGY')
    const most = Math.max(0, ...worthStarving(table).map(({ energy }) => energy.length))
    if (price === null ? most > 0 : (most > 1 && hasSpare(table)) || removalSaves(table))
      return decide(action, 'starve', 'Without energy nobody attacks.')
  }
  return null
}

/** Theirs, but not who is about to be knocked out. */
export function worthStarving(table: Table): readonly PokemonView[] {
  return surelyKnocksOut(table) ? table.foe.bench : inPlay(table.foe)
}

/** Whether our Active lives once the opponent's has lost two energy cards. */
export function removalSaves(table: Table): boolean {
  const { active } = table.me
  const attacker = table.foe.active
  if (active === null || attacker === null || !isDoomed(table, active) || surelyKnocksOut(table)) return false
  const removed = energyToRemove(table, attacker, 2)
  const units = attacker.energy.flatMap((each) => (removed.includes(each) ? [] : each.provides))
  return sureDamageFrom(table, attacker, active, { units }) < remainingHp(active)
}

/** Energy beyond what any attack of its Pokémon asks for. */
function hasSpare(table: Table): boolean {
  return inPlay(table.me).some((pokemon) => {
    const most = Math.max(0, ...pokemon.attacks.map(({ cost }) => cost.length))
    return pokemon.energy.length > most || (pokemon !== table.me.active && pokemon.energy.length > 0)
  })
}

/** PlusPower where it makes a knock-out likely that was not, with the attack that is then used. */
export function powerUp(situation: Situation): Decision | null {
  const { table } = situation
  const { active } = table.me
  const target = table.foe.active
  const [plus] = trainersThat(situation, 'INCREASE_DAMAGE')
  if (active === null || target === null || plus === undefined) return null
  const each = effect(plus.card, 'INCREASE_DAMAGE')?.n ?? 0
  const bonus = active.damageBonus + each * plus.copies
  const strong = changedOurs(table, active, { ...active, damageBonus: bonus })
  if (knockOutChance(strong) - knockOutChance(table) < limits.knockOutLikelier) return null
  return decide(plus.action, 'likely-knock-out', `${plus.card.name} makes a knock-out of ${nameOf(target)} likely.`)
}

/** Gust of Wind where a Benched Pokémon is worth more as a target than the Active one. */
export function dragUpBest(situation: Situation): Decision | null {
  const [gust] = trainersThat(situation, 'FORCE_SWITCH')
  const target = gust === undefined ? null : betterTarget(situation.table)
  if (gust === undefined || target === null) return null
  return decide(gust.action, 'better-target', `${gust.card.name} brings up ${nameOf(target)}, the better target.`)
}

/** Gust of Wind against a sure knock-out, for somebody who lets our Active live. */
export function dragUpToLive(situation: Situation): Decision | null {
  const [gust] = trainersThat(situation, 'FORCE_SWITCH')
  const target = gust === undefined ? null : mildTarget(situation.table)
  if (gust === undefined || target === null) return null
  return decide(gust.action, 'escape-knock-out', `${gust.card.name} brings up ${nameOf(target)}, who lets us live.`)
}

/** A new hand, once the old one is played out. */
export function drawAnew(situation: Situation): Decision | null {
  const { table } = situation
  const others = table.me.hand.length - 1
  for (const trainer of playableTrainers(situation)) {
    const { card, action } = trainer
    if (!does(card, 'DRAW_CARDS') || onlyAdds(card) || !deckLasts(table, trainer)) continue
    const takesAll = cardsLost(card, table) >= others
    const isWorth = takesAll
      ? others <= limits.fewInHand && cardsGained(card, table) >= others + limits.newHandBrings
      : false
    if (isWorth) return decide(action, 'new-hand', `${card.name} brings a new hand.`)
  }
  return null
}

/** Searching and taking back at the price of cards that are wanted little. */
export function searchAtAPrice(situation: Situation): Decision | null {
  const { table } = situation
  for (const trainer of playableTrainers(situation)) {
    const { card, action } = trainer
    const n = cardsLost(card, table)
    if (n === 0 || n > limits.cardsToPay || does(card, 'DRAW_CARDS') || !deckLasts(table, trainer)) continue
    if (does(card, 'OPPONENT_SHUFFLES_HAND')) continue
    const given = pricePaid(table, trainer, n)
    if (given.length < n || given.some((worth) => worth > limits.cheap)) continue
    if (bestToGain(table, trainer) >= limits.worthPayingFor)
      return decide(action, 'search-at-a-price', `${card.name} takes only what is wanted little.`)
  }
  return null
}

function pricePaid(table: Table, { card }: PlayableTrainer, n: number): readonly number[] {
  const others = table.me.hand.filter(
    ({ id }, at, hand) => id !== card.id || hand.findIndex((each) => each.id === id) !== at,
  )
  const payable = does(card, 'TRADE_CARDS') ? others.filter((each) => trainerCardOf(each) === null) : others
  return leastWanted(table, payable)
    .slice(0, n)
    .map((each) => wantedness(table, each))
}

/** The best card that could come of it: anything of a deck, or what lies in the discard pile. */
function bestToGain(table: Table, { card }: PlayableTrainer): number {
  if (does(card, 'SEARCH_DECK') || does(card, 'TRADE_CARDS')) return limits.bestOfDeck
  const trainersOnly = does(card, 'RETRIEVE_FROM_DISCARD')
  return Math.max(
    0,
    ...table.me.discard
      .filter((each) => (trainerCardOf(each) !== null) === trainersOnly)
      .map((each) => wantedness(table, each)),
  )
}

/** The opponent's hand, where ours does not suffer. */
export function meddle(situation: Situation): Decision | null {
  const { me, foe } = situation.table
  const ownTrainers = me.hand.filter((card) => trainerCardOf(card) !== null).length
  for (const { card, action } of trainersThat(situation, 'OPPONENT_SHUFFLES_HAND')) {
    const draws = effect(card, 'OPPONENT_DRAWS')?.n ?? 0
    if (
      draws > 0
        ? foe.hand.length > draws
        : foe.hand.length > limits.handTooSmall && ownTrainers <= limits.ownTrainersToLose
    )
      return decide(action, 'opponent-hand', `${card.name} leaves the opponent less to play.`)
  }
  return null
}

/** Pokémon Center where it heals much and costs little energy. */
export function healAll(situation: Situation): Decision | null {
  for (const { card, action } of trainersThat(situation, 'HEAL')) {
    if (effect(card, 'HEAL')?.target !== 'allOwnDamaged') continue
    const hurt = inPlay(situation.table.me).filter(({ damage }) => damage > 0)
    const healed = hurt.reduce((sum, { damage }) => sum + damage, 0)
    const lost = hurt.reduce((sum, { energy }) => sum + energy.length, 0)
    if (healed - weights.energyForHealing * lost >= limits.centerHeals)
      return decide(action, 'heal-all', `${card.name} heals ${healed} damage for ${lost} energy.`)
  }
  return null
}
