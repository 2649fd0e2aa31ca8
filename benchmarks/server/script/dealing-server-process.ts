import { startServer } from '@turnwright/server'
import { serving } from '../serving.ts'
import { dealtByName } from './dealt-by-name.ts'
import { games, gamesUrl } from './games.ts'

const [dataDir = '', databaseUrl = null] = process.argv.slice(2)
/** All who play come from one address here, and hold as many lines as they like. */
const MANY = Number.MAX_SAFE_INTEGER
const streams = {
  perPerson: MANY,
  seatsPerAddress: MANY,
  perVisitor: MANY,
  perAddress: MANY,
  perTable: MANY,
  perAddressAtTable: MANY,
}

// As shipped, but for the limits and for the deals, which are those of the scripts.
const { port } = await startServer({
  port: 0,
  dataDir,
  databaseUrl,
  games,
  gamesUrl,
  limits: null,
  streams,
  wrapStore: dealtByName,
})
serving(port)
