import type { GameModule } from '@turnwright/kernel'
import { recordOf, replay } from '@turnwright/kernel/host'
import { recordIn, UnreadableRecord } from '@turnwright/replay'
import { readRecord } from '../forks/read-record.ts'

/** A record that came out exactly as it says, with the mark that it was played where no server was. */
export interface VerifiedRecord {
  readonly game: string
  readonly text: string
}

/** Plays a record that somebody hands in; a sentence says why it is not kept. */
export function verifiedRecord(text: string, gameOf: (id: string) => GameModule): VerifiedRecord | string {
  const safe = readRecord(text)
  if (typeof safe === 'string') return safe
  const definition = definitionOf(safe.game, gameOf)
  if (definition === null) return `This record is of the game “${safe.game}”, which is not played here.`
  try {
    const record = recordIn(JSON.parse(text))
    if (record.result === null) return 'This game was not played to its end.'
    const { verdict, reason, game } = replay(definition, record)
    if (verdict !== 'EXACT' || game === null)
      return `This record does not come out as it says: ${reason ?? 'it cannot be proven'}.`
    // What the rules made of it, and nothing that somebody wrote beside it.
    return { game: record.game, text: JSON.stringify({ ...recordOf(game), playedOffline: true }) }
  } catch (error) {
    if (error instanceof UnreadableRecord) return error.message
    return 'The present rules do not play this record.'
  }
}

function definitionOf(id: string, gameOf: (id: string) => GameModule): GameModule['definition'] | null {
  try {
    return gameOf(id).definition
  } catch {
    return null
  }
}
