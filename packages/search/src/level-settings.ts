import type { Settings } from './settings.ts'

/** What a game's `mind/settings.json` holds: how each level of its plays. `turnwright tune` writes it. */
export interface LevelSettings {
  readonly easy: {
    /** The share of decisions in which it gives an answer that looks a little worse. */
    readonly slips: number
  }
  readonly strong: Settings
  readonly master: Settings
}

export const LEVELS = ['easy', 'fair', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]
