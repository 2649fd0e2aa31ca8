import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Each tool's script, run with this process's own Node: what is on PATH does not matter, and Windows needs no shell. */
export const tools = {
  tsc: `${root}node_modules/typescript/bin/tsc`,
  oxlint: `${root}node_modules/oxlint/bin/oxlint`,
  biome: `${root}node_modules/@biomejs/biome/bin/biome`,
  playwright: `${root}node_modules/@playwright/test/cli.js`,
  vitest: `${root}node_modules/vitest/vitest.mjs`,
}
