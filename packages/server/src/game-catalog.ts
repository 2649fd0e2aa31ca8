import type { GameModule } from '@turnwright/kernel'
import type { GameSummary } from '@turnwright/protocol'
import { planOf } from '@turnwright/search'
import { summaryOf } from '@turnwright/table'
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

/** The agent of that name; without a name the first that does not play at random, because that is no fun for long. */
export function agentOf(game: GameModule, wanted: string | undefined): string {
  const name = wanted ?? Object.keys(game.agents).find((each) => each !== 'random') ?? 'random'
  if (!Object.hasOwn(game.agents, name)) throw new Refusal('no-such-agent')
  return name
}
