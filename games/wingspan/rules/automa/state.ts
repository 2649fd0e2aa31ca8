import type { CardId } from '@turnwright/kernel'

/** The solo opponent. */
export interface AutomaState {
  /** Its bonus card says which birds of the tray it wants. */
  readonly bonus: CardId[]
  /** What it does, hidden; the last card is on top. */
  deck: CardId[]
  /** What it did this round. */
  discard: CardId[]
  /** Cards of its deck that left the game. */
  readonly gone: CardId[]
  /** Birds it plays face up. */
  readonly birds: CardId[]
  /** Birds it keeps face down. */
  readonly hidden: CardId[]
  /** What each of those is worth, by difficulty. */
  readonly hiddenPoints: number
  eggs: number
  /** Cubes on the goal tile of each round. */
  readonly cubes: number[]
  turnsLeft: number
}
