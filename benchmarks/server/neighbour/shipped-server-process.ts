import { startServer } from '@turnwright/server'
import { serving } from '../serving.ts'

const [dataDir = '', how = ''] = process.argv.slice(2)

/** All games and all limits as shipped; or without limits and with hurried bots, to prepare what will be asked for. */
const prepared = { limits: null, botPace: [0, 0], playUnwatched: true } as const
const { port } = await startServer({ port: 0, dataDir, ...(how === 'preparing' ? prepared : {}) })
serving(port)
