import type { Witness } from '@turnwright/kernel/host'
import { isSealed } from '../deals/stored-deal.ts'
import { Refusal } from '../refusal.ts'
import type { StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'

/**
 * Whose knowledge a game is played on with. Of one that is over everybody's; of one that goes on only that of the lone
 * person who plays it against bots. Where others still play nobody may try out what would happen.
 */
export function witnessFor({ table, game, now }: Desk, person: string): Witness {
  const { status } = table
  if (isSealed(table, now))
    throw new Refusal('deal-open', 'Others still play this deal: nobody plays it on before it closes.')
  if (status === 'gathering') throw new Refusal('not-started')
  if (status === 'faulted' || game === null) throw new Refusal('faulted')
  if (status === 'finished') return 'anybody'
  if (status === 'closed') throw new Refusal('closed', 'This table was closed before its game was over.')
  return ownSeatAmongBots(table, person)
}

function ownSeatAmongBots({ seats }: StoredTable, person: string): number {
  const own = seats.findIndex((seat) => seat.person === person && !seat.left)
  if (own < 0) throw new Refusal('no-fork', 'This game goes on, and you do not play in it.')
  if (seats.some((seat, at) => at !== own && seat.kind === 'person'))
    throw new Refusal('no-fork', 'Other people play in this game, and it goes on.')
  return own
}
