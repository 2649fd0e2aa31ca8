import { MATCHES } from './matches.ts'

/** Who sits at a table at which positions are looked at: the game's own player in every seat. */
export interface Company {
  /** The last part of its figures' names. */
  readonly id: string
  readonly game: string
  readonly options: readonly unknown[]
  readonly agent: string
  readonly players: number
}

/** The tables of the matches, then other companies of their games, and the small games. */
export const COMPANIES: readonly Company[] = [
  ...MATCHES.map(({ id, game, options, rival }) => ({ id, game, options, agent: rival, players: 2 })),
  { id: 'wingspan-alone', game: 'wingspan', options: [{}], agent: 'greedy', players: 1 },
  { id: 'wingspan-five', game: 'wingspan', options: [{}], agent: 'greedy', players: 5 },
  { id: 'agricola-four', game: 'agricola', options: [{ cards: 'base' }], agent: 'greedy', players: 4 },
  { id: 'sealed-auction', game: 'sealed-auction', options: [{}], agent: 'greedy', players: 4 },
  { id: 'tic-tac-toe', game: 'tic-tac-toe', options: [{}], agent: 'fair', players: 2 },
]
