import type { CardId, GameResult, SelectSelector } from '@turnwright/kernel'
import { type AskedSelector, createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { CELLS, ticTacToe } from '@turnwright/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { type CardGameState, cardGame } from './card-game.ts'
import { CreateGameReducer, InitializeGame } from './peer/boardgame-io.ts'
import { type PeerCard, type PeerCardGameState, peerCardGame } from './peer/card-game.ts'
import type { PeerGame, PeerMove } from './peer/peer-game.ts'
import { peerTicTacToe } from './peer/tic-tac-toe.ts'
import type { BenchGame } from './play.ts'

const SEEDS = Array.from({ length: process.env['SOAK'] === undefined ? 3 : 200 }, (_, i) => `lockstep/${i}`)
const PLAYERS = ['Ana', 'Bo']

type PeerSeat = PeerCardGameState['players'][string]

describe('the peer plays the same 200-card game', () => {
  test.each(SEEDS)('to its end, move by move (%s)', (seed) => {
    const { ours, peer, playOne } = cardTables(seed)
    while (ours.waiting !== null) playOne()
    expect(ours.result?.scores).toEqual([0, 1].map((seat) => peer.state().players[seat]?.score))
    expect(peer.gameover()).toEqual(outcomeOf(ours.result))
  })

  test('in its endless form, through several shuffles of the played cards', () => {
    const { peer, playOne, shuffles } = cardTables('lockstep/endless', { endless: true })
    for (let move = 0; move < 1000; move++) playOne()
    expect(shuffles()).toBeGreaterThan(1)
    expect(peer.gameover()).toBeUndefined()
  })
})

describe('the peer plays the same tic-tac-toe', () => {
  test.each(SEEDS)('to its end, move by move (%s)', (seed) => {
    const chance = Random.fromSeed(seed)
    const ours = createGame(ticTacToe, { players: PLAYERS, seed })
    const peer = peerMatch(peerTicTacToe())
    ours.run()
    while (ours.waiting !== null) {
      const { choices } = askedIn(ours)
      expect(choices.map((choice) => (typeof choice === 'object' ? choice.id : choice))).toEqual(
        peer.moves().map(({ args }) => CELLS[args[0] as number]),
      )
      const chosen = chance.int(choices.length)
      answerWith(ours, CELLS[peer.moves()[chosen]?.args[0] as number] as string)
      peer.play(chosen)
      expect(peer.state().cells).toEqual(ours.state.cells.map((seat) => (seat === null ? null : String(seat))))
    }
    expect(peer.gameover()).toEqual(outcomeOf(ours.result))
  })
})

/** Our card game and the peer's with the same deck; `playOne` makes one random move in both and compares them. */
function cardTables(seed: string, { endless = false } = {}) {
  const chance = Random.fromSeed(seed)
  const ours = createGame(cardGame({ endless }), { players: PLAYERS, seed })
  ours.run()
  // The peer deals both hands from the front of the pile; what we dealt is laid out for it that way.
  let pile = [...ours.state.hands.flat(), ...ours.state.deck]
  let shuffles = 0
  const shuffle = (cards: readonly PeerCard[]): PeerCard[] => {
    shuffles++
    const byName = new Map(cards.map((card) => [card.name, card]))
    expect(byName.size).toBe(pile.length)
    return namesOf(ours, pile).map((name) => byName.get(name) as PeerCard)
  }
  const peer = peerMatch(peerCardGame({ endless, shuffle }))
  expect(peerTable(peer.state())).toBe(ourTable(ours))

  const playOne = (): void => {
    expect(peer.currentPlayer()).toBe(String(ours.state.turn))
    const choices = askedIn(ours).choices as readonly (string | number)[]
    expect(peer.moves().map(({ move }) => move)).toEqual(choices.map((id) => (typeof id === 'number' ? 'play' : id)))
    const chosen = chance.int(choices.length)
    const seat = ours.state.turn as 0 | 1
    answerWith(ours, choices[chosen] as string | number)
    // If we shuffled for this draw, our deck and the card just drawn from it are the pile that the peer needs.
    pile = [...ours.state.deck, ...ours.state.hands[seat].slice(-1)]
    peer.play(chosen)
    expect(peerTable(peer.state())).toBe(ourTable(ours))
  }
  return { ours, peer, playOne, shuffles: () => shuffles }
}

function peerMatch<G>(game: PeerGame<G>) {
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 2 })
  const moves = (): PeerMove[] => game.ai.enumerate(state.G as G, state.ctx, state.ctx.currentPlayer)
  return {
    moves,
    state: () => state.G as G,
    gameover: (): unknown => state.ctx.gameover,
    currentPlayer: () => state.ctx.currentPlayer,
    play(index: number): void {
      const { move, args } = moves()[index] as PeerMove
      const payload = { type: move, args, playerID: state.ctx.currentPlayer }
      state = reducer(state, { type: 'MAKE_MOVE', payload } as never)
    },
  }
}

function askedIn<State>({ waiting }: BenchGame<State>): SelectSelector & AskedSelector {
  const selector = waiting?.selectors[0]
  if (selector === undefined || selector.type === 'action') throw new Error('nobody is asked to choose')
  return selector
}

function answerWith<State>(game: BenchGame<State>, id: string | number): void {
  const { actor, title } = askedIn(game)
  game.respondToInputRequest({ actor, title, selection: [id] })
}

function ourTable(game: BenchGame<CardGameState>): string {
  const { deck, hands, played, scores } = game.state
  return tableText(
    [deck, ...hands, played].map((zone) => namesOf(game, zone)),
    scores,
  )
}

function peerTable({ secret, players, table }: PeerCardGameState): string {
  const [first, second] = [players['0'] as PeerSeat, players['1'] as PeerSeat]
  const zones = [secret.deck, first.hand, second.hand, table]
  return tableText(
    zones.map((zone) => zone.map(({ name }) => name)),
    [first.score, second.score],
  )
}

/** Deck, hands, played cards and scores as text: thousands of tables are compared, and text is compared at once. */
function tableText(zones: readonly (readonly string[])[], scores: readonly number[]): string {
  return [...zones, scores].map((items) => items.join(', ')).join('\n')
}

function namesOf(game: BenchGame<CardGameState>, cards: readonly CardId[]): string[] {
  return cards.map((card) => game.cards.identity(card))
}

/** A result of ours in the peer's words. */
function outcomeOf(result: GameResult | null): unknown {
  const [winner] = result?.winners ?? []
  return winner === undefined ? { draw: true } : { winner: String(winner) }
}
