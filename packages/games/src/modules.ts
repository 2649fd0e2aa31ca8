import type { GameModule } from '@turnwright/kernel'

/** Each game alone: a thread or a process that plays one of them loads no other. */
export const modules: Readonly<Record<string, () => Promise<GameModule>>> = {
  wingspan: async () => (await import('@turnwright/wingspan')).wingspanModule,
  agricola: async () => (await import('@turnwright/agricola')).agricolaModule,
  estraven: async () => (await import('@turnwright/estraven')).estravenModule,
  pokemon: async () => (await import('@turnwright/pokemon')).pokemonModule,
  'sealed-auction': async () => (await import('@turnwright/sealed-auction')).sealedAuctionModule,
  'tic-tac-toe': async () => (await import('@turnwright/tic-tac-toe')).ticTacToeModule,
}
