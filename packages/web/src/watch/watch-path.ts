/** How fast bots are watched; whoever watches changes it at any time. */
export type WatchPace = 'instant' | 'brisk' | 'calm' | 'step'

export const WATCH_PACES: readonly (readonly [WatchPace, string])[] = [
  ['calm', 'Calm: a turn in two seconds'],
  ['brisk', 'Brisk: two turns a second'],
  ['instant', 'Instant: always the newest moment'],
  ['step', 'Step by step: you press for every answer'],
]

/** A table of bots alone, as an address says it: the same seed is the same game, unless somebody thinks by the clock. */
export interface WatchPlan {
  readonly game: string
  /** The bot in each seat. */
  readonly agents: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly pace: WatchPace
}

export function watchPath({ game, agents, options, seed, pace }: WatchPlan): string {
  const query = new URLSearchParams({ game, agents: agents.join(), options: JSON.stringify(options), seed, pace })
  return `/watch?${query.toString()}`
}

/** The table that an address names; null where it names none. */
export function watchIn({ pathname, searchParams }: URL): WatchPlan | null {
  const [game, agents] = [searchParams.get('game'), searchParams.get('agents')]
  if (pathname !== '/watch' || game === null || agents === null) return null
  const pace = WATCH_PACES.find(([each]) => each === searchParams.get('pace'))?.[0] ?? 'calm'
  const options = optionsIn(searchParams.get('options'))
  return { game, agents: agents.split(','), options, seed: searchParams.get('seed') ?? '', pace }
}

/** What cannot be read is left to the game's own choice. */
function optionsIn(text: string | null): WatchPlan['options'] {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as WatchPlan['options']) : {}
  } catch {
    return {}
  }
}
