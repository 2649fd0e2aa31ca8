/** Ids of the games that come along, which no other can have. A test of the command line keeps them as they are. */
export const SHIPPED_GAMES: readonly string[] = [
  'agricola',
  'estraven',
  'pokemon',
  'sealed-auction',
  'tic-tac-toe',
  'wingspan',
]
