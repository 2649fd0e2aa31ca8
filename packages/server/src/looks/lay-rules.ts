import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { ruleBookIn } from '@turnwright/games/outside'
import { StartupError } from '../startup-error.ts'

/** Rules for people as the page reads them. */
export interface LaidRules {
  readonly path: string
  readonly bytes: Buffer
}

/** Reads a RULES.md. Its name changes with what is in it, so browsers may keep it. */
export function layRules(game: string, file: string): LaidRules {
  try {
    const bytes = Buffer.from(JSON.stringify(ruleBookIn(dirname(file))))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    return { path: `assets/${game}-rules-${hash}.json`, bytes }
  } catch (error) {
    throw new StartupError(
      `The rules ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
