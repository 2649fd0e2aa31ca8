import type { GameDefinition } from '@turnwright/kernel'

type Definition = GameDefinition<unknown, unknown>

/** The rules of each game alone, without its players: fetched when somebody needs them. */
export const definitions: Readonly<Record<string, () => Promise<Definition>>> = {
  wingspan: async () => (await import('@turnwright/wingspan')).wingspan,
  agricola: async () => (await import('@turnwright/agricola')).agricola,
  estraven: async () => (await import('@turnwright/estraven')).estraven,
  pokemon: async () => (await import('@turnwright/pokemon')).pokemon,
  'sealed-auction': async () => (await import('@turnwright/sealed-auction')).sealedAuction,
  'tic-tac-toe': async () => (await import('@turnwright/tic-tac-toe')).ticTacToe,
}
