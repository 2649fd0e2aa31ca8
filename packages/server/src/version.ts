import { readFileSync } from 'node:fs'

export function version(): string {
  const about: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return (about as { version: string }).version
}
