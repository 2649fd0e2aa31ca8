import type { CardId } from '@turnwright/kernel'
import { type Duel, newPlayer, type PlayerState, pokemonOf } from '../state.ts'

/** P54: a fresh duel with the same decks and one Prize each. */
export function beginAnew(game: Duel): void {
  const { state } = game
  state.suddenDeaths++
  state.prizesToWin = 1
  state.matchState = 'PRE_GAME_SETUP'
  state.turnNumber = 0
  state.first = null
  for (const player of state.players) {
    const cards = everythingOf(player)
    Object.assign(player, newPlayer(cards), { bench: emptied(player.bench), faceDown: emptied(player.faceDown) })
  }
  state.agenda = [{ do: 'deal' }]
  game.tell({ kind: 'sudden-death' })
}

function emptied<T>(list: T[]): T[] {
  list.length = 0
  return list
}

function everythingOf(player: PlayerState): CardId[] {
  const { deck, hand, discard, prizes } = player
  const inPlay = pokemonOf(player).flatMap(({ cards, energy, tools }) => [...cards, ...energy, ...tools])
  return [...deck, ...hand, ...discard, ...prizes, ...inPlay]
}
