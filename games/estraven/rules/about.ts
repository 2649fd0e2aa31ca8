import type { Line } from './lines.ts'
import type { Ask } from './questions.ts'

/** Everything that this game asks, offers and tells. */
export type EstravenAbout = Ask | Line
