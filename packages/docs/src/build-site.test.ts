import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeSite } from './build-site.ts'
import { hitsFor } from './client/hits.ts'
import { CONTENTS } from './contents.ts'
import { FIRST_GAME, PINS, pinnedLines } from './first-game.ts'
import { BrokenLink } from './links.ts'
import { searchIndexOf } from './search-index.ts'
import { colouredLines } from './source-listing.ts'

const site = await makeSite()

const text = (path: string) => String(site.files.get(path))
/** Of the table on the first page, script and style, on the wire. */
const MOST_BYTES = 125_000
const ROOT = join(import.meta.dirname, '..', '..', '..')

describe('the site', () => {
  test('holds every page of docs/, every rulebook and how every game is built', () => {
    const held = new Set(CONTENTS.flatMap(({ entries }) => entries.map(({ file }) => file)))
    const written = globSync(['docs/**/*.md', 'games/*/{RULES,README}.md', 'packages/*/SPEC.md'], { cwd: ROOT })
    expect(written.map((file) => file.replaceAll('\\', '/')).filter((file) => !held.has(file))).toEqual([])
  })

  test('has no link that leads nowhere, from page to page and within one', () => {
    const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'))
    const links = pages.flatMap((path) =>
      Array.from(text(path).matchAll(/ href="([^"]*)"/g), ([, href = '']) => ({ path, href })),
    )
    const isBroken = ({ path, href }: { path: string; href: string }): boolean => {
      const [file = '', anchor = ''] = href.split('#')
      const target = file === '' ? path : file
      return !site.files.has(target) || (anchor !== '' && !text(target).includes(` id="${anchor}"`))
    }
    expect(links.length).toBeGreaterThan(500)
    expect(links.filter(({ href }) => !/^https?:/.test(href)).filter(isBroken)).toEqual([])
  })

  test.each([
    ['[gone](no-such-page.md)', 'leads nowhere'],
    ['[gone](testing.md#no-such-heading)', 'no heading #no-such-heading'],
    ['[out](../../outside.md)', 'leads nowhere'],
  ])('is not built where a text says %s', async (link, told) => {
    const built = makeSite((file) => (file === 'docs/arena.md' ? `# Arena\n\n${link}\n` : '# Empty\n'))
    await expect(built).rejects.toThrow(BrokenLink)
    await expect(built).rejects.toThrow(told)
  })

  test('shows what a text says as text, whatever it is', async () => {
    const hostile = '# A <script>alert(1)</script>\n\n<img src=x onerror=alert(1)> `</code><b>`\n'
    const { files } = await makeSite(() => hostile)
    const page = String(files.get('arena.html'))
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img')
    expect(page).not.toContain('</code><b>')
    expect(String(files.get('llms.txt'))).toContain('# Turnwright')
  })

  test('prints the sources of the example, to which its samples lead', () => {
    expect(text('adding-a-game.html')).toContain('href="source-sealed-auction.html"')
    const [, anchor = 'none'] =
      /href="source-sealed-auction\.html#([^"]+)">games\/sealed-auction\/rules\/state\.ts/.exec(
        text('adding-a-game.html'),
      ) ?? []
    const source = text('source-sealed-auction.html')
    expect(source.slice(source.indexOf(` id="${anchor}"`)).replaceAll(/<[^>]*>/g, '')).toContain(
      readFileSync(join(ROOT, 'games/sealed-auction/rules/state.ts'), 'utf8').split('\n').at(-2),
    )
  })

  test('can be read alone: but for how single rules are proved, it holds what it leads to', () => {
    const chapters = CONTENTS.filter(({ name }) => !['The games, as folders', 'Rulebooks'].includes(name))
    const inert = chapters.flatMap(({ entries }) =>
      entries.flatMap(({ slug }) =>
        Array.from(text(`${slug}.html`).matchAll(/ class="file" title="([^"]*)"/g), ([, file]) => `${slug}: ${file}`),
      ),
    )
    // A folder whose pages stand in the list beside every page.
    expect(inert).toEqual(['packages: docs/api'])
    expect(JSON.parse(text('wire.json'))).toHaveProperty('paths')
    expect(text('packages.html')).toContain('href="wire.json"')
    expect(text('operating.html')).toContain('href="deploy-files.html#nginxconf"')
  })

  test('is listed for models, with a sentence of its own for each page', () => {
    const slugs = CONTENTS.flatMap(({ entries }) => entries.map(({ slug }) => slug))
    const told = slugs.map((slug) => text('llms.txt').split(`(${slug}.html): `)[1]?.split('\n')[0] ?? '')
    expect(told.filter((sentence) => sentence.length < 40 || !sentence.endsWith('.'))).toEqual([])
    expect(told.filter((sentence, at) => told.indexOf(sentence) !== at)).toEqual([])
  })

  test('has an anchor for every name that a package hands out, with what its comments say', () => {
    const page = text('api-kernel.html')
    const at = page.indexOf(' id="cards"')
    expect(at).toBeGreaterThan(0)
    expect(page.indexOf('Every card of a game: what it is, and who knows it.', at)).toBeGreaterThan(at)
    expect(page).toContain('Moves a card between zones in plain sight. Whoever knew it still does.')
    const declared = readFileSync(join(ROOT, 'docs/api/kernel.md'), 'utf8').matchAll(
      /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/gm,
    )
    const names = Array.from(declared, ([, name = '']) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !page.includes(`>${name}</a></h3>`))).toEqual([])
  })

  test('tells the calls that rules are written with, and what a module says of itself, though no door names their types', () => {
    const page = text('api-kernel.html')
    const bare = page.replaceAll(/<[^>]+>/g, '')
    for (const call of ['yesNo(seat', 'player(seat', 'readonly tagline', 'readonly minutes'])
      expect(bare).toContain(call)
    for (const type of ['Asking', 'AboutGame', 'SelectorBase']) expect(page).toContain(`>${type}</a></h3>`)
  })
})

