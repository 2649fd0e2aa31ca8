import type { TableState } from '@turnwright/protocol/client'
import { Copy } from 'lucide-react'
import { BarMenuItem, MenuNote } from '../menu/bar-menu.tsx'
import { goTo } from '../navigation/navigation.ts'
import { dealPath } from './deal-words.ts'
import { dealDoorOf, useDealOffer } from './use-deal-offer.ts'

/** In the menu of a game that is over: the same deal for others, or what they made of it. */
export function DealMenuItem({ state }: { readonly state: TableState }) {
  const { refused, offer } = useDealOffer(state)
  const { deal } = state
  if (dealDoorOf(state) === null) return null
  if (deal !== null)
    return (
      <BarMenuItem icon={<Copy />} onClick={() => goTo(dealPath(deal.id))}>
        What others made of this deal
      </BarMenuItem>
    )
  return (
    <>
      <BarMenuItem icon={<Copy />} stay onClick={offer}>
        Let others play this deal too
      </BarMenuItem>
      {refused !== null && (
        <MenuNote icon={null}>
          <span role="alert">{refused}</span>
        </MenuNote>
      )}
    </>
  )
}
