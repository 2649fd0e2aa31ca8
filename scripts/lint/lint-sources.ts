import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, tools } from '../tools.ts'

export interface Complaint {
  readonly file: string
  readonly rule: string
}

interface Diagnostic {
  readonly filename: string
  readonly code: string
}

/** Lints sources that stand nowhere, as if they stood in this repository: with its rules, under the given paths. */
export function lintSources(sources: ReadonlyMap<string, string>): readonly Complaint[] {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-lint-'))
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write('oxlint.config.ts', `export { default } from '${pathToFileURL(`${root}oxlint.config.ts`).href}'\n`)
    write('tsconfig.json', JSON.stringify({ extends: `${root}tsconfig.base.json` }))
    for (const [path, source] of sources) write(path, `${source}\n`)

    const run = spawnSync(process.execPath, [tools.oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics, number_of_files } = JSON.parse(run.stdout)
    // The linter says nothing about a file it did not read, which would look like a pass.
    if (number_of_files !== sources.size + 1) throw new Error(`${number_of_files} files linted\n${run.stderr}`)
    return (diagnostics as Diagnostic[]).map(({ filename, code }) => ({
      file: filename.replaceAll('\\', '/'),
      rule: code,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
