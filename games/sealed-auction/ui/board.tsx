import { BoardLayout, type BoardProps, BoardSection } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView } from '../index.ts'
import { Block } from './block.tsx'
import { ComingNext } from './coming-next.tsx'
import { Mine } from './mine.tsx'
import { OpenedBids } from './opened-bids.tsx'
import { Others } from './others.tsx'
import { SealedBids } from './sealed-bids.tsx'
import './board.css'

export function Board(props: BoardProps<AuctionView>): ReactElement {
  const { view, players, seat, prompts } = props
  return (
    <BoardLayout prompts={prompts} className="auction">
      <BoardSection id="mine" label="Yours" className="auction-mine">
        <Mine {...props} />
      </BoardSection>
      <BoardSection id="table" label="The table" className="auction-table">
        <div className="auction-middle">
          <ComingNext view={view} />
          <Block {...props} />
          {view.block === null && view.lastSale !== null ? (
            <OpenedBids sale={view.lastSale} players={players} me={seat} />
          ) : (
            <SealedBids {...props} />
          )}
        </div>
      </BoardSection>
      <BoardSection id="others" label="The others" className="auction-others">
        <Others {...props} />
      </BoardSection>
    </BoardLayout>
  )
}
