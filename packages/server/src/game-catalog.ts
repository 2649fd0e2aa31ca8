import type { AgentKind, GameModule } from '@turnwright/kernel'
import type { GameSummary } from '@turnwright/protocol'
import { Refusal } from './refusal.ts'

/** The games of this server. */
export class GameCatalog {
  readonly #byId: ReadonlyMap<string, GameModule>

  constructor(games: readonly GameModule[]) {
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
    return [...this.#byId.values()].map(summaryOf)
  }
}

/** The agent of that name; without a name the first that does not play at random, because that is no fun for long. */
export function agentOf(game: GameModule, wanted: string | undefined): string {
  const name = wanted ?? Object.keys(game.agents).find((each) => each !== 'random') ?? 'random'
  if (!Object.hasOwn(game.agents, name)) throw new Refusal('no-such-agent')
  return name
}

function summaryOf({ definition, about, agents }: GameModule): GameSummary {
  return {
    id: definition.id,
    name: definition.name,
    tagline: about.tagline,
    minutes: about.minutes,
    tutorial: about.tutorial === true,
    seats: { min: definition.seats.min, max: definition.seats.max },
    options: (about.options ?? []).map((field) => ({
      ...field,
      choices: field.choices.map((choice) => ({ ...choice })),
      seats: field.seats === undefined ? undefined : { ...field.seats },
      text: field.text === undefined ? undefined : { ...field.text },
    })),
    agents: Object.entries<AgentKind>(agents).map(([name, agent]) => ({
      name,
      about: agent.about,
      slow: agent.slow === true,
    })),
  }
}
