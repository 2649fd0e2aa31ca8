import { amountCost, cardCost, type CostKinds, type Payer } from '@turnwright/actions'
import { type CardId, take } from '@turnwright/kernel'
import type { EstravenCost } from '../cards/cost.ts'
import type { Filter } from '../cards/filter.ts'
import { die, findPermanent } from './battlefield.ts'
import { isLike, isPrintedLike } from './stats.ts'
import { type Permanent, playerAt, type Table } from './state.ts'

const NONE: readonly number[] = []

/** Cards of the payer on the battlefield that fit; without a filter the card itself. */
function ownCards(
  { state }: Table,
  { playerId, entityId }: Payer,
  of: Filter | undefined,
  isFit: (permanent: Permanent) => boolean,
): readonly number[] {
  if (of === undefined) {
    const itself = entityId === undefined ? null : findPermanent(state, playerId, entityId)
    return itself !== null && isFit(itself) ? [itself.card] : NONE
  }
  const found: number[] = []
  for (const permanent of playerAt(state, playerId).battlefield)
    if (isFit(permanent) && isLike(state, playerId, permanent, of)) found.push(permanent.card)
  return found
}

const isUntapped = ({ tapped }: Permanent): boolean => !tapped

function tap({ state }: Table, { playerId }: Payer, card: number): void {
  const permanent = findPermanent(state, playerId, card as CardId)
  if (permanent !== null) permanent.tapped = true
}

/** E16-E21: every kind of cost, how it is checked and how it is paid. */
export const COSTS: CostKinds<Table, EstravenCost> = {
  MANA: amountCost({
    name: 'mana',
    amount: ({ amount }) => amount,
    available: ({ state }, seat) => playerAt(state, seat).pool,
    spend({ state }, seat, amount) {
      playerAt(state, seat).pool -= amount
    },
  }),
  LIFE: amountCost({
    name: 'life',
    amount: ({ amount }) => amount,
    // Nobody pays with their last life.
    available: ({ state }, seat) => playerAt(state, seat).life - 1,
    spend({ state }, seat, amount) {
      playerAt(state, seat).life -= amount
    },
  }),
  TAP: cardCost({
    candidates: (table, payer, { of }) => ownCards(table, payer, of, isUntapped),
    pay: tap,
  }),
  SACRIFICE: cardCost({
    candidates: (table, payer, { of }) => ownCards(table, payer, of, () => true),
    pay({ state }, { playerId }, card) {
      const permanent = findPermanent(state, playerId, card as CardId)
      if (permanent !== null) die(state, playerId, permanent)
    },
  }),
  DISCARD: cardCost({
    candidates: ({ state, cards }, { playerId, entityId }, { of }) =>
      playerAt(state, playerId).hand.filter(
        (card) => card !== entityId && (of === undefined || isPrintedLike(cards.kind(card), of)),
      ),
    pay({ state, cards }, { playerId }, card) {
      const { hand, graveyard } = playerAt(state, playerId)
      take(card as CardId, hand)
      graveyard.push(card as CardId)
      cards.reveal?.(card as CardId)
    },
  }),
  EXHAUST_RESOURCE: cardCost({
    candidates: (table, payer, { resource }) => ownCards(table, payer, { type: 'resource', resource }, isUntapped),
    pay: tap,
  }),
}
