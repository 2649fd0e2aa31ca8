declare module 'virtual:authors-board' {
  import type { GameUi } from '@turnwright/tabletop'
  import type { AuthorsScripts } from './place-of.ts'

  /** The board in the folder of the game; null where it has none. */
  export const ui: GameUi | null

  /** Tells of every board that takes its place, or why it does not; null where modules are exchanged in place. */
  export const followBoard: ((tell: (board: BoardNews) => void) => void) | null

  /** Which of the scripts that the page runs are the author's. */
  export const scripts: AuthorsScripts

  /** What is left out is as it was. */
  export interface BoardNews {
    readonly ui?: GameUi | null
    readonly problem: string | null
  }
}
