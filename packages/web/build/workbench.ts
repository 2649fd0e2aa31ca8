import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { boardBeside, homeOf } from '@turnwright/games/outside'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin, searchForWorkspaceRoot } from 'vite'
import { doorsForBoards } from './doors-for-boards.ts'
import { licences } from './licences.ts'

const web = join(import.meta.dirname, '..')
const NAME = 'virtual:authors-board'
const RESOLVED = `\0${NAME}`
const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']

/** What draws the page of the workbench. */
export interface WorkbenchPage {
  readonly door: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => Promise<void>
}

/** The page of the workbench with the board of the game in a folder, which is exchanged in place when it is saved. */
export async function openWorkbenchPage(entry: string, server: Server): Promise<WorkbenchPage> {
  const board = boardBeside(entry)
  const vite = await createServer({
    configFile: false,
    root: join(web, 'src/workbench'),
    publicDir: join(web, 'public'),
    cacheDir: join(web, 'node_modules/.cache/workbench'),
    appType: 'mpa',
    logLevel: 'error',
    clearScreen: false,
    plugins: [react(), authorsBoard(entry)],
    // A board from outside is drawn with the page's own React and pieces, or hooks and styles would come twice.
    resolve: { dedupe: ['react', 'react-dom', '@turnwright/tabletop', '@turnwright/kernel'] },
    optimizeDeps: { entries: ['index.html', 'table.html', ...(board === null ? [] : [board])] },
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      fs: { allow: [searchForWorkspaceRoot(web), homeOf(entry)] },
    },
  })
  return {
    door: (request, response) =>
      vite.middlewares(request, response, () => {
        response.statusCode = 404
        response.end()
      }),
    close: () => vite.close(),
  }
}

/** The page as packages bring it. It takes boards that are built beside it, and fetches each that is saved. */
export async function buildWorkbenchPage(out: string): Promise<void> {
  const root = join(web, 'src/workbench')
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), fetchedBoard(), doorsForBoards(root), licences()],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: BROWSERS,
      cssTarget: BROWSERS,
      modulePreload: { polyfill: false },
      license: false,
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'table.html')] },
    },
  })
}

/** Where nothing is known of the game yet its board comes over the line. */
function fetchedBoard(): Plugin {
  const file = join(web, 'src/workbench/fetched-board.ts')
  return { name: 'turnwright:fetched-board', resolveId: (id) => (id === NAME ? file : null) }
}

/** The board of the game as a module; null where it has none yet. */
function authorsBoard(entry: string): Plugin {
  const boardNow = () => boardBeside(entry)
  let drawn = boardNow()
  return {
    name: 'turnwright:authors-board',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      drawn = boardNow()
      const ui = drawn === null ? 'export const ui = null' : `export { ui } from ${JSON.stringify(drawn)}`
      // Vite itself tells what was saved, and serves each file of the folder by its path.
      const home = `/@fs/${homeOf(entry).replace(/^\//, '')}/`
      const isOne = `decodeURI(pathname).startsWith(${JSON.stringify(home)})`
      const nameOf = `decodeURI(pathname).slice(${home.length})`
      const scripts = `{ isOne: ({ pathname }) => ${isOne}, nameOf: ({ pathname }) => ${nameOf} }`
      return `${ui}\nexport const followBoard = null\nexport const scripts = ${scripts}`
    },
    configureServer({ watcher, moduleGraph, ws }) {
      // All of it, since there may be no board yet.
      watcher.add(homeOf(entry))
      const begun = () => {
        if (boardNow() === drawn) return
        const board = moduleGraph.getModuleById(RESOLVED)
        if (board !== undefined) moduleGraph.invalidateModule(board)
        ws.send({ type: 'full-reload', path: '/table.html' })
      }
      watcher.on('add', begun)
      watcher.on('unlink', begun)
    },
  }
}
