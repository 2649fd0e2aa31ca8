import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DoorsForBoards, DOORS_FILE } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import { buildLook, type Drawn, type LaidLook } from './build-look.ts'
import { viteFrom } from './vite.ts'

/** Builds what somebody drew for the page that was built in a folder. */
export async function buildForPage(page: string, drawn: Drawn): Promise<LaidLook> {
  const doors = join(page, DOORS_FILE)
  if (!existsSync(doors)) throw new StartupError(`The page in ${page} takes no boards from outside: build it anew.`)
  const vite = await viteFrom([dirname(drawn.file), dirname(page)])
  if (vite === null)
    throw new StartupError(
      `The ${drawn.kind} ${drawn.file} is built with Vite, which is not installed: npm install --save-dev vite`,
    )
  return buildLook(vite, drawn, JSON.parse(readFileSync(doors, 'utf8')) as DoorsForBoards)
}
