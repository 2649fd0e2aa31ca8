import { createRequire } from 'node:module'
import type * as clientPackage from 'boardgame.io/dist/types/packages/client.js'
import type * as corePackage from 'boardgame.io/dist/types/packages/core.js'
import type * as multiplayerPackage from 'boardgame.io/dist/types/packages/multiplayer.js'
import type * as serverPackage from 'boardgame.io/dist/types/packages/server.js'

// Its doors are folders without an `exports` map: only `require` opens them.
const require = createRequire(import.meta.url)

const client = require('boardgame.io/client') as typeof clientPackage
const core = require('boardgame.io/core') as typeof corePackage
const multiplayer = require('boardgame.io/multiplayer') as typeof multiplayerPackage
const server = require('boardgame.io/server') as typeof serverPackage

export const Client: typeof clientPackage.Client = client.Client
export const INVALID_MOVE: typeof corePackage.INVALID_MOVE = core.INVALID_MOVE
export const Local: typeof multiplayerPackage.Local = multiplayer.Local
export const SocketIO: typeof multiplayerPackage.SocketIO = multiplayer.SocketIO
export const Server: typeof serverPackage.Server = server.Server
