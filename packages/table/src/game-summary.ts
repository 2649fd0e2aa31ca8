import type { AgentKind, GameModule } from '@turnwright/kernel'
import type { GameSummary } from '@turnwright/protocol/client'

/** A game as the lobby introduces it. */
export function summaryOf({ definition, about, agents }: GameModule): GameSummary {
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
    presets: (about.presets ?? []).map(({ name, note, options }) => ({ name, note, options: { ...options } })),
    agents: Object.entries<AgentKind>(agents).map(([name, agent]) => ({
      name,
      about: agent.about,
      slow: agent.slow === true,
    })),
  }
}
