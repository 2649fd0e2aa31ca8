import { newKey, persist, type TableState } from '@turnwright/protocol/client'
import { useWish } from '../lobby/use-wish.ts'
import { goTo } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { client } from '../server/client.ts'
import { dealPath } from './deal-words.ts'

/** Long enough for friends who play at weekends. */
export const DEAL_DAYS = 7

/** What a finished game is to others: a deal of which something came already, one that they may be given, or neither. */
export type DealDoor = 'played' | 'offer' | null

export function dealDoorOf({ deal, you, seats, origin, id }: TableState): DealDoor {
  if (deal !== null) return 'played'
  const isAlone = you.seat !== null && seats.every(({ kind, seat }) => kind === 'bot' || seat === you.seat)
  return !isAlone || origin !== null || isLocal(id) ? null : 'offer'
}

/** Opens the deal of a finished game for others, and leads there; or says why the server does not. */
export function useDealOffer({ id }: TableState) {
  const { pending, refused, run } = useWish()
  const offer = () =>
    run('offer', async () => {
      const body = { of: 'table', table: id, days: DEAL_DAYS, key: newKey() } as const
      const opened = await persist(() => client.call('POST /api/deals', { body }))
      goTo(dealPath(opened.id))
    })
  return { isPending: pending !== null, refused, offer }
}
