import { readdirSync } from 'node:fs'

/**
 * Who stands on whose shoulders, from the bottom up. A package may import what stands in a lower row, nothing beside it
 * and nothing above it. A package that is not listed may import no other, and no other may import it.
 */
const rows: readonly (readonly string[])[] = [
  ['packages/kernel'],
  ['packages/actions', 'packages/docs', 'packages/guide', 'packages/replay', 'packages/tabletop'],
  // A review is thinking about a game that is looked at again.
  ['packages/search'],
  gameFolders(),
  // What is begun with create-turnwright is a game.
  ['packages/create-turnwright', 'packages/games'],
  ['packages/arena', 'packages/protocol', 'packages/workbench'],
  ['packages/table'],
  ['packages/server', 'packages/web'],
  // The command line stands on top, because `turnwright start` puts server and page together; so do worlds of servers.
  ['packages/cli', 'packages/simulation'],
]

export interface Layer {
  readonly folder: string
  /** The packages this folder may import by name. */
  readonly below: readonly string[]
}

export const testkit = '@turnwright/testkit'

export function layers(): readonly Layer[] {
  const stacked = rows.flatMap((row, height) => {
    const below = rows.slice(0, height).flat().map(packageName)
    return row.map((folder) => ({ folder, below: folder === 'packages/workbench' ? [...below, testkit] : below }))
  })
  // The testkit stands beside the kernel, outside the stack: only tests may reach it, and the workbench, which examines a
  // game while it is written. It plays guides as well.
  return [...stacked, { folder: 'packages/testkit', below: ['@turnwright/kernel', '@turnwright/guide', testkit] }]
}

export function gameFolders(): string[] {
  const games = new URL('../../games/', import.meta.url)
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `games/${entry.name}`)
    .sort()
}

export function packageName(folder: string): string {
  return `@turnwright/${folder.slice(folder.indexOf('/') + 1)}`
}
