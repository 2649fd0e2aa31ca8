import { newKey, persist, type TableState } from '@turnwright/protocol/client'
import { Copy } from 'lucide-react'
import { useWish } from '../lobby/use-wish.ts'
import { Link } from '../navigation/link.tsx'
import { goTo } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { client } from '../server/client.ts'
import { dealPath } from './deal-words.ts'

/** Long enough for friends who play at weekends. */
const DAYS = 7

/** After a game: the same deal for others, or what they made of it. */
export function OfferDeal({ state }: { readonly state: TableState }) {
  const wish = useWish()
  const { deal, you, seats, origin, id } = state
  if (deal !== null)
    return (
      <Link className="btn" href={dealPath(deal.id)}>
        <Copy aria-hidden="true" />
        What others made of this deal
      </Link>
    )
  const isAlone = you.seat !== null && seats.every(({ kind, seat }) => kind === 'bot' || seat === you.seat)
  if (!isAlone || origin !== null || isLocal(id)) return null
  const offer = () =>
    wish.run('offer', async () => {
      const body = { of: 'table', table: id, days: DAYS, key: newKey() } as const
      const opened = await persist(() => client.call('POST /api/deals', { body }))
      goTo(dealPath(opened.id))
    })
  return (
    <>
      <button
        type="button"
        className="btn"
        data-reason={`Others play the same deal for ${DAYS} days; until then it gives no record.`}
        aria-disabled={wish.pending !== null || undefined}
        onClick={offer}
      >
        <Copy aria-hidden="true" />
        Let others play this deal too
      </button>
      {wish.refused !== null && (
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
      )}
    </>
  )
}

/** Until a deal closes its games give nothing away. */
export function isSealed({ deal }: TableState): boolean {
  return deal !== null && Date.now() < Date.parse(deal.closes)
}
