import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { BrokenLink } from './links.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist')
try {
  const pages = await buildSite(folder)
  console.log(`${pages} pages in ${folder}: open index.html there, or put the folder on any web server`)
} catch (error) {
  if (!(error instanceof BrokenLink)) throw error
  console.error(error.message)
  process.exitCode = 1
}
