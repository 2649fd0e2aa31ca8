import { dirname } from 'node:path'
import { ruleBookIn } from '@turnwright/games/outside'
import type { Plugin } from 'vite'

const ASKED = /^(.*\/RULES\.md)\?book$/

/** `import book from '…/RULES.md?book'`: the page gets rules as data, made of the text that stands beside the code. */
export function ruleBooks(): Plugin {
  return {
    name: 'rule-books',
    enforce: 'pre',
    load(id) {
      const file = ASKED.exec(id)?.[1]
      if (file === undefined) return null
      // Whoever changes the rules while the page is being worked on sees it at once.
      const book = ruleBookIn(dirname(file), (read) => this.addWatchFile(read))
      return { code: `export const book = ${JSON.stringify(book)}`, map: null, moduleType: 'js' }
    },
  }
}
