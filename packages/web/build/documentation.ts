import { makeSite } from '@turnwright/docs'
import type { Plugin } from 'vite'

/** Lays the documentation beside the built page, at `/docs/`. */
export function documentation(): Plugin {
  return {
    name: 'turnwright:documentation',
    apply: 'build',
    async generateBundle() {
      const { files } = await makeSite()
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: `docs/${path}`, source })
    },
  }
}
