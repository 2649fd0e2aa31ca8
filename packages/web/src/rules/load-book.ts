import type { RuleBook } from './rule-book.ts'

/** Every game's RULES.md, found by its folder and fetched when somebody opens it. */
const books = import.meta.glob<RuleBook>('../../../../games/*/RULES.md', { query: '?book', import: 'book' })

/** Null where the game has none. */
export async function loadBook(game: string): Promise<RuleBook | null> {
  return (await books[`../../../../games/${game}/RULES.md`]?.()) ?? null
}
