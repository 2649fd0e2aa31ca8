import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

/** A small page with a script and a public picture, built. */
async function builtPage() {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-precompress-'))
  mkdirSync(join(folder.path, 'public'))
  const lines = Array.from({ length: 60 }, (_, n) => `document.body.append('line ${n}')`).join('\n')
  writeFileSync(join(folder.path, 'index.html'), '<script type="module" src="/main.js"></script>'.repeat(2))
  writeFileSync(join(folder.path, 'main.js'), lines)
  writeFileSync(join(folder.path, 'public', 'sign.svg'), '<svg><path d="M0 0h1"/></svg>'.repeat(30))
  writeFileSync(join(folder.path, 'public', 'letters.woff2'), Buffer.alloc(2_000))
  writeFileSync(join(folder.path, 'public', 'tiny.txt'), 'hi')
  await build({ configFile: false, root: folder.path, logLevel: 'error', plugins: [precompress()] })
  return { dist: join(folder.path, 'dist'), [Symbol.dispose]: () => folder.remove() }
}

test('scripts and public files lie beside their compressed forms, which hold the same', async () => {
  using page = await builtPage()
  const paths = readdirSync(page.dist, { recursive: true, encoding: 'utf8' })
  const texts = paths.filter((path) => /\.(js|svg)$/.test(path))
  expect(texts).toHaveLength(2)
  for (const path of texts) {
    const bytes = readFileSync(join(page.dist, path))
    const brotli = readFileSync(join(page.dist, `${path}.br`))
    const gzipped = readFileSync(join(page.dist, `${path}.gz`))
    expect(brotliDecompressSync(brotli).equals(bytes), `at ${path}`).toBe(true)
    expect(gunzipSync(gzipped).equals(bytes), `at ${path}`).toBe(true)
    expect(brotli.length, `at ${path}`).toBeLessThan(gzipped.length)
  }
})

test('what would not be smaller, or is compressed in itself, has no other form', async () => {
  using page = await builtPage()
  for (const path of ['tiny.txt', 'letters.woff2']) {
    expect(existsSync(join(page.dist, path))).toBe(true)
    expect(existsSync(join(page.dist, `${path}.br`)), `at ${path}`).toBe(false)
    expect(existsSync(join(page.dist, `${path}.gz`)), `at ${path}`).toBe(false)
  }
})
