import { agricolaModule } from '@turnwright/agricola'
import { serveAgentGames } from '../playing/agent-games.ts'
import { tableOf } from './tables.ts'

serveAgentGames(tableOf(2, 'greedy', {}), agricolaModule.agents['greedy'])
