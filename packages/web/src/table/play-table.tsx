import type { CardId } from '@turnwright/kernel'
import { type AnySelection, type Projection, type Prompt, ruleOf } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import {
  type Advice,
  KeptDrafts,
  KeyedStore,
  type Offer,
  offersOnTable,
  ReasonTag,
  type RulesAtHand,
  type TableVoice,
  TableVoiceProvider,
  useDrafts,
  usePhone,
} from '@turnwright/tabletop'
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { ForkRibbon } from '../fork/fork-ribbon.tsx'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { useHints } from '../hint/use-hints.ts'
import type { LeftAt, LookFrom } from '../look-back/look-back-table.tsx'
import { Loading } from '../navigation/loading.tsx'
import { goTo, replayPath } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { PaceNews } from '../pace/pace-news.tsx'
import { useCalled } from '../reminders/use-called.ts'
import { leftIn } from '../replay/address.ts'
import { ruleUnder } from '../rules/rule-under.ts'
import { useTalk } from '../talk/use-talk.ts'
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

const TalkNews = lazy(async () => ({ default: (await import('../talk/talk-news.tsx')).TalkNews }))

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }))

interface PlayTableProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly play: Projection
  readonly name: string
  readonly invite: string | null
  readonly locale: string | null
  /** Where a coach stands beside the table. */
  readonly lesson?: LessonAtTable
}

/** What a lesson brings to a table. */
export interface LessonAtTable {
  /** What the coach's lamp falls on. */
  readonly marks: KeyedStore<Advice>
  /** Whether an answer is given; where it is not, the coach says why. */
  readonly admits: (prompt: Prompt, selection: AnySelection) => boolean
  readonly chapters: ReactNode
  readonly note: ReactNode
}

/** The table while it is played at: wood above, cloth in the middle, paper at the right hand. */
export function PlayTable(props: PlayTableProps) {
  const [lookingBack, lookBack] = useState<Looking | null>(null)
  const backToNow = useCallback(() => lookBack(null), [])
  if (lookingBack === null) return <PresentTable {...props} onLookBack={(from) => lookBack({ from })} />
  const { state, play, name, invite, locale } = props
  const toRecord = (here: LeftAt) => goTo(leftIn(replayPath(state.id, invite), here))
  return (
    <Suspense fallback={<Loading>The table is being laid as it was…</Loading>}>
      <LookBackTable
        {...{ state, play, name, invite, locale }}
        from={lookingBack.from}
        onBack={backToNow}
        onOver={toRecord}
      />
    </Suspense>
  )
}

interface Looking {
  readonly from: LookFrom
}

/** Where the rules are open: at one of them, or at their beginning. */
interface RulesPlace {
  readonly number: string | null
}

interface PresentTableProps extends PlayTableProps {
  readonly onLookBack: (from: LookFrom) => void
}

