import type { Command } from '../command.ts'
import { admin } from './admin.ts'
import { dev } from './dev.ts'
import { env } from './env.ts'
import { games } from './games.ts'
import { mcp } from './mcp.ts'
import { begin } from './new.ts'
import { play } from './play.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { score } from './score.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { tournament } from './tournament.ts'
import { tune } from './tune.ts'
import { work } from './work.ts'

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [
  begin,
  dev,
  serve,
  play,
  simulate,
  tournament,
  work,
  record,
  replay,
  review,
  score,
  tune,
  mcp,
  env,
  games,
  admin,
]
