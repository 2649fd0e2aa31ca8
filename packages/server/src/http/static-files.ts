import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

/** A file of the built page, in every form in which it can be sent. */
export interface StaticFile {
  readonly type: string
  /** Its name changes with what is in it. */
  readonly isHashed: boolean
  /** The smallest first; the file as it is comes last. */
  readonly forms: readonly StaticForm[]
}

export interface StaticForm {
  readonly encoding: Encoding
  readonly bytes: Buffer
  /** Another one for each form, since their bytes differ. */
  readonly etag: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
}

/** What the build lays beside a file that is smaller compressed. */
const COMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/**
 * Every file of a built page by its path, read once. What is asked for is looked up and never opened, so no spelling leads out
 * of the folder, and a page that is built anew under a running server changes nothing before it is started again.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const path of pathsIn(folder, '')) files.set(path, readStaticFile(folder, path))
  return files
}

/** A page that lies in no folder. */
export function pageOf(html: string): StaticFile {
  return { type: typeOf('.html'), isHashed: false, forms: [formOf('identity', Buffer.from(html))] }
}

/** A file that lies in no folder. It is compressed here, once. */
export function compressedFile(path: string, bytes: Buffer): StaticFile {
  const small = brotliCompressSync(bytes)
  const forms = [...(small.length < bytes.length ? [formOf('br', small)] : []), formOf('identity', bytes)]
  return { type: typeOf(path), isHashed: isHashed(path), forms }
}

function isHashed(path: string): boolean {
  return path.startsWith('assets/')
}

function readStaticFile(folder: string, path: string): StaticFile {
  const compressed = COMPRESSED.flatMap(({ encoding, ending }) => {
    const beside = join(folder, path + ending)
    return existsSync(beside) ? [formOf(encoding, readFileSync(beside))] : []
  })
  return {
    type: typeOf(path),
    isHashed: isHashed(path),
    forms: [...compressed, formOf('identity', readFileSync(join(folder, path)))],
  }
}

function formOf(encoding: Encoding, bytes: Buffer): StaticForm {
  return { encoding, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream'
}

function pathsIn(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name
    if (entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return pathsIn(folder, `${path}/`)
    const isForm = COMPRESSED.some(({ ending }) => path.endsWith(ending))
    return entry.isFile() && !isForm ? [path] : []
  })
}
