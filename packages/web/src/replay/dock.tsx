import { Menu } from '@base-ui/react/menu'
import { type GameUi, SheetGrip } from '@turnwright/tabletop'
import { ArrowLeft, ArrowRight, Check, Download, Ellipsis, GitFork, Keyboard, Link2 } from 'lucide-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { pointWords } from '../table/result-words.ts'
import { Axis } from './axis.tsx'
import { stretchesOf } from './axis-layout.ts'
import type { LookStore, Speed } from './look-store.ts'
import type { GameOutline, MomentSource } from './moment-source.ts'
import { PointsGraph } from './points-graph.tsx'
import { answerNumber, type Eyes, whereWords } from '@turnwright/replay'
import { speedWords } from './replay-words.ts'
import { Transport } from './transport.tsx'
import './dock.css'

interface DockProps {
  readonly game: GameOutline
  readonly source: MomentSource
  readonly store: LookStore
  readonly stop: number
  readonly eyes: Eyes
  readonly playing: boolean
  readonly speed: Speed
  readonly ui: GameUi | null
  readonly flags: readonly number[]
  /** The moment of a line of the log that is pointed at. */
  readonly ghost: number | null
  readonly record: { readonly href: string; readonly name: string } | null
  readonly canLink: boolean
  /** Where this moment is played on; null where it cannot be. */
  readonly playOn: string | null
  /** What came of copying the link. */
  readonly copied: string | null
  readonly isLive: boolean
  /** What became of the card that is followed, in the place of the graph; null where that is told elsewhere. */
  readonly life: ReactNode
  readonly onGo: (stop: number) => void
  readonly onCopy: () => void
  readonly onKeys: () => void
}

const NO_LINK = 'This record lies in your browser alone: keep the file to share it'

/** Below the table: where we are in the game, and the ways to go elsewhere. Not drawn again when the moment is there that was asked for. */
export const Dock = memo(function Dock(props: DockProps) {
  const { game, source, store, stop, eyes, playing, speed, ui, flags, ghost, record, canLink, playOn, copied, isLive } =
    props
  const { life, onGo, onCopy, onKeys } = props
  const [folded, setFolded] = useState(false)
  const { outline, players } = game
  const stretches = useMemo(() => stretchesOf(outline), [outline])
  return (
    <section className="dock paper" aria-label="Moments of the game" data-folded={folded || undefined}>
      <SheetGrip label="the moments" folded={folded} onFold={setFolded} />
      <div className="dock-grid">
        <p className="dock-where">
          <b>{whereWords(outline, stop, isLive)}</b>
          <span className="num">{answerNumber(outline, stop)}</span>
        </p>
        <Axis
          {...{ outline, players, stop, flags, ghost, onGo, isLive }}
          onDrag={(to) => store.drag(to)}
          onOver={(to) => store.foresee(to)}
        />
        <p className="dock-ends">{isLive ? 'now' : <Ends game={game} ui={ui} />}</p>
        {life}
        <PointsGraph {...{ source, ui, outline, stretches, players, eyes, stop }} isCovered={life !== null} />
      </div>
      <div className="dock-foot">
        <Keys onKeys={onKeys} />
        <Transport {...{ store, playing, speed }} atStart={stop <= store.first} atEnd={stop >= store.last} />
        <div className="dock-doors">
          {playOn !== null && (
            <Link className="btn" href={playOn} aria-label="Play on from here">
              <GitFork aria-hidden="true" />
              Play on
            </Link>
          )}
          {!isLive && (
            <button
              type="button"
              className="btn dock-wide"
              aria-disabled={!canLink || undefined}
              data-reason={canLink ? undefined : NO_LINK}
              onClick={onCopy}
            >
              {copied === null ? <Link2 aria-hidden="true" /> : <Check aria-hidden="true" />}
              {copied === null ? 'Link' : canLink ? 'Copied' : 'Link'}
              <span className="only-read"> to this moment</span>
            </button>
          )}
          {record !== null && (
            <a className="btn dock-wide" href={record.href} download={record.name} aria-label="Keep the record">
              <Download aria-hidden="true" />
            </a>
          )}
          <MoreMenu {...{ store, speed, record, copied, isLive, onCopy, onKeys }} />
        </div>
      </div>
    </section>
  )
})

const Keys = memo(function Keys({ onKeys }: Pick<DockProps, 'onKeys'>) {
  return (
    <p className="dock-keys">
      <span>
        <kbd className="key">
          <ArrowLeft size={12} aria-label="Left" />
        </kbd>{' '}
        <kbd className="key">
          <ArrowRight size={12} aria-label="Right" />
        </kbd>{' '}
        answer
      </span>
      <span>
        <kbd className="key">Shift</kbd> turn
      </span>
      <span>
        <kbd className="key">Space</kbd> play
      </span>
      <button type="button" className="dock-help" aria-label="All keys" onClick={onKeys}>
        <kbd className="key">?</kbd>
      </button>
    </p>
  )
})

type MoreMenuProps = Pick<DockProps, 'store' | 'speed' | 'record' | 'copied' | 'isLive' | 'onCopy' | 'onKeys'>

/** What there is no room for on a phone. */
const MoreMenu = memo(function MoreMenu({ store, speed, record, copied, isLive, onCopy, onKeys }: MoreMenuProps) {
  // Opening draws this anew: the board, into which the menu opens, may not have been there the first time.
  const [open, setOpen] = useState(false)
  return (
    <Menu.Root open={open} onOpenChange={(isOpen) => setOpen(isOpen)}>
      <Menu.Trigger className="btn dock-narrow" aria-label={isLive ? 'Speed, keys' : 'Speed, link, keys'}>
        <Ellipsis aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('board-area')}>
        <Menu.Positioner sideOffset={8} align="end" collisionPadding={8} positionMethod="fixed" className="popup-layer">
          <Menu.Popup className="menu paper">
            <Menu.Item className="menu-item" closeOnClick={false} onClick={() => store.speed(1)}>
              Faster <span className="key">{speedWords(speed)}</span>
            </Menu.Item>
            <Menu.Item className="menu-item" closeOnClick={false} onClick={() => store.speed(-1)}>
              Slower
            </Menu.Item>
            {!isLive && (
              <Menu.Item className="menu-item" closeOnClick={false} onClick={onCopy}>
                <span className="menu-icon" aria-hidden="true">
                  <Link2 />
                </span>
                {copied ?? 'Copy a link to this moment'}
              </Menu.Item>
            )}
            {record !== null && (
              <Menu.Item
                className="menu-item"
                render={<a href={record.href} download={record.name} aria-label="Keep the record" />}
              >
                <span className="menu-icon" aria-hidden="true">
                  <Download />
                </span>
                Keep the record
              </Menu.Item>
            )}
            <Menu.Item className="menu-item" onClick={onKeys}>
              <span className="menu-icon" aria-hidden="true">
                <Keyboard />
              </span>
              Keys
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
})

/** How it ends: the winner, and with what. */
function Ends({ game: { result, players }, ui }: { readonly game: GameOutline; readonly ui: GameUi | null }) {
  const [winner, other] = result?.winners ?? []
  if (result === null || winner === undefined || other !== undefined) return null
  const score = result.scores[winner]
  const points = score === undefined || ui?.resultUnit !== undefined ? '' : ` ${pointWords(score)}`
  return `${players[winner]?.name ?? ''}${points}`
}
