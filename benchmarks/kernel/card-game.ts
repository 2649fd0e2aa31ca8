import { type CardId, type GameDefinition, type GameResult, noOptions, type Seat } from '@turnwright/kernel'

/** One of the 200 cards, as in the peer's benchmark. */
export interface BenchCard {
  readonly name: string
  readonly power: number
}

export const CARD_COUNT = 200
const HAND = 7
const MOVES_A_TURN = 2

export const BENCH_CARDS: readonly BenchCard[] = Array.from({ length: CARD_COUNT }, (_, i) => ({
  name: `Card number ${i}`,
  power: 1 + ((i * 13) % 9),
}))
const IDENTITIES = BENCH_CARDS.map(({ name }) => name)

export interface CardGameState {
  deck: CardId[]
  hands: [CardId[], CardId[]]
  scores: [number, number]
  played: CardId[]
  turn: Seat
  moves: number
  left: Seat | null
}

/** The rules of the peer's 200-card game: two moves a turn, each a draw or a card played for its power. */
export function cardGame({ endless = false } = {}): GameDefinition<CardGameState> {
  return {
    id: endless ? 'bench-cards-endless' : 'bench-cards',
    name: 'Two hundred cards',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: noOptions,
    identities: IDENTITIES,

    setup(game) {
      const deck = game.cards.create('card', IDENTITIES)
      game.cards.shuffle(deck)
      const hands: [CardId[], CardId[]] = [[], []]
      for (const seat of [0, 1] as const) game.cards.draw(deck, hands[seat], seat, HAND)
      return { deck, hands, scores: [0, 0], played: [], turn: 0, moves: 0, left: null }
    },

    step(game) {
      const { state } = game
      const seat = state.turn as 0 | 1
      const hand = state.hands[seat]
      const canDraw = state.deck.length > 0 || (endless && state.played.length > 0)
      const choices: (string | CardId)[] = canDraw ? ['draw', ...hand] : hand.length > 0 ? hand.slice() : ['pass']
      const [move] = game.requestInputSingle({
        actor: game.player(seat).name,
        title: 'Draw or play',
        choices,
        cards: true,
        noAutoRespond: true,
      })
      if (move === 'draw') {
        if (state.deck.length === 0) {
          state.deck = state.played
          state.played = []
          game.cards.shuffle(state.deck)
        }
        game.cards.draw(state.deck, hand, seat)
      } else if (move !== 'pass') {
        const card = move as CardId
        game.cards.move(card, hand, state.played)
        game.cards.reveal(card)
        state.scores[seat] += (BENCH_CARDS[game.cards.kind(card)] as BenchCard).power
      }
      state.moves++
      if (state.moves === MOVES_A_TURN) {
        state.moves = 0
        state.turn = 1 - seat
      }
    },

    result(state): GameResult | null {
      if (state.left !== null)
        return { winners: [1 - state.left], scores: state.scores, reason: 'The other player left' }
      if (endless || state.deck.length > 0 || state.hands[0].length > 0 || state.hands[1].length > 0) return null
      const [a, b] = state.scores
      return { winners: a === b ? [] : [a > b ? 0 : 1], scores: [a, b], reason: 'All cards are played' }
    },

    leave(game, seat) {
      game.state.left = seat
    },

    copy: ({ deck, hands: [first, second], scores: [a, b], played, turn, moves, left }) => ({
      deck: deck.slice(),
      hands: [first.slice(), second.slice()],
      scores: [a, b],
      played: played.slice(),
      turn,
      moves,
      left,
    }),

    view(state, seat, cards) {
      return {
        deck: state.deck.length,
        hands: state.hands.map((hand, of) => (of === seat ? hand.map((card) => cards.identity(card)) : hand.length)),
        scores: state.scores,
        played: state.played,
        turn: state.turn,
      }
    },
  }
}
