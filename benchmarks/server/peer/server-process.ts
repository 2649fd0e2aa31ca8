import type { AddressInfo } from 'node:net'
import { peerCardGame } from '../../kernel/peer/card-game.ts'
import { serving } from '../serving.ts'
import { FlatFile, Server } from './boardgame-io-server.ts'

const [dir = '', undo = ''] = process.argv.slice(2)

const { app, run } = Server({
  games: [peerCardGame({ endless: true, disableUndo: undo === 'without-undo' })],
  db: new FlatFile({ dir }),
  origins: [],
})

// It has no setting for the address, and would listen on all of them.
const listen = app.listen.bind(app) as (port: number, host: string, done: () => void) => ReturnType<typeof app.listen>
app.listen = ((port: number, done: () => void) => listen(port, '127.0.0.1', done)) as typeof app.listen

const { appServer } = await run({ port: 0 })
serving((appServer.address() as AddressInfo).port)
