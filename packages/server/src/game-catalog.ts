import type { GameModule } from '@turnwright/kernel'
import type { GameSummary } from '@turnwright/protocol'
import { planOf } from '@turnwright/search'
import { summaryOf, usualAgent } from '@turnwright/table'
import { Refusal } from './refusal.ts'

/** The games of this server. */
export class GameCatalog {
  readonly #byId: ReadonlyMap<string, GameModule>
  readonly #hasReviews: boolean

  /** `hasReviews`: whether the server itself looks at games again. */
  constructor(games: readonly GameModule[], { hasReviews = false }: { readonly hasReviews?: boolean } = {}) {
    this.#hasReviews = hasReviews
    this.#byId = new Map(games.map((game) => [game.definition.id, game]))
  }

  find(id: string): GameModule | undefined {
    return this.#byId.get(id)
  }

  get(id: string): GameModule {
    const game = this.#byId.get(id)
    if (game === undefined) throw new Refusal('no-such-game')
    return game
  }

  summaries(): GameSummary[] {
    return [...this.#byId.values()].map((game) => ({
      ...summaryOf(game),
      ...(this.#hasReviews && planOf(game.agents['master']) !== null ? { reviews: true } : {}),
    }))
  }
}

/** The agent of that name; without one whom the page proposes too. */
export function agentOf({ agents }: GameModule, wanted: string | undefined): string {
  const name = wanted ?? usualAgent(Object.keys(agents))
  if (!Object.hasOwn(agents, name)) throw new Refusal('no-such-agent')
  return name
}
