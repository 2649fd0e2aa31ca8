import type { Line } from './lines.ts'
import type { Ask } from './questions.ts'
import type { PointsFrom } from './sources.ts'

/** Everything that Agricola asks, offers and tells. */
export type AgricolaAbout = Ask | Line | PointsFrom
