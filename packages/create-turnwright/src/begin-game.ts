import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { CannotBegin } from './cannot-begin.ts'
import { freeIdentifier } from './free-identifier.ts'
import { type Names, namesOf } from './names.ts'
import { projectFiles } from './project-files.ts'
import type { Shape } from './shapes.ts'

export interface Begun {
  /** The folder, as it was named. */
  readonly folder: string
  readonly files: readonly string[]
  /** Whether it is a project of its own, whose packages are to be installed. */
  readonly isProject: boolean
}

const FILES = ['index.ts', 'agent.ts', 'game.test.ts', 'RULES.md']
/** What a shape calls its game: the name that is given comes in its place, and may be the same. */
const PLACEHOLDER = 'myGame'
const SHAPE_FOLDER = new URL('../shapes/', import.meta.url)

/**
 * Writes the first version of a game into a folder, which is named like it. Where the packages are at hand already, as
 * within a project of several games, the game alone; elsewhere a project of its own.
 */
export function beginGame(folder: string, shape: Shape): Begun {
  const path = resolve(folder)
  const names = namesOf(basename(path))
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory() === false) throw new CannotBegin(`${folder} is a file: choose another name for the folder.`)
  if (there !== undefined && readdirSync(path).length > 0)
    throw new CannotBegin(`${folder} is there already, and not empty: choose another name, or empty it.`)
  const isProject = !hasKernel(dirname(path))
  const shaped = FILES.map((file) => [file, readShape(shape, file)] as const)
  const code = shaped.flatMap(([file, text]) => (file.endsWith('.ts') ? text.replaceAll(PLACEHOLDER, '') : []))
  const identifier = freeIdentifier(names.identifier, code)
  const written = shaped.map(([file, text]) => [file, renamed(text, names, identifier)] as const)
  const files = [...(isProject ? Object.entries(projectFiles(names)) : []), ...written]
  mkdirSync(path, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(path, file), text)
  return { folder, files: files.map(([file]) => file), isProject }
}

function hasKernel(folder: string): boolean {
  try {
    createRequire(join(folder, 'package.json')).resolve('@turnwright/kernel')
    return true
  } catch {
    return false
  }
}

function readShape(shape: Shape, file: string): string {
  return readFileSync(new URL(`${shape}/${file}`, SHAPE_FOLDER), 'utf8')
}

function renamed(text: string, { id, title }: Names, identifier: string): string {
  return text.replaceAll('my-game', id).replaceAll('My Game', title).replaceAll(PLACEHOLDER, identifier)
}
