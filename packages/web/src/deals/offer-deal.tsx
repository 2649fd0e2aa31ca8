import type { TableState } from '@turnwright/protocol/client'
import { Copy } from 'lucide-react'
import { Link } from '../navigation/link.tsx'
import { dealPath } from './deal-words.ts'
import { DEAL_DAYS, dealDoorOf, useDealOffer } from './use-deal-offer.ts'

/** After a game: the same deal for others, or what they made of it. */
export function OfferDeal({ state }: { readonly state: TableState }) {
  const { isPending, refused, offer } = useDealOffer(state)
  const door = dealDoorOf(state)
  if (door === null) return null
  if (state.deal !== null)
    return (
      <Link className="btn" href={dealPath(state.deal.id)}>
        <Copy aria-hidden="true" />
        What others made of this deal
      </Link>
    )
  return (
    <>
      <button
        type="button"
        className="btn"
        data-reason={`Others play the same deal for ${DEAL_DAYS} days; until then it gives no record.`}
        aria-disabled={isPending || undefined}
        onClick={offer}
      >
        <Copy aria-hidden="true" />
        Let others play this deal too
      </button>
      {refused !== null && (
        <p className="field-problem" role="alert">
          {refused}
        </p>
      )}
    </>
  )
}

/** Until a deal closes its games give nothing away. */
export function isSealed({ deal }: TableState): boolean {
  return deal !== null && Date.now() < Date.parse(deal.closes)
}
