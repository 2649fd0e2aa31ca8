import { amountCost, cardCost, type CostKinds, type Payer } from '@turnwright/actions'
import { take } from '@turnwright/kernel'
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

/** That a card taps for a deed of its own is told with the deed. */
function tap(table: Table, { playerId, entityId }: Payer, card: number): void {
  const permanent = findPermanent(table.state, playerId, card)
  if (permanent === null) return
  permanent.tapped = true
  if (permanent.card !== entityId) table.tell?.({ kind: 'tapped', card: permanent.card })
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
    spend(table, seat, amount) {
      const player = playerAt(table.state, seat)
      player.life -= amount
      table.tell?.({ kind: 'pays-life', seat, amount, life: player.life })
    },
  }),
  TAP: cardCost({
    candidates: (table, payer, { of }) => ownCards(table, payer, of, isUntapped),
    pay: tap,
  }),
  SACRIFICE: cardCost({
    candidates: (table, payer, { of }) => ownCards(table, payer, of, () => true),
    pay(table, { playerId }, card) {
      const permanent = findPermanent(table.state, playerId, card)
      if (permanent === null) return
      table.tell?.({ kind: 'sacrifices', seat: playerId, card: permanent.card })
      die(table.state, playerId, permanent)
    },
  }),
  DISCARD: cardCost({
    candidates: ({ state, cards }, { playerId, entityId }, { of }) =>
      playerAt(state, playerId).hand.filter(
        (card) => card !== entityId && (of === undefined || isPrintedLike(cards.kind(card), of)),
      ),
    pay(table, { playerId }, thing) {
      const { hand, graveyard } = playerAt(table.state, playerId)
      const card = hand.find((held) => held === thing)
      if (card === undefined) return
      take(card, hand)
      graveyard.push(card)
      table.cards.reveal?.(card)
      table.tell?.({ kind: 'discards', seat: playerId, cards: [card] })
    },
  }),
  EXHAUST_RESOURCE: cardCost({
    candidates: (table, payer, { resource }) => ownCards(table, payer, { type: 'resource', resource }, isUntapped),
    pay: tap,
  }),
}
