import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { root, tools } from './tools.ts'

/** Inside the repository, so that the narrowed projects find the packages that the whole ones find. */
const PROJECTS = `${root}node_modules/.cache/turnwright`

/** The folders of this repository that the arguments name; null where one of them is anything else. */
export function foldersNamed(args: readonly string[]): readonly string[] | null {
  if (args.length === 0) return null
  const folders = args.map((arg) => relative(root, resolve(root, arg)).replaceAll('\\', '/'))
  return folders.every(isFolderOfOurs) ? folders : null
}

function isFolderOfOurs(folder: string): boolean {
  if (folder === '' || folder.startsWith('..')) return false
  return statSync(`${root}${folder}`, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** A project with the files of the folders alone, and what they import; null where it has none of them. */
export function narrowedProject(project: string, folders: readonly string[]): string | null {
  const files = filesOf(project).filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  if (files.length === 0) return null
  mkdirSync(PROJECTS, { recursive: true })
  const narrowed = `${PROJECTS}/${project}`
  const fromHere = (file: string) => relative(PROJECTS, `${root}${file}`).replaceAll('\\', '/')
  writeFileSync(narrowed, JSON.stringify({ extends: fromHere(project), files: files.map(fromHere), include: [] }))
  return narrowed
}

function filesOf(project: string): readonly string[] {
  const shown = execFileSync(process.execPath, [tools.tsc, '--project', `${root}${project}`, '--showConfig'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  const { files } = JSON.parse(shown) as { readonly files: readonly string[] }
  return files.map((file) => file.replace(/^\.\//, ''))
}

/** Whether the folders hold a style sheet of a game. */
export function haveGameStyles(folders: readonly string[]): boolean {
  return globSync('games/*/ui/**/*.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
}
