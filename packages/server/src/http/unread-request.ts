import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { ProblemCode } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import { securityHeaders } from './security-headers.ts'

/** How long a refused line may stay open for the refusal to be read. */
const GRACE_MS = 1_000

/** Answers what never became a request: no HTTP, headers beyond measure, or a sender who does not come to an end. */
export function refuseUnread(
  { code }: Error & { readonly code?: string },
  socket: Socket,
  note: (code: ProblemCode) => void,
): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { problem } = new Refusal(problemFor(code))
  note(problem.code)
  const body = JSON.stringify(problem)
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A peer that never closes its side would hold the line for as long as it likes.
  socket.setTimeout(GRACE_MS, () => socket.destroy())
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`)
}

function problemFor(code: string | undefined): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'malformed'
}
