import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CardFacts, FactPack } from './fact-pack.ts'
import { countProblem, digestProblem } from './judge-pack.ts'
import { storeFacts } from './store-facts.ts'
import { readDigests } from './stored-digests.ts'
import { unproved } from './unproved.ts'

const GAME = 'games/pond/'

let path: string
let game: URL
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'turnwright-packs-'))
  mkdirSync(join(path, 'card-tests'))
  game = pathToFileURL(`${path}/`)
})
afterEach(() => rmSync(path, { recursive: true }))

const frog: CardFacts = {
  id: 'frog',
  name: 'Frog',
  facts: {
    cost: { fly: 2, worm: 0 },
    leaps: 3,
    eats: ['fly', 'worm'],
    power: { kind: 'leap', over: [{ n: 1 }] },
    kin: null,
  },
  says: ['Leaps over a stone.'],
  lacks: null,
  deeds: [''],
}
const toad: CardFacts = { ...frog, id: 'toad', name: "Farmer's Toad", facts: { leaps: 0 }, says: [] }
const pond = (...cards: readonly CardFacts[]): FactPack => ({ id: 'pond', printed: null, cards })

const store = (...packs: readonly FactPack[]) => storeFacts(game, GAME, packs)
const prove = (name: string, ...titles: readonly string[]) =>
  writeFileSync(
    join(path, 'card-tests', `${name}.test.ts`),
    `describe('${name}', () => {\n${titles.map((title) => `  test('${title}', () => {})\n`).join('')}})\n`,
  )

describe('a new card', () => {
  test('is read aloud, fact by fact, and stored', () => {
    prove('Frog', 'leaps', 'leaps no further')
    const { lines, isStored } = store(pond(frog))
    expect(isStored).toBe(true)
    expect(lines).toEqual([
      'Frog, new in the pack pond',
      '  cost   fly 2, worm 0',
      '  leaps  3',
      '  eats   fly, worm',
      '  power  kind leap, over ((n 1))',
      '  kin    none',
      '  says   Leaps over a stone.',
      '',
      'Stored: games/pond/cards/digests/pond.json',
    ])
    expect(Object.keys(readDigests(game, 'pond'))).toEqual(['frog'])
    expect(store(pond(frog)).lines).toEqual(['Every card declares what is stored of it.'])
  })

  test('is missed by the test until it is stored, with the command that does it', () => {
    expect(digestProblem(GAME, pond(frog), readDigests(game, 'pond'))).toBe(
      'In the pack pond, what is declared is not what is stored: Frog is new.\n' +
        'Read over what the cards declare and store it: npm run facts -- games/pond',
    )
    store(pond(frog))
    expect(digestProblem(GAME, pond(frog), readDigests(game, 'pond'))).toBeNull()
  })

  test('needs two tests, and is told in which file to write them', () => {
    const [sentence] = unproved(game, GAME, pond(toad))
    expect(sentence).toBe(
      "Farmer's Toad has 0 of the 2 tests it needs, at the threshold and beside it: write them in " +
        "games/pond/card-tests/farmers-toad.test.ts, under describe('Farmer\\'s Toad', …)",
    )
    expect(store(pond(toad)).lines).toContain(`  ${sentence}`)
    prove('Frog', 'leaps')
    expect(unproved(game, GAME, pond(frog))).toEqual([expect.stringContaining('Frog has 1 of the 2 tests')])
    prove('Frog', 'leaps', 'sits')
    expect(unproved(game, GAME, pond(frog))).toEqual([])
  })

  test('needs two for each of its deeds, where it has several', () => {
    prove('Frog', 'Leap goes far', 'Leap goes no further', 'Croak is heard')
    expect(unproved(game, GAME, pond({ ...frog, deeds: ['Leap', 'Croak'] }))).toEqual([
      expect.stringContaining('Frog has 1 of the 2 tests it needs with titles that begin with "Croak "'),
    ])
    expect(unproved(game, GAME, pond({ ...frog, deeds: [] }))).toEqual([])
  })
})

describe('what is stored', () => {
  test('tells a card that has changed, and one that is gone, by name', () => {
    store(pond(frog, toad))
    const slower = pond({ ...frog, facts: { leaps: 2 } })
    expect(digestProblem(GAME, slower, readDigests(game, 'pond'))).toContain('Frog has changed, toad is gone.')
    expect(store(slower).lines).toEqual(expect.arrayContaining(['Frog, changed in the pack pond', '  leaps  2']))
    expect(digestProblem(GAME, slower, readDigests(game, 'pond'))).toBeNull()
  })

  test('of a printed pack is not changed without a warning', () => {
    const box = (card: CardFacts): FactPack => ({ id: 'pond', printed: 1, cards: [card] })
    store(box(frog))
    const warned = expect.arrayContaining([expect.stringContaining('That pack is printed. Keep this only if')])
    expect(store(box({ ...frog, facts: { leaps: 2 } })).lines).toEqual(warned)
    expect(store(pond({ ...frog, facts: { leaps: 3 } })).lines).not.toEqual(warned)
  })

  test('of a pack without cards is nothing', () => {
    store(pond(frog))
    expect(store(pond()).lines).toContain('frog is gone from the pack pond')
    expect(existsSync(join(path, 'cards/digests/pond.json'))).toBe(false)
  })

  test('is untouched while other words are found for the same facts', () => {
    store(pond(frog))
    expect(digestProblem(GAME, pond({ ...frog, says: ['Jumps.'] }), readDigests(game, 'pond'))).toBeNull()
  })

  test('of one pack stays as it was when another changes', () => {
    const lake: FactPack = { ...pond(toad), id: 'lake' }
    store(pond(frog), lake)
    const before = readFileSync(join(path, 'cards/digests/pond.json'), 'utf8')
    expect(store(pond(frog), { ...lake, cards: [{ ...toad, facts: { leaps: 1 } }] }).lines).not.toContain(
      'Stored: games/pond/cards/digests/pond.json',
    )
    expect(readFileSync(join(path, 'cards/digests/pond.json'), 'utf8')).toBe(before)
  })
})

describe('nothing is stored', () => {
  const refused = (...packs: readonly FactPack[]) => {
    const { lines, isStored } = store(...packs)
    expect(isStored).toBe(false)
    expect(existsSync(join(path, 'cards/digests/pond.json'))).toBe(false)
    return lines.at(-1)
  }

  test('while a card declares nothing', () => {
    expect(refused(pond({ ...frog, lacks: 'Frog does nothing: give it a leap.' }))).toBe(
      '  Frog does nothing: give it a leap.',
    )
  })

  test('while a box holds more than was printed', () => {
    const box: FactPack = { id: 'pond', printed: 1, cards: [frog, toad] }
    expect(refused(box, { ...pond(), id: 'lake' })).toBe(
      '  The pack pond holds 1 cards, and 2 are declared. A new card belongs in lake.',
    )
    expect(countProblem({ ...box, cards: [] }, [])).toBe('The pack pond holds 1 cards, and 0 are declared.')
    expect(countProblem({ ...box, cards: [toad] }, [])).toBeNull()
  })

  test('while two cards share an id', () => {
    expect(refused(pond(frog), { ...pond({ ...toad, id: 'frog' }), id: 'lake' })).toBe(
      '  There are two cards with the id frog: give one of them another name.',
    )
  })
})