describe('the first page', () => {
  const page = text('index.html')
  const game = readFileSync(join(ROOT, FIRST_GAME), 'utf8')
  const plain = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')

  test('shows a game letter for letter, and says how many lines it has', () => {
    const shown = Array.from(
      page.matchAll(/<li[^>]*><span class="line-number">(\d+)<\/span>.*?<code>(.*?)<\/code><\/li>/g),
    )
    expect(`${shown.map(([, , code = '']) => plain(code)).join('\n')}\n`).toBe(game)
    expect(shown.map(([, number]) => Number(number))).toEqual(shown.map((_, at) => at + 1))
    expect(page).toContain(`The same ${shown.length} lines: `)
    expect(page).toContain(`${shown.length} lines, all of it`)
  })

  test('has every pin at a line, and tells what each makes', () => {
    for (const [at, { makes }] of PINS.entries()) {
      expect(page).toContain(`<li id="pin-${at + 1}" data-pin="${at + 1}">`)
      expect(plain(page)).toContain(makes)
    }
  })

  test.each([
    ['no line says', 'nothing of the kind'],
    ['two lines say', 'points'],
  ])('is not built where %s what a pin stands at', (_, words) => {
    expect(() => pinnedLines(game.split('\n'), [{ at: [words], makes: '' }])).toThrow(`lines say "${words}"`)
  })

  test('colours what goes over several lines in each of them', () => {
    expect(colouredLines('<span class="a">/* <span class="b">one\ntwo</span>\n*/</span> x')).toEqual([
      '<span class="a">/* <span class="b">one</span></span>',
      '<span class="a"><span class="b">two</span></span>',
      '<span class="a">*/</span> x',
    ])
  })

  test('asks for nothing that is not its own, and for the table only by its script', () => {
    const fetched = Array.from(page.matchAll(/ (?:src|href)="([^"#]*)"/g), ([, path = '']) => path)
    expect(fetched.filter((path) => path !== '' && !site.files.has(path))).toEqual([])
    expect(fetched).not.toContain('live-table.js')
    expect(text('first-page.js')).toContain('live-table.js')
    expect(text('live-table.css')).not.toMatch(/url\((?!["']?data:)/)
    expect(gzipSync(text('live-table.js') + text('live-table.css')).length).toBeLessThan(MOST_BYTES)
    // What a classic script of a disk may not hold.
    expect(text('live-table.js')).not.toMatch(/^(?:import|export) |import\.meta/m)
  })
})

/** Of a page as much as its script touches. */
class Part extends EventTarget {
  readonly attributes = new Set(['hidden'])
  readonly dataset = {}
  setAttribute = (name: string) => void this.attributes.add(name)
  removeAttribute = (name: string) => void this.attributes.delete(name)
}

test.each(['link', 'script'])(
  'where the %s of the table cannot be fetched the first page shows no empty frame',
  (lost) => {
    const parts = new Map<string, Part>()
    const part = (selector: string) => parts.getOrInsertComputed(selector, () => new Part())
    const document = Object.assign(new EventTarget(), {
      readyState: 'complete',
      querySelector: part,
      createElement: part,
      head: { append: () => undefined },
    })
    class IntersectionObserver {
      readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#seen = seen
      }
      observe = () => this.#seen([{ isIntersecting: true }])
      disconnect = () => undefined
    }
    runInNewContext(text('first-page.js'), { document, IntersectionObserver })
    expect(part('.playable').attributes).toEqual(new Set())
    part(lost).dispatchEvent(new Event('error'))
    expect(part('.playable').attributes).toEqual(new Set(['hidden']))
  },
)

describe('the search', () => {
  const found = (sought: string) =>
    hitsFor(sought, searchIndexOf(site.pages)).map(({ page, anchor }) => `${page.slug}#${anchor}`)

  test('finds a heading first', () => {
    expect(found('slip')[0]).toBe('hidden-information#slip')
    expect(found('golden records')[0]).toMatch(/^testing#golden-records/)
  })

  test('wants every word, however it is written', () => {
    expect(found('GOLDEN  records').length).toBeGreaterThan(0)
    expect(found('golden zzzz')).toEqual([])
    expect(found('  ')).toEqual([])
  })
})
