import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signsFont } from './signs/signs-font.ts'

/** Writes the font of the signs that the page's other fonts lack: `node scripts/signs-font.ts`. */
const file = fileURLToPath(new URL('../packages/tabletop/src/style/signs.ttf', import.meta.url))
writeFileSync(file, signsFont())
