import { readFileSync } from 'node:fs'

/** The numbers of the rules in a folder, and of the pages that one of them links to. */
export function ruleNumbersOn(folder: URL): ReadonlySet<string> {
  const page = readFileSync(new URL('RULES.md', folder), 'utf8')
  const [, ...rules] = page.split(/^\*\*(?=[A-Z]\d+\.)/m)
  const further = rules.flatMap((rule) => Array.from(rule.matchAll(/\]\(([\w/-]+\/)RULES\.md\)/g), ([, path]) => path))
  const pages = further.map((path) => readFileSync(new URL(`${path}RULES.md`, folder), 'utf8'))
  return new Set(
    [page, ...pages].flatMap((each) => Array.from(each.matchAll(/^\*\*([A-Z]\d+)\./gm), ([, n]) => n ?? '')),
  )
}
