import type { CardId, Cards, Choice, Selection } from '@turnwright/kernel'
import { lifeWorth } from '../ai/fighting.ts'
import { weights } from '../ai/weights.ts'
import type { Aim, Effect } from '../cards/effect.ts'
import { needsTarget } from '../rules/aims.ts'
import { effectsOf } from '../rules/chain.ts'
import { printed } from '../rules/identities.ts'
import { isAttacking } from '../rules/stats.ts'
import { type EstravenState, type Link, seatTarget } from '../rules/state.ts'
import { ABILITY, MANA, WORTH } from './card-numbers.ts'
import { amountOf, isPrey, usual } from './effect-worth.ts'
import { groupOf } from './quick-main.ts'
import { siege } from './quick-fights.ts'
import type { Side } from './side.ts'

const PASS: Selection = ['pass']
const BAND: number[] = []

/** Answers the chain where that is worth the card and the mana, or passes. */
export function answerMove(
  state: EstravenState,
  cards: Cards,
  mine: Side,
  foe: Side,
  choices: readonly Choice[],
): Selection {
  let most = weights.answer
  let answer = PASS
  let at = 0
  for (; typeof choices[at] === 'number'; at++) {
    const card = choices[at] as CardId
    const kind = cards.kind(card)
    const worth = answerWorth(state, mine, foe, printed(kind).effects) - weights.answerMana * (MANA[kind] as number)
    if (worth <= most) continue
    most = worth
    answer = [card]
  }
  for (const card of groupOf(choices, at, 'Use')) {
    const ability = ABILITY[cards.kind(card)]
    if (ability === null || ability === undefined) continue
    const worth = answerWorth(state, mine, foe, ability.effects) - 0.5
    if (worth <= most) continue
    most = worth
    answer = [{ title: 'Use', selection: [card] }]
  }
  return answer
}

function answerWorth(state: EstravenState, mine: Side, foe: Side, effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) sum += worthNow(state, mine, foe, effect)
  return sum
}

/** What an effect brings in the middle of a chain. */
function worthNow(state: EstravenState, mine: Side, foe: Side, effect: Effect): number {
  switch (effect.do) {
    case 'counter':
      return weights.counter * bestLink(state, mine, foe, effect.what)
    case 'destroy':
    case 'move':
      return bestStroke(state, mine, foe, effect, effect.what)
    case 'damage':
      if (effect.to.at === 'opponent') return lifeWorth(amountOf(effect.amount), foe.life)
      return bestStroke(state, mine, foe, effect, effect.to)
    case 'modify': {
      let most = 0
      for (let at = 0; at < mine.count; at++) most = Math.max(most, strengthened(state, mine, foe, effect, at))
      return most
    }
    case 'token':
      return 0.8 * usual(effect)
    case 'mana':
      return 0.2
    case 'heal':
    case 'draw':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'search':
    case 'return':
    case 'control':
      return usual(effect)
  }
}

function bestLink(state: EstravenState, mine: Side, foe: Side, aim: Aim): number {
  if (aim.at !== 'link') return 0
  let most = 0
  for (const link of state.chain.links)
    if (link.by !== mine.seat && !link.countered && !link.swift && aim.sorts.includes(link.sort))
      most = Math.max(most, linkWorth(mine, foe, link))
  return most
}

type Stroke = Extract<Effect, { do: 'damage' | 'destroy' | 'move' }>

function bestStroke(state: EstravenState, mine: Side, foe: Side, effect: Stroke, aim: Aim): number {
  const attackersAlone = 'like' in aim && aim.like.attacking === true
  let most = 0
  for (let at = 0; at < foe.count; at++)
    if (isPrey(foe, at, aim) && (!attackersAlone || isAttacking(state, foe.cards[at] as CardId)))
      most = Math.max(most, strokeWorth(state, mine, foe, effect, at))
  return most
}

/** What it is worth to strike this unit of the other's, which may be attacking. */
export function strokeWorth(state: EstravenState, mine: Side, foe: Side, effect: Stroke, at: number): number {
  const worth = foe.worth[at] as number
  const fells = effect.do !== 'damage' || amountOf(effect.amount) >= (foe.left[at] as number)
  if (!fells) return 0.2 * amountOf(effect.amount)
  return (effect.do === 'move' ? 0.5 : 1) * worth + withoutAttacker(state, mine, foe, at)
}

/** The attack of the other that is under way, in `BAND`; gives how many there are. */
function besiegers({ combat, chain }: EstravenState, foe: Side, without: number): number {
  const attackers =
    combat?.attackers ?? chain.links.find(({ sort, by }) => sort === 'attack' && by === foe.seat)?.others
  let size = 0
  if (attackers !== undefined)
    for (const card of attackers) {
      const at = foe.find(card)
      if (at >= 0 && at !== without) BAND[size++] = at
    }
  return size
}

const NOBODY = -1

function withoutAttacker(state: EstravenState, mine: Side, foe: Side, at: number): number {
  const all = besiegers(state, foe, NOBODY)
  if (all === 0) return 0
  const before = siege(foe, BAND, all, mine)
  const rest = besiegers(state, foe, at)
  return rest === all ? 0 : before - siege(foe, BAND, rest, mine)
}

/** What it is worth in the fight that is under way that one of one's own is stronger. */
export function strengthened(
  state: EstravenState,
  mine: Side,
  foe: Side,
  { power = 0, resistance = 0, health = 0 }: Extract<Effect, { do: 'modify' }>,
  at: number,
): number {
  const size = besiegers(state, foe, NOBODY)
  if (size === 0) return 0
  const before = siege(foe, BAND, size, mine)
  change(mine, at, power, resistance, health)
  const after = siege(foe, BAND, size, mine)
  change(mine, at, -power, -resistance, -health)
  return before - after
}

function change(side: Side, at: number, power: number, resistance: number, health: number): void {
  side.power[at] = (side.power[at] as number) + power
  side.resistance[at] = (side.resistance[at] as number) + resistance
  side.left[at] = (side.left[at] as number) + health
}

/** What a link of the other's would bring them, as the table is now. */
export function linkWorth(mine: Side, foe: Side, link: Link): number {
  switch (link.sort) {
    case 'trade':
      return 1
    case 'unit':
      return WORTH[link.kind] as number
    case 'attack': {
      let size = 0
      for (const card of link.others) {
        const at = foe.find(card)
        if (at >= 0) BAND[size++] = at
      }
      return siege(foe, BAND, size, mine)
    }
    case 'spell':
    case 'reaction':
    case 'ability': {
      let place = 0
      let sum = 0
      for (const effect of effectsOf(link))
        sum += effectOn(mine, effect, needsTarget(effect) ? link.targets[place++] : undefined)
      return sum
    }
  }
}

function effectOn(mine: Side, effect: Effect, target: number | undefined): number {
  if (effect.do === 'damage' && (effect.to.at === 'opponent' || target === seatTarget(mine.seat)))
    return lifeWorth(amountOf(effect.amount), mine.life)
  const victim = target === undefined ? -1 : mine.find(target)
  if (victim < 0) return usual(effect)
  const worth = mine.worth[victim] as number
  switch (effect.do) {
    case 'damage':
      return amountOf(effect.amount) >= (mine.left[victim] as number) ? worth : usual(effect)
    case 'destroy':
      return worth
    case 'control':
      return 0.8 * worth
    case 'move':
      return 0.7 * worth
    case 'counter':
    case 'discard':
    case 'draw':
    case 'heal':
    case 'mana':
    case 'modify':
    case 'return':
    case 'search':
    case 'tap':
    case 'token':
    case 'untap':
      return usual(effect)
  }
}
