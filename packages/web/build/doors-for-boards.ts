import { fileURLToPath } from 'node:url'
import { DOORS_FILE } from '@turnwright/protocol'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../src/game-looks/for-boards/', import.meta.url)).replaceAll('\\', '/')

/** The packages that boards share with the page, by the file that hands them on. */
const DOORS: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react-dom': 'react-dom.ts',
  'react/jsx-runtime': 'react-jsx-runtime.ts',
  '@turnwright/tabletop': 'tabletop.ts',
}

/** Writes down where a board that is built elsewhere finds what it shares with the page in a folder. Pages that are built with it show no boards. */
export function doorsForBoards(page: string): Plugin {
  let isThePage = false
  return {
    name: 'turnwright:doors-for-boards',
    apply: 'build',
    configResolved({ root }) {
      isThePage = root === page.replaceAll('\\', '/')
    },
    generateBundle(_, bundle) {
      if (!isThePage) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const doors = Object.entries(DOORS).map(([name, file]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === folder + file)
        if (chunk === undefined) throw new Error(`${file} has no file of its own in the built page`)
        return [name, `/${chunk.fileName}`] as const
      })
      this.emitFile({ type: 'asset', fileName: DOORS_FILE, source: JSON.stringify(Object.fromEntries(doors)) })
    },
  }
}
