import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import {
  BottomSheet,
  KeyedStore,
  LogList,
  nameOfSeat,
  offersOnTable,
  ReasonTag,
  type TableVoice,
  TableVoiceProvider,
} from '@turnwright/tabletop'
import type { ShownTable } from '@turnwright/protocol/client'
import { useMemo } from 'react'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { BoardArea } from '../table/board-area.tsx'
import { NamesBar } from '../table/names-bar.tsx'
import { pointWords } from '../table/result-words.ts'
import { SectionTabs } from '../table/section-tabs.tsx'

import '../table/rail.css'
import '../table/table-page.css'
import './app-table.css'

const NO_DRAFTS = {}
const NO_OFFERS = offersOnTable([], NO_DRAFTS)

/** The real table, seen from the seat of a client that plays by tools: it is looked at, and nobody answers here. */
export function AppTable({ shown: { game, name, options, play, imagined } }: { readonly shown: ShownTable }) {
  const ui = useGameUi(game)
  const laid = useMemo(() => (play === null ? null : { ...play, prompts: [], canUndo: false }), [play])
  const voice = useMemo<TableVoice>(
    () => ({
      seat: laid?.seat ?? null,
      offers: NO_OFFERS,
      drafts: NO_DRAFTS,
      choose: () => {},
      answer: () => {},
      busy: false,
      isLooked: true,
      pointing: new KeyedStore<true>(),
      traces: new KeyedStore<Seat>(),
      ownerOf: (card) => (laid === null ? null : (ui?.ownerOf?.(laid.view, card) ?? null)),
    }),
    [laid, ui],
  )
  if (play === null || laid === null) return <p className="app-note">{name}: waiting for somebody who sits down.</p>
  if (ui === undefined) return <p className="app-note">The table is being laid…</p>
  return (
    <TableVoiceProvider value={voice}>
      <div className="shell" data-game={game}>
        <NamesBar {...{ name, play, ui }} />
        <SectionTabs ui={ui} play={laid} />
        <div className="play" id="play">
          <BoardArea game={game} ui={ui} play={laid} drafts={NO_DRAFTS} options={options} undo={null} looked />
          <aside className="rail app-rail" aria-label="Question and log">
            <BottomSheet label="the question">
              <Asked play={play} />
              {imagined > 0 && (
                <p className="app-imagined">
                  {imagined === 1 ? 'One game was' : `${imagined} games were`} imagined by this seat so far.
                </p>
              )}
            </BottomSheet>
            <div className="log-page" id="section-log">
              <LogList log={play.log} />
            </div>
          </aside>
        </div>
      </div>
      <ReasonTag />
    </TableVoiceProvider>
  )
}

/** What the client is asked, whom it waits for, or what came of it. */
function Asked({ play: { prompts, players, seat, waitingFor, result } }: { readonly play: Projection }) {
  const [prompt] = prompts
  if (result !== null) {
    const own = seat === null ? undefined : result.scores[seat]
    return (
      <section className="request-panel app-asked" aria-label="The end">
        <h2>{result.reason}</h2>
        <p>
          {result.winners.map((winner) => nameOfSeat(players, winner, null)).join(', ')} won
          {own === undefined ? '' : `; this seat has ${pointWords(own)}`}.
        </p>
      </section>
    )
  }
  return (
    <section className="request-panel app-asked" aria-label="The question">
      <h2>
        {prompt?.title ?? `Waiting for ${waitingFor.map((each) => nameOfSeat(players, each.seat, null)).join(', ')}`}
      </h2>
      {prompt?.help !== undefined && prompt.help !== null && <p>{prompt.help}</p>}
    </section>
  )
}
