import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readRuleBook, rulesOf } from '@turnwright/games/rule-book'
import { type Game, project } from '@turnwright/kernel/host'
import { imagine, Random } from '@turnwright/kernel/search'
import { type Catalogue, type CatalogueCard, isNumber } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { gameAt, MIDDLES, projectionAt } from './moments.ts'

const games = resolve(import.meta.dirname, '../../../games')

/** How many cards each shelf has, without those of the house. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  wingspan: ['Birds 180', 'Bonus cards 26', 'Round goals 16'],
  agricola: ['Occupations 48', 'Minor improvements 49', 'Major improvements 10'],
  estraven: ['Decks 79', 'Market 12'],
  pokemon: ['Pokémon 158', 'Trainers 32', 'Energy 7'],
}

/** The cards of no box: whoever adds one to a game touches nothing here. */
function houseOf(game: string): ReadonlySet<string> {
  const digests = `${games}/${game}/cards/digests/house.json`
  return new Set(existsSync(digests) ? Object.keys(JSON.parse(readFileSync(digests, 'utf8')) as object) : [])
}

describe.for(Object.keys(PRINTED))('the cards of %s', async (game) => {
  const { catalogue } = (await import(`${games}/${game}/ui/catalogue.tsx`)) as { readonly catalogue: Catalogue }
  const cards = catalogue.shelves.flatMap((shelf) => shelf.cards)

  test('are all there, each with an id of its own', () => {
    const house = houseOf(game)
    const printed = ({ id }: CatalogueCard) => !house.has(id)
    const counts = catalogue.shelves.map((shelf) => `${shelf.title} ${shelf.cards.filter(printed).length}`)
    expect(counts).toEqual(PRINTED[game])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  })

  test('say in words what they do, and are drawn small and large', () => {
    expect(cards.filter(({ words }) => words.length < 10).map(({ name }) => name)).toEqual([])
    for (const { face, full } of cards) {
      expect(renderToStaticMarkup(face())).not.toBe('')
      expect(renderToStaticMarkup(full())).not.toBe('')
    }
  })

  test('name rules that are there', () => {
    const read = (path: string): string => readFileSync(`${games}/${game}/${path}`, 'utf8')
    const numbers = new Set(rulesOf(readRuleBook({ read, tests: [] })).map(({ number }) => number))
    expect(cards.filter(({ rules }) => rules.length === 0 || rules.some((each) => !numbers.has(each)))).toEqual([])
  })

  test('have values that a filter knows, and every filter finds some and leaves some', () => {
    const filters = catalogue.shelves.flatMap(({ traits, cards: own }) =>
      traits.map((trait) => ({
        trait,
        values: new Set(own.flatMap(({ has }): readonly unknown[] => [has[trait.id] ?? []].flat())),
      })),
    )
    expect(filters.filter(({ values }) => values.size < 2)).toEqual([])
    for (const { trait, values } of filters) {
      const known: readonly unknown[] = isNumber(trait) ? [...values] : trait.values.map(({ id }) => id)
      expect([...values].filter((value) => !known.includes(value))).toEqual([])
    }
  })

  test('are told to be where the seat sees them, and nowhere else', () => {
    const moment = MIDDLES.find((each) => each.game === game)
    if (moment === undefined) throw new Error(`nobody plays ${game}`)
    const { view, seat, players } = projectionAt(moment)
    const where = catalogue.whereabouts({ view, seat, players })
    expect(where.size).toBeGreaterThan(3)
    const seen = JSON.stringify(view)
    for (const id of where.keys()) {
      expect(cards.some((card) => card.id === id)).toBe(true)
      // Nothing but the view tells where anything is.
      expect(seen).toContain(`"${id.replace(/^(bonus|goal|major)-/, '')}"`)
    }
  })

  test('are told to be in the same places, whatever lies where the seat does not see it', () => {
    const moment = MIDDLES.find((each) => each.game === game)
    if (moment === undefined) throw new Error(`nobody plays ${game}`)
    const table = gameAt(moment)
    const whereIn = (played: Game) => {
      const { view, seat, players } = project(played, 0)
      return [...catalogue.whereabouts({ view, seat, players })]
    }
    const twins = ['one', 'other', 'third'].flatMap((seed) => imagine(table, 0, Random.fromSeed(seed)) ?? [])
    // They differ in what others hold, or their looking alike would show nothing.
    expect(new Set(twins.map((twin) => JSON.stringify(project(twin, 1).view))).size).toBeGreaterThan(1)
    for (const twin of twins) expect(whereIn(twin)).toEqual(whereIn(table))
  })
})
