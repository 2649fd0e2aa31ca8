import type { CheckedTable, GameUnderTest } from './game-under-test.ts'
import type { Style } from './play/moves.ts'
import type { Sitting } from './play/sitting.ts'

/** One law that every game must keep. */
export interface Check {
  /** The law, in words that finish "a game …". */
  readonly law: string
  /** How the games are played in which it is looked for. */
  readonly style: Style
  /** How many games are enough, where that is not the usual number. */
  readonly games?: (usual: number, subject: GameUnderTest, table: CheckedTable) => number
  readonly begin: (subject: GameUnderTest) => Examination
}

/** Looks at games while they are played. Throws `LawBroken` with what is wrong and where. */
export interface Examination {
  /** At every question. It may play with the live game as long as it leaves it at the same question. */
  readonly atQuestion?: (sitting: Sitting) => void
  /** When the game is over. */
  readonly atEnd?: (sitting: Sitting) => void
  /** After all games: whether enough was seen for silence to mean something. */
  readonly afterAll?: () => void
}
