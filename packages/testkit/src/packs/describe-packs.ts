import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LawBroken } from '../law-broken.ts'
import type { FactPack } from './fact-pack.ts'
import { countProblem, digestProblem, namesakes } from './judge-pack.ts'
import { readDigests } from './stored-digests.ts'
import { unproved } from './unproved.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Of each pack of a game, by the folder of the game: its count, what its cards declare, and that each is proved. */
export function describePacks(game: URL, packs: readonly FactPack[]): void {
  const path = `${relative(ROOT, fileURLToPath(game)).replaceAll('\\', '/')}/`
  const open = packs.filter(({ printed }) => printed === null).map(({ id }) => id)
  describe.each(packs)('the pack $id', (pack) => {
    test('holds as many cards as its box', () => {
      expect(told(countProblem(pack, open))).toBeNull()
    })

    test('declares what was stored of it', () => {
      expect(told(digestProblem(path, pack, readDigests(game, pack.id)))).toBeNull()
    })

    test('has no card that declares nothing', () => {
      expect(told(pack.cards.flatMap(({ lacks }) => lacks ?? []).join('\n') || null)).toBeNull()
    })

    test('has tests for every card', () => {
      expect(told(unproved(game, path, pack).join('\n') || null)).toBeNull()
    })
  })

  test('no two cards have the same id', () => {
    expect(namesakes(packs)).toEqual([])
  })

  test('no digests are left of a pack that is gone', () => {
    const stored = readdirSync(new URL('cards/digests/', game)).map((file) => file.replace('.json', ''))
    expect(stored.filter((id) => !packs.some((pack) => pack.id === id))).toEqual([])
  })
}

/** A problem is thrown: an expectation would shorten what the author must read. */
function told(problem: string | null): null {
  if (problem !== null) throw new LawBroken(problem)
  return null
}
