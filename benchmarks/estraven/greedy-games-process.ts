import { estravenModule } from '@turnwright/estraven'
import { serveAgentGames } from '../playing/agent-games.ts'
import { duels } from './tables.ts'

serveAgentGames(duels('greedy'), estravenModule.agents['greedy'])
