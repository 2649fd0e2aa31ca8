import { once } from 'node:events'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { fileReason } from '../file-reason.ts'
import { Mistake } from '../mistake.ts'
import { wholeNumber } from '../number.ts'
import type { Terminal } from '../terminal.ts'
import { version } from '../version.ts'

const USUAL_PORT = 8090
const USUAL_HOST = '127.0.0.1'

export const mcp: Command = command({
  name: 'mcp',
  summary: 'Lets clients of the Model Context Protocol play',
  words: [],
  flags: {
    http: { type: 'boolean', about: 'Over streamable HTTP in place of standard input and output' },
    port: {
      type: 'string',
      value: 'N',
      about: `The port, with --http (${USUAL_PORT} unless you say; 0 takes a free one)`,
    },
    host: {
      type: 'string',
      value: 'HOST',
      about: 'The address to listen at, with --http (this machine alone unless you say)',
    },
  },
  notes: [
    'A client starts it by itself: name "npx turnwright mcp" as a server of the kind stdio. It finds games, sits down at a private table or by the link of a running server, and plays (docs/outside-players.md).',
  ],
  examples: ['turnwright mcp', 'turnwright mcp --http --port 8090'],

  async carryOut({ values }, terminal) {
    if (values.http !== true && (values.port !== undefined || values.host !== undefined))
      throw new Mistake('--port and --host are for --http: say that too', 'mcp')
    if (values.http !== true) return overStdio()
    return overHttp(values.host ?? USUAL_HOST, wholeNumber(values.port, 'port', 'mcp', USUAL_PORT), terminal)
  },
})

async function overStdio(): Promise<ExitCode> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const { mcpServer } = await import('../mcp/mcp-server.ts')
  const server = mcpServer(version())
  const ended = once(process.stdin, 'end')
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
  return ExitCode.fine
}

async function overHttp(host: string, port: number, terminal: Terminal): Promise<ExitCode> {
  const { serveMcp } = await import('../mcp/mcp-over-http.ts')
  const { mcpServer } = await import('../mcp/mcp-server.ts')
  const { server, link } = await serveMcp(() => mcpServer(version()), { host, port }).catch((thrown: unknown) => {
    throw new Mistake(`${host}:${port} cannot be listened at: ${fileReason(thrown)}. Name another --port.`, 'mcp')
  })
  terminal.say(link)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  server.closeAllConnections()
  server.close()
  return ExitCode.fine
}
