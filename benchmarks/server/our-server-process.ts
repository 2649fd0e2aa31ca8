import { startServer } from '@turnwright/server'
import { games, gamesUrl } from './games.ts'
import { serving } from './serving.ts'

const [dataDir = '', databaseUrl = null, wanted = '0'] = process.argv.slice(2)

// As shipped, but for the limits: all seats come from one address here, and answer faster than people.
const { port } = await startServer({ port: Number(wanted), dataDir, databaseUrl, games, gamesUrl, limits: null })
serving(port)
