import type { BoardProps } from '@turnwright/tabletop'
import { GavelIcon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView, BlockView } from '../index.ts'
import { familyNote } from './family-note.ts'
import { LotPlace } from './lot-card.tsx'
import './block.css'

/** The block: where the lamp shines. */
export function Block({ view, players, seat: me, projection }: BoardProps<AuctionView>): ReactElement {
  const { block, lastSale } = view
  if (block !== null)
    return (
      <div className="block">
        <span className="plaque">
          <GavelIcon size={17} />
          {block.covered ? 'Under a cloth' : 'On the block'}
        </span>
        <LotPlace of={block} note={noteOf(block, view)} className="block-lot" />
      </div>
    )
  const buyer = lastSale?.winner ?? null
  return (
    <div className="block">
      <span className="plaque">
        <GavelIcon size={17} />
        {lastSale === null
          ? 'The block'
          : buyer === null
            ? 'Withdrawn'
            : `Sold to ${buyer === me ? 'you' : players[buyer]?.name}`}
      </span>
      <div className="slot block-empty">
        {projection.result === null ? 'The next lot will lie here' : 'The last lot is sold'}
      </div>
    </div>
  )
}

function noteOf({ covered, lot }: BlockView, view: AuctionView): string | null {
  if (lot === null) return null
  return covered ? 'Only you see what is under the cloth.' : familyNote(lot.family, view)
}
