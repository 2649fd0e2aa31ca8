import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text. Fonts and pictures are compressed already. */
const WORTHWHILE = /\.(?:html|js|css|svg|json|txt|webmanifest)$/

const FORMS = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
]

/** Lays beside every file of the built page that is smaller compressed its Brotli and gzip form, for the server to send. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'turnwright:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // When everything is written, the service worker too.
    async closeBundle() {
      const paths = await readdir(folder, { recursive: true })
      await Promise.all(
        paths.filter((path) => WORTHWHILE.test(path)).map((path) => compressFile(resolve(folder, path))),
      )
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const { ending, compress } of FORMS) {
    const smaller = await compress(bytes)
    if (smaller.length < bytes.length) await writeFile(path + ending, smaller)
  }
}
