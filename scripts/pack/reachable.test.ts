import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachableFrom } from './reachable.ts'

test('a door leads to what its files import, and to nothing else', () => {
  using folder = filesIn({ 'index.js': "export { a } from './a.js'\n", 'a.js': 'export const a = 1\n', 'b.js': '' })
  expect([...reachableFrom(['index.js'], [folder.path]).files]).toEqual(['index.js', 'a.js'])
})

test('a package is not made where one of its files imports what was left out', () => {
  using folder = filesIn({ 'index.js': "import { scene } from './scenario/scene.js'\n" })
  expect(() => reachableFrom(['index.js'], [folder.path])).toThrow('index.js imports ./scenario/scene.js')
})

function filesIn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'reachable-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text)
  return folder
}
