declare module 'virtual:authors-board' {
  import type { GameUi } from '@turnwright/tabletop'

  /** The board in the folder of the game; null where it has none. */
  export const ui: GameUi | null
}
