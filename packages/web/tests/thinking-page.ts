import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const results = resolve(import.meta.dirname, '../test-results')
/** Tests of one file run beside each other: none empties the folder that another is served from. */
const own = process.env['TEST_PARALLEL_INDEX'] ?? '0'

/** Builds a page that lets bots think in workers; gives the folder of it. */
export async function buildThinkingPage(): Promise<string> {
  const page = resolve(results, `thinking-page-${own}`)
  await build({
    configFile: resolve(import.meta.dirname, '../vite.config.ts'),
    root: resolve(import.meta.dirname, 'thinking-page'),
    logLevel: 'warn',
    build: { outDir: page, emptyOutDir: true },
  })
  return page
}

/** The program that serves it, as the server serves its own page. */
export function thinkingMain(page: string): string {
  const main = resolve(results, `serve-thinking-${own}.mjs`)
  writeFileSync(
    main,
    `import { serve } from '@turnwright/server'\nawait serve(process.env, { webDist: ${JSON.stringify(page)} })\n`,
  )
  return main
}
