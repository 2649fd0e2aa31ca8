import type { Player } from '@turnwright/kernel'
import type { GameResult } from '@turnwright/kernel'
import type { CardLife, Eyes, Outline, ReplaySummary, StoryLine, ToldMoment } from '@turnwright/replay'

/** What is known of a game as a whole. */
export interface GameOutline {
  readonly game: string
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly players: readonly Player[]
  readonly outline: Outline
  /** Something was played before the first moment. */
  readonly isPlayedOn: boolean
  readonly result: GameResult | null
  /** How far it can be trusted; null of a game that goes on. */
  readonly proof: Pick<ReplaySummary, 'verdict' | 'reason' | 'advice' | 'proven' | 'playedOffline'> | null
}

/** Where moments come from: a record that a worker plays, or the server while the game goes on. */
export interface MomentSource {
  /** A moment costs so little that it may be fetched in case somebody wants it. */
  readonly isAtHand?: boolean
  at(entries: number, eyes: Eyes): Promise<ToldMoment>
  lines(eyes: Eyes): Promise<readonly StoryLine[]>
  /** Where cards went, as these eyes saw it. Rejects where it is aborted, and where it takes too long. */
  cardLives(eyes: Eyes, signal?: AbortSignal): Promise<readonly CardLife[]>
  /** What the table showed at these moments; for a graph of points. */
  views(stops: readonly number[], eyes: Eyes): Promise<readonly unknown[]>
}
