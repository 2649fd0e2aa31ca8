import { BENCH_CARDS } from '../card-game.ts'
import { INVALID_MOVE } from './boardgame-io.ts'
import type { PeerGame, PeerMove } from './peer-game.ts'

/** A card lies in the peer's state with everything printed on it: that is how its games are written. */
export interface PeerCard {
  readonly id: number
  readonly name: string
  readonly kind: string
  readonly cost: { readonly wood: number; readonly food: number }
  readonly power: number
  readonly tags: readonly string[]
  readonly text: string
}

export interface PeerCardGameState {
  secret: { deck: PeerCard[] }
  players: Record<string, { hand: PeerCard[]; score: number }>
  table: PeerCard[]
  deckSize: number
}

export interface PeerCardGameOptions {
  readonly disableUndo?: boolean
  /** Played cards are shuffled into an empty deck, and the game never ends. */
  readonly endless?: boolean
  /** Lays out a shuffled pile; by default the peer's own shuffle. */
  readonly shuffle?: (cards: readonly PeerCard[]) => PeerCard[]
}

const KINDS = ['bird', 'minor', 'occupation', 'spell'] as const

/** Made anew for every game, as the peer's state may not be shared. */
export function peerCards(): PeerCard[] {
  return BENCH_CARDS.map(({ name, power }, id) => ({
    id,
    name,
    kind: KINDS[id % 4] as string,
    cost: { wood: id % 3, food: (id * 7) % 4 },
    power,
    tags: [KINDS[(id + 1) % 4] as string, `set${id % 5}`],
    text: 'When played: gain points equal to the power of this card.',
  }))
}

/** The 200-card game: a deck, two hands, two moves a turn, each a draw or a card played for its power. */
export function peerCardGame(options: PeerCardGameOptions = {}): PeerGame<PeerCardGameState> {
  const { disableUndo = false, endless = false, shuffle } = options
  return {
    name: 'cards',
    disableUndo,

    setup: ({ random, ctx }) => {
      const cards = peerCards()
      const deck = shuffle?.(cards) ?? random.Shuffle(cards)
      const players: PeerCardGameState['players'] = {}
      for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 7), score: 0 }
      return { secret: { deck }, players, table: [], deckSize: deck.length }
    },

    playerView: ({ G, playerID }) => {
      const players = Object.entries(G.players).map(([seat, player]) => [
        seat,
        seat === playerID ? player : { score: player.score, handSize: player.hand.length },
      ])
      return { players: Object.fromEntries(players), table: G.table, deckSize: G.deckSize }
    },

    turn: { minMoves: 2, maxMoves: 2 },

    moves: {
      draw: {
        client: false,
        move: ({ G, playerID, random }) => {
          if (G.secret.deck.length === 0) {
            if (!endless || G.table.length === 0) return INVALID_MOVE
            G.secret.deck = shuffle?.(G.table) ?? random.Shuffle(G.table)
            G.table = []
          }
          G.players[playerID]?.hand.push(G.secret.deck.pop() as PeerCard)
          G.deckSize = G.secret.deck.length
          return undefined
        },
      },
      play: {
        client: false,
        move: ({ G, playerID }, index: number) => {
          const player = G.players[playerID]
          if (player === undefined || !(index >= 0 && index < player.hand.length)) return INVALID_MOVE
          const [card] = player.hand.splice(index, 1) as [PeerCard]
          G.table.push(card)
          player.score += card.power
          return undefined
        },
      },
      pass: { client: false, move: () => {} },
    },

    endIf: ({ G }) => {
      if (endless || G.deckSize > 0) return undefined
      const { 0: first, 1: second } = G.players
      if (first === undefined || second === undefined) return undefined
      if (first.hand.length > 0 || second.hand.length > 0) return undefined
      if (first.score === second.score) return { draw: true }
      return { winner: first.score > second.score ? '0' : '1' }
    },

    ai: {
      enumerate: (G, _ctx, playerID) => {
        const moves: PeerMove[] = []
        if (G.deckSize > 0 || (endless && G.table.length > 0)) moves.push({ move: 'draw', args: [] })
        const held = G.players[playerID]?.hand.length ?? 0
        for (let index = 0; index < held; index++) moves.push({ move: 'play', args: [index] })
        if (moves.length === 0) moves.push({ move: 'pass', args: [] })
        return moves
      },
    },
  }
}
