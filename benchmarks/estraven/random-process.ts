import { serveRandomGames } from '../playing/random-games.ts'
import { duels } from './tables.ts'

serveRandomGames(duels('random'))
