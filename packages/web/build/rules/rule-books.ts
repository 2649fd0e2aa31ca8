import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { readRuleBook } from './read-rule-book.ts'

const ASKED = /^(.*\/RULES\.md)\?book$/

/** `import book from '…/RULES.md?book'`: the page gets rules as data, made of the text that stands beside the code. */
export function ruleBooks(): Plugin {
  return {
    name: 'rule-books',
    enforce: 'pre',
    load(id) {
      const file = ASKED.exec(id)?.[1]
      if (file === undefined) return null
      const folder = dirname(file)
      const read = (path: string): string => {
        // Whoever changes the rules while the page is being worked on sees it at once.
        this.addWatchFile(join(folder, path))
        return readFileSync(join(folder, path), 'utf8')
      }
      const book = readRuleBook({ read, tests: testsIn(folder) })
      return { code: `export const book = ${JSON.stringify(book)}`, map: null, moduleType: 'js' }
    },
  }
}

export function testsIn(folder: string): readonly string[] {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules/**'] })
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}
