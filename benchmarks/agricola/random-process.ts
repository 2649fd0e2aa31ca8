import { serveRandomGames } from '../playing/random-games.ts'
import { tableOf } from './tables.ts'

const cards = process.argv[2] === 'none' ? 'none' : 'base'

serveRandomGames(tableOf(2, 'random', { cards }))
