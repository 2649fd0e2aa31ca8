import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const packages = resolve(import.meta.dirname, '../..')

/** A style is never put away again, so whoever comes from another page brings that page's styles along. */
test('a class is given its looks in one file, so that no page changes what another one shows', () => {
  const files = new Map<string, string[]>()
  for (const file of globSync('{tabletop,web}/src/**/*.css', { cwd: packages }).sort())
    for (const name of ownClasses(readFileSync(resolve(packages, file), 'utf8')))
      files.set(name, [...(files.get(name) ?? []), file])
  expect(files.size).toBeGreaterThan(300)
  expect([...files].filter(([, homes]) => homes.length > 1)).toEqual([])
})

/** Classes that stand alone at the top of a rule; what is said of them inside something else holds only there. */
function ownClasses(css: string): ReadonlySet<string> {
  const tops = css.matchAll(/^ {2}(\.[a-z][\w-]*)(?: \{|,)$/gm)
  return new Set([...tops].map(([, name = '']) => name))
}
