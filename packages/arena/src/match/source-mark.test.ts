import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceMark } from '../index.ts'

function game(): (name: string, text: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const inside of ['mind', 'words']) mkdirSync(join(folder, inside))
  return (name, text) => {
    writeFileSync(join(folder, name), text)
    return sourceMark([folder])
  }
}

test('what is played by marks the sources, and what is told or tested does not', () => {
  const write = game()
  write('rules.ts', 'one')
  const mark = write('mind/settings.json', '{"width":4}')
  expect(write('rules.test.ts', 'tests')).toBe(mark)
  expect(write('words/en.ts', 'words')).toBe(mark)
  expect(write('README.md', 'about')).toBe(mark)
  expect(write('mind/settings.json', '{ "width": 4, "won": { "rules": 2 } }')).toBe(mark)
  expect(write('mind/settings.json', '{"width":5}')).not.toBe(mark)
  expect(write('mind/settings.json', '{"width":4}')).toBe(mark)
  expect(write('rules.ts', 'two')).not.toBe(mark)
})

test('a file that moves is another state of the sources', () => {
  const [one, other] = [game(), game()]
  one('a.ts', '')
  other('a.ts', 'same')
  expect(one('b.ts', 'same')).not.toBe(other('b.ts', ''))
})
