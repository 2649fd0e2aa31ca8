import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COMPILED } from './compile.ts'
import { declarationsIn, type Declarations, type Declared } from './declarations.ts'
import { compiled } from './packed-manifest.ts'
import type { PublicPackage } from './packages.ts'

/**
 * What stands behind each door of a package: every name that it hands out, in the order of names, under a heading of its
 * own, with what its comment says and its declaration.
 */
export function apiReport({ manifest, sources }: PublicPackage): string {
  const files = new Map<string, Declarations>()
  const read = (file: string): Declarations => {
    const known = files.get(file) ?? declarationsIn(readFileSync(join(COMPILED, sources, file), 'utf8'))
    files.set(file, known)
    return known
  }
  const doors = Object.entries(manifest.exports ?? {}).filter(([, source]) => /\.tsx?$/.test(source))
  const chapters = doors.map(([door, source]) => {
    const file = compiled(source, 'd.ts').replace('./dist/', '')
    const told = [...new Map(exportedBy(file, read))]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, declared]) => passage(name, declared))
    return `## \`${join(manifest.name, door)}\`\n\n${told.join('\n')}`
  })
  return `# What ${manifest.name} hands out\n\n${manifest.description}\n\nWritten by \`npm run api\`; a test compares it.\n\n${chapters.join('\n')}`
}

function passage(name: string, { about, text }: Declared): string {
  const words = about === '' ? '' : `${about}\n\n`
  return `### ${name}\n\n${words}\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`
}

type Exported = readonly (readonly [name: string, declared: Declared])[]

function exportedBy(file: string, read: (file: string) => Declarations): Exported {
  const { own, passedOn, all } = read(file)
  const named = passedOn.map(({ name, as, from }) => [as, declarationOf(name, beside(file, from), as, read)] as const)
  return [...own, ...named, ...all.flatMap((from) => exportedBy(beside(file, from), read))]
}

/** A declaration, however many files pass it on. What comes of another package is told by its address. */
function declarationOf(name: string, file: string, as: string, read: (file: string) => Declarations): Declared {
  if (!file.startsWith('.') && !file.endsWith('.d.ts')) return { about: '', text: `export { ${name} } from '${file}';` }
  const { own, passedOn } = read(file)
  const declared = own.get(name)
  if (declared !== undefined) return name === as ? declared : { ...declared, text: `${declared.text} // as ${as}` }
  const further = passedOn.find((each) => each.as === name)
  if (further === undefined) throw new Error(`${file} does not declare ${name}`)
  return declarationOf(further.name, beside(file, further.from), as, read)
}

function beside(file: string, from: string): string {
  return from.startsWith('.') ? join(dirname(file), from).replace(/\.js$/, '.d.ts') : from
}
