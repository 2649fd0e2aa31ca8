import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentation } from './build/documentation.ts'
import { doorsForBoards } from './build/doors-for-boards.ts'
import { gameCatalog } from './build/game-catalog.ts'
import { licences } from './build/licences.ts'
import { listedPackages } from './build/listed-packages.ts'
import { precompress } from './build/precompress.ts'
import { ruleBooks } from './build/rule-books.ts'
import { serviceWorker } from './build/service-worker.ts'

/** Where `npm run dev` finds the server. */
const server = process.env['TURNWRIGHT_SERVER'] ?? 'http://localhost:8080'

/** What pages beside the tables share among themselves, and no table shows. */
const BESIDE =
  /[\\/](?:@simplewebauthn|web[\\/]src[\\/](?:you|passkeys|cards|review|replay|beside|fork|watch|deals|gallery))[\\/]/

const sharedByBoards = (id: string) => /[\\/](packages|node_modules)[\\/]/.test(id) && !BESIDE.test(id)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ruleBooks(),
    gameCatalog(),
    documentation(),
    doorsForBoards(import.meta.dirname),
    licences(),
    listedPackages(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // These know light-dark(); for older ones it would be rewritten into something that does not follow `color-scheme`.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'lobby', tags: ['$initial'], priority: 2 },
            // The lobby lists what is kept here, and fetches nothing of tables for that.
            {
              name: 'shelf',
              test: /[\\/](offline[\\/](browser-shelf|kept-table)\.ts|lucide-react[\\/].+[\\/]wifi-off\.mjs)$/,
              priority: 1,
            },
            // What boards share would be cut into a file for each set of boards that shares it: some forty, each with its own way to the server.
            { name: 'table', test: sharedByBoards, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // A worker fetches the rules of one game alone: the one that it plays again or thinks about.
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': server, '/healthz': server, '/looks.json': server } },
})
