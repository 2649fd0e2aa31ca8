import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprintOf } from '@turnwright/kernel/host'
import type { CardFacts, FactPack } from './fact-pack.ts'

/** By the id of a card. */
export type Digests = Readonly<Record<string, string>>

/** What a pack declares, held against what was stored of it. */
export interface Comparison {
  readonly fresh: readonly CardFacts[]
  readonly changed: readonly CardFacts[]
  /** The ids of cards that are stored and no longer declared. */
  readonly gone: readonly string[]
}

export function digestOf({ facts }: CardFacts): string {
  return fingerprintOf(facts)
}

export function compare({ cards }: FactPack, stored: Digests): Comparison {
  const declared = new Set(cards.map(({ id }) => id))
  return {
    fresh: cards.filter(({ id }) => stored[id] === undefined),
    changed: cards.filter((card) => stored[card.id] !== undefined && stored[card.id] !== digestOf(card)),
    gone: Object.keys(stored).filter((id) => !declared.has(id)),
  }
}

/** The digests of a game, one file a pack: `cards/digests/<pack>.json`. */
export function digestFile(game: URL, pack: string): URL {
  return new URL(`cards/digests/${pack}.json`, game)
}

/** A pack of which nothing was stored yet has no file. */
export function readDigests(game: URL, pack: string): Digests {
  const file = digestFile(game, pack)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Digests) : {}
}

export function writeDigests(game: URL, { id, cards }: FactPack): void {
  if (cards.length === 0) return rmSync(digestFile(game, id), { force: true })
  mkdirSync(new URL('cards/digests/', game), { recursive: true })
  const digests = Object.fromEntries(cards.map((card) => [card.id, digestOf(card)]))
  writeFileSync(digestFile(game, id), `${JSON.stringify(digests, null, 2)}\n`)
}
