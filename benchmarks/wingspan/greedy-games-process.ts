import { wingspanModule } from '@turnwright/wingspan'
import { serveAgentGames } from '../playing/agent-games.ts'
import { tableOf } from './tables.ts'

serveAgentGames(tableOf(2, 'greedy'), wingspanModule.agents['greedy'])
