import { flushCompileCache } from 'node:module'
import { serve } from '../serve.ts'
import { games, gamesUrl } from './games.ts'

const pace = Number(process.env['BOT_PACE'] ?? 0)

/** The server as a process of its own, with the games of the tests and without a page. */
await serve(process.env, { games, gamesUrl, webDist: null, botPace: [pace, pace] })
// Most of them are killed, and would leave nothing to start from more quickly the next time.
flushCompileCache()
