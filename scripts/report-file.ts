import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()
process.on('exit', () => folders.forEach(remove))

/** A file for what a tool reports, which goes away once it is read, or with this process. */
export class ReportFile {
  readonly #folder: string = mkdtempSync(join(tmpdir(), 'turnwright-report-'))
  readonly path: string = join(this.#folder, 'report.json')

  constructor() {
    folders.add(this.#folder)
  }

  /** What was reported; null where the tool did not come to it. */
  read(): unknown {
    const report: unknown = existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : null
    remove(this.#folder)
    return report
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}
