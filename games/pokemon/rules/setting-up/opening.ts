import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { flipCoin } from '../coins.ts'
import { bothSolemnly, ceremony } from '../ceremony.ts'
import { isBasicPokemon } from '../movements.ts'
import { newPokemon } from '../pokemon-in-play.ts'
import { BENCH_SIZE, type Duel, playerAt } from '../state.ts'

const ACTIVE = { kind: 'opening-active' } as const
const BENCH = { kind: 'opening-bench' } as const

/** P5: both choose an Active Pokémon, face down and at the same time. */
export function chooseActive(game: Duel): void {
  const { state, players } = game
  state.matchState = 'SELECT_ACTIVE_POKEMON'
  const chosen = game.requestInputMany(
    players.map(({ seat, name }) => ({
      actor: name,
      about: ACTIVE,
      choices: basicsOf(game, seat),
      cards: true,
      private: true,
    })),
  )
  for (const { seat, selection } of chosen) {
    const player = playerAt(state, seat)
    for (const card of selection) game.cards.move(card, player.hand, player.faceDown)
  }
}

/** P5: and up to five for the Bench. The question comes even to those who have nobody to put there. */
export function chooseBench(game: Duel): void {
  const { state, players } = game
  state.matchState = 'SELECT_BENCH_POKEMON'
  const chosen = game.requestInputMany(
    players.map(({ seat, name }) => ({
      actor: name,
      about: BENCH,
      choices: basicsOf(game, seat),
      cards: true,
      private: true,
      min: 0,
      max: BENCH_SIZE,
    })),
  )
  for (const { seat, selection } of chosen) {
    const player = playerAt(state, seat)
    for (const card of selection) game.cards.move(card, player.hand, player.faceDown)
  }
}

function basicsOf(game: Duel, seat: Seat): CardId[] {
  return playerAt(game.state, seat).hand.filter((card) => isBasicPokemon(game, card))
}

/** P6: Prizes from the top of each deck, face down. */
export function setPrizes(game: Duel): void {
  const { state } = game
  state.matchState = 'SET_PRIZE_CARDS'
  bothSolemnly(game, 'SET_PRIZE_CARDS')
  for (const { deck, prizes } of state.players) prizes.push(...deck.splice(deck.length - state.prizesToWin).reverse())
  game.tell({ kind: 'prizes-set', n: state.prizesToWin })
}

/** P7: a coin decides who begins; the winner of the flip does. Then all Pokémon are turned up. */
export function chooseFirst(game: Duel): void {
  const { state } = game
  state.matchState = 'FIRST_PLAYER_SELECTION'
  ceremony(game, 0, 'GENERATE_COIN_FLIP')
  const first = flipCoin(game, 0, { for: 'who-begins' }) ? 0 : 1
  state.first = first
  bothSolemnly(game, 'CONFIRM_FIRST_PLAYER')
  state.matchState = 'INITIAL_SETUP'
  for (const { seat } of game.players) turnUp(game, seat)
  doNext(state.agenda, { do: 'turn', seat: first })
}

function turnUp(game: Duel, seat: Seat): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  cards.reveal(player.faceDown)
  const [active, ...bench] = player.faceDown.map((card) => newPokemon(card, cards.kind(card), 0, state.nextMark++))
  player.active = active ?? null
  player.bench.push(...bench)
  for (const [at, card] of player.faceDown.splice(0).entries())
    game.tell({ kind: 'in-play', by: seat, card, isActive: at === 0 })
}
