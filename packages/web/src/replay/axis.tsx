import type { Player } from '@turnwright/kernel'
import type { Outline } from '@turnwright/replay'
import { SeatMark } from '@turnwright/tabletop'
import { memo, type PointerEvent, useMemo } from 'react'
import { placeOf, roundsOn, type Stretch, stopAt, stretchesOf } from './axis-layout.ts'
import { momentWords } from './replay-words.ts'
import './axis.css'

interface AxisProps {
  readonly outline: Outline
  readonly players: readonly Player[]
  readonly stop: number
  /** Moments in the life of what is pointed at. */
  readonly flags: readonly number[]
  /** Where the playhead would go with the line of the log that is pointed at. */
  readonly ghost: number | null
  readonly onGo: (stop: number) => void
  /** The playhead is drawn over the axis. */
  readonly onDrag: (stop: number) => void
  /** The hand is over a moment, and has not asked for it yet. */
  readonly onOver: (stop: number) => void
  /** A game that goes on ends with the present. */
  readonly isLive?: boolean
}

/** The whole game in one line: each turn its seat's mark, each round a bar, and where we are. */
export function Axis({ outline, players, stop, flags, ghost, onGo, onDrag, onOver, isLive = false }: AxisProps) {
  const stretches = useMemo(() => stretchesOf(outline), [outline])
  const last = outline.first + outline.stops.length - 1
  const place = placeOf(stretches, stop)
  const seat = outline.turns[outline.stops[stop - outline.first]?.turn ?? 0]?.seat ?? null
  const stopUnder = (event: PointerEvent<HTMLDivElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return stopAt(stretches, (event.clientX - left) / Math.max(1, width))
  }
  return (
    <div className="axis">
      {/* Arrows and the other keys are the page's own: they mean the same wherever the focus is. */}
      <div
        className="axis-track"
        id="moments"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input has turns that are equally wide
        role="slider"
        tabIndex={0}
        aria-label="Moment of the game"
        aria-valuemin={outline.first}
        aria-valuemax={last}
        aria-valuenow={stop}
        aria-valuetext={momentWords(outline, players, stop)}
        data-lanes={stretches.length > 90 || undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          onGo(stopUnder(event))
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) onDrag(stopUnder(event))
          else if (event.buttons === 0) onOver(stopUnder(event))
        }}
      >
        <Marks {...{ outline, stretches }} />
        <span className="axis-future" style={{ '--from': place }} aria-hidden="true" />
        {flags.map((at) => (
          <i key={at} className="axis-flag" style={{ '--at': placeOf(stretches, at) }} aria-hidden="true" />
        ))}
        {ghost !== null && ghost !== stop && (
          <span className="axis-ghost" style={{ '--at': placeOf(stretches, ghost) }} aria-hidden="true" />
        )}
        <span className="axis-head" style={{ '--at': place }} aria-hidden="true">
          {seat === null ? <i className="axis-nobody" /> : <SeatMark seat={seat} />}
        </span>
        {isLive && <span className="axis-now" aria-hidden="true" />}
      </div>
      <Rounds {...{ outline, stretches, stop }} onGo={onGo} />
    </div>
  )
}

interface MarksProps {
  readonly outline: Outline
  readonly stretches: readonly Stretch[]
}

/** Drawn once: only the playhead moves. */
const Marks = memo(function Marks({ outline, stretches }: MarksProps) {
  return (
    <span className="axis-marks" style={{ '--n': stretches.length }} aria-hidden="true">
      {stretches.map(({ turn, from, takenBack }, at) => {
        const of = outline.turns[turn]
        const before = outline.turns[stretches[at - 1]?.turn ?? -1]
        return (
          <span
            key={from}
            className="axis-turn"
            data-round={(at > 0 && before?.round !== of?.round) || undefined}
            data-gone={takenBack || undefined}
            data-lane={of?.seat ?? undefined}
          >
            {of?.seat === null || of === undefined ? <i className="axis-nobody" /> : <SeatMark seat={of.seat} />}
          </span>
        )
      })}
    </span>
  )
})

interface RoundsProps extends MarksProps {
  readonly stop: number
  readonly onGo: (stop: number) => void
}

function Rounds({ outline, stretches, stop, onGo }: RoundsProps) {
  const rounds = useMemo(() => roundsOn(outline, stretches), [outline, stretches])
  const now = rounds.findLast(({ from }) => from <= stop)
  // Many rounds are told by every so many: words would lie over each other.
  const every = Math.max(1, Math.ceil(rounds.length / 8))
  return (
    <div className="axis-rounds">
      {rounds.map((each, index) =>
        index % every === 0 ? (
          <button
            key={each.from}
            type="button"
            style={{ '--at': each.at }}
            data-now={each === now || undefined}
            onClick={() => onGo(each.from)}
          >
            <span className="only-read">Go to </span>
            {each.round === 0 ? 'Start' : every > 1 ? each.round : `Round ${each.round}`}
          </button>
        ) : null,
      )}
    </div>
  )
}
