import { FAMILIES, LOTS, type Lot } from '../cards/lots.ts'
import { COINS, type Money, PROMISE } from '../cards/money.ts'
import { fillRow } from './opening.ts'
import type { AuctionOptions } from './options.ts'
import type { Auction, AuctionState, Collector } from './state.ts'

/** S1-S3: the piles are shuffled, everybody gets a promise and some money, and two lots are shown. */
export function setup(game: Auction, { rounds, moneyAtStart }: AuctionOptions): AuctionState {
  const { cards, players } = game
  const families: readonly string[] = FAMILIES.slice(0, players.length + 1)
  const lots = LOTS.filter(({ family }) => families.includes(family))
  const pile = cards.create('lot', lots.map(idOf))
  cards.shuffle(pile)
  const box = pile.splice(0, pile.length - rounds * players.length)
  const money = cards.create('money', COINS.flatMap(copiesOf))
  cards.shuffle(money)
  game.tell({ kind: 'lots-laid-out', lots: pile.length, rounds, coins: money.length })
  const collectors = players.map(({ seat }): Collector => {
    const hand = cards.create('money', [PROMISE.id], 'everyone')
    cards.draw(money, hand, seat, moneyAtStart)
    game.tell({ kind: 'purse-dealt', by: seat, cards: [...hand] })
    return { hand, lots: [], isPresent: true }
  })
  const state: AuctionState = {
    agenda: [{ do: 'begin-round' }],
    round: 0,
    rounds,
    collectors,
    pile,
    row: [],
    block: null,
    money,
    spent: [],
    box,
    sittingOut: null,
    lastSale: null,
  }
  fillRow(game, state)
  return state
}

function idOf({ id }: Lot): string {
  return id
}

function copiesOf({ id, copies }: Money): readonly string[] {
  return new Array<string>(copies).fill(id)
}
