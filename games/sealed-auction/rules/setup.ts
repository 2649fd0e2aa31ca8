import type { CardId } from '@turnwright/kernel'
import { FAMILIES, LOTS } from '../cards/lots.ts'
import { COINS, PROMISE } from '../cards/money.ts'
import { fillRow } from './opening.ts'
import type { AuctionOptions } from './options.ts'
import type { Auction, AuctionState, Collector } from './state.ts'

/** S1-S3: the piles are shuffled, everybody gets a promise and some money, and two lots are shown. */
export function setup(game: Auction, { rounds, moneyAtStart }: AuctionOptions): AuctionState {
  const { cards, players } = game
  const families: readonly string[] = FAMILIES.slice(0, players.length + 1)
  const pile = shuffled(
    game,
    'lot',
    LOTS.filter(({ family }) => families.includes(family)).map(({ id }) => id),
  )
  const box = pile.splice(0, pile.length - rounds * players.length)
  const money = shuffled(
    game,
    'money',
    COINS.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)),
  )
  const collectors = players.map(({ seat }): Collector => {
    const hand = cards.create('money', [PROMISE.id], 'everyone')
    cards.draw(money, hand, seat, moneyAtStart)
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

function shuffled(game: Auction, back: string, identities: readonly string[]): CardId[] {
  const made = game.cards.create(back, identities)
  game.cards.shuffle(made)
  return made
}
