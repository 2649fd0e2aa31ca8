import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
/** What a host allows an app that names no addresses. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'"

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A client with room for apps. */
async function clientWithApps(): Promise<Client> {
  const extensions = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } }
  const client = new Client({ name: 'host', version: '1' }, { capabilities: { extensions } })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'] }))
  return client
}

/** Shows the app of a tool as a host does: in a frame that may reach nothing, told by messages alone. */
async function hostApp(page: Page, client: Client, result: unknown, theme: 'light' | 'dark'): Promise<FrameLocator> {
  const { contents } = await client.readResource({ uri: 'ui://turnwright/table' })
  const [content] = contents
  expect(content?.mimeType).toBe('text/html;profile=mcp-app')
  const html = String(content !== undefined && 'text' in content ? content.text : '')
  await page.exposeFunction('callTool', (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input }),
  )
  await page.setContent('<iframe id="app" sandbox="allow-scripts" style="width:100%;height:100vh;border:0"></iframe>')
  await page.evaluate(
    ({ html: app, policy, told, light }) => {
      const frame = document.getElementById('app') as HTMLIFrameElement
      const send = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*')
      const hear = async ({ id, method, params }: { id?: number; method: string; params: object }): Promise<void> => {
        if (method === 'ui/initialize')
          send({ id, result: { protocolVersion: '2026-01-26', hostContext: { theme: light } } })
        if (method === 'ui/notifications/initialized') send({ method: 'ui/notifications/tool-result', params: told })
        if (method === 'tools/call') {
          const { name, arguments: input } = params as { name: string; arguments: object }
          const { callTool } = window as unknown as { callTool: (name: string, input: object) => Promise<object> }
          send({ id, result: await callTool(name, input) })
        }
      }
      addEventListener('message', ({ data }) => void hear(data))
      frame.srcdoc = app.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    },
    { html, policy: POLICY, told: result, light: theme },
  )
  return page.frameLocator('#app')
}

interface Asked {
  readonly table: string
  readonly number: number
  readonly question: { readonly title: string; readonly examples: readonly unknown[] }
}

for (const theme of ['light', 'dark'] as const)
  test(`where a client shows apps, the real table is shown from the seat that plays, and follows it, ${theme}`, async ({
    page,
  }) => {
    const client = await clientWithApps()
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    const sat = await client.callTool({ name: 'sit', arguments: { game: 'wingspan' } })
    const { table, number, question } = sat.structuredContent as Asked
    const app = await hostApp(page, client, sat, theme)
    await expect(app.getByRole('heading', { name: 'Wingspan' })).toBeVisible()
    await expect(app.getByRole('region', { name: 'The question' })).toContainText(question.title)
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
    // The board of the game, with this seat's own cards: nobody else's are told.
    await expect(app.locator('[data-game="wingspan"] .board .card').first()).toBeVisible()
    // What was imagined is counted in sight of whoever looks on.
    await expect(app.getByText('imagined')).toHaveCount(0)
    await client.callTool({ name: 'imagine', arguments: { table, selection: question.examples[0], games: 2 } })
    await expect(app.getByText('2 games were imagined by this seat so far.')).toBeVisible()
    const first = await client.callTool({
      name: 'answer',
      arguments: { table, number, selection: question.examples[0] },
    })
    const { question: next } = first.structuredContent as unknown as Asked
    await expect(app.getByRole('region', { name: 'The question' })).toContainText(next.title)
    expect(await axeViolations(page, { fromFrames: ['#app', 'html'] })).toEqual([])
    expect(refused).toEqual([])
    await client.close()
  })

test('at 390 px the parts of the table are one swipe apart, and the end says who won', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await clientWithApps()
  const sat = await client.callTool({ name: 'sit', arguments: { game: 'tic-tac-toe', rivals: ['random'] } })
  const app = await hostApp(page, client, sat, 'light')
  await expect(app.getByRole('heading', { name: 'Tic-tac-toe' })).toBeVisible()
  let standing = sat.structuredContent as unknown as Asked & { readonly type: string }
  const { table } = standing
  while (standing.type === 'question') {
    const { number, question } = standing
    const told = await client.callTool({
      name: 'answer',
      arguments: { table, number, selection: question.examples[0] },
    })
    standing = told.structuredContent as typeof standing
  }
  await expect(app.getByRole('region', { name: 'The end' })).toContainText(/won|draw/i)
  await client.close()
})
