import { PACKAGES_FILE, type PackagesForGames } from '@turnwright/protocol'
import type { Plugin } from 'vite'
import { packagesForGames } from '../src/thinking/packages-for-games.ts'

/** Writes down what games that are built elsewhere find in the workers of this page. */
export function listedPackages(): Plugin {
  const names = Object.entries(packagesForGames).map(([name, handsOut]) => [name, Object.keys(handsOut)] as const)
  const packages: PackagesForGames = Object.fromEntries(names)
  return {
    name: 'turnwright:packages-for-games',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(packages) })
    },
  }
}
