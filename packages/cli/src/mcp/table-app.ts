import { existsSync, readFileSync } from 'node:fs'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

/** The app that shows a table, where a client has room for apps (MCP Apps, `io.modelcontextprotocol/ui`). */
export const TABLE_APP = 'ui://turnwright/table'
const EXTENSION = 'io.modelcontextprotocol/ui'
const KIND = 'text/html;profile=mcp-app'

/** What a tool says of the app to its client. */
interface AppTool extends Record<string, unknown> {
  readonly ui: { readonly resourceUri: string; readonly visibility?: readonly 'app'[] }
}

/** A tool whose result the app shows. */
export const SHOWN_BY_APP: AppTool = { ui: { resourceUri: TABLE_APP } }
/** A tool for the app alone: a model needs none of it. */
export const FOR_APP_ALONE: AppTool = { ui: { resourceUri: TABLE_APP, visibility: ['app'] } }

export function showsApps({ server }: McpServer): boolean {
  return server.getClientCapabilities()?.extensions?.[EXTENSION] !== undefined
}

/** Offers the page of the app. It brings everything along and fetches nothing, so that its frame may stay shut. */
export function offerTableApp(server: McpServer): void {
  server.registerResource(
    'table',
    TABLE_APP,
    { title: 'The table', description: 'The table as people see it, from the seat that is played.', mimeType: KIND },
    async () => ({
      contents: [{ uri: TABLE_APP, mimeType: KIND, text: await page(), _meta: { ui: { prefersBorder: false } } }],
    }),
  )
}

let built: Promise<string> | null = null

/** Built when it is first read, and kept. */
function page(): Promise<string> {
  built ??= buildPage().catch((error: unknown) => {
    built = null
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 300) : String(error)
    throw new Error(`The page of the table cannot be built: ${why}`)
  })
  return built
}

async function buildPage(): Promise<string> {
  const web = import.meta.resolve('@turnwright/web/package.json')
  const packed = new URL('./mcp-app.html', web)
  if (existsSync(packed)) return readFileSync(packed, 'utf8')
  // In the repository the page brings its own builder, which nobody else needs.
  const builder = new URL('./build/mcp-app.ts', web).href
  const { buildMcpApp } = (await import(builder)) as { readonly buildMcpApp: () => Promise<string> }
  return buildMcpApp()
}