function PresentTable({ store, now, state, play, name, lesson, onLookBack }: PresentTableProps) {
  const ui = useGameUi(state.game)
  const admits = lesson?.admits
  const answer = useCallback(
    (prompt: Prompt, selection: AnySelection) => {
      if (admits?.(prompt, selection) !== false) store.answer(prompt, selection)
    },
    [store, admits],
  )
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
  const hints = useHints(store, state, play, ui ?? null)
  const marks = lesson?.marks ?? hints.marks
  const talk = useTalk(store.talk, state)
  useCalled(state, name, play.prompts.length > 0 && play.result === null)
  const isPhone = usePhone()
  const [rulesAt, readRules] = useState<RulesPlace | null>(null)
  useTableKeys(() => {
    const number = ruleUnder(document.activeElement, play.prompts, ui?.ruleNumbers)
    if (number === null) showKeys(true)
    else readRules({ number })
  })

  const choose = useCallback(
    (offer: Offer) => {
      const means = ui?.doubtOf?.(offer.choice, play.view, play.seat) ?? null
      if (means === null) take(offer)
      else setDoubt({ means, run: () => take(offer) })
    },
    [ui, play.view, play.seat, take],
  )
  const ownerOf = useCallback((card: CardId) => ui?.ownerOf?.(play.view, card) ?? null, [ui, play.view])
  const numbers = ui?.ruleNumbers
  const shownRule = rulesAt?.number ?? null
  const rules = useMemo<RulesAtHand | undefined>(
    () =>
      numbers && {
        numberOf: (about) => ruleOf(numbers, about),
        open: (number) => readRules({ number }),
        shown: shownRule,
      },
    [numbers, shownRule],
  )
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
      advice: marks,
      ownerOf,
      ...(rules && { rules }),
    }),
    [play.seat, play.prompts, drafts, choose, answer, now.busy, pointing, traces, marks, ownerOf, rules],
  )
  // The request shows at once what was chosen, since the next key may confirm it; a whole board follows in slices.
  const [boardPlay, boardVoice, boardDrafts, boardUndo] = useDeferredValue(
    useMemo(() => [play, voice, drafts, undo] as const, [play, voice, drafts, undo]),
  )
  const asked = numbers === undefined ? null : ruleOf(numbers, play.prompts[0]?.about)
  // The game's own look decides how the request is laid out too: showing it earlier would make it jump.
  if (ui === undefined) return <Loading>The table is being laid…</Loading>
  return (
    <TableVoiceProvider value={voice}>
      {/* A game's own style applies in here alone. */}
      <div
        className="shell"
        data-game={state.game}
        data-fork={state.origin !== null || undefined}
        data-rules={rulesAt !== null || undefined}
        data-lesson={lesson !== undefined || undefined}
      >
        <TopBar
          {...{ store, state, play, name, undo, undoTurn, talk }}
          ui={ui}
          onKeys={() => showKeys(true)}
          onLookBack={onLookBack}
          rulesOpen={rulesAt !== null}
          onRules={() => readRules(rulesAt === null ? { number: asked } : null)}
        />
        <SectionTabs ui={ui} play={play} />
        {state.origin !== null && <ForkRibbon table={state.id} origin={state.origin} isOver={play.result !== null} />}
        <div className="play" id="play">
          {lesson?.chapters}
          {play.result !== null && lesson === undefined && <ResultCard play={play} result={play.result} ui={ui} />}
          <TableVoiceProvider value={boardVoice}>
            <BoardArea
              game={state.game}
              ui={ui}
              play={boardPlay}
              drafts={boardDrafts}
              undo={boardUndo}
              options={state.options}
            />
          </TableVoiceProvider>
          {!isPhone && lesson?.note}
          <Rail
            {...{ store, now, state, play, undo, hints, talk, onLookBack }}
            ui={ui}
            above={isPhone ? lesson?.note : null}
          />
        </div>
        {rulesAt !== null && (
          <Suspense>
            <RulesSheet
              game={state.game}
              name={name}
              asked={asked}
              at={rulesAt.number}
              visit={rulesAt}
              shown={{ view: play.view, seat: play.seat, players: play.players }}
              onRule={(number) => readRules({ number })}
              onClose={() => readRules(null)}
            />
          </Suspense>
        )}
        {!isLocal(state.id) && <ConnectionNote status={now.status} busy={now.busy} />}
      </div>
      <ReasonTag />
      <Announcer play={play} />
      {!isLocal(state.id) && <PaceNews state={state} house={store.house} />}
      <Suspense>{talk !== null && <TalkNews now={talk.now} me={play.seat} />}</Suspense>
      {wish !== null && <UndoDialog wish={wish} onClose={() => confirm(null)} />}
      {doubt !== null && <DoubtDialog doubt={doubt} onClose={() => setDoubt(null)} />}
      {keysShown && <KeysDialog keys={TABLE_KEYS} onClose={() => showKeys(false)} />}
    </TableVoiceProvider>
  )
}
