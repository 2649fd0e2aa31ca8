import type { CardId } from '@turnwright/kernel'
import type { AnySelection, Projection, Prompt } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import {
  KeptDrafts,
  KeyedStore,
  type Offer,
  offersOnTable,
  ReasonTag,
  type TableVoice,
  TableVoiceProvider,
  useDrafts,
} from '@turnwright/tabletop'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { ForkRibbon } from '../fork/fork-ribbon.tsx'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { Loading } from '../navigation/loading.tsx'
import { Announcer } from './announcer.tsx'
import { BoardArea } from './board-area.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { type Doubt, DoubtDialog } from './doubt-dialog.tsx'
import { KeysDialog, TABLE_KEYS } from './keys-dialog.tsx'
import { Rail } from './rail.tsx'
import { ResultCard } from './result-card.tsx'
import { SectionTabs } from './section-tabs.tsx'
import type { TableNow, TableStore } from './table-store.ts'
import { TopBar } from './top-bar.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { type UndoWish, undoTool, undoTurnTool } from './undo-tool.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTraces } from './use-traces.ts'

const LookBackTable = lazy(async () => ({
  default: (await import('../look-back/look-back-table.tsx')).LookBackTable,
}))

interface PlayTableProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly play: Projection
  readonly name: string
  readonly invite: string | null
  readonly locale: string | null
}

/** The table while it is played at: wood above, cloth in the middle, paper at the right hand. */
export function PlayTable(props: PlayTableProps) {
  const [isLookingBack, lookBack] = useState(false)
  const backToNow = useCallback(() => lookBack(false), [])
  if (!isLookingBack) return <PresentTable {...props} onLookBack={() => lookBack(true)} />
  const { state, play, name, invite, locale } = props
  return (
    <Suspense fallback={<Loading>The table is being laid as it was…</Loading>}>
      <LookBackTable {...{ state, play, name, invite, locale }} onBack={backToNow} />
    </Suspense>
  )
}

interface PresentTableProps extends PlayTableProps {
  readonly onLookBack: () => void
}

function PresentTable({ store, now, state, play, name, onLookBack }: PresentTableProps) {
  const ui = useGameUi(state.game)
  const answer = useCallback((prompt: Prompt, selection: AnySelection) => store.answer(prompt, selection), [store])
  const keeper = useMemo(() => new KeptDrafts(`turnwright:drafts:${state.id}`, () => sessionStorage), [state.id])
  const { drafts, choose: take, takeBack } = useDrafts(play.prompts, answer, keeper)
  const pointing = useMemo(() => new KeyedStore<true>(), [])
  const traces = useTraces(play)
  const [keysShown, showKeys] = useState(false)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [wish, confirm] = useState<UndoWish | null>(null)
  const [undo, undoTurn] = useMemo(() => {
    const mine = { play, state, store, drafts, takeBack, confirm, ui }
    return [undoTool(mine), undoTurnTool(mine)]
  }, [play, state, store, drafts, takeBack, ui])
  useTableKeys(() => showKeys(true))

  const choose = useCallback(
    (offer: Offer) => {
      const means = ui?.doubtOf?.(offer.choice, play.view, play.seat) ?? null
      if (means === null) take(offer)
      else setDoubt({ means, run: () => take(offer) })
    },
    [ui, play.view, play.seat, take],
  )
  const ownerOf = useCallback((card: CardId) => ui?.ownerOf?.(play.view, card) ?? null, [ui, play.view])
  const voice = useMemo<TableVoice>(
    () => ({
      seat: play.seat,
      offers: offersOnTable(play.prompts, drafts),
      drafts,
      choose,
      answer,
      busy: now.busy,
      pointing,
      traces,
      ownerOf,
    }),
    [play.seat, play.prompts, drafts, choose, answer, now.busy, pointing, traces, ownerOf],
  )
  // The request shows at once what was chosen, since the next key may confirm it; a whole board follows in slices.
  const [boardVoice, boardDrafts, boardUndo] = useDeferredValue(
    useMemo(() => [voice, drafts, undo] as const, [voice, drafts, undo]),
  )
  // The game's own look decides how the request is laid out too: showing it earlier would make it jump.
  if (ui === undefined) return <Loading>The table is being laid…</Loading>
  return (
    <TableVoiceProvider value={voice}>
      {/* A game's own style applies in here alone. */}
      <div className="shell" data-game={state.game} data-fork={state.origin !== null || undefined}>
        <TopBar
          {...{ store, state, play, name, undo, undoTurn }}
          ui={ui}
          onKeys={() => showKeys(true)}
          onLookBack={onLookBack}
        />
        <SectionTabs ui={ui} play={play} />
        {state.origin !== null && <ForkRibbon origin={state.origin} isOver={play.result !== null} />}
        <div className="play" id="play">
          {play.result !== null && <ResultCard play={play} result={play.result} ui={ui} />}
          <TableVoiceProvider value={boardVoice}>
            <BoardArea {...{ ui, play }} drafts={boardDrafts} undo={boardUndo} options={state.options} />
          </TableVoiceProvider>
          <Rail {...{ store, now, state, play, undo }} ui={ui} />
        </div>
        <ConnectionNote status={now.status} busy={now.busy} />
      </div>
      <ReasonTag />
      <Announcer play={play} />
      {wish !== null && <UndoDialog wish={wish} onClose={() => confirm(null)} />}
      {doubt !== null && <DoubtDialog doubt={doubt} onClose={() => setDoubt(null)} />}
      {keysShown && <KeysDialog keys={TABLE_KEYS} onClose={() => showKeys(false)} />}
    </TableVoiceProvider>
  )
}
