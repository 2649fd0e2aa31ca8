import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { createGame, type Game, project, type Projection } from '@turnwright/kernel/host'
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
  /** Another deal of the cards. */
  readonly deal?: number
  /** The language in which it is asked. */
  readonly locale?: string
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

/** As many as can sit there: everybody's name is at the table. */
export const FULL_TABLES: readonly Moment[] = [
  { game: 'wingspan', seats: 5, asks: 'turn', after: 16 },
  { game: 'sealed-auction', seats: 5, asks: 'seal-bid', after: 3 },
]

/** Questions that change what the table shows, or how much of it. */
export const QUESTIONS: readonly Moment[] = [
  { game: 'wingspan', seats: 3, asks: 'starting-hand' },
  { game: 'wingspan', seats: 3, asks: 'pay-food', after: 3 },
  { game: 'wingspan', seats: 3, asks: 'take-die', after: 18 },
  { game: 'agricola', seats: 4, asks: 'build-fences', after: 2, deal: 1 },
  { game: 'agricola', seats: 4, asks: 'feed-family', after: 4, deal: 1 },
  { game: 'agricola', seats: 4, asks: 'play-minor', after: 2 },
  { game: 'estraven', seats: 2, asks: 'decks' },
  { game: 'estraven', seats: 2, asks: 'block', after: 4, deal: 1 },
  { game: 'estraven', seats: 2, asks: 'priority', after: 6, deal: 1 },
  { game: 'pokemon', seats: 2, asks: 'opening-active' },
  { game: 'pokemon', seats: 2, asks: 'promote', after: 2 },
  { game: 'sealed-auction', seats: 4, asks: 'open-lot', after: 4 },
]

/** Every question of a game that collects choices before it is answered; what is laid or drawn on the table is not chosen in rows. */
export const COLLECTING: readonly (Moment & { readonly asks: string })[] = [
  { game: 'wingspan', seats: 2, asks: 'starting-hand' },
  { game: 'estraven', seats: 2, asks: 'decks' },
  { game: 'estraven', seats: 2, asks: 'mulligan' },
  { game: 'pokemon', seats: 2, asks: 'opening-bench', deal: 5 },
  { game: 'sealed-auction', seats: 2, asks: 'seal-bid', after: 2 },
  { game: 'sealed-auction', seats: 2, asks: 'seal-blind-bid' },
]

/** The first seat at that moment, and all that it is told. */
export function projectionAt(moment: Moment): Projection {
  const { locale } = moment
  return project(gameAt(moment), 0, locale === undefined ? {} : { locale })
}

/** The whole game at that moment. */
export function gameAt({ game: id, seats, asks, after = 0, deal = 0 }: Moment): Game {
  const module = games.find(({ definition }) => definition.id === id)
  if (module === undefined) throw new Error(`there is no game called ${id}`)
  const seed = deal === 0 ? 'a table in the evening' : `a table in the evening ${deal}`
  const game = createGame(module.definition, { players: PLAYERS.slice(0, seats), seed }) as Game
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
  return game
}

/** Whoever sits down where nobody asks for another. */
function agentOf({ agents }: GameModule) {
  const names = Object.keys(agents)
  const agent = agents[names.find((name) => name !== 'random' && agents[name]?.slow !== true) ?? 'random']
  if (agent === undefined) throw new Error('nobody can play this game')
  return agent
}
