import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** As much of Vite as is used here. The server does without it until something is to be built. */
export interface Vite {
  readonly build: (options: object) => Promise<unknown>
}

/** Finds it from one of these folders: the page brings its own, and so does whoever tests a game with Vitest. */
export async function viteFrom(folders: readonly string[]): Promise<Vite | null> {
  for (const folder of folders) {
    const path = resolved(folder)
    if (path !== null) return (await import(pathToFileURL(path).href)) as Vite
  }
  return null
}

function resolved(folder: string): string | null {
  try {
    return createRequire(join(folder, 'package.json')).resolve('vite')
  } catch {
    return null
  }
}
