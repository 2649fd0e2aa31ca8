import type { Chance } from '../chance/draws.ts'
import { type Projection, project } from '../projection/project.ts'
import { requestIdOf } from '../questions/request.ts'
import type { AnySelection, Selector } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import { imagine } from '../search/imagine.ts'
import type { Game } from './game.ts'

/** A moment in which a seat must answer. It shows what the seat may see and nothing else. */
export interface Moment {
  readonly seat: Seat
  readonly selector: Selector
  readonly projection: Projection
  imagine(chance: Chance): Game | null
}

/** A player that takes its time: a person behind a line, a search in a worker, a language model. */
export interface AsyncAgent {
  answer(moment: Moment): Promise<AnySelection>
}

/**
 * Plays a game with agents that answer in their own time. Everybody who is asked is asked at the same time; each
 * answer counts as it arrives, and one that has become pointless is dropped.
 */
export async function playWithAgents(game: Game, agents: readonly (AsyncAgent | null)[]): Promise<void> {
  game.run()
  const thinking = new Map<string, Promise<void>>()
  while (game.waiting !== null && game.fault === null) {
    for (const selector of game.waiting.selectors) askOnce(game, agents, selector, thinking)
    if (thinking.size === 0) return
    await Promise.race(thinking.values())
  }
}

function askOnce(
  game: Game,
  agents: readonly (AsyncAgent | null)[],
  selector: Selector,
  thinking: Map<string, Promise<void>>,
): void {
  const seat = game.players.findIndex(({ name }) => name === selector.actor)
  const agent = agents[seat]
  if (agent === null || agent === undefined) return
  const projection = project(game, seat)
  const prompt = projection.prompts.find(({ requestId: id }) => id === requestIdOf(game, seat, selector))
  if (prompt === undefined || thinking.has(prompt.requestId)) return
  const { requestId } = prompt
  const moment: Moment = { seat, selector, projection, imagine: (chance) => imagine(game, seat, chance) }
  thinking.set(
    requestId,
    agent.answer(moment).then((selection) => {
      thinking.delete(requestId)
      const open = game.waiting !== null && project(game, seat).prompts.some((one) => one.requestId === requestId)
      if (open)
        game.respondToInputRequest({
          actor: selector.actor,
          title: prompt.title,
          selection,
          requestId,
          isUserResponse: false,
        })
    }),
  )
}
