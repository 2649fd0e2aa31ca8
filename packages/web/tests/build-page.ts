import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build } from 'vite'
import { callingMain, clockedMain, serverMain, steadyMain } from './server-process.ts'

const web = resolve(import.meta.dirname, '..')

/** Whoever tests how a hint is shown waits for none that is thought over for long. */
const QUICK_HINTS = JSON.stringify({ budget: { ms: 200, playouts: 300 }, deals: 60, ms: 300 })

/** In a folder of its own, so that nobody's build is in the way. */
export const page = resolve(web, 'test-results/page')

/** Builds the page once for all tests, and the program that serves it, whose bots wait for nothing. */
export async function buildPage(): Promise<void> {
  await build({ root: web, logLevel: 'warn', build: { outDir: page, emptyOutDir: true } })
  mkdirSync(dirname(serverMain), { recursive: true })
  writeFileSync(
    serverMain,
    `import { serve } from '@turnwright/server'\nawait serve(process.env, { webDist: ${JSON.stringify(page)}, botPace: [0, 0], hintDepth: ${QUICK_HINTS} })\n`,
  )
  const chance = JSON.stringify(resolve(import.meta.dirname, 'same-chance.ts'))
  writeFileSync(
    steadyMain,
    `import { serve } from '@turnwright/server'\nimport { sameChance } from ${chance}
await serve(process.env, { webDist: ${JSON.stringify(page)}, ...sameChance() })\n`,
  )
  const clock = JSON.stringify(resolve(import.meta.dirname, 'skipping-clock.ts'))
  writeFileSync(
    clockedMain,
    `import { serve } from '@turnwright/server'\nimport { skippedTime } from ${clock}
await serve(process.env, { webDist: ${JSON.stringify(page)}, ...skippedTime() })\n`,
  )
  writeFileSync(
    callingMain,
    `import { serve } from '@turnwright/server'\nimport { skippedTime } from ${clock}
await serve(process.env, { webDist: ${JSON.stringify(page)}, ...skippedTime(), remindEvery: 100, allowsLocalPush: true })\n`,
  )
}
