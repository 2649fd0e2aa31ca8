import type { FactPack } from './fact-pack.ts'
import { compare, type Digests } from './stored-digests.ts'

/** The command that reads new and changed cards aloud and stores what they declare. */
export const factsCommand = (gamePath: string): string => `npm run facts -- ${gamePath.replace(/\/$/, '')}`

/** What is wrong with the number of cards in a pack, and what to do about it; null when nothing is. */
export function countProblem({ id, printed, cards }: FactPack, openPacks: readonly string[]): string | null {
  if (printed === null || cards.length === printed) return null
  const more = openPacks.length === 0 ? '' : ` A new card belongs in ${openPacks.join(' or ')}.`
  return `The pack ${id} holds ${printed} cards, and ${cards.length} are declared.${more}`
}

/** An id stands for one card, whatever its pack: the table tells cards apart by it. */
export function namesakes(packs: readonly FactPack[]): readonly string[] {
  const all = packs.flatMap(({ cards }) => cards.map(({ id }) => id))
  return [...new Set(all.filter((id, at) => all.indexOf(id) !== at))]
}

/** Where what a pack declares is not what was stored of it, which cards and what to do about it; null where it is. */
export function digestProblem(gamePath: string, pack: FactPack, stored: Digests): string | null {
  const { fresh, changed, gone } = compare(pack, stored)
  const found = [
    ...fresh.map(({ name }) => `${name} is new`),
    ...changed.map(({ name }) => `${name} has changed`),
    ...gone.map((id) => `${id} is gone`),
  ]
  if (found.length === 0) return null
  return (
    `In the pack ${pack.id}, what is declared is not what is stored: ${[...new Set(found)].join(', ')}.\n` +
    `Read over what the cards declare and store it: ${factsCommand(gamePath)}`
  )
}
