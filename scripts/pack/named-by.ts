import { dirname, join } from 'node:path'
import type { Declarations, Declared } from './declarations.ts'

/** Reads a file of declarations, by its path within the package. */
export type Read = (file: string) => Declarations

/** A declaration, and the file in which it stands. */
export interface Found {
  readonly name: string
  readonly file: string
  readonly declared: Declared
}

/** A declaration, however many files pass it on. What comes of another package is told by its address. */
export function found(name: string, file: string, read: Read): Found {
  if (isElsewhere(file)) return { name, file, declared: { about: '', text: `export { ${name} } from '${file}';` } }
  const { own, kept, passedOn, all } = read(file)
  const declared = own.get(name) ?? kept.get(name)
  if (declared !== undefined) return { name, file, declared }
  const further = passedOn.find((each) => each.as === name)
  if (further !== undefined) return found(further.name, beside(file, further.from), read)
  const from = all.map((each) => beside(file, each)).find((each) => !isElsewhere(each) && read(each).own.has(name))
  if (from === undefined) throw new Error(`${file} does not declare ${name}`)
  return found(name, from, read)
}

/** What declarations name of their package beyond themselves, and what that names in turn. */
export function namedBy(told: readonly Found[], read: Read): readonly (readonly [name: string, found: Found])[] {
  const known = new Set(told.map(placeOf))
  const further: Found[] = []
  for (const one of told) follow(one)
  return further.map((one) => [one.name, one])

  function follow({ file, declared }: Found): void {
    if (isElsewhere(file)) return
    const { own, kept, imported } = read(file)
    for (const word of wordsIn(declared.text)) {
      const from = imported.get(word)
      if (from === undefined && !own.has(word) && !kept.has(word)) continue
      const named = from === undefined ? found(word, file, read) : found(from.name, beside(file, from.from), read)
      if (isElsewhere(named.file) || known.has(placeOf(named))) continue
      known.add(placeOf(named))
      further.push(named)
      follow(named)
    }
  }
}

export function beside(file: string, from: string): string {
  return from.startsWith('.') ? join(dirname(file), from).replace(/\.js$/, '.d.ts') : from
}

/** Another package, by its name. */
function isElsewhere(file: string): boolean {
  return !file.endsWith('.d.ts')
}

const placeOf = ({ name, file }: Found): string => `${file} ${name}`

/** The words of a declaration that may be names; what comments and texts say is left out. */
function wordsIn(text: string): ReadonlySet<string> {
  const bare = text.replaceAll(/\/\*\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, '')
  return new Set(bare.match(/(?<![\w$.])[A-Za-z_$][\w$]*(?!\??:(?!:))/g) ?? [])
}
