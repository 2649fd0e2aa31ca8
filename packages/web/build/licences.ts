import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const NAME = 'licences.txt'
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/

/** Lays beside what was built the licences of everything in it that others wrote: code, styles and letters. */
export function licences(): Plugin {
  let home = ''
  return {
    name: 'turnwright:licences',
    apply: 'build',
    configResolved({ root }) {
      home = root
    },
    generateBundle(_, bundle) {
      const folders = new Set(Object.values(bundle).flatMap((file) => packagesIn(file, home)))
      const told = [...folders].map((folder) => licenceOf(folder)).toSorted()
      this.emitFile({
        type: 'asset',
        fileName: NAME,
        source: `${[...new Set(told)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
      })
    },
  }
}

/** Where the packages lie of which something went into a file. */
function packagesIn(file: Rolldown.OutputChunk | Rolldown.OutputAsset, home: string): readonly string[] {
  const from = file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(home, name))
  return from.filter((id) => !id.startsWith('\0')).flatMap((id) => PACKAGE.exec(id)?.[1] ?? [])
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license: string
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`${name} says nowhere under which licence it may be handed on: look for it`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}
