import type { GameModule } from '@turnwright/kernel'

/** Games are found by their folder: adding one needs no line here. */
const games = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../games/*/index.ts')

/** Fetches the rules of a game, and its players. */
export async function rulesOf(game: string): Promise<GameModule> {
  const exported = await games[`../../../../games/${game}/index.ts`]?.()
  const module = Object.values(exported ?? {}).find(isGameModule)
  if (module === undefined) throw new Error(`there is no game "${game}" here`)
  return module
}

function isGameModule(value: unknown): value is GameModule {
  return typeof value === 'object' && value !== null && 'definition' in value && 'agents' in value
}
