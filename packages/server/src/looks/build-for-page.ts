import { type DoorsForBoards, DOORS_FILE, PACKAGES_FILE, type PackagesForGames } from '@turnwright/protocol'
import { buildLook, type Drawn, type LaidLook } from './build-look.ts'
import { buildModule, type LaidModule } from './build-module.ts'
import { toolsForPage } from './tools-for-page.ts'

/** Builds what somebody drew for the page that was built in a folder. */
export async function buildForPage(page: string, drawn: Drawn): Promise<LaidLook> {
  const { vite, shared } = await toolsForPage<DoorsForBoards>(page, drawn, DOORS_FILE)
  return buildLook(vite, drawn, shared)
}

/** Builds a game for the workers of that page. */
export async function buildForWorkers(page: string, game: string, file: string): Promise<LaidModule> {
  const built = { game, file, kind: 'module' } as const
  const { vite, shared } = await toolsForPage<PackagesForGames>(page, built, PACKAGES_FILE)
  return buildModule(vite, built, shared)
}
