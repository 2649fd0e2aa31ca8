import type { GameModule } from '@turnwright/kernel'
import { NoGame } from './no-game.ts'

/** The games that a file exports, by its address. */
export async function modulesIn(address: string): Promise<readonly GameModule[]> {
  const exported = await load(address)
  const modules = Object.values(exported).filter(isGameModule)
  if (modules.length > 0) return [...new Set(modules)]
  const file = decodeURI(new URL(address).pathname)
  const hint = Object.values(exported).some(isDefinition)
    ? 'It exports the rules of one: put them into a module with `about` and `agents`, and export that.'
    : 'Export a GameModule: `export const game: GameModule = { definition, about, agents: { random: randomAgent } }`.'
  throw new NoGame(`${file} exports no game. ${hint}`)
}

async function load(address: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(address)) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new NoGame(`The game cannot be loaded: ${reasonOf(error)}`, { cause: error })
  }
}

/** What went wrong, and the first place in the author's own files that the stack names. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = placeIn(error.stack ?? '')
  return `${error.message.trim()}${place === null || error.message.includes(place) ? '' : ` (at ${place})`}`
}

export function placeIn(stack: string): string | null {
  // What Node cannot read it names before the message, with the line alone; its own files are no place for an author.
  const places = Array.from(stack.matchAll(/(?:^|file:\/\/|[\s(])(\/[^\s:)]+:\d+)/gm), ([, place = '']) => place)
  return places.find((place) => !/node_modules|packages\/(?:kernel|games)\//.test(place)) ?? null
}

function isGameModule(value: unknown): value is GameModule {
  return isObject(value) && isDefinition(value['definition']) && isObject(value['agents']) && isObject(value['about'])
}

function isDefinition(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['step'] === 'function'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
