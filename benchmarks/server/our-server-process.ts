import { startServer } from '@turnwright/server'
import { games, gamesUrl } from './games.ts'
import { serving } from './serving.ts'

const [dataDir = '', databaseUrl = null] = process.argv.slice(2)

// As shipped, but for the limits: all seats come from one address here, and answer faster than people.
const { port } = await startServer({ port: 0, dataDir, databaseUrl, games, gamesUrl, limits: null })
serving(port)
