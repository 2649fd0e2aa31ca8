import { createRequire } from 'node:module'
import type * as clientPackage from 'boardgame.io/dist/types/packages/client.js'
import type * as corePackage from 'boardgame.io/dist/types/packages/core.js'
import type * as multiplayerPackage from 'boardgame.io/dist/types/packages/multiplayer.js'
import type * as serverPackage from 'boardgame.io/dist/types/packages/server.js'

// Its doors are folders without an `exports` map: only `require` opens them.
const require = createRequire(import.meta.url)

export const { Client } = require('boardgame.io/client') as typeof clientPackage
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof corePackage
export const { Local, SocketIO } = require('boardgame.io/multiplayer') as typeof multiplayerPackage
export const { Server } = require('boardgame.io/server') as typeof serverPackage
