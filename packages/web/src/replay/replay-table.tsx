import type { Seat } from '@turnwright/kernel'
import type { Eyes } from '@turnwright/replay'
import {
  KeyedStore,
  offersOnTable,
  ReasonTag,
  refKey,
  type TableVoice,
  TableVoiceProvider,
  usePhone,
} from '@turnwright/tabletop'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { KeysDialog } from '../table/keys-dialog.tsx'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { Loading } from '../navigation/loading.tsx'
import { goTo } from '../navigation/navigation.ts'
import { BoardArea } from '../table/board-area.tsx'
import { SectionTabs } from '../table/section-tabs.tsx'
import { addressOf } from './address.ts'
import { CardLifePanel } from './card-life-panel.tsx'
import { type Known, stopsOf, useStops } from './card-life.ts'
import { Dock } from './dock.tsx'
import { allEyes } from './eyes-switch.tsx'
import { useFollowedCard } from './followed-card.ts'
import type { LookStore } from './look-store.ts'
import { MomentPanel } from './moment-panel.tsx'
import type { GameOutline, MomentSource } from './moment-source.ts'
import { RecordProblem } from './record-problem.ts'
import { useReplayKeys, replayKeys } from './replay-keys.ts'
import { ReplayLog } from './replay-log.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { VerdictNote } from './verdict-note.tsx'
import { sectionsWithMoment } from './sections.ts'
import { useCardLives } from './use-card-lives.ts'
import '../table/rail.css'
import '../table/table-page.css'
import './replay-table.css'

/** What is added where the game goes on. */
export interface LiveLook {
  /** What happens meanwhile, above the moment. */
  readonly meanwhile: ReactNode
  /** "Back to now", in sight wherever one looks. */
  readonly wayBack: ReactNode
  /** What is said while a moment is late. */
  readonly late?: ReactNode
  readonly backToNow: () => void
}

interface ReplayTableProps {
  readonly game: GameOutline
  readonly source: MomentSource
  readonly store: LookStore
  /** Where whoever looks sat. */
  readonly me: Seat | null
  readonly openEyes?: readonly Eyes[]
  /** Where others find a moment of this game, seen through these eyes; left out where nobody else can come. */
  readonly linkAt?: (stop: number, eyes: Eyes) => string
  /** Where the record can be had. */
  readonly record: { readonly href: string; readonly name: string } | null
  /** Where a moment is played on, seen through these eyes. */
  readonly playOnAt?: (stop: number, eyes: Eyes) => string
  /** Where the answers of a seat are judged. */
  readonly reviewAt?: (seat: Seat) => string
  /** What the menu holds besides, where the game was played at a table. */
  readonly menu?: ReactNode
  readonly live?: LiveLook
}

const NO_DRAFTS = {}
const NO_OFFERS = offersOnTable([], NO_DRAFTS)
const SLOWEST_ADDRESS = 300

