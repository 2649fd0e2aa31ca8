import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { licences } from './licences.ts'

function pageOf(files: Readonly<Record<string, string>>) {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-licences-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  return folder
}

const packaged = (name: string, licence: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', license: licence }),
  [`node_modules/${name}/LICENSE`]: `The words of ${licence}, by who wrote ${name}`,
  [`node_modules/${name}/index.js`]: `document.title = '${name}'`,
})

const buildIn = (root: string) =>
  build({ configFile: false, root, logLevel: 'silent', plugins: [licences()], build: { assetsInlineLimit: 0 } })

test('a built page holds the licences of the code and the letters of others in it, and of nothing else', async () => {
  using page = pageOf({
    'index.html': '<link rel="stylesheet" href="/look.css"><script type="module" src="/main.js"></script>',
    'main.js': "import 'code'\nimport '@some/scoped'",
    'look.css': '@font-face { font-family: Letters; src: url("./node_modules/letters/letters.woff2") }',
    ...packaged('code', 'MIT'),
    ...packaged('@some/scoped', 'ISC'),
    ...packaged('letters', 'OFL-1.1'),
    'node_modules/letters/letters.woff2': 'abc',
    ...packaged('tool', 'GPL-3.0'),
  })
  await buildIn(page.path)
  const told = readFileSync(join(page.path, 'dist/licences.txt'), 'utf8')
  for (const [name, licence] of Object.entries({ code: 'MIT', '@some/scoped': 'ISC', letters: 'OFL-1.1' }))
    expect(told).toContain(`${name} 1.0.0 (${licence})\n\nThe words of ${licence}, by who wrote ${name}`)
  expect(told).not.toContain('tool')
})

test('a page is not built of what says nowhere how it may be handed on', async () => {
  using page = pageOf({
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import 'bare'",
    'node_modules/bare/package.json': JSON.stringify({ name: 'bare', version: '1.0.0' }),
    'node_modules/bare/index.js': 'document.title = 1',
  })
  await expect(buildIn(page.path)).rejects.toThrow('bare says nowhere')
})
