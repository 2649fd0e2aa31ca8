import type { Player, Seat } from '@turnwright/kernel'
import { type ToldMoment, whereWords } from '@turnwright/replay'
import {
  type GameUi,
  inWords,
  KeyedStore,
  offersOnTable,
  refKey,
  SeatMark,
  type TableVoice,
  TableVoiceProvider,
} from '@turnwright/tabletop'
import { GitFork } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Loading } from '../navigation/loading.tsx'
import { RecordProblem } from '../replay/record-problem.ts'
import { eventWords } from '../replay/replay-words.ts'
import { BoardArea, hueOf, LaidBoard } from '../table/board-area.tsx'
import { resultWords } from '../table/result-words.ts'
import { scoreOf } from '../table/score-of.ts'
import { SectionTabs } from '../table/section-tabs.tsx'
import type { OpenedGame } from './compared-game.ts'
import { useBoardZoom } from './use-board-zoom.ts'
import { useToldApart } from './use-told-apart.ts'

interface PaneProps {
  readonly opened: OpenedGame
  readonly ui: GameUi | null
}

const NO_DRAFTS = {}
const NO_OFFERS = offersOnTable([], NO_DRAFTS)

/** One of two tables: whose it is, what is asked and answered there now, and the board, as small as its place. */
export function GamePane({ opened, ui }: PaneProps) {
  const { game } = opened
  const { play, voice } = useLookedTable(opened)
  const place = useRef<HTMLDivElement>(null)
  const zoom = useBoardZoom(place)
  useToldApart(place, opened.name)
  return (
    <section className="pane" aria-label={opened.name} data-game={game.game}>
      <PaneHead opened={opened} ui={ui} />
      <div className="pane-board" ref={place}>
        {play === null ? (
          <p className="pane-wait">The game is being played again…</p>
        ) : (
          <TableVoiceProvider value={voice}>
            <div className="board-area" style={{ ...hueOf(ui), zoom }}>
              <LaidBoard
                game={game.game}
                {...{ ui, play }}
                drafts={NO_DRAFTS}
                options={game.options}
                undo={null}
                looked
              />
            </div>
          </TableVoiceProvider>
        )}
      </div>
    </section>
  )
}

/** On a phone one of them at a time, part by part as at any table. */
export function PhonePane({ opened, ui }: PaneProps) {
  const { game } = opened
  const { play, voice } = useLookedTable(opened)
  if (play === null) return <Loading>The game is being played again…</Loading>
  return (
    <TableVoiceProvider value={voice}>
      <PaneHead opened={opened} ui={ui} />
      <SectionTabs ui={ui} play={play} hasLog={false} />
      <div className="play" id="play">
        <BoardArea game={game.game} {...{ ui, play }} drafts={NO_DRAFTS} options={game.options} undo={null} looked />
      </div>
    </TableVoiceProvider>
  )
}

function useLookedTable({ looks, seat }: OpenedGame) {
  const look = useSyncExternalStore(looks.subscribe, looks.now)
  const shown = useDeferredValue(look.shown)
  const traces = useMemo(() => new KeyedStore<Seat>(), [])
  const pointing = useMemo(() => new KeyedStore<true>(), [])
  // What is answered next is marked on the table, in the colour of who answers.
  useEffect(() => {
    const next = shown?.next ?? null
    const by = next?.seat ?? null
    traces.replace(new Map(next === null || by === null ? [] : next.refs.map((ref) => [refKey(ref), by])))
  }, [shown, traces])
  const projection = shown?.projection ?? null
  // Nobody is asked here: the table is looked at.
  const play = useMemo(
    () => (projection === null ? null : { ...projection, prompts: [], canUndo: false }),
    [projection],
  )
  const voice = useMemo<TableVoice>(
    () => ({
      seat,
      offers: NO_OFFERS,
      drafts: NO_DRAFTS,
      choose: () => {},
      answer: () => {},
      busy: false,
      isLooked: true,
      pointing,
      traces,
    }),
    [seat, pointing, traces],
  )
  if (look.problem !== null) throw new RecordProblem(look.problem)
  return { play, voice }
}

function PaneHead({ opened, ui }: PaneProps) {
  const { name, who, looks, game, seat, parts } = opened
  const { stop, shown } = useSyncExternalStore(looks.subscribe, looks.now)
  const score = shown === null ? null : scoreOf(shown.projection, ui, seat)
  return (
    <section className="pane-head paper" aria-label={`Where it stands: ${name}`}>
      <div className="pane-title">
        <h2>{name}</h2>
        <p className="num">{[who, whereWords(game.outline, stop)].filter((each) => each !== null).join(', ')}</p>
        {(parts === null || stop <= parts) && (
          <p className="pane-parted">
            <GitFork size={14} aria-hidden="true" />
            {stop === parts ? 'Here they part' : 'Alike so far'}
          </p>
        )}
      </div>
      {score !== null && (
        <p className="pane-score num">
          <b>{score.value}</b> {score.unit ?? 'points'}
        </p>
      )}
      {shown !== null && <Said players={opened.players} moment={shown} />}
    </section>
  )
}

interface SaidProps {
  readonly players: readonly Player[]
  readonly moment: ToldMoment
}

/** What is asked at a moment, and what was answered. */
function Said({ players, moment: { next, projection } }: SaidProps) {
  const { result } = projection
  if (next === null) return <p className="pane-said">{result === null ? '' : resultWords(result, players, null)}</p>
  const isAnswer = next.kind === 'answer' || next.kind === 'timeout'
  return (
    <p className="pane-said">
      {next.seat !== null && <SeatMark seat={next.seat} />}
      {isAnswer ? (next.question ?? 'A question that nobody else reads') : eventWords(next, players, null)}
      {isAnswer && next.chosen !== null && (
        <>
          {' '}
          <b>{next.chosen.length === 0 ? 'Nothing' : inWords(next.chosen)}</b>
        </>
      )}
    </p>
  )
}
