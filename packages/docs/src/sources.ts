import { globSync } from 'node:fs'
import { extname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** Drawings tell nobody how a game is written; texts are pages themselves. */
const LEFT_OUT = ['**/node_modules/**', 'ui/art/**', '**/*.{css,md}']
/** In the order in which somebody would read them; what stands beside them comes first. */
const FOLDERS = ['', 'rules', 'words', 'cards', 'ai', 'mind', 'scenario', 'ui', 'guide']

/** The files of a folder that a page prints, from the root of the repository. */
export function sourcesIn(folder: string, files: string): readonly string[] {
  const rank = (file: string) => FOLDERS.indexOf(file.includes('/') ? (file.split('/')[0] as string) : '')
  return globSync(files, { cwd: join(ROOT, folder), exclude: LEFT_OUT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((file) => `${folder}/${file}`)
}

/** What the page calls a file: its path within the folder. */
export function headingOf(folder: string, file: string): string {
  return file.slice(folder.length + 1)
}

/** The text of a page that prints files whole, each under its name. */
export function printed(
  folder: string,
  name: string,
  files: readonly string[],
  read: (file: string) => string,
): string {
  const parts = files.map((file) => {
    const text = read(file).trimEnd()
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([marks]) => marks.length))
    const fence = '`'.repeat(longest + 1)
    return `## ${headingOf(folder, file)}\n\n${fence}${extname(file).slice(1)}\n${text}\n${fence}\n`
  })
  return `# ${name}\n\nFrom \`${folder}\`, file by file, as it runs and is tested: no drawings, no styles.\n\n${parts.join('\n')}`
}
