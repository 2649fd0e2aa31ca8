import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tools.ts'

const PATIENCE = { timeout: 80_000 }

test('a folder that is watched is tested again as soon as something in it is saved', {
  timeout: 3 * 60_000,
}, async () => {
  const results = join(root, 'scripts/test-results')
  mkdirSync(results, { recursive: true })
  using folder = mkdtempDisposableSync(join(results, 'watched-'))
  const sumIs = (sum: number) =>
    writeFileSync(
      join(folder.path, 'sum.test.ts'),
      `import { expect, test } from 'vitest'\n\ntest('one and one', () => expect(1 + 1).toBe(${sum}))\n`,
    )
  sumIs(2)
  const watching = spawn(process.execPath, ['scripts/watch.ts', relative(root, folder.path)], { cwd: root })
  const ended = once(watching, 'exit')
  let said = ''
  watching.stdout.on('data', (text: Buffer) => (said += text.toString()))
  try {
    await expect.poll(() => said, PATIENCE).toMatch(/ok +unit tests .*1 passed[^]*Watching scripts\/test-results/)
    sumIs(3)
    await expect.poll(() => said, PATIENCE).toMatch(/FAILED unit tests .*1 failed\n.*one and one/)
  } finally {
    watching.kill('SIGTERM')
    await ended
  }
})
