import { addLink, type ChosenThings, choosePayment, payCosts } from '@turnwright/actions'
import { type CardId, type Seat, take } from '@turnwright/kernel'
import type { EstravenCost } from '../cards/cost.ts'
import type { Effect } from '../cards/effect.ts'
import type { LinkSort } from '../cards/words-of-the-game.ts'
import { manaIn, playingCosts, spareMana } from './action-rules.ts'
import { type Aimed, aim } from './aiming.ts'
import { arrive, findPermanent } from './battlefield.ts'
import { COSTS } from './costs.ts'
import { carryOut } from './effects.ts'
import { printed } from './identities.ts'
import { hasKeyword } from './stats.ts'
import { type Estraven, opponentOf, playerAt } from './state.ts'
import type { Question } from './questions.ts'
import { toldTargets } from './telling.ts'

/** What was chosen for an action, and has still to be paid. */
interface Prepared extends Aimed {
  readonly costs: readonly EstravenCost[]
  readonly payment: ChosenThings | null
}

/** E22: everything is chosen, then everything is paid; only then does anything change. */
function prepare(
  game: Estraven,
  seat: Seat,
  card: CardId,
  printedCosts: readonly EstravenCost[],
  effects: readonly Effect[],
): Prepared {
  const aimed = aim(game, seat, card, effects, spareMana(game, seat, printedCosts))
  if (aimed === null) throw new Error('an action without a legal target was offered')
  const { targets, ward } = aimed
  const costs = ward === 0 ? printedCosts : withWard(printedCosts, ward)
  game.state.moment++
  const payer = { playerId: seat, entityId: card }
  const payment = choosePayment(COSTS, costs, game, payer, ({ cost }): Question => ({ kind: 'payment', card, cost }))
  return { targets, ward, costs, payment }
}

function pay(game: Estraven, seat: Seat, card: CardId, { costs, payment }: Prepared): void {
  if (payCosts(COSTS, costs, game, { playerId: seat, entityId: card }, payment) !== null)
    throw new Error('an action was offered that cannot be paid')
}

function withWard(costs: readonly EstravenCost[], ward: number): readonly EstravenCost[] {
  return [{ type: 'MANA', amount: manaIn(costs) + ward }, ...costs.filter(({ type }) => type !== 'MANA')]
}

export interface NewLink {
  readonly sort: LinkSort
  readonly card: CardId
  readonly ability?: number
  readonly targets?: readonly number[]
  readonly others?: readonly CardId[]
  readonly swift: boolean
}

/** E33: a link on the chain; the other player may answer first. */
export function putOnChain(game: Estraven, by: Seat, link: NewLink): void {
  const { state, cards } = game
  const { sort, card, ability = -1, targets = [], others = [], swift } = link
  addLink(
    state.chain,
    {
      id: ++state.links,
      sort,
      by,
      card,
      kind: cards.kind(card),
      ability,
      targets,
      others,
      swift,
      countered: false,
      counteredBy: 0,
    },
    opponentOf(state, by),
  )
}

const SORTS = { spell: 'spell', reaction: 'reaction', leader: 'unit', troop: 'unit', resource: 'unit' } as const

/** Plays a card from the hand. */
export function playCard(game: Estraven, seat: Seat, card: CardId): void {
  const { state, cards } = game
  const kind = cards.kind(card)
  const { type, effects, keywords } = printed(kind)
  const prepared = prepare(game, seat, card, playingCosts(game, seat, kind), effects)
  const { targets, costs } = prepared
  take(card, playerAt(state, seat).hand)
  cards.reveal(card)
  const link = type === 'resource' ? 0 : state.links + 1
  game.tell({ kind: 'plays', seat, card, targets: toldTargets(state, effects, targets), mana: manaIn(costs), link })
  pay(game, seat, card, prepared)
  if (type === 'resource') arrive(game, seat, card)
  else putOnChain(game, seat, { sort: SORTS[type], card, targets, swift: keywords.swift })
}

/** E23: uses an ability of a card on the battlefield. */
export function activate(game: Estraven, seat: Seat, card: CardId, at: number): void {
  const { state } = game
  const permanent = findPermanent(state, seat, card)
  const ability = permanent === null ? undefined : printed(permanent.kind).abilities[at]
  if (permanent === null || ability?.kind !== 'activated') throw new Error('an ability was offered that is not there')
  const swift = hasKeyword(state, seat, permanent, 'swift')
  const prepared = prepare(game, seat, card, ability.costs, ability.effects)
  const { targets, costs } = prepared
  permanent.used |= 1 << at
  game.tell({
    kind: 'uses',
    seat,
    card,
    ability: at,
    targets: toldTargets(state, ability.effects, targets),
    mana: manaIn(costs),
    taps: costs.some((cost) => cost.type === 'TAP' && cost.of === undefined),
    link: ability.quick === true ? 0 : state.links + 1,
  })
  pay(game, seat, card, prepared)
  if (ability.quick === true) carryOut({ game, by: seat, card, targets, link: 0 }, ability.effects)
  else putOnChain(game, seat, { sort: 'ability', card, ability: at, targets, swift })
}
