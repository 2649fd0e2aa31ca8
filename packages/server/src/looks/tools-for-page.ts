import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { ForPage } from './bundle.ts'
import { type Vite, viteFrom } from './vite.ts'

/** What it takes to build something for the page that was built in a folder: a builder, and what the page wrote down for it. */
export async function toolsForPage<Written>(
  page: string,
  { kind, file }: ForPage,
  written: string,
): Promise<{ readonly vite: Vite; readonly shared: Written }> {
  const path = join(page, written)
  if (!existsSync(path)) throw new StartupError(`The page in ${page} takes no ${kind}s from outside: build it anew.`)
  const vite = await viteFrom([dirname(file), dirname(page)])
  if (vite === null)
    throw new StartupError(
      `The ${kind} ${file} is built with Vite, which is not installed: npm install --save-dev vite`,
    )
  return { vite, shared: JSON.parse(readFileSync(path, 'utf8')) as Written }
}
