import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENTS, DATA } from '@turnwright/docs/contents'
import { expect, test } from 'vitest'
import { StartupError } from './startup-error.ts'
import { ensureWebBuilt } from './web-build.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

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

/** Examines games while they are written, and is no part of the page. */
const TESTKIT = 'packages/testkit'

/** The packages and games that something is made of, by their folders. */
function partsOf(folder: string, known = new Set<string>()): ReadonlySet<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@turnwright/'))) {
    const own = name.replace('@turnwright/', '')
    const part = ['packages', 'games'].map((kind) => `${kind}/${own}`).find((each) => existsSync(join(ROOT, each)))
    if (part === undefined || part === TESTKIT || known.has(part)) continue
    known.add(part)
    partsOf(part, known)
  }
  return known
}

/** A text of the documentation from each folder that some come from. */
function textsOfDocumentation(): readonly string[] {
  const texts = CONTENTS.flatMap(({ entries }) => entries.flatMap(({ file, prints }) => prints ?? file))
  const folderOf = (text: string) => text.split('/').slice(0, -1).slice(0, 2).join('/') || text
  const byFolder = new Map(
    [...texts, ...DATA].filter((text) => !text.includes('.test.')).map((text) => [folderOf(text), text]),
  )
  return [...byFolder.values()]
}

test('the page is built again when something changes that a part of it or of the documentation comes from', async () => {
  using page = temporaryPage()
  const sources = [...[...partsOf('packages/web')].map((folder) => `${folder}/index.ts`), ...textsOfDocumentation()]
  expect(sources).toEqual(
    expect.arrayContaining(['packages/replay/index.ts', 'packages/actions/index.ts', 'CHANGELOG.md']),
  )
  await ensureWebBuilt(page.web, () => undefined)
  for (const path of sources) {
    const told: string[] = []
    const source = join(page.web, '..', '..', path)
    mkdirSync(dirname(source), { recursive: true })
    writeFileSync(source, '')
    const later = new Date(Date.now() + 60_000)
    utimesSync(source, later, later)
    await ensureWebBuilt(page.web, (line) => told.push(line))
    expect(told.map(() => path)).toEqual([path])
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
