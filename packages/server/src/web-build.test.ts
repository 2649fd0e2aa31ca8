import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { StartupError } from './startup-error.ts'
import { ensureWebBuilt } from './web-build.ts'

/** A page of its own, below this project so that its builder is found. */
function temporaryPage() {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-page-'))
  const web = join(folder.path, 'packages', 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(web, 'vite.config.ts'), 'export default {}')
  writeFileSync(join(web, 'index.html'), '<script type="module" src="/main.js"></script>')
  const source = join(web, 'main.js')
  writeFileSync(source, 'document.title = "first"')
  return { web, source, [Symbol.dispose]: () => folder.remove() }
}

test('the page is built when it never was or its sources are newer, and only then', async () => {
  using page = temporaryPage()
  const told: string[] = []
  const ensure = () => ensureWebBuilt(page.web, (line) => told.push(line))
  const dist = await ensure()
  expect(dist).toBe(join(page.web, 'dist'))
  expect(readFileSync(join(page.web, 'dist', 'index.html'), 'utf8')).toContain('/assets/')
  await ensure()
  expect(told).toHaveLength(1)
  const later = new Date(Date.now() + 60_000)
  utimesSync(page.source, later, later)
  await ensure()
  expect(told).toHaveLength(2)
})

test('the page is built again when a package changes that a part of it comes from', async () => {
  using page = temporaryPage()
  const packages = fileURLToPath(new URL('../..', import.meta.url))
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'web', 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const needed = Object.keys(dependencies)
    .map((name) => name.replace(/^@turnwright\//, ''))
    .filter((name) => existsSync(join(packages, name, 'src')))
  expect(needed).toContain('replay')
  await ensureWebBuilt(page.web, () => undefined)
  for (const name of needed) {
    const told: string[] = []
    const source = join(page.web, '..', name, 'index.ts')
    mkdirSync(join(page.web, '..', name), { recursive: true })
    writeFileSync(source, '')
    const later = new Date(Date.now() + 60_000)
    utimesSync(source, later, later)
    await ensureWebBuilt(page.web, (line) => told.push(line))
    expect(told.map(() => name)).toEqual([name])
    utimesSync(source, 0, 0)
  }
})

test('a page that cannot be built is said in one line', async () => {
  using page = temporaryPage()
  writeFileSync(page.source, 'this is ( no script')
  const failure = await ensureWebBuilt(page.web, () => undefined).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartupError)
  expect((failure as Error).message).toMatch(/^The page cannot be built: [^\n]*$/)
})
