import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import {
  BoardSection,
  KeyedStore,
  LogList,
  Nameplate,
  nameOfSeat,
  offersOnTable,
  RequestPanel,
  type Score,
  type TableVoice,
  TableVoiceProvider,
  turnNote,
  useDrafts,
} from '@turnwright/tabletop'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { PlainBoard } from '../plain-board/plain-board.tsx'
import { Announcer } from '../table/announcer.tsx'
import { LinePin } from './line-pin.tsx'
import { LiveResult } from './live-result.tsx'
import { PigTable } from './pig-table.ts'
import './live-table.css'

const PLAYERS = ['You', 'Bo', 'Cy']
const NO_WORDS = {}

interface LiveTableProps {
  readonly name: string
  readonly newSeed: () => string
}

/** A game beside its rules: the kernel and its table, in this page alone. */
export function LiveTable({ name, newSeed }: LiveTableProps) {
  const [table, lay] = useState(() => new PigTable(PLAYERS, newSeed()))
  const again = () => {
    table.close()
    flushSync(() => lay(new PigTable(PLAYERS, newSeed())))
    // The button is gone that had the focus.
    document.querySelector<HTMLElement>('.live-request .request-ask')?.focus({ preventScroll: true })
  }
  return <Laid key={table.id} {...{ table, name, again }} />
}

interface LaidProps extends Pick<LiveTableProps, 'name'> {
  readonly table: PigTable
  readonly again: () => void
}

function Laid({ table, name, again }: LaidProps) {
  const play = useSyncExternalStore(table.subscribe, () => table.now)
  const { drafts, choose } = useDrafts(play.prompts, table.answer)
  const pointing = useMemo(() => new KeyedStore<true>(), [])
  const traces = useMemo(() => new KeyedStore<Seat>(), [])
  const voice = useMemo<TableVoice>(
    () => ({
      seat: play.seat,
      offers: offersOnTable(play.prompts, drafts),
      drafts,
      choose,
      answer: table.answer,
      busy: false,
      pointing,
      traces,
    }),
    [play, drafts, choose, table, pointing, traces],
  )
  const undo = play.canUndo && play.result === null ? { label: 'Undo', run: table.undo } : null
  return (
    <TableVoiceProvider value={voice}>
      <div className="live-bar wood">
        <Pinned pin={1} className="live-name">
          <h2>{name}</h2>
        </Pinned>
        <ul className="live-seats" aria-label="Players">
          {play.players.map(({ seat }) => (
            <li key={seat}>
              <Nameplate
                seat={seat}
                name={nameOfSeat(play.players, seat, play.seat)}
                note={noteOf(play, seat)}
                lit={isAsked(play, seat)}
                score={scoreOf(play, seat)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Pinned pin={4} className="live-cloth cloth">
        <BoardSection id="table" label="The table" className="plain-board">
          <PlainBoard play={play} words={NO_WORDS} />
        </BoardSection>
      </Pinned>
      <Pinned pin={2} className="live-request">
        {play.result === null ? (
          <RequestPanel projection={play} ui={null} undo={undo} />
        ) : (
          <LiveResult {...{ play, again }} result={play.result} />
        )}
      </Pinned>
      <Pinned pin={3} className="live-log">
        <LogList log={play.log} />
      </Pinned>
      <Announcer play={play} />
    </TableVoiceProvider>
  )
}

interface PinnedProps {
  readonly pin: number
  readonly className: string
  readonly children: ReactNode
}

/** A part of the table, with the way to the lines that make it. */
function Pinned({ pin, className, children }: PinnedProps) {
  return (
    <div className={`${className} pinned`} data-pin={pin}>
      {children}
      <LinePin pin={pin} />
    </div>
  )
}

function isAsked({ waitingFor, result }: Projection, seat: Seat): boolean {
  return result === null && waitingFor.some((waiting) => waiting.seat === seat)
}

function noteOf(play: Projection, seat: Seat): string {
  if (play.result !== null) return play.result.winners.includes(seat) ? 'winner' : ''
  if (isAsked(play, seat)) return turnNote({ isMe: seat === play.seat })
  return seat === play.seat ? '' : 'bot'
}

function scoreOf({ result }: Projection, seat: Seat): Score | null {
  const value = result?.scores[seat]
  return value === undefined ? null : { value }
}
