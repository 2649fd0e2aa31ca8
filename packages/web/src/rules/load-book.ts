import type { RuleBook } from '@turnwright/games/rule-book'
import { lookOf } from '../game-looks/game-looks.ts'

/** Every game's RULES.md, found by its folder and fetched when somebody opens it. */
const books = import.meta.glob<RuleBook>('../../../../games/*/RULES.md', { query: '?book', import: 'book' })

/** Null where the game has none. */
export async function loadBook(game: string): Promise<RuleBook | null> {
  const own = books[`../../../../games/${game}/RULES.md`]
  return own === undefined ? fromOutside(game) : own()
}

/** The server tells where the rules of its own games lie. */
async function fromOutside(game: string): Promise<RuleBook | null> {
  const { rules } = await lookOf(game)
  if (rules === undefined) return null
  const response = await fetch(rules)
  if (!response.ok) throw new Error(`${rules} cannot be fetched`)
  return (await response.json()) as RuleBook
}
