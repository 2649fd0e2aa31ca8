import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILED } from './compile.ts'
import { declarationsIn, type Declarations, type Declared } from './declarations.ts'
import { beside, found, type Found, namedBy, type Read } from './named-by.ts'
import { compiled } from './packed-manifest.ts'
import type { PublicPackage } from './packages.ts'

/**
 * What stands behind each door of a package: every name that it hands out, in the order of names, under a heading of its
 * own, with what its comment says and its declaration. Then what these declarations name of the package and no door hands
 * out: who calls or implements one deals with that too.
 */
export function apiReport({ manifest, sources }: PublicPackage): string {
  const files = new Map<string, Declarations>()
  const read = (file: string): Declarations => {
    const known = files.get(file) ?? declarationsIn(readFileSync(join(COMPILED, sources, file), 'utf8'))
    files.set(file, known)
    return known
  }
  const doors = Object.entries(manifest.exports ?? {}).filter(([, source]) => /\.tsx?$/.test(source))
  const behind = doors.map(([door, source]) => {
    const file = compiled(source, 'd.ts').replace('./dist/', '')
    return [door, [...new Map(exportedBy(file, read))]] as const
  })
  const further = namedBy(
    behind.flatMap(([, exported]) => exported.map(([, found]) => found)),
    read,
  )
  const chapters = [
    ...behind.map(([door, exported]) => chapter(`\`${join(manifest.name, door)}\``, exported)),
    ...(further.length > 0 ? [chapter('Named by these, behind no door', further)] : []),
  ]
  return `# What ${manifest.name} hands out\n\n${manifest.description}\n\nWritten by \`npm run api\`; a test compares it.\n\n${chapters.join('\n')}`
}

function chapter(title: string, told: Exported): string {
  const passages = told
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { declared }]) => passage(name, declared))
  return `## ${title}\n\n${passages.join('\n')}`
}

function passage(name: string, { about, text }: Declared): string {
  const words = about === '' ? '' : `${about}\n\n`
  return `### ${name}\n\n${words}\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`
}

type Exported = readonly (readonly [name: string, found: Found])[]

function exportedBy(file: string, read: Read): Exported {
  const { own, passedOn, all } = read(file)
  const declared = [...own].map(([name, each]) => [name, { name, file, declared: each }] as const)
  const named = passedOn.map(({ name, as, from }) => [as, renamed(found(name, beside(file, from), read), as)] as const)
  return [...declared, ...named, ...all.flatMap((from) => exportedBy(beside(file, from), read))]
}

function renamed(one: Found, as: string): Found {
  const { name, declared } = one
  return name === as ? one : { ...one, declared: { ...declared, text: `${declared.text} // as ${as}` } }
}
