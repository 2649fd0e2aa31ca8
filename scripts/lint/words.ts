import { fileURLToPath } from 'node:url'

/** Words come last: rules ask and tell in data, and nobody but people reads what is made of it. */
export const wordsPlugin = fileURLToPath(new URL('./words/plugin.ts', import.meta.url))

export const askingFiles = ['games/*/rules/**']

/** The forms in the lobby are made of options, before there is a game that could ask. */
export const formFiles = ['games/*/rules/options.ts']

const readers = ['ai', 'boardgame-io', 'generator', 'match', 'scenario', 'surface', 'ui']
export const readingFiles = readers.map((folder) => `games/*/${folder}/**`)
