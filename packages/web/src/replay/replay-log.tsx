import type { Player } from '@turnwright/kernel'
import { answerNumber, type Outline, type StoryLine, turnAt, turnWords } from '@turnwright/replay'
import { actorOf, SeatMark, type TableVoice, useTableVoice } from '@turnwright/tabletop'
import { memo, useMemo, useRef } from 'react'
import { useHereInSight } from './here-in-sight.ts'
import { useLogWindow } from './log-window.ts'
import './replay-log.css'

interface ReplayLogProps {
  readonly lines: readonly StoryLine[]
  readonly outline: Outline
  readonly players: readonly Player[]
  readonly stop: number
  readonly onGo: (stop: number) => void
  /** Somebody points at a line that came from this moment; null when they leave it. */
  readonly onPoint: (stop: number | null) => void
}

/** What happened, the latest first, parted where we are. A line leads to the question it came from. */
export const ReplayLog = memo(function ReplayLog({ lines, outline, players, stop, onGo, onPoint }: ReplayLogProps) {
  const { pointing } = useTableVoice()
  const list = useRef<HTMLOListElement>(null)
  const here = useRef<HTMLLIElement>(null)
  const at = useMemo(() => lines.findIndex((line) => line.stop >= stop), [lines, stop])
  const split = at < 0 ? lines.length : at
  // The others are a button away.
  const { from, to, drawEarlier, drawLater } = useLogWindow(split, lines.length)
  useHereInSight(list, here, `${split} ${stop}`, `${from} ${to}`)
  const shown = (part: readonly StoryLine[], when: 'past' | 'future') =>
    part.toReversed().map((each, index, all) => {
      const turn = turnAt(outline, each.stop)
      const isFirst = turnAt(outline, all[index - 1]?.stop ?? -1) !== turn
      return (
        <Line
          key={each.line.index}
          line={each}
          when={when}
          isNow={when === 'past' && each.stop === stop - 1}
          heading={isFirst ? headingOf(turn, players) : null}
          seat={turn?.seat ?? null}
          {...{ pointing, onGo, onPoint }}
        />
      )
    })
  return (
    <section className="replay-log" aria-label="Log">
      <div className="log-head">
        <h2 className="log-title">Log</h2>
        <span className="quiet">click a line to go there</span>
      </div>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className="log-lines" ref={list} tabIndex={0} aria-label="What happened, the latest first">
        {to < lines.length && <More onMore={drawLater} words="Later lines" />}
        {shown(lines.slice(split, to), 'future')}
        <li className="log-here" ref={here} aria-current="step">
          <span>You are here</span>
          <span className="num">{answerNumber(outline, stop)}</span>
        </li>
        {shown(lines.slice(from, split), 'past')}
        {from > 0 && <More onMore={drawEarlier} words="Earlier lines" />}
      </ol>
    </section>
  )
})

function headingOf(turn: ReturnType<typeof turnAt>, players: readonly Player[]): string | null {
  const where = turnWords(turn)
  if (where === null || turn === undefined) return null
  return turn.seat === null ? where : `${where} · ${players[turn.seat]?.name ?? ''}`
}

function More({ onMore, words }: { readonly onMore: () => void; readonly words: string }) {
  return (
    <li>
      <button type="button" className="log-more" onClick={onMore}>
        {words}
      </button>
    </li>
  )
}

interface LineProps {
  readonly line: StoryLine
  readonly when: 'past' | 'future'
  readonly isNow: boolean
  readonly heading: string | null
  readonly seat: number | null
  readonly pointing: TableVoice['pointing']
  readonly onGo: (stop: number) => void
  readonly onPoint: (stop: number | null) => void
}

/** Only lines that change sides are drawn again. */
const Line = memo(function Line({
  line: { line, stop, takenBack },
  when,
  isNow,
  heading,
  seat,
  pointing,
  onGo,
  onPoint,
}: LineProps) {
  const actor = actorOf(line)
  const point = () => {
    const cards = line.parts.flatMap((part) =>
      typeof part !== 'string' && 'card' in part && part.card !== null ? [`card:${part.card}`] : [],
    )
    pointing.replace(new Map(cards.map((card) => [card, true])))
    onPoint(stop)
  }
  const leave = () => {
    pointing.replace(new Map())
    onPoint(null)
  }
  return (
    <>
      {heading !== null && (
        <li className="log-turn" data-when={when}>
          {seat !== null && <SeatMark seat={seat} />}
          <span>{heading}</span>
        </li>
      )}
      <li
        className="log-line"
        data-seat={actor ?? undefined}
        data-when={when}
        data-now={isNow || undefined}
        data-gone={takenBack || undefined}
        onPointerEnter={point}
        onPointerLeave={leave}
      >
        {actor === null ? <span /> : <SeatMark seat={actor} />}
        <button type="button" className="log-jump" onClick={() => onGo(stop)} onFocus={point} onBlur={leave}>
          {line.parts.map((part, place) =>
            // Parts never change their order within a line.
            typeof part === 'string' ? (
              part
            ) : 'seat' in part ? (
              <b key={place}>{part.name}</b>
            ) : (
              <span key={place} className={part.card === null ? undefined : 'mention'}>
                {part.name}
              </span>
            ),
          )}
          {takenBack && <em className="log-gone"> (taken back)</em>}
        </button>
      </li>
    </>
  )
})
