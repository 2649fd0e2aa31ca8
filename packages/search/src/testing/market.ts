import { type AgentKind, type CardId, type GameDefinition, noOptions, type Seat } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import type { Mind } from '@turnwright/kernel/search'

/** Each in turn takes a coin, two coins, or whatever the top card of the deck is worth. */
export interface MarketState {
  deck: CardId[]
  coins: number[]
  turns: number
}

type MarketAbout =
  | { readonly kind: 'trade'; readonly turn: number }
  | { readonly kind: 'one' | 'two' | 'card' | 'traded' }

const WORTHS = ['0', '1', '6', '7']
const COPIES = 6
const TURNS = 8

export const market: GameDefinition<MarketState, Record<string, never>, unknown, MarketAbout> = {
  id: 'market',
  name: 'Market',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: noOptions,
  identities: WORTHS,
  words: {
    en: {
      trade: () => 'Trade',
      one: () => 'One coin',
      two: () => 'Two coins',
      card: () => 'The card',
      traded: () => 'Somebody traded',
    },
  },
  setup(game) {
    const deck = game.cards.create(
      'card',
      WORTHS.flatMap((worth) => new Array<string>(COPIES).fill(worth)),
    )
    game.cards.shuffle(deck)
    return { deck, coins: game.players.map(() => 0), turns: 0 }
  },
  step(game) {
    const { state, cards } = game
    const seat = state.turns % game.players.length
    const answer = game.requestInputSingle({
      actor: game.player(seat).name,
      about: { kind: 'trade', turn: state.turns },
      choices: [{ about: { kind: 'one' } }, { about: { kind: 'two' } }, { about: { kind: 'card' } }],
    }) as readonly string[]
    const [chosen] = answer
    if (chosen === 'card') {
      const card = state.deck.pop() as CardId
      cards.reveal(card)
      state.coins[seat]! += Number(cards.identity(card))
    } else state.coins[seat]! += chosen === 'two' ? 2 : 1
    state.turns++
  },
  result({ coins, turns }) {
    if (turns < TURNS) return null
    const most = Math.max(...coins)
    const winners = coins.flatMap((each, seat) => (each === most ? [seat] : []))
    return { winners: winners.length === coins.length ? [] : winners, scores: coins, reason: 'Most coins win' }
  },
  leave: (game) => game.finish({ winners: [], scores: game.state.coins, reason: 'left' }),
  view: ({ coins, turns, deck }) => ({ coins, turns, left: deck.length }),
}

/** Takes one coin, whatever happens. */
export const thrifty: AgentKind = { about: 'Takes one coin.', create: () => () => ['one'] }

export const unrankedMarketMind: Mind<MarketState> = {
  unit: 'points',
  rollout: () => () => ['one'],
  evaluate: ({ state }, seat) => state.coins[seat] as number,
  turn: ({ state }) => state.turns,
}

export const marketMind: Mind<MarketState> = {
  ...unrankedMarketMind,
  rank: () => [
    { answer: ['one'], prior: 0.4 },
    { answer: ['two'], prior: 0.3 },
    { answer: ['card'], prior: 0.3 },
  ],
}

/** The first question is put to `answer`, for the seat that begins; everybody takes one coin afterwards. */
export function asked(seed: string, answer: (question: Parameters<ReturnType<AgentKind['create']>>[0]) => void): Game {
  const game = createGame(market, { players: ['ana', 'bo'], seed }) as Game
  game.keepCheckpoints()
  const seats: readonly Seat[] = [0, 1]
  let isFirst = true
  for (const seat of seats)
    game.seatResponder(seat, (question) => {
      if (isFirst) answer(question)
      isFirst = false
      return ['one']
    })
  game.run()
  return game
}
