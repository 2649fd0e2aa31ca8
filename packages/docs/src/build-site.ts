import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { CONTENTS, DATA, type Entry } from './contents.ts'
import { FIRST_GAME } from './first-game.ts'
import { firstPage } from './first-page.ts'
import { BrokenLink } from './links.ts'
import { liveTable } from './live-table.ts'
import { pageOf } from './page-template.ts'
import { type Page, readText } from './read-text.ts'
import { searchIndexOf } from './search-index.ts'
import { printed } from './sources.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = join(HERE, '..', '..', '..')
/** The site looks like the tables do. */
const STYLE = join(ROOT, 'packages', 'tabletop', 'src', 'style')
const SHEETS = ['layers.css', 'tokens.css', 'colour.css', 'base.css', 'button.css', 'seats.css', 'materials.css']
const FONTS = {
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
}

export interface Site {
  /** Every file of it by its path. */
  readonly files: ReadonlyMap<string, string | Buffer>
  readonly pages: readonly Page[]
}

/** Makes the whole site of the texts of this repository. Throws a `BrokenLink` where one of their links leads nowhere. */
export async function makeSite(read = (file: string) => readFileSync(join(ROOT, file), 'utf8')): Promise<Site> {
  const entries = CONTENTS.flatMap((chapter) => chapter.entries)
  const around = { entries, exists: (path: string) => existsSync(join(ROOT, path)) }
  const pages = entries.map((entry) => readText(entry, textOf(entry, read), around))
  const bySlug = new Map(pages.map((page) => [page.entry.slug, page]))
  for (const page of pages) mustFindAnchors(page, bySlug)
  const table = await liveTable()
  const files = new Map<string, string | Buffer>([
    ['index.html', firstPage(readFileSync(join(ROOT, FIRST_GAME), 'utf8'))],
    ...pages.map((page) => [`${page.entry.slug}.html`, pageOf(page)] as const),
    ['site.css', style()],
    ['search.js', await script('hits.ts', 'search.ts')],
    ['first-page.js', await script('first-page.ts')],
    ['live-table.js', table.script],
    ['live-table.css', table.style],
    ['search-index.js', `window.searchIndex=${JSON.stringify(searchIndexOf(pages))}\n`],
    ['llms.txt', textForModels(bySlug)],
    ...DATA.map((file) => [basename(file), readFileSync(join(ROOT, file), 'utf8')] as const),
    ...Object.entries(FONTS).map(([name, file]) => [`fonts/${name}`, readFileSync(ofTabletop(file))] as const),
  ])
  return { files, pages }
}

function textOf({ file, name, prints }: Entry, read: (file: string) => string): string {
  return prints === undefined ? read(file) : printed(file, name, prints, read)
}

/** Writes the site into a folder, and tells how many pages it has. */
export async function buildSite(folder: string): Promise<number> {
  const { files, pages } = await makeSite()
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return pages.length + 1
}

function mustFindAnchors({ entry, links }: Page, pages: ReadonlyMap<string, Page>): void {
  for (const { slug, anchor } of links)
    if (anchor !== '' && !pages.get(slug)?.headings.some((heading) => heading.anchor === anchor))
      throw new BrokenLink(`${entry.file}: there is no heading #${anchor} in ${fileOf(slug)}`)
}

function fileOf(slug: string): string {
  const of = (entry: Entry) => entry.slug === slug
  return CONTENTS.flatMap(({ entries }) => entries).find(of)?.file ?? slug
}

function style(): string {
  const shared = SHEETS.map((sheet) => readFileSync(join(STYLE, sheet), 'utf8'))
  const own = ['site.css', 'first-page.css'].map((sheet) => readFileSync(join(HERE, sheet), 'utf8'))
  return [...shared, ...own].join('\n')
}

/** Classic, so that it runs from a disk too: modules in one. */
async function script(...names: readonly string[]): Promise<string> {
  const modules = names.map(async (name) => {
    const file = join(HERE, 'client', name)
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
    return code.replace(/^import .*$/gm, '').replace(/^export (?:\{.*\};?|(?=function|const))/gm, '')
  })
  return `'use strict';(() => {\n${(await Promise.all(modules)).join('\n')}\n})()\n`
}

function ofTabletop(file: string): string {
  return createRequire(join(STYLE, 'index.css')).resolve(file)
}

/** What there is to read, for models: https://llmstxt.org */
function textForModels(pages: ReadonlyMap<string, Page>): string {
  const chapters = CONTENTS.map(({ name, entries }) => {
    const lines = entries.map(
      (entry) => `- [${entry.name}](${entry.slug}.html): ${entry.about ?? pages.get(entry.slug)?.summary ?? ''}`,
    )
    return `## ${name}\n\n${lines.join('\n')}`
  })
  return `# Turnwright\n\n> Write a game's rules once, as straight-line TypeScript that asks players questions; people, bots, searches and language models answer them.\n\n${chapters.join('\n\n')}\n`
}
