import { pokemonModule } from '@turnwright/pokemon'
import { serveAgentGames } from '../playing/agent-games.ts'
import { duelsOf } from './tables.ts'

serveAgentGames(duelsOf('greedy'), pokemonModule.agents['generator-v1'])
