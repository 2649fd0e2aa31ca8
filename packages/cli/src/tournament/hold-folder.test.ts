import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdFolder } from './hold-folder.ts'

test('a folder that another process holds is left to it, and what a process left that was killed is taken over', () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'held-'))
  const wished = join(scratch.path, 'games')
  expect(holdFolder(wished)).toBe(wished)
  expect(holdFolder(wished)).toBe(wished)

  writeFileSync(join(wished, 'held-by'), String(process.ppid))
  const beside = holdFolder(wished)
  expect(beside).not.toBe(wished)
  expect(existsSync(beside)).toBe(true)
  expect(readFileSync(join(wished, 'held-by'), 'utf8')).toBe(String(process.ppid))

  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(wished, 'held-by'), String(gone))
  expect(holdFolder(wished)).toBe(wished)
})
