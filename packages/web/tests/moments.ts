import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { createGame, project, type Projection } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'

/** A question that somebody is asked in the middle of a game, always the same one; or the end of a game. */
export interface Moment {
  /** The id of the game. */
  readonly game: string
  readonly seats: number
  /** What the question is about; null plays on to the end. */
  readonly asks: string | null
  /** How many questions about it the seat has answered before. */
  readonly after?: number
}

/** Guests are called by two words, and bots by what they are. */
const PLAYERS = ['Patient Marten', 'Greedy bot', 'Swift Badger', 'Generator-v2 bot', 'Otto']

/** What every game asks most, in its middle. */
export const MIDDLES: readonly Moment[] = [
  { game: 'wingspan', seats: 3, asks: 'turn', after: 16 },
  { game: 'agricola', seats: 4, asks: 'place-person', after: 17 },
  { game: 'estraven', seats: 2, asks: 'main', after: 30 },
  { game: 'pokemon', seats: 2, asks: 'main', after: 22 },
  { game: 'sealed-auction', seats: 4, asks: 'seal-bid', after: 3 },
  { game: 'tic-tac-toe', seats: 2, asks: 'mark-a-cell', after: 1 },
]

/** The first seat at that moment, and all that it is told. */
export function projectionAt({ game: id, seats, asks, after = 0 }: Moment): Projection {
  const module = games.find(({ definition }) => definition.id === id)
  if (module === undefined) throw new Error(`there is no game called ${id}`)
  const game = createGame(module.definition, { players: PLAYERS.slice(0, seats), seed: 'a table in the evening' })
  let left = after
  for (const { seat } of game.players) {
    const agent = agentOf(module).create(Random.fromSeed(`chance of seat ${seat}`))
    game.seatResponder(seat, (question) => {
      if (seat === 0 && question.about?.kind === asks && left-- <= 0) return undefined
      return agent(question)
    })
  }
  game.run()
  if (game.fault !== null) throw new Error(`${id} failed: ${game.fault.stack}`)
  if (asks !== null && game.result !== null) throw new Error(`${id} never asks "${asks}" ${after + 1} times`)
  return project(game, 0)
}

/** Whoever sits down where nobody asks for another. */
function agentOf({ agents }: GameModule) {
  const names = Object.keys(agents)
  const agent = agents[names.find((name) => name !== 'random' && agents[name]?.slow !== true) ?? 'random']
  if (agent === undefined) throw new Error('nobody can play this game')
  return agent
}
