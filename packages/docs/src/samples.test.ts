import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTENTS } from './contents.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Guides whose every sample is a piece of code that runs; elsewhere a file may be named, and then it is true as well. */
const GUIDES = ['docs/start.md', 'docs/adding-a-game.md', 'docs/hidden-information.md']

/** Fenced blocks that name their file after the language. */
const samples = CONTENTS.flatMap(({ entries }) => entries).flatMap(({ file }) =>
  Array.from(read(file).matchAll(/^```(?:ts|tsx|css) (\S+)\n([^]*?)^```$/gm), ([, path = '', text = '']) => ({
    file,
    path,
    text,
  })),
)

describe('samples of the documentation', () => {
  test.each(GUIDES)('those of %s name the file they stand in, unless they are typed into a terminal', (file) => {
    const fences = read(file).match(/^```\w+.*$/gm) ?? []
    expect(fences.filter((fence) => !/^```((ts|css) \S+|sh)$/.test(fence))).toEqual([])
    expect(samples.filter((sample) => sample.file === file).length).toBeGreaterThan(5)
  })

  test.each(samples)('a sample of $path in $file stands there, letter for letter', ({ path, text }) => {
    expect(read(path)).toContain(text)
  })
})
