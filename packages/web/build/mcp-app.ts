import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { gameCatalog } from './game-catalog.ts'

const web = join(import.meta.dirname, '..')

/** The table as one page without an address, for hosts of MCP Apps: its frame may fetch nothing. */
export async function buildMcpApp(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    // Part of the table looks games up in the catalogue.
    plugins: [react(), gameCatalog()],
    build: {
      write: false,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      cssCodeSplit: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      rolldownOptions: { input: join(web, 'src/mcp-app/main.tsx'), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const codes = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return pageOf(styles.map(withoutFonts).join('\n'), codes.join('\n'))
}

/** Hosts allow no fonts from anywhere, and letters of the system read well. */
function withoutFonts(style: string): string {
  return style.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
}

function pageOf(style: string, code: string): string {
  // What stands within an element ends it wherever it names its end.
  const inside = (text: string, element: string) => text.replaceAll(new RegExp(`</(?=${element})`, 'gi'), '<\\/')
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8" /><title>Turnwright</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<style>${inside(style, 'style')}</style></head>`,
    `<body><script type="module">${inside(code, 'script')}</script></body>`,
    '</html>',
  ].join('\n')
}
