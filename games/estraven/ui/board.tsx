import { BoardLayout, type BoardProps, BoardSection, whose } from '@turnwright/tabletop'
import { type ReactElement, useCallback, useState } from 'react'
import type { EstravenView } from '../rules/view.ts'
import { DeedMenu } from './card/deed-menu.tsx'
import { ChainPanel } from './chain/chain-panel.tsx'
import { Field } from './field/field.tsx'
import { LordBar } from './lord/lord-bar.tsx'
import type { OpenZone } from './lord/open-zone.ts'
import { ZoneBrowser } from './browser/zone-browser.tsx'
import { Market } from './market/market.tsx'
import { Hand } from './mine/hand.tsx'
import { DeckPicker } from './setup/deck-picker.tsx'
import { CardZoomLayer } from './zoom/card-zoom-layer.tsx'
import './colour.css'
import './board.css'

/** Two sides of a battlefield with the chain between them, and the market beside it. */
export function Board(props: BoardProps<EstravenView>): ReactElement | null {
  const { view, players, seat, prompts } = props
  const [open, setOpen] = useState<OpenZone | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const me = view.players[seat ?? 0]
  const foe = view.players.find((player) => player !== me)
  if (me === undefined || foe === undefined) return null
  const isSetup = view.phase === 'decks'
  return (
    <BoardLayout prompts={prompts} className="estraven" data-setup={isSetup || undefined}>
      <BoardSection id="mine" label={`${whose(players, me.seat, seat)} side`} className="es-mine">
        {isSetup ? (
          <DeckPicker {...props} />
        ) : (
          <>
            <Field {...props} of={me} />
            <LordBar {...props} of={me} onOpen={setOpen} />
            {seat !== null && <Hand of={me} />}
          </>
        )}
      </BoardSection>
      <BoardSection id="table" label="Chain and market" className="es-table">
        {!isSetup && <ChainPanel {...props} />}
        <Market {...props} />
      </BoardSection>
      <BoardSection id="others" label={`${whose(players, foe.seat, seat)} side`} className="es-theirs">
        {!isSetup && (
          <>
            <LordBar {...props} of={foe} onOpen={setOpen} />
            <Field {...props} of={foe} />
          </>
        )}
      </BoardSection>
      {open !== null && <ZoneBrowser {...props} open={open} onClose={close} />}
      <DeedMenu view={view} />
      <CardZoomLayer view={view} />
    </BoardLayout>
  )
}
