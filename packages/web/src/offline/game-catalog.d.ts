declare module 'virtual:game-catalog' {
  import type { GameSummary } from '@turnwright/protocol/client'

  /** Made by `build/game-catalog.ts`. */
  export const catalog: readonly GameSummary[]
}
