import { serveRandomGames } from '../playing/random-games.ts'
import { tableOf } from './tables.ts'

serveRandomGames(tableOf(2, 'random'))
