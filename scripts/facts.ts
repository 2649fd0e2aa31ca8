import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type FactPack, storeFacts } from '@turnwright/testkit/facts'
import { gameFolders } from './lint/layers.ts'
import { root } from './tools.ts'

interface FactsModule {
  readonly FACTS: readonly FactPack[]
}

/** `npm run facts -- games/<game>`: reads new and changed cards aloud and stores what they declare. */
const [asked = ''] = process.argv.slice(2)
const folder = `games/${asked.replace(/^games\//, '').replace(/\/$/, '')}`
const factsOf = (game: string): URL => pathToFileURL(`${root}${game}/card-tests/facts.ts`)

if (!gameFolders().includes(folder)) refuse(asked === '' ? 'Of which game?' : `There is no game ${asked}.`)
if (!existsSync(factsOf(folder)))
  refuse(
    `${folder} has no card-tests/facts.ts. Where its cards shall be held against digests, let it export FACTS there.`,
  )

const { FACTS } = (await import(factsOf(folder).href)) as FactsModule
const { lines, isStored } = storeFacts(pathToFileURL(`${root}${folder}/`), `${folder}/`, FACTS)
console.log(lines.join('\n'))
process.exitCode = isStored ? 0 : 1

function refuse(problem: string): never {
  const known = gameFolders().filter((game) => existsSync(factsOf(game)))
  console.error([problem, 'Say one of these:', ...known.map((game) => `  npm run facts -- ${game}`)].join('\n'))
  process.exit(2)
}
