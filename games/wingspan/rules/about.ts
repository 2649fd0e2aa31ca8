import type { Line } from './lines.ts'
import type { Ask } from './questions.ts'
import type { PointsFrom } from './sources.ts'

/** Everything that the game asks, offers and tells. */
export type WingspanAbout = Ask | Line | PointsFrom
