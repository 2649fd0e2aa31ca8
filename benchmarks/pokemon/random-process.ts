import { serveRandomGames } from '../playing/random-games.ts'
import { duelsOf } from './tables.ts'

serveRandomGames(duelsOf('random'))
