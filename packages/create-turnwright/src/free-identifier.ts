import { Script } from 'node:vm'

/** What a game is called in code: its name, or that with "Game" behind it where the files have another use for the word. */
export function freeIdentifier(wanted: string, files: readonly string[]): string {
  const isUsed = files.some((text) => new RegExp(`\\b${wanted}\\b`).test(text))
  return isUsed || !canBeDeclared(wanted) ? `${wanted}Game` : wanted
}

/** Words of the language cannot be; which these are the language itself says. */
function canBeDeclared(word: string): boolean {
  try {
    // Read, and never run.
    new Script(`'use strict'; async () => { const ${word} = 0 }`)
    return true
  } catch {
    return false
  }
}
