import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { turnwright, turnwrightIn } from '../testing/turnwright-process.ts'

const MINUTES = 60_000
const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** A folder with a game in it, in which the packages of this repository are at hand. */
async function workshop() {
  const results = fileURLToPath(new URL('../../../../test-results/', import.meta.url))
  mkdirSync(results, { recursive: true })
  const place = mkdtempDisposableSync(join(results, 'recording-'))
  await turnwright('new', join(place.path, 'stones'), '--shape', 'perfect')
  return place
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
}

/** What the game's own tests say of its records. */
function testsIn(folder: string): string {
  const args = [VITEST, 'run', '-t', 'whole games are stored|golden record', '--no-color']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

test('a game of one’s own stores its records by the command that its failing test names, and then passes', {
  timeout: 3 * MINUTES,
}, async () => {
  using place = await workshop()
  const folder = join(place.path, 'stones')
  change(join(folder, 'index.ts'), 'rules: 0', 'rules: 1')
  expect(testsIn(place.path)).toContain('Once its rules stand, store some: npx turnwright record stones')
  expect(testsIn(folder)).toContain('Once its rules stand, store some: npx turnwright record .')
  const stored = await turnwrightIn(folder, 'record', '.')
  expect(stored).toMatchObject({ code: 0, err: '' })
  expect(stored.out).toContain('stored in records/')
  expect(readdirSync(join(folder, 'records/stones'))).toContain('table-1.json')
  expect(testsIn(folder)).toMatch(/Tests {2}[1-9]\d* passed/)

  change(join(folder, 'records/stones/table-1.json'), /"rules":1/, '"rules":0')
  expect(testsIn(folder)).toContain('Store games of the present rules: npx turnwright record .')
  await turnwright('new', join(place.path, 'stones-again'), '--shape', 'perfect')
  expect(await turnwrightIn(place.path, 'record', 'stones')).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(join(place.path, 'records'))).toEqual(['stones'])
  expect(readdirSync(join(place.path, 'records/stones'))).toContain('table-1.json')
})

test('what keeps records from being stored is told', { timeout: 2 * MINUTES }, async () => {
  using place = await workshop()
  const folder = join(place.path, 'stones')
  expect(await turnwrightIn(place.path, 'record', 'pebbles')).toMatchObject({ code: 2, out: '' })
  change(join(folder, 'index.ts'), 'step(', 'step() { throw new Error("no way on") },\n    other(')
  const broken = await turnwrightIn(folder, 'record', '.')
  expect(broken.code).toBe(1)
  expect(broken.err).toContain('no way on')
  writeFileSync(join(folder, 'game.test.ts'), `import { test } from 'vitest'\ntest('nothing', () => {})\n`)
  const idle = await turnwrightIn(folder, 'record', '.')
  expect(idle.code).toBe(1)
  expect(idle.err).toContain('no test in . calls describeGame')
})