/** The table as it was at a moment, with a dock below it: nobody plays here. */
export function ReplayTable({
  game,
  source,
  store,
  me,
  openEyes,
  linkAt,
  record,
  live,
  playOnAt,
  reviewAt,
  menu,
}: ReplayTableProps) {
  const ui = useGameUi(game.game)
  const look = useSyncExternalStore(store.subscribe, store.now)
  const { stop, eyes, lines, playing, speed } = look
  // Whoever jumps waits for the moment; whoever draws the playhead about must not wait for the table.
  const trailing = useDeferredValue(look.shown)
  const shown = look.dragged ? trailing : look.shown
  const isPhone = usePhone()
  const [keysShown, showKeys] = useState(false)
  const [copied, setCopied] = useState<string | null>(null)
  const [ghost, setGhost] = useState<number | null>(null)
  const pointing = useMemo(() => new KeyedStore<true>(), [])
  const traces = useMemo(() => new KeyedStore<Seat>(), [])
  const { followed, follow, lit } = useFollowedCard(pointing)
  const { players, outline } = game
  const lives = useCardLives(source, outline, eyes, followed !== null)
  const known = useMemo<Known>(() => ({ lines, lives, first: outline.first }), [lines, lives, outline])
  const flags = useStops(known, lit)
  const choosable = useMemo(() => openEyes ?? allEyes(players), [openEyes, players])

  // What is answered next is marked on the table, in the colour of who answers, together with the table itself.
  useLayoutEffect(() => {
    const next = shown?.next ?? null
    const seat = next?.seat ?? null
    traces.replace(new Map(next === null || seat === null ? [] : next.refs.map((ref) => [refKey(ref), seat])))
  }, [shown, traces])
  useEffect(() => {
    const keep = setTimeout(() => {
      const here = new URL(location.href)
      const address = addressOf(here, stop, eyes)
      if (address !== here.href && live === undefined) history.replaceState(history.state, '', address)
    }, SLOWEST_ADDRESS)
    return () => clearTimeout(keep)
  }, [stop, eyes, live])
  // Its frame, and the one after it: by then it can be seen.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => store.drawn())
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, store])
  useEffect(() => () => store.pause(), [store])

  const go = useCallback(
    (to: number) => {
      store.pause()
      store.go(to)
      setGhost(null)
    },
    [store],
  )
  // The bar, the moment and the log are drawn anew with the board alone, and not while the playhead is drawn about.
  const see = useCallback((each: Eyes) => store.see(each), [store])
  const openKeys = useCallback(() => showKeys(true), [])
  const copyLink = useCallback(() => {
    if (linkAt === undefined) return setCopied('This record lies in your browser alone: keep the file to share it')
    const { stop: here, eyes: mine } = store.now()
    navigator.clipboard.writeText(linkAt(here, mine)).then(
      () => setCopied('Link to this moment copied'),
      () => setCopied('The browser refused: copy the address'),
    )
  }, [linkAt, store])
  useEffect(() => {
    if (copied === null) return
    const gone = setTimeout(() => setCopied(null), 4_000)
    return () => clearTimeout(gone)
  }, [copied])

  const deeds = useMemo(
    () => ({
      store,
      nextEyes: () => {
        const at = choosable.indexOf(store.now().eyes)
        store.see(choosable[(at + 1) % choosable.length] as Eyes)
      },
      // What is told of a game that goes on is told to this person alone.
      copyLink: live === undefined ? copyLink : undefined,
      playOn: playOnAt === undefined ? undefined : () => goTo(playOnAt(store.now().stop, store.now().eyes)),
      showKeys: openKeys,
      alongLife: (by: 1 | -1) => {
        const now = store.now()
        const life = stopsOf(known, lit)
        const to = by > 0 ? life.find((at) => at > now.stop) : life.findLast((at) => at < now.stop)
        if (to !== undefined) go(to)
      },
      follow: () => follow(followed === null ? lit : null),
      backToNow: live?.backToNow,
    }),
    [store, choosable, copyLink, openKeys, known, lit, followed, follow, go, live, playOnAt],
  )
  useReplayKeys(deeds)

  const projection = shown?.projection ?? null
  // Nobody is asked here: the table is looked at.
  const play = useMemo(
    () => (projection === null ? null : { ...projection, prompts: [], canUndo: false }),
    [projection],
  )
  const seat = play?.seat ?? null
  // Of a game that does not tell whose a card is, the voice stays the same from moment to moment.
  const owned = ui?.ownerOf === undefined ? null : (play?.view ?? null)
  const voice = useMemo<TableVoice>(
    () => ({
      seat: typeof eyes === 'number' ? seat : null,
      offers: NO_OFFERS,
      drafts: NO_DRAFTS,
      choose: () => {},
      answer: () => {},
      busy: false,
      isLooked: true,
      pointing,
      traces,
      ownerOf: (card) => (owned === null ? null : (ui?.ownerOf?.(owned, card) ?? null)),
    }),
    [eyes, seat, pointing, traces, ui, owned],
  )
  const tabbed = useMemo(
    () => (play === null || typeof eyes === 'number' ? play : { ...play, seat: null }),
    [play, eyes],
  )
  const laidUi = useMemo(() => sectionsWithMoment(ui ?? null), [ui])
  // Beside the log; on a phone, where that is a swipe away, below the axis, so that the card stays in sight.
  const life =
    followed === null || shown === null ? null : (
      <CardLifePanel
        {...{ known, outline, players, eyes }}
        card={followed}
        isPlayedOn={game.isPlayedOn}
        stop={shown.entries}
        onGo={go}
        onClose={() => follow(null)}
      />
    )
  const isReady = ui !== undefined && play !== null
  // The axis has the focus when a replay opens.
  useEffect(() => {
    if (isReady && !isPhone) document.getElementById('moments')?.focus({ preventScroll: true })
  }, [isReady, isPhone])

  if (look.problem !== null) throw new RecordProblem(look.problem)
  if (!isReady || shown === null || tabbed === null) return <Loading>The game is being played again…</Loading>
  return (
    <TableVoiceProvider value={voice}>
      <div className="shell replay" data-game={game.game} data-live={live !== undefined || undefined}>
        <ReplayBar
          {...{ game, play, ui, me, eyes, live, menu }}
          review={reviewAt?.(typeof eyes === 'number' ? eyes : (me ?? 0)) ?? null}
          openEyes={choosable}
          onSee={see}
          onKeys={openKeys}
        />
        <SectionTabs ui={laidUi} play={tabbed} />
        <div className="play" id="play">
          <BoardArea
            game={game.game}
            ui={ui}
            play={play}
            drafts={NO_DRAFTS}
            options={game.options}
            undo={null}
            looked
          />
          {live?.wayBack}
          <Dock
            {...{ game, source, store, stop, eyes, playing, speed, ui, flags, ghost, record, copied }}
            canLink={linkAt !== undefined}
            playOn={playOnAt?.(stop, eyes) ?? null}
            isLive={live !== undefined}
            life={isPhone ? life : null}
            onGo={go}
            onCopy={copyLink}
            onKeys={openKeys}
          />
          <aside className="rail" aria-label="Moment and log">
            {live?.meanwhile}
            <MomentPanel moment={shown} {...{ outline, players, me }} isLive={live !== undefined} />
            <div className="log-page" id="section-log">
              {game.proof !== null && <VerdictNote proof={game.proof} entries={store.last} />}
              {!isPhone && life}
              <ReplayLog {...{ lines, outline, players }} stop={shown.entries} onGo={go} onPoint={setGhost} />
            </div>
          </aside>
        </div>
        {live?.late}
      </div>
      <ReasonTag />
      <output className="only-read">{copied}</output>
      {keysShown && <KeysDialog keys={replayKeys(deeds)} onClose={() => showKeys(false)} />}
    </TableVoiceProvider>
  )
}
