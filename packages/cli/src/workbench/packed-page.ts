import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { AuthorsBoard } from './authors-board.ts'

const KINDS: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The page of the workbench as it comes with the packages, and the author's board, which is built beside it. */
export function packedPage(
  folder: string,
  entry: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const fileAt = filesIn(folder)
  const board = new AuthorsBoard(entry, folder)
  return ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    if (pathname === '/board/events') return tellOn(board, response)
    const path = pathname === '/' ? '/index.html' : pathname
    const bytes = fileAt(path) ?? board.file(path.slice(1))
    if (bytes === null) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': KINDS[extname(path)] ?? 'application/octet-stream' })
    response.end(bytes)
  }
}

/** Only what lies in the folder can be asked for. */
function filesIn(folder: string): (pathname: string) => Buffer | null {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  )
  return (pathname) => {
    const file = files.get(pathname)
    return file === undefined ? null : readFileSync(file)
  }
}

/** Every board, as it is saved. */
function tellOn(board: AuthorsBoard, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.flushHeaders()
  response.on(
    'close',
    board.follow((now) => response.write(`data: ${JSON.stringify(now)}\n\n`)),
  )
}
