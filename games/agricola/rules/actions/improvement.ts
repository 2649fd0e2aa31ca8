import type { CardId, Seat } from '@turnwright/kernel'
import { cardAt, majorAt } from '../../cards/catalogue.ts'
import { type Goods, goodsId, onlySome } from '../../cards/goods.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { tellPrice, waysToPay } from '../costs.ts'
import { pay } from '../goods.ts'
import type { Chosen, Question } from '../questions.ts'
import { promiseGoods } from '../schedule.ts'
import { type Agricola, type AgricolaState, playerAt } from '../state.ts'
import { beyondReach } from './beyond-reach.ts'
import { canAffordMajor, holdsMinor, isPlayable, priceOfMajor, priceOfMinor, returnable } from './improvement-prices.ts'
import { layOut } from './play-card.ts'

/** A way to pay for an improvement: goods, or another improvement that goes back. */
interface Payment {
  readonly goods: Goods
  readonly returned: number | null
}

interface MajorChoice {
  readonly id: string
  readonly about: Chosen
  readonly ref: { readonly space: string }
  readonly value: { readonly major: number }
}

const NO_GOODS: Goods = {}
const SKIP = { id: 'skip', about: { kind: 'no-improvement' }, value: null } as const
const BUILD_IMPROVEMENT: Question = { kind: 'build-improvement' }
const PLAY_MINOR: Question = { kind: 'play-minor' }

const MAJOR_CHOICES: readonly MajorChoice[] = MAJORS.map(({ id }, major) => ({
  id,
  about: { kind: 'major', major: id },
  ref: { space: id },
  value: { major },
}))

/** What an improvement action allows. */
export interface Allowed {
  readonly majors: boolean
  readonly minors: boolean
  readonly maySkip: boolean
}

/**
 * One improvement. Whoever holds a minor improvement is asked, whether or not it can be played: what is not asked would
 * tell the others what it is. Whether one was built or played.
 */
export function improve(actions: AgricolaActionManager, seat: Seat, allowed: Allowed): boolean {
  const { game } = actions
  // How many minor improvements somebody holds can be counted from what everybody saw.
  if (!allowed.majors && !holdsMinor(game, seat)) return false
  const about = allowed.majors ? BUILD_IMPROVEMENT : PLAY_MINOR
  const choice = actions.one(seat, about, () => improvements(game, seat, allowed), {
    cards: true,
    noAutoRespond: true,
    unavailable: () => beyondReach(game, seat, allowed),
  })
  if (choice === null) return false
  return typeof choice === 'number' ? playMinor(actions, seat, choice) : buildMajor(actions, seat, choice.major)
}

function improvements(
  game: Agricola,
  seat: Seat,
  { majors, minors, maySkip }: Allowed,
): readonly (MajorChoice | CardId | typeof SKIP)[] {
  const { state } = game
  const choices: (MajorChoice | CardId | typeof SKIP)[] = []
  if (majors)
    for (const major of state.majors) {
      const choice = MAJOR_CHOICES[major]
      if (choice !== undefined && canAffordMajor(state, seat, major)) choices.push(choice)
    }
  if (minors) for (const card of playerAt(state, seat).hand) if (isPlayable(game, seat, card)) choices.push(card)
  // Whoever came only for a minor improvement that is no longer playable, after converting something, may stop, too.
  if (maySkip || choices.length === 0) choices.push(SKIP)
  return choices
}

function buildMajor(actions: AgricolaActionManager, seat: Seat, major: number): boolean {
  const { game } = actions
  const { state } = game
  const { id, returns, abilities } = majorAt(major)
  const price = priceOfMajor(major)
  const ways = (): readonly Payment[] => payments(state, seat, waysToPay(state, seat, 'major', price), returns)
  const paid = settle(actions, seat, ways, { kind: 'pay-for-major', major: id }, price)
  if (paid === null) return false
  state.majors.splice(state.majors.indexOf(major), 1)
  playerAt(state, seat).majors.push(major)
  game.tell({ kind: 'builds-major', seat, major: id, paid })
  const { onBuild } = abilities
  if (onBuild === 'bake') {
    actions.wakeOven(seat, id)
    return true
  }
  if (onBuild !== undefined) promiseGoods(game, seat, onBuild.schedule.goods, onBuild.schedule.rounds)
  actions.wakeAfter(seat, 'buildImprovement')
  return true
}

function playMinor(actions: AgricolaActionManager, seat: Seat, card: CardId): boolean {
  const { game } = actions
  const { state } = game
  const kind = game.cards.kind(card)
  const minor = cardAt(kind)
  const price = priceOfMinor(kind, playerAt(state, seat))
  const ways = (): readonly Payment[] => {
    const goods = minor.cost.returns === undefined ? waysToPay(state, seat, 'minor', price) : []
    return payments(state, seat, goods, minor.cost.returns)
  }
  const paid = settle(actions, seat, ways, { kind: 'pay-for-minor', card }, price)
  if (paid === null) return false
  layOut(actions, seat, card, paid, 'buildImprovement')
  return true
}

function payments(
  state: AgricolaState,
  seat: Seat,
  goods: readonly Goods[],
  returns: readonly string[] | undefined,
): readonly Payment[] {
  const payments: Payment[] = []
  for (const price of goods) payments.push({ goods: price, returned: null })
  for (const major of returnable(playerAt(state, seat), returns)) payments.push({ goods: NO_GOODS, returned: major })
  return payments
}

/** Pays, asking where there are several ways, and says what. Null when there is none left. */
function settle(
  actions: AgricolaActionManager,
  seat: Seat,
  ways: () => readonly Payment[],
  about: Question,
  printed: Goods,
): Goods | null {
  const { state } = actions.game
  const found = ways()
  const only = found.length === 1 ? found[0] : undefined
  const payment = only ?? actions.some(seat, about, () => ways().map(paymentChoice), {})[0]
  if (payment === undefined) return null
  pay(playerAt(state, seat), payment.goods)
  if (payment.returned !== null) giveBack(actions, seat, payment.returned)
  else tellPrice(actions, seat, payment.goods, printed)
  return onlySome(payment.goods)
}

function giveBack({ game }: AgricolaActionManager, seat: Seat, major: number): void {
  const { state } = game
  const { majors } = playerAt(state, seat)
  majors.splice(majors.indexOf(major), 1)
  state.majors.push(major)
  state.majors.sort((a, b) => a - b)
  game.tell({ kind: 'gives-back', seat, major: majorAt(major).id })
}

interface PaymentChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: Payment
}

function paymentChoice(payment: Payment): PaymentChoice {
  const { goods, returned } = payment
  if (returned === null) return { id: goodsId(goods), about: { kind: 'goods', goods }, value: payment }
  const { id } = majorAt(returned)
  return { id, about: { kind: 'give-back', major: id }, value: payment }
}
