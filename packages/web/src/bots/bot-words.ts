import type { GameSummary } from '@turnwright/protocol/client'

type Agent = GameSummary['agents'][number]

/** The levels that every game has, the easiest first. */
const LEVELS: readonly string[] = ['easy', 'fair', 'strong', 'master']

/** What a bot is called where it is chosen or spoken of: its level, or what else it is. */
export function botWords(agent: string): string {
  const words = agent.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Levels before those who are there for other reasons, and chance last. */
export function inOrderOfStrength(agents: readonly Agent[]): readonly Agent[] {
  const rank = ({ name }: Agent): number => {
    const level = LEVELS.indexOf(name)
    return level >= 0 ? level : name === 'random' ? LEVELS.length + 1 : LEVELS.length
  }
  return agents.toSorted((a, b) => rank(a) - rank(b))
}
