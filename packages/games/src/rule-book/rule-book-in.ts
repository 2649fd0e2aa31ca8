import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRuleBook } from './read-rule-book.ts'
import type { RuleBook } from './rule-book.ts'

/** The rules in a folder, with how many tests of it cite each. Whoever watches is told which files were read. */
export function ruleBookIn(folder: string, onRead: (file: string) => void = () => {}): RuleBook {
  const read = (path: string): string => {
    const file = join(folder, path)
    onRead(file)
    return readFileSync(file, 'utf8')
  }
  return readRuleBook({ read, tests: testsIn(folder) })
}

function testsIn(folder: string): readonly string[] {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules/**'] })
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}
