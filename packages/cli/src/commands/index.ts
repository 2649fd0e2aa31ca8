import type { Command } from '../command.ts'
import { games } from './games.ts'
import { mcp } from './mcp.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { score } from './score.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { tournament } from './tournament.ts'
import { tune } from './tune.ts'

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [serve, play, simulate, tournament, replay, review, score, tune, mcp, games]
