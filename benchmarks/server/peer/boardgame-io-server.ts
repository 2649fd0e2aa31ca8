import { createRequire } from 'node:module'
import type * as serverPackage from 'boardgame.io/dist/types/packages/server.js'

// Its door is a folder without an `exports` map: only `require` opens it.
const require = createRequire(import.meta.url)

export const { FlatFile, Server } = require('boardgame.io/server') as typeof serverPackage
