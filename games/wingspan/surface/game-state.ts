import type { CardId, Cards, Player, Seat } from '@turnwright/kernel'
import type { GameOf } from '@turnwright/kernel/host'
import type { wingspan } from '../rules/wingspan.ts'
import { findBird } from '../rules/mat.ts'
import type { MatBird, PlayerState, WingspanState } from '../rules/state.ts'
import { type BirdInstanceId, birdInstanceId, type PlayerId } from './core.ts'

export type WingspanGame = GameOf<typeof wingspan>

/** The state of a game as the parts of this surface see it. A game of the kernel is one. */
export interface GameState {
  readonly state: WingspanState
  readonly cards: Cards
  /** Their names are the player ids. */
  readonly players: readonly Player[]
}

export function seatOf({ players }: GameState, playerId: PlayerId): Seat {
  const player = players.find(({ name }) => name === playerId)
  if (player === undefined) throw new RangeError(`there is no player ${playerId}`)
  return player.seat
}

export function playerIdAt({ players }: GameState, seat: Seat): PlayerId {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return player.name
}

export function playerOf(game: GameState, playerId: PlayerId): PlayerState {
  return game.state.players[seatOf(game, playerId)] as PlayerState
}

export function instanceOf(game: GameState, seat: Seat, card: CardId): BirdInstanceId {
  return birdInstanceId(playerIdAt(game, seat), findBird(game.state.players[seat] as PlayerState, card))
}

/** Every bird on a mat under its instance id. */
export function birdsOf(game: GameState, playerId: PlayerId): ReadonlyMap<BirdInstanceId, MatBird> {
  const birds = playerOf(game, playerId).rows.flat()
  return new Map(birds.map((bird) => [birdInstanceId(playerId, bird), bird]))
}
