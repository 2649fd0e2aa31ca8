import type { CardFacts, FactPack } from './fact-pack.ts'
import { countProblem, namesakes } from './judge-pack.ts'
import { readAloud } from './read-aloud.ts'
import { compare, readDigests, writeDigests } from './stored-digests.ts'
import { unproved } from './unproved.ts'

export interface FactsReport {
  readonly lines: readonly string[]
  /** Whether everything that is declared could be stored. */
  readonly isStored: boolean
}

const PRINTED = [
  'That pack is printed. Keep this only if the card was written down wrongly: games that were played with it no longer come',
  'out the same, and CHANGELOG.md has to say so.',
]

/** Reads every new and changed card aloud and stores what it declares, unless something must be put right first. */
export function storeFacts(game: URL, gamePath: string, packs: readonly FactPack[]): FactsReport {
  const lines: string[] = []
  const touched = packs.filter((pack) => readOver(game, pack, lines))
  const problems = [
    ...packs.flatMap((pack) => countProblem(pack, openAmong(packs)) ?? []),
    ...packs.flatMap(({ cards }) => cards.flatMap(({ lacks }) => lacks ?? [])),
    ...namesakes(packs).map((id) => `There are two cards with the id ${id}: give one of them another name.`),
  ]
  if (problems.length > 0)
    return { lines: [...lines, 'Nothing is stored yet. Put this right first:', ...indented(problems)], isStored: false }
  for (const pack of touched) {
    writeDigests(game, pack)
    lines.push(`Stored: ${gamePath}cards/digests/${pack.id}.json`)
    if (pack.printed !== null) lines.push(...PRINTED)
  }
  const next = packs.flatMap((pack) => unproved(game, gamePath, pack))
  if (touched.length === 0) lines.push('Every card declares what is stored of it.')
  if (next.length > 0) lines.push('Next:', ...indented(next))
  return { lines, isStored: true }
}

function openAmong(packs: readonly FactPack[]): readonly string[] {
  return packs.filter(({ printed }) => printed === null).map(({ id }) => id)
}

/** Whether there was anything to read. */
function readOver(game: URL, pack: FactPack, lines: string[]): boolean {
  const { fresh, changed, gone } = compare(pack, readDigests(game, pack.id))
  const tell = (card: CardFacts, what: string) =>
    lines.push(`${card.name}, ${what} in the pack ${pack.id}`, ...indented(readAloud(card)), '')
  for (const card of fresh) tell(card, 'new')
  for (const card of changed) tell(card, 'changed')
  for (const id of gone) lines.push(`${id} is gone from the pack ${pack.id}`, '')
  return fresh.length + changed.length + gone.length > 0
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`)
}
