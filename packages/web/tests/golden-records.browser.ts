import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { GameRecord } from '@turnwright/kernel/host'
import { games } from '@turnwright/games'
import { build } from 'vite'
import type * as replaying from './replay-in-page.ts'

const records = resolve(import.meta.dirname, '../../../records')

/** The kernel and all games as one script that a page can run. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'replay-in-page.ts'), formats: ['iife'], name: 'replaying' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [script] = bundle?.output ?? []
  if (script === undefined) throw new Error('nothing was built')
  return script.code
}

const test = base.extend<object, { readonly script: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
  script: [async ({}, lend) => lend(await bundled()), { scope: 'worker' }],
})

async function verdictIn(page: Page, record: GameRecord): Promise<string> {
  return page.evaluate(
    (told) => (globalThis as unknown as { replaying: typeof replaying }).replaying.verdictOn(JSON.parse(told)),
    JSON.stringify(record),
  )
}

for (const { definition } of games)
  test(`${definition.name}: games that were recorded on Node come out the same in the browser`, async ({
    page,
    script,
  }) => {
    await page.addScriptTag({ content: script })
    const folder = join(records, definition.id)
    const files = readdirSync(folder)
    expect(files).not.toEqual([])
    for (const file of files) {
      const record: GameRecord = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      expect(await verdictIn(page, record), file).toBe('EXACT')
      const [first, ...others] = record.fingerprints
      const doctored = [[first?.[0] ?? 0, 'another'] as const, ...others]
      expect(await verdictIn(page, { ...record, fingerprints: doctored }), file).toMatch(/^DIVERGED/)
    }
  })
