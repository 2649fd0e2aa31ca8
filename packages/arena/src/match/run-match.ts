import type { MatchBook } from './match-book.ts'
import { GAMES_A_DEAL, type MatchGame, type MatchSpec } from './match-spec.ts'
import type { MatchThreads } from './match-threads.ts'

/** One of several machines that share the deals of a match. */
export interface Part {
  readonly number: number
  readonly of: number
}

/** Plays what is missing of the first so many deals, and writes every game down as it ends. */
export async function runMatch(
  threads: MatchThreads,
  spec: MatchSpec,
  deals: number,
  book: MatchBook,
  { part = { number: 1, of: 1 }, heard = () => {} }: { part?: Part; heard?: (game: MatchGame) => void } = {},
): Promise<readonly MatchGame[]> {
  const missing: number[] = []
  for (let deal = 0; deal < deals; deal++)
    if (deal % part.of === part.number - 1)
      for (let seat = 0; seat < GAMES_A_DEAL; seat++)
        if (!book.has(GAMES_A_DEAL * deal + seat)) missing.push(GAMES_A_DEAL * deal + seat)
  await Promise.all(
    missing.map(async (number) => {
      const game = await threads.play(spec, number)
      book.add(game)
      heard(game)
    }),
  )
  return book.games.filter(({ number }) => number < GAMES_A_DEAL * deals)
}
