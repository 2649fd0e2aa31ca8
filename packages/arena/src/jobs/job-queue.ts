import { readFileSync } from 'node:fs'
import type { PgBoss } from 'pg-boss'

/** The queue is no part of what everybody installs: whoever plays on one machine needs none. */
export class NoJobQueue extends Error {
  override readonly name = 'NoJobQueue'
}

/** pg-boss, which is asked for only here, once games are to be played on many machines. */
export async function jobQueue(): Promise<typeof PgBoss> {
  try {
    return (await import('pg-boss')).PgBoss
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw thrown
    throw new NoJobQueue(
      `Tournaments on many machines go through pg-boss, which is not installed: npm install pg-boss@${tried()}`,
      { cause: thrown },
    )
  }
}

/** The version that this package was tried with: the least of those that it takes. */
function tried(): string {
  const { peerDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly peerDependencies: { readonly 'pg-boss': string }
  }
  return peerDependencies['pg-boss'].replace(/^\^/, '')
}
