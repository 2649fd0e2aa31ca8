import { persist, Unreachable } from '@turnwright/protocol/client'
import { someone } from '../identity/identity.ts'
import { client } from '../server/client.ts'
import { BrowserShelf } from './browser-shelf.ts'

/** Hands the record of a game that was played here to the server; gives the name under which it is kept there. */
export async function handOver(id: string, record: object): Promise<string> {
  try {
    await someone(null)
    const body = { record: JSON.stringify(record) }
    const { id: name } = await persist(() => client.call('POST /api/records', { body }))
    await new BrowserShelf().noteHanded(id, name).catch(() => undefined)
    return name
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    throw new Error('The server cannot be reached. The game stays here: hand it over when you are online again.', {
      cause: error,
    })
  }
}
