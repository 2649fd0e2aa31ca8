import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, tools } from '../tools.ts'

/** Where tsc puts what it makes of the sources, in the folders that they stand in. */
export const COMPILED: string = join(root, 'dist/compiled')

const PROJECTS = ['tsconfig.pack.json', 'tsconfig.pack.protocol.json']

/** Compiles every source to JavaScript with declarations, and makes each mention of a `.ts` one of what came of it. */
export function compileSources(): void {
  rmSync(COMPILED, { recursive: true, force: true })
  for (const project of PROJECTS) {
    const { status, stdout } = spawnSync(process.execPath, [tools.tsc, '--project', project], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`)
  }
  for (const path of globSync('**/*.{js,d.ts}', { cwd: COMPILED })) {
    const file = join(COMPILED, path)
    const text = readFileSync(file, 'utf8')
    const changed = path.endsWith('.d.ts') ? declarationsNamed(text) : threadsNamed(text)
    if (changed !== text) writeFileSync(file, changed)
  }
}

/** tsc changes the endings of imports in what runs, but neither in declarations, where styles mean nothing … */
function declarationsNamed(text: string): string {
  const typesAlone = text.replaceAll(/^import ["'][^"']+\.css["'];\n/gm, '')
  return typesAlone.replaceAll(/((?:from|import\() ?["']\.{1,2}\/[^"']*)\.tsx?(?=["'])/g, '$1.js')
}

/** … nor in addresses, by which threads are started. */
function threadsNamed(text: string): string {
  return text.replaceAll(/(new URL\(["'][^"']*)\.ts(?=["'], import\.meta\.url\))/g, '$1.js')
}
