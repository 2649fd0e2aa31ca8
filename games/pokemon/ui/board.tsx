import { BoardLayout, type BoardProps, BoardSection, whose } from '@turnwright/tabletop'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import type { DuelView } from '../rules/view.ts'
import { Arena } from './arena/arena.tsx'
import { deckOf } from './decks/deck-list.ts'
import { DeckSpread } from './decks/deck-spread.tsx'
import { CardMenu } from './play/card-menu.tsx'
import { Laid } from './play/laid.tsx'
import { Hand } from './side/hand.tsx'
import type { Opened } from './side/open-pile.ts'
import { PileBrowser } from './side/pile-browser.tsx'
import { Side } from './side/side.tsx'
import { CardZoomLayer } from './zoom/card-zoom-layer.tsx'
import './colour.css'
import './board.css'

/** Two sides with the Active Pokémon between them, and your hand in front of you. */
export function Board(props: BoardProps<DuelView>): ReactElement | null {
  const { view, players, seat, prompts, options } = props
  const [open, setOpen] = useState<Opened | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const own = seat === null ? null : (view.players[seat]?.brought?.join('\n') ?? options?.[`deck${seat + 1}`])
  const list = useMemo(() => deckOf(own), [own])
  const me = view.players[seat ?? 0]
  const foe = view.players.find((player) => player !== me)
  if (me === undefined || foe === undefined) return null
  return (
    <BoardLayout prompts={prompts} className="pokemon">
      <BoardSection id="mine" label={`${whose(players, me.seat, seat)} side`} className="pk-mine">
        <Side {...props} of={me} hasList={list !== null} onOpen={setOpen} />
        {seat !== null && <Hand of={me} />}
      </BoardSection>
      <BoardSection id="table" label="The Active Pokémon" className="pk-table">
        <Arena {...props} me={me} foe={foe} />
        <Laid {...props} />
      </BoardSection>
      <BoardSection id="others" label={`${whose(players, foe.seat, seat)} side`} className="pk-theirs">
        <Side {...props} of={foe} hasList={false} onOpen={setOpen} />
      </BoardSection>
      {open === 'list' && list !== null && <DeckSpread entries={list} view={view} of={me} onClose={close} />}
      {open !== null && open !== 'list' && <PileBrowser {...props} open={open} onClose={close} />}
      <CardMenu {...props} />
      <CardZoomLayer view={view} />
    </BoardLayout>
  )
}
