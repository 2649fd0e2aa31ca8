import type { Suite } from '../figure.ts'
import { createToTable } from './create-to-table.ts'
import { publicExports } from './public-exports.ts'
import { smallGameLoop } from './small-game-loop.ts'

/** What somebody who writes a game waits for, and has to learn. */
export const authorsSuite: Suite = {
  id: 'authors',
  figures: [
    { id: 'create-to-table', unit: 's', bar: { atMost: 60 }, measure: createToTable },
    { id: 'small-game-loop', unit: 's', bar: { atMost: 20 }, measure: smallGameLoop },
    { id: 'public-exports', unit: 'names', bar: { atMost: 45 }, measure: publicExports },
  ],
}
