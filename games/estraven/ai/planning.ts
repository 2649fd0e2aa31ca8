import type { CardId, Selection } from '@turnwright/kernel'
import { type Card, isActivated, isUnit } from '../cards/card.ts'
import type { ActivatedAbility } from '../cards/ability.ts'
import type { Aim, Amount, Effect } from '../cards/effect.ts'
import type { HandCardView, PermanentView } from '../rules/view.ts'
import { cardWorth, effectsWorth, keepWorth, unitWorth } from './card-worth.ts'
import { bestAssault, lifeWorth } from './fighting.ts'
import { weights } from './weights.ts'
import { faceOf, isFighter, type Outlook } from './outlook.ts'

/** What playing a card now would bring. */
export function playWorth(outlook: Outlook, card: Card): number {
  if (card.type === 'resource') return cardWorth(card)
  if (isUnit(card)) return cardWorth(card) + 1 - crowding(outlook)
  return weights.spell * card.effects.reduce((sum, effect) => sum + effectNow(outlook, effect), 0)
}

/** One attack a turn: whoever has units enough gains less by another. */
function crowding({ me }: Outlook): number {
  return weights.crowd * Math.max(0, me.battlefield.filter(isFighter).length - weights.enough)
}

/** An effect on the table as it is. */
function effectNow(outlook: Outlook, effect: Effect): number {
  const { me, foe } = outlook
  const usual = effectsWorth([effect])
  switch (effect.do) {
    case 'damage': {
      const amount = typeof effect.amount === 'number' ? effect.amount : effect.amount.atMost / 2
      if (effect.to.at === 'opponent') return lifeWorth(amount, foe.life)
      if (effect.to.at === 'you') return -lifeWorth(amount, me.life)
      const kills = theirs(outlook, effect.to).map((unit) => (amount >= unit.left ? unitWorth(unit) : 0.3 * amount))
      if (effect.to.at === 'each') return kills.reduce((sum, worth) => sum + worth, 0)
      return Math.max(effect.to.at === 'foe' ? lifeWorth(amount, foe.life) : 0, ...kills)
    }
    case 'destroy':
    case 'move':
    case 'control': {
      const share = effect.do === 'destroy' ? 1 : effect.do === 'move' ? 0.7 : 0.6
      return share * Math.max(0, ...theirs(outlook, effect.what).map(unitWorth))
    }
    case 'tap':
      return theirs(outlook, effect.what).some(({ tapped }) => !tapped) ? usual : 0
    case 'modify':
    case 'untap':
      return me.battlefield.some(isFighter) ? usual : 0
    case 'heal':
      return me.life <= 10 ? 1.5 * usual : 0.7 * usual
    case 'counter':
    case 'draw':
    case 'discard':
    case 'mana':
    case 'token':
    case 'search':
    case 'return':
      return usual
  }
}

function theirs({ foe }: Outlook, aim: Aim): readonly PermanentView[] {
  const units = foe.battlefield.filter(isFighter)
  if (!('like' in aim)) return units
  return units.filter(({ id, power }) => {
    const card = faceOf(id)
    const isType = aim.like.type !== 'troop' || card.type === 'troop'
    return isType && (aim.like.maxPower === undefined || power <= aim.like.maxPower)
  })
}

/** Something to do in the main phase, and what it is worth. */
export interface Plan {
  readonly worth: number
  readonly selection: Selection
}

/** The best thing to do in the main phase, step by step. */
export function planMain(seen: Outlook): Selection {
  const outlook = prospectOf(seen)
  const plans = plansOf(outlook)
  const best = plans.reduce<Plan | null>((top, plan) => (top === null || plan.worth > top.worth ? plan : top), null)
  if (best !== null && best.worth > 0) return best.selection
  const assault = bestAssault(outlook)
  if (assault !== null) return [{ title: 'Attack', selection: [assault.unit] }]
  return reserve(outlook) ?? stir(outlook, best) ?? ['end-turn']
}

/** Everything that is weighed in the main phase. */
export function mainPlans(seen: Outlook): readonly Plan[] {
  return plansOf(prospectOf(seen))
}

function plansOf(outlook: Prospect): readonly Plan[] {
  return [...resources(outlook), ...plays(outlook), ...abilities(outlook), ...trades(outlook)]
}

const FULL_HAND = 7

/** With a full hand nothing is drawn: two players who wait for each other would wait for ever. */
function stir(outlook: Outlook, best: Plan | null): Selection | null {
  if (outlook.me.hand.length < FULL_HAND) return null
  if (best !== null) return best.selection
  const least = outlook.me.hand.find(({ pitch }) => pitch !== null)
  return least === undefined ? null : [{ title: 'Pitch', selection: [least.card] }]
}

function* resources({ me }: Outlook): Generator<Plan> {
  for (const { card, id, playable } of me.hand)
    if (playable && faceOf(id).type === 'resource') yield { worth: 50, selection: [card] }
}

/** Each card in hand, with the pitching it needs. */
function* plays(outlook: Prospect): Generator<Plan> {
  const { me } = outlook
  for (const held of me.hand) {
    const card = faceOf(held.id)
    if (card.type === 'resource' || card.type === 'reaction') continue
    const worth = playWorth(outlook, card)
    if (held.playable) yield { worth: worth - 0.3 * held.cost - priceOfUse(outlook), selection: [held.card] }
    else if (held.refusal?.code === 'CANNOT_PAY' && held.cost > me.pool) yield* pitchFor(outlook, held, worth)
  }
}

