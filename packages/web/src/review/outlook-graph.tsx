import type { Player } from '@turnwright/kernel'
import type { Outline } from '@turnwright/replay'
import { type Judgement, type Review, standingOf, type Unit } from '@turnwright/search/review'
import { SeatMark } from '@turnwright/tabletop'
import { memo, type PointerEvent, useMemo } from 'react'
import { placeOf, roundsOn, type Stretch } from '../replay/axis-layout.ts'
import { momentWords } from '../replay/replay-words.ts'
import { AnswerCosts } from './answer-costs.tsx'
import { biggestSwing, heightOf, type OutlookLine, type OutlookLines, ticksOf } from './outlook-lines.ts'
import { amountWords, changeWords, lossWords, rangeWords, unitWords } from './review-words.ts'
import '../replay/seat-line.css'
import './outlook-graph.css'

interface OutlookGraphProps {
  readonly outline: Outline
  readonly stretches: readonly Stretch[]
  readonly players: readonly Player[]
  readonly review: Review
  readonly lines: OutlookLines
  readonly moments: readonly Judgement[]
  /** The answer that is looked at. */
  readonly entry: number | null
  readonly isAtWork: boolean
  readonly onGo: (entry: number) => void
}

/** What the game promised at every answer, with how sure that is, and below it what each of them cost. */
export function OutlookGraph(props: OutlookGraphProps) {
  const { outline, stretches, players, review, lines, moments, entry, isAtWork, onGo } = props
  const { answers, unit } = review
  const places = useMemo(
    () => answers.map((answer) => ({ entry: answer.entry, place: placeOf(stretches, answer.entry) })),
    [answers, stretches],
  )
  const at = answers.findIndex((answer) => answer.entry === entry)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const wanted = (event.clientX - left) / Math.max(1, width)
    const nearest = places.toSorted((a, b) => Math.abs(a.place - wanted) - Math.abs(b.place - wanted))[0]
    if (nearest !== undefined) onGo(nearest.entry)
  }
  const swept = isAtWork ? (places.at(-1)?.place ?? 0) : null
  return (
    <div className="outlook">
      <div className="outlook-graph">
        <Drawing lines={lines} rounds={useMemo(() => roundsOn(outline, stretches), [outline, stretches])} />
        {swept !== null && <span className="outlook-sweep" style={{ '--at': swept }} aria-hidden="true" />}
        {entry !== null && (
          <span className="outlook-head" style={{ '--at': placeOf(stretches, entry) }} aria-hidden="true" />
        )}
        <SwingLabel lines={lines} />
        {/* Arrows and the other keys are the page's own: they mean the same wherever the focus is. */}
        <div
          className="outlook-slider"
          id="choices"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input lies over a graph
          role="slider"
          tabIndex={0}
          aria-label="Answer that is looked at"
          aria-valuemin={1}
          aria-valuemax={Math.max(1, answers.length)}
          aria-valuenow={Math.max(1, at + 1)}
          aria-valuetext={answerWords(answers[at], lines, unit, momentOf(outline, players, entry))}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag(event)
          }}
          onPointerMove={(event) => event.buttons === 1 && drag(event)}
        />
        <ol className="outlook-pins" aria-label="Costly moments on the graph">
          {moments.map((moment, nth) => (
            <li
              key={moment.entry}
              style={{ '--at': placeOf(stretches, moment.entry), '--down': heightAt(lines, review.seat, moment.entry) }}
            >
              <button
                type="button"
                className="moment-pin"
                aria-label={`Moment ${nth + 1}`}
                aria-current={moment.entry === entry || undefined}
                onClick={() => onGo(moment.entry)}
              >
                <span>{nth + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <AnswerCosts {...{ answers, unit, moments, places }} />
      <Rounds rounds={roundsOn(outline, stretches)} />
    </div>
  )
}

/** What turned the game most, beside where it came to. */
function SwingLabel({ lines }: { readonly lines: OutlookLines }) {
  const swing = useMemo(() => biggestSwing(lines), [lines])
  if (swing === null) return null
  const { seat, place, mean, by } = swing
  return (
    <span
      className="outlook-swing num"
      style={{ '--at': place, '--down': heightOf(lines, mean) }}
      data-seat={seat}
      data-ends={place > MIDDLE || undefined}
    >
      <span className="only-read">The biggest swing: </span>
      {lines.lines.length > 1 && <SeatMark seat={seat} />}
      {changeWords(by, lines.kind)}
    </span>
  )
}

/** A label stands on the side where there is more room. */
const MIDDLE = 0.5

function momentOf(outline: Outline, players: readonly Player[], entry: number | null): string {
  return entry === null ? '' : momentWords(outline, players, entry)
}

function answerWords(answer: Judgement | undefined, { kind }: OutlookLines, unit: Unit, where: string): string {
  if (answer === undefined) return where === '' ? 'Nothing is judged yet' : `${where}, not judged yet`
  const { chance } = answer.outlook
  const outlook =
    kind === 'chance' && chance !== null
      ? `, chance to win ${amountWords(chance.mean, 'chance')}, ${rangeWords(chance, 'chance')}`
      : ''
  const cost =
    answer.cost !== null && standingOf(answer, unit) === 'worse'
      ? `, cost ${lossWords(answer.cost, unit).slice(1)} ${unitWords(unit)}`
      : ''
  return where + outlook + cost
}

function heightAt(lines: OutlookLines, seat: number, entry: number): number {
  const point = lines.lines.find((line) => line.seat === seat)?.points.find((each) => each.entry === entry)
  return point === undefined ? 0 : heightOf(lines, point.mean)
}

const WIDTH = 1000
const HEIGHT = 100

const Drawing = memo(function Drawing({
  lines,
  rounds,
}: {
  readonly lines: OutlookLines
  readonly rounds: ReturnType<typeof roundsOn>
}) {
  const ticks = ticksOf(lines)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="outlook-grid" d={ticks.map((tick) => `M0 ${y(lines, tick)}H${WIDTH}`).join('')} />
        <path
          className="outlook-rounds"
          d={rounds
            .filter(({ at }) => at > 0)
            .map(({ at }) => `M${(at * WIDTH).toFixed(1)} 0V${HEIGHT}`)
            .join('')}
        />
        {lines.lines.map((line) => (
          <path key={line.seat} className="outlook-band" data-seat={line.seat} d={bandOf(lines, line)} />
        ))}
        {lines.lines.map((line) => (
          <path key={line.seat} className="seat-line" data-seat={line.seat} d={lineOf(lines, line)} />
        ))}
      </svg>
      {ticks.map((tick) => (
        <span key={tick} className="outlook-tick num" style={{ '--down': heightOf(lines, tick) }} aria-hidden="true">
          {lines.kind === 'chance' ? `${Math.round(tick * 100)} %` : tick}
        </span>
      ))}
    </>
  )
})

function y(lines: OutlookLines, figure: number): string {
  return (heightOf(lines, figure) * HEIGHT).toFixed(1)
}

function lineOf(lines: OutlookLines, { points }: OutlookLine): string {
  return points
    .map(({ place, mean }, at) => `${at === 0 ? 'M' : 'L'}${(place * WIDTH).toFixed(1)} ${y(lines, mean)}`)
    .join('')
}

function bandOf(lines: OutlookLines, { points }: OutlookLine): string {
  if (points.length === 0) return ''
  const upper = points.map(({ place, interval }) => `${(place * WIDTH).toFixed(1)} ${y(lines, interval[1])}`)
  const lower = points.map(({ place, interval }) => `${(place * WIDTH).toFixed(1)} ${y(lines, interval[0])}`)
  return `M${[...upper, ...lower.toReversed()].join('L')}Z`
}

/** Words that would lie over each other are left out. */
const MOST_NAMES = 8

function Rounds({ rounds }: { readonly rounds: ReturnType<typeof roundsOn> }) {
  const every = Math.max(1, Math.ceil(rounds.length / MOST_NAMES))
  return (
    <div className="outlook-names" data-many={rounds.length > 4 || undefined} aria-hidden="true">
      {rounds.map(({ round, from, at }, nth) =>
        nth % every === 0 ? (
          <span key={from} style={{ '--at': at }}>
            {round !== 0 && (nth === 0 || rounds.length <= 4) && <span>Round </span>}
            {round === 0 ? 'Start' : round}
          </span>
        ) : null,
      )}
    </div>
  )
}
