import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LevelSettings, Settings } from '@turnwright/search'

/** The levels that think ahead. */
export type TunedLevel = 'strong' | 'master'

/** Where the levels of a game find their settings. */
export function settingsFile(game: string): string {
  return fileURLToPath(new URL(`../../../../games/${game}/mind/settings.json`, import.meta.url))
}

export function readSettings(file: string, level: TunedLevel): Settings {
  const { [level]: settings } = JSON.parse(readFileSync(file, 'utf8')) as Partial<LevelSettings>
  if (settings === undefined) throw new RangeError(`there is no ${level} in ${file}`)
  return settings
}

export function writeSettings(file: string, level: TunedLevel, settings: Settings): void {
  const all = JSON.parse(readFileSync(file, 'utf8')) as LevelSettings
  writeFileSync(file, `${JSON.stringify({ ...all, [level]: settings }, null, 2)}\n`)
}