function* pitchFor(outlook: Prospect, held: HandCardView, worth: number): Generator<Plan> {
  const missing = held.cost - outlook.me.pool
  for (const { card, gain, price } of manaSources(outlook))
    if (cheapestPitch(outlook, held.card, missing - gain) !== null)
      yield { worth: worth - price, selection: [{ title: 'Use', selection: [card] }] }
  const pitched = cheapestPitch(outlook, held.card, missing)
  if (pitched === null) return
  const price = pitched.reduce((sum, { id }) => sum + keepWorth(faceOf(id)), 0)
  const [first] = pitched
  if (first === undefined || isLibraryLow(outlook, pitched.length)) return
  yield {
    worth: worth - weights.pitch * price - 0.2 * held.cost - priceOfUse(outlook) * (1 + pitched.length),
    selection: [{ title: 'Pitch', selection: [first.card] }],
  }
}

/** What using up a card costs: dearer for whoever will run out of cards first. */
function priceOfUse({ me, foe }: Outlook): number {
  return weights.used + weights.race * Math.max(0, foe.library - me.library)
}

/** Every card used has to be drawn: towards the end of the library only what wins is worth it. */
function isLibraryLow({ me, foe }: Outlook, cards: number): boolean {
  return me.library < 8 && cards > 1 && me.library <= foe.library
}

/** An outlook with what could be pitched, those first that cost least for their mana. */
interface Prospect extends Outlook {
  readonly supply: readonly HandCardView[]
}

function prospectOf({ view, seat, me, foe }: Outlook): Prospect {
  const price = ({ id, pitch }: HandCardView): number => keepWorth(faceOf(id)) / (pitch ?? 1)
  const supply = me.hand.filter(({ pitch }) => pitch !== null && pitch > 0).toSorted((a, b) => price(a) - price(b))
  return { view, seat, me, foe, supply }
}

/** The cards one would miss least that together give so much mana; null where there are not enough. */
function cheapestPitch({ supply }: Prospect, except: CardId, mana: number): readonly HandCardView[] | null {
  const chosen: HandCardView[] = []
  let sum = 0
  for (const held of supply) {
    if (sum >= mana) break
    if (held.card === except) continue
    chosen.push(held)
    sum += held.pitch ?? 0
  }
  return sum >= mana ? chosen : null
}

/** Cards whose abilities give mana at once, and what that costs. */
function* manaSources({ me }: Outlook): Generator<{ card: CardId; gain: number; price: number }> {
  for (const permanent of me.battlefield) {
    const ability = usableOf(permanent)
    if (ability?.quick !== true) continue
    const gain = ability.effects.reduce((sum, each) => sum + (each.do === 'mana' ? amountOf(each.amount) : 0), 0)
    if (gain > 0) yield { card: permanent.card, gain, price: costsWorth(ability, permanent) }
  }
}

function amountOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : 0
}

function* abilities(outlook: Outlook): Generator<Plan> {
  for (const permanent of outlook.me.battlefield) {
    const ability = usableOf(permanent)
    if (ability === null || ability.quick === true) continue
    const gain = ability.effects.reduce((sum, effect) => sum + effectNow(outlook, effect), 0)
    const price = costsWorth(ability, permanent)
    yield { worth: gain - price, selection: [{ title: 'Use', selection: [permanent.card] }] }
  }
}

function usableOf({ id, abilities: each }: PermanentView): ActivatedAbility | null {
  const usable = each.find((ability) => ability.usable)
  const ability = usable === undefined ? undefined : faceOf(id).abilities[usable.ability]
  return ability === undefined || !isActivated(ability) ? null : ability
}

function costsWorth({ costs }: ActivatedAbility, { power }: PermanentView): number {
  return costs.reduce((sum, cost) => {
    if (cost.type === 'MANA' || cost.type === 'LIFE') return sum + 0.6 * cost.amount
    if (cost.type === 'SACRIFICE') return sum + 2
    return sum + (cost.type === 'TAP' ? 0.5 * power : cost.type === 'DISCARD' ? 1.5 : 0.5)
  }, 0)
}

/** Gives the least of the hand for the best of the market, while cards are not short. */
function* trades(outlook: Outlook): Generator<Plan> {
  const { view, me } = outlook
  const worst = leastOf(outlook)
  if (view.traded || worst === null || me.library < 12) return
  const best = Math.max(...view.market.row.map(({ id }) => cardWorth(faceOf(id))))
  const gain = best - keepWorth(faceOf(worst.id)) - 0.8
  yield { worth: gain, selection: [{ title: 'Trade', selection: [worst.card] }] }
}

/** The card of the hand that one would miss least. */
export function leastOf({ me }: Outlook): HandCardView | null {
  return me.hand.reduce<HandCardView | null>(
    (least, held) => (least === null || keepWorth(faceOf(held.id)) < keepWorth(faceOf(least.id)) ? held : least),
    null,
  )
}

/** Mana for an answer in the other's turn, where there is one and a card to spare. */
function reserve(outlook: Prospect): Selection | null {
  const { me } = outlook
  if (me.library < 10) return null
  const answer = me.hand.find(({ id, cost }) => faceOf(id).type === 'reaction' && cost > me.pool && cost <= me.pool + 2)
  if (answer === undefined) return null
  const [spare] = cheapestPitch(outlook, answer.card, answer.cost - me.pool) ?? []
  return spare === undefined || keepWorth(faceOf(spare.id)) > weights.spare
    ? null
    : [{ title: 'Pitch', selection: [spare.card] }]
}
