import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, type GameRecord, recordOf } from '@turnwright/kernel/host'

/** Handed each game when nothing more is played in it; gives the file that it was written to, if it was. */
export type Keep = (number: number, game: Game) => string | null

const DIGITS = 6

/** Keeps each game as a record in a folder, under its number; without a folder, none. */
export function keepIn(folder: string | null): Keep {
  if (folder === null) return () => null
  return (number, game) => {
    const file = join(folder, `${String(number).padStart(DIGITS, '0')}.json`)
    // Whatever is there already is somebody's: it is never written over.
    writeFileSync(file, `${JSON.stringify(recordWithFault(game))}\n`, { flag: 'wx' })
    return file
  }
}

/** What brought a fault about was kept out of the log; in the record it stands at the end, so that a replay shows it. */
function recordWithFault(game: Game): GameRecord {
  const record = recordOf(game)
  const { answer } = game.fault ?? { answer: null }
  return answer === null ? record : { ...record, entries: record.entries + 1, log: [...record.log, answer] }
}
