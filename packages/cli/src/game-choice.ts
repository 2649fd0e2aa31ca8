import type { AgentKind, GameModule } from '@turnwright/kernel'
import { games } from '@turnwright/games'
import { isPath } from '@turnwright/games/outside'
import { openOutside } from './outside-games.ts'
import { Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'

export function findGame(id: string, command: string): GameModule {
  const found = games.find(({ definition }) => definition.id === id)
  if (found !== undefined) return found
  const ids = games.map(({ definition }) => definition.id)
  throw new Mistake(`There is no game "${id}"${didYouMean(id, ids)} The games are ${ids.join(', ')}.`, command)
}

export interface ChosenGame {
  readonly module: GameModule
  /** The module that lists it, for threads; those of this platform find their games themselves. */
  readonly gamesUrl?: string
}

/** A game by its id, or by the folder that it stands in. */
export async function chooseGame(word: string, command: string): Promise<ChosenGame> {
  if (!isPath(word)) return { module: findGame(word, command) }
  const { games: found, gamesUrl } = await openOutside([word], command)
  const [module, another] = found
  if (module === undefined || another !== undefined)
    throw new Mistake(`${word} has ${found.length} games: name the file of one of them`, command)
  return { module, gamesUrl }
}

export function findAgent({ definition, agents }: GameModule, name: string, command: string): AgentKind {
  const found = Object.hasOwn(agents, name) ? agents[name] : undefined
  if (found !== undefined) return found
  const names = Object.keys(agents)
  throw new Mistake(
    `${definition.name} has no agent "${name}"${didYouMean(name, names)} Its agents are ${names.join(', ')}.`,
    command,
  )
}

/** The names in `--agents a,b`. */
export function agentNames(text: string, command: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) throw new Mistake(`--agents is a list such as random,random, not "${text}"`, command)
  return names
}

/** Refuses a number of seats that the game cannot be played with. */
export function checkSeats({ definition }: GameModule, seats: number, remedy: string, command: string): void {
  const { min, max } = definition.seats
  if (seats >= min && seats <= max) return
  throw new Mistake(
    `${definition.name} is for ${seatsText(definition.seats)} players, not ${seats}: ${remedy}`,
    command,
  )
}

export function seatsText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min} to ${max}`
}
